since-away = Пока вас не было
since-away-more = { $count ->
    [one] до этого ещё { $count } событие
    [few] до этого ещё { $count } события
   *[many] до этого ещё { $count } событий
}
skip = Коснитесь, чтобы пропустить
speed = Как быстро всё происходит
speed-calm = Спокойно
speed-usual = Обычно
speed-quick = Быстро
speed-off = Сразу
autoplay = Смотреть
autoplay-stop = Пауза
