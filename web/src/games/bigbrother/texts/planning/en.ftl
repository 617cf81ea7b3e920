# The planning board, open once the game is over.

planning = The planning board
planning-about = Big Brother’s planning board is open now: where every policeman stood at each point of the game, next to what the opposition could believe.
planning-map = London at that point
planning-open = Open planning board
planning-loading = Reading the game: { $percent } %
planning-empty = Nobody had moved yet.
planning-moment = Round { $round } · { $phase }
planning-slider = Point in the game
planning-back = Step back
planning-on = Step forward
planning-round-back = Previous round
planning-round-on = Next round
planning-truth = Where they stood
planning-belief = Where the opposition could believe them
planning-hidden = Hidden policemen: { $number }
planning-visible = Visible policemen: { $number }
planning-believed = Could be, as far as anyone knew
planning-cells =
    { $number ->
        [one] on { $number } cell
       *[other] on { $number } cells
    }
planning-anywhere = anywhere except the Safe House
planning-nobody = nobody
