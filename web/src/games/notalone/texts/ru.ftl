# То, что говорит только поле NOT ALONE.

stands-here = { $name }: стоит здесь
beacon-on = Маркер маяка на «Берегу»
place-used = Свойство в этот ход уже применили
place-left =
    { $count ->
        [0] В запасе не осталось
        [one] В запасе { $count } карта
        [few] В запасе { $count } карты
       *[other] В запасе { $count } карт
    }
maybe-here = По открытым сбросам здесь могут быть: { $names }
barred-by = закрыто: { $card }
maybe-hand = В руке или сыграны: что где — не видно
owned = Карты местности этого игрока: что в сбросе — скрыто дымом
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
ask-place-token-creature = Положите жетон охотника
ask-place-token-artemia = Положите жетон планеты
ask-place-token-target = Положите жетон цели
ask-place-token-artemia-both = Положите жетон планеты на 2 соседние местности
ask-place-token-target-both = Положите жетон цели на 2 соседние местности
ask-move-token-artemia = Передвиньте жетон планеты в соседнюю местность
ask-move-token-creature = Передвиньте жетон охотника в соседнюю местность
pass-this-turn = Пасовать за меня до конца хода
last-move = { $cause } Это и решило партию.
star = Звезда: конец обеих дорожек
