# The planning board, open once the game is over.

planning = Поле планирования
planning-about = Теперь поле планирования Большого Брата открыто: где в какой момент стоял каждый полицейский — и где его могла предполагать оппозиция.
planning-map = Лондон в тот момент
planning-open = Открыть
planning-loading = Загружаем партию: { $percent } %
planning-empty = Никто ещё не успел сделать ни шага.
planning-moment = Раунд { $round } · { $phase }
planning-slider = Момент
planning-back = На момент назад
planning-on = На момент вперёд
planning-round-back = Предыдущий раунд
planning-round-on = Следующий раунд
planning-truth = Где они стояли
planning-belief = Где их могла предполагать оппозиция
planning-hidden = Скрытые полицейские: { $number }
planning-visible = Видимые полицейские: { $number }
planning-believed = По открытым сведениям могли стоять
planning-cells =
    { $number ->
        [one] на { $number } клетке
       *[many] на { $number } клетках
    }
planning-anywhere = где угодно, кроме УБЕЖИЩА
planning-nobody = никого
