# Who sits where a bot plays, and what they say now and then: about what everybody has seen.

cast-raven = Raven
cast-stag = Stag
cast-lantern = Lantern
cast-thistle = Thistle
cast-comet = Comet
cast-anchor = Anchor
say-party-hello-1 = The road is long. Let us go.
say-party-hello-2 = Our banner will be first at the Tower.
say-party-beats-1 = Is that all?
say-party-beats-2 = Write that into the songs.
say-party-beaten-1 = The dice have no honour.
say-party-beaten-2 = We shall meet again.
say-party-mission-1 = Done. What is next?
say-party-mission-2 = A promise is a promise.
say-party-won-1 = The light is ours.
say-party-won-2 = Raise the banner!
say-party-lost-1 = Well walked. Next time we run.
say-party-lost-2 = So the songs will be about you.
