since-away = Пока вас не было
since-away-more = { $count ->
    [one] до этого ещё { $count } событие
    [few] до этого ещё { $count } события
   *[many] до этого ещё { $count } событий
}
autoplay = Смотреть
autoplay-stop = Пауза

pace = Как быстро всё происходит
pace-calm = Спокойно
pace-usual = Обычно
pace-quick = Быстро
pace-off = Сразу
