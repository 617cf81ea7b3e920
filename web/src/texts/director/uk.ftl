since-away = Поки вас не було
since-away-more = { $count ->
    [one] перед цим ще { $count } подія
    [few] перед цим ще { $count } події
   *[many] перед цим ще { $count } подій
}
skip = Торкніться, щоб пропустити
speed = Як швидко все відбувається
speed-calm = Спокійно
speed-usual = Звичайно
speed-quick = Швидко
speed-off = Одразу
autoplay = Дивитися
autoplay-stop = Пауза
