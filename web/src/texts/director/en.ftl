since-away = Since you left
since-away-more = { $count ->
    [one] one more thing before that
   *[other] { $count } more things before that
}
autoplay = Play
autoplay-stop = Pause
