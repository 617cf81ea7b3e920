# Те, що каже лише поле NOT ALONE.

stands-here = { $name }: стоїть тут
beacon-on = Маяк стоїть на «Березі»
place-used = Уже застосовано цього ходу
place-left =
    { $count ->
        [0] У запасі не лишилося
        [one] У запасі { $count } карта
        [few] У запасі { $count } карти
       *[other] У запасі { $count } карт
    }
maybe-here = За відкритими скидами тут можуть бути: { $names }
barred-by = закрито: { $card }
maybe-hand = У руці або зіграні: що де, не видно
owned = Карти місцевості цього гравця: що у скиді, сховано димом
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
ask-place-token-creature = Покладіть жетон істоти
ask-place-token-artemia = Покладіть жетон планети
ask-place-token-target = Покладіть жетон цілі
ask-place-token-artemia-both = Покладіть жетон планети на 2 сусідні місцевості
ask-place-token-target-both = Покладіть жетон цілі на 2 сусідні місцевості
ask-move-token-artemia = Пересуньте жетон планети в сусідню місцевість
ask-move-token-creature = Пересуньте жетон істоти в сусідню місцевість
pass-this-turn = Пасувати за мене до кінця ходу
last-move = { $cause } Це й вирішило партію.
star = Зірка: клітинка перемоги обох доріжок
