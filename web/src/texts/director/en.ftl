since-away = Since you left
since-away-more = { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}
autoplay = Play
autoplay-stop = Pause

pace = Speed of the moves
pace-calm = Calm
pace-usual = Normal
pace-quick = Fast
pace-off = Instant
