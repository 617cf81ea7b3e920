since-away = Since you left
since-away-more = { $count ->
    [one] one more thing before that
   *[other] { $count } more things before that
}
skip = Tap anywhere to skip
speed = How fast things happen
speed-calm = Calm
speed-usual = Usual
speed-quick = Quick
speed-off = At once
autoplay = Play
autoplay-stop = Pause
