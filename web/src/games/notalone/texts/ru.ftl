# То, что говорит только поле NOT ALONE.

stands-here = { $name }: стоит здесь
beacon-on = Маркер маяка на Берегу
place-ineffective = Свойство не действует в этот ход
place-used = Уже использовано в этот ход
place-blocked = В этот ход сыграть нельзя
place-left =
    { $count ->
        [0] В запасе не осталось
        [one] В запасе { $count } карта
        [few] В запасе { $count } карты
       *[other] В запасе { $count } карт
    }
committed = Карта сыграна
maybe-hand = В руке или сыграны: что где, не видно
discard-of = Сброс: { $name }
discard-empty = Сброс пуст
discard-hidden =
    { $count ->
        [one] { $count } карта скрыта дымом
        [few] { $count } карты скрыты дымом
       *[other] { $count } карт скрыто дымом
    }
hand-empty = Карт нет
zone-drawn = Взятые карты: оставьте одну
shown-by = Показывает { $name }
in-force = Действуют:
card-phase = Фаза: { $phase }
card-symbol = Вызывает: { $token }
mark-resisted = Сопротивлялся
mark-survival-played = Карта выживания сыграна
mark-dodging = Уклоняется
mark-detecting = С детектором
mark-anticipated = Предвидение
mark-sacrificed = Карт охотника больше не будет
mark-smoke = Дымовая завеса
mark-two-cards = 2 карты охотника
why-blocked = Эту местность в этот ход закрывает Силовое поле.
why-phase = Эта карта для фазы: { $phase }.
