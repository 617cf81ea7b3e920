# The planning board, open once the game is over.

planning = Поле планування
planning-about = Тепер поле планування Старшого Брата відкрите: де якої миті стояв кожен поліцейський — і де його могла припускати опозиція.
planning-map = Лондон тієї миті
planning-open = Відкрити
planning-loading = Читаємо партію: { $percent } %
planning-empty = Ніхто ще не встиг зробити жодного кроку.
planning-moment = Раунд { $round } · { $phase }
planning-slider = Мить
planning-back = На мить назад
planning-on = На мить уперед
planning-round-back = Попередній раунд
planning-round-on = Наступний раунд
planning-truth = Де вони стояли
planning-belief = Де їх могла припускати опозиція
planning-hidden = Приховані поліцейські: { $number }
planning-visible = Видимі поліцейські: { $number }
planning-believed = За відкритими відомостями могли стояти
planning-cells =
    { $number ->
        [one] на { $number } клітинці
       *[many] на { $number } клітинках
    }
planning-anywhere = будь-де, крім Прихистку
planning-nobody = нікого
