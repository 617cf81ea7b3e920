# Looking a game through.

retracted = A choice is taken back
eyes-of = View as
eyes-all = everyone
replay-start = Start
step-first = Go to the start
step-back = Step back
step-on = Step forward
step-last = Go to the end
back-to-end = Back
turn-back = Previous turn
turn-on = Next turn
copy-moment = Link to this position
chances = Chances
chances-working = A bot is playing on from every position…
chances-unavailable = This server has no compiled rules and cannot work out the chances. Everything else works.
chances-note =
    From each position a bot played 200 games to the end for both sides, using the actual cards and new random draws.
    Accurate to within a few percent.
chances-note-solo =
    From each position a bot played 200 games to the end, using the actual cards and new random draws. The numbers are
    the average results.
chance = { $percent } %
turning-points = Turning points
turning-points-none = No single move changed much in this game.
turning-point = { $side }: from { $before } to { $after }
turning-better = A strong bot, knowing only what this player knew, would rather have chosen: { $answer } ({ $worth })
turning-better-than = A strong bot, knowing only what this player knew, would rather have chosen: { $answer } ({ $worth }, against { $given })
turning-even = Just as good: { $answer }. A strong bot, knowing only what this player knew, sees no difference ({ $worth }).
turning-best = A strong bot would have done the same.
turning-forced = There was nothing to choose here.
go-on = Continue from here
go-on-seat = Your seat
go-on-text =
    A practice table opens at this position; bots take the other seats. It is not a fair game: you have seen what was
    hidden, and future draws are those of the old game.
go-on-solo = A practice table opens at this position. You have seen what was hidden, and future draws are those of the old game.
go-on-over = The game ends here. Go back to a position with something left to play.
go-on-start = Play on
example-called = { $name }
