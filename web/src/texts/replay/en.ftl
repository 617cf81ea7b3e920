# Looking a game through.

retracted = An answer is taken back
eyes-of = Through the eyes of
eyes-all = everybody
replay-start = The start
step-first = To the start
step-back = One step back
step-on = One step on
step-last = To the end
back-to-end = Back
turn-back = To the turn or round before
turn-on = To the next turn or round
copy-moment = Link to this moment
chances = Chances
chances-working = Playing the game on from every position…
chances-unavailable = This server has no compiled rules: it cannot work out the chances. Everything else works as ever.
chances-note =
    From each position 200 games were played on by a bot that plays both sides alike, from the cards as they truly lay, the
    luck to come drawn anew. The numbers are right to within a few percent.
chances-note-solo =
    From each position 200 games were played on by a bot, from the cards as they truly lay, the luck to come drawn anew. It
    is what they were worth on average.
chance = { $percent } %
turning-points = Turning points
turning-points-none = No single move changed much in this game.
turning-point = { $side }: from { $before } to { $after }
go-on = Continue from here
go-on-seat = Your seat
go-on-text =
    A practice table opens at this moment; bots take the other seats. It is no fair game: you have seen what was hidden. The
    luck to come is that of the old game.
go-on-solo = A practice table opens at this moment. You have seen what was hidden, and the luck to come is that of the old game.
go-on-over = The game ends here. Go back to a moment from which there is something left to play.
go-on-start = Play on
