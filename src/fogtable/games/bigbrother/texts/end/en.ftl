# How a game ended

win-big-brother-story =
    The telescreens read out the good news, and nobody remembers that there was ever any other. In a café someone traces
    a sum in the dust of the table, looks up at the great face on the wall, and is no longer afraid of it.
win-opposition-story =
    One morning the loudspeakers crackle and say nothing. People stop in the street and wait for the voice; then, one
    after another, they begin to talk. On the wall a corner of the poster has come loose and flaps in the wind.
