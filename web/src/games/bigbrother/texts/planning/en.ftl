# The planning board, open once the game is over.

planning = The planning board
planning-about = Big Brother’s planning board is open now: where every policeman stood, moment by moment, beside what the opposition could believe.
planning-map = London at that moment
planning-open = Open it
planning-loading = Reading the game: { $percent } %
planning-empty = Nobody had moved yet.
planning-moment = Round { $round } · { $phase }
planning-slider = Moment
planning-back = One moment back
planning-on = One moment on
planning-round-back = Round before
planning-round-on = Round after
planning-truth = Where they stood
planning-belief = Where the opposition could believe them
planning-hidden = Hidden policemen: { $number }
planning-visible = Visible policemen: { $number }
planning-believed = Could stand, for all that was known
planning-cells =
    { $number ->
        [one] on { $number } cell
       *[other] on { $number } cells
    }
planning-anywhere = anywhere but in the Safe House
planning-nobody = nobody
