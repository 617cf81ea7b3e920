# Company: playing again with the same people.

rematch = Rematch
play-again = Play again
rematch-join = Join the rematch
rematch-waits = A rematch is set up, and your seat is kept for you.
rematch-text = The same people and options. Everybody moves up one seat.
