since-away = Since you left
since-away-more = { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}
autoplay = Play
autoplay-stop = Pause
