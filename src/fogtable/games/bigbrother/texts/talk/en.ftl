# What people say at the table with one tap.

preset-down-with-him = Down with Big Brother!
preset-just-walking = Just out for a walk
preset-not-me = It was not me
preset-watching-you = Big Brother is watching you
preset-papers-please = Your papers, please
preset-room-101 = See you in Room 101
