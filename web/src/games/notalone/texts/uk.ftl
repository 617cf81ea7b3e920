# Те, що каже лише поле NOT ALONE.

stands-here = { $name }: стоїть тут
beacon-on = Маркер маяка на Березі
place-ineffective = Властивість не діє цього ходу
place-used = Уже використано цього ходу
place-blocked = Цього ходу зіграти не можна
place-left =
    { $count ->
        [0] У запасі не лишилося
        [one] У запасі { $count } карта
        [few] У запасі { $count } карти
       *[other] У запасі { $count } карт
    }
committed = Карту зіграно
maybe-hand = У руці або зіграні: що де, не видно
discard-of = Скид: { $name }
discard-empty = Скид порожній
discard-hidden =
    { $count ->
        [one] { $count } карта схована димом
        [few] { $count } карти сховані димом
       *[other] { $count } карт сховано димом
    }
hand-empty = Карт немає
zone-drawn = Взяті карти: залиште одну
shown-by = Показує { $name }
in-force = Діють:
card-phase = Фаза: { $phase }
card-symbol = Викликає: { $token }
mark-resisted = Опирався
mark-survival-played = Карту виживання зіграно
mark-dodging = Ухиляється
mark-detecting = З детектором
mark-anticipated = Передбачення
mark-sacrificed = Карт полювання більше не буде
mark-smoke = Димова завіса
mark-two-cards = 2 карти полювання
why-blocked = Цю місцевість цього ходу закриває Силове поле.
why-phase = Ця карта для фази: { $phase }.
