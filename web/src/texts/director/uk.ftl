since-away = Поки вас не було
since-away-more = { $count ->
    [one] перед цим ще { $count } подія
    [few] перед цим ще { $count } події
   *[many] перед цим ще { $count } подій
}
autoplay = Дивитися
autoplay-stop = Пауза

pace = Як швидко все відбувається
pace-calm = Спокійно
pace-usual = Звичайно
pace-quick = Швидко
pace-off = Одразу
