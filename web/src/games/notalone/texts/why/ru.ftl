# Почему сейчас нельзя выбрать: загружается, когда кто-то спросит.

why-notalone-phase = Только в фазе «{ $phase }».
why-notalone-its-moment = Только в другой момент фазы «{ $phase }».
why-notalone-at-the-place = Только когда дойдёт очередь до вашей местности — вместо её свойства.
why-notalone-after-reveal = Только сразу после вскрытия карт.
why-notalone-one-a-turn = В этот ход вы уже сыграли карту выживания: можно лишь одну.
why-notalone-despair = Действует «Отчаяние»: в этот ход без карт выживания.
why-notalone-in-force = «{ $card }» уже действует: вторая карта ничего не добавит.
why-notalone-hands-too-small =
    { $needed ->
        [one] Ни у кого из беглецов нет карт местности в руке.
       *[other] Ни у кого из беглецов нет { $needed } карт местности в руке.
    }
why-notalone-hand-too-small =
    { $needed ->
        [one] Нужна карта местности в руке.
       *[other] Нужны { $needed } карты местности в руке.
    }
why-notalone-nothing-to-copy = Сброс охотника пуст: копировать нечего.
why-notalone-not-to-copy = Копией стала бы карта «{ $card }», а её сейчас сыграть нельзя.
why-notalone-give-up-first = Воли не осталось: сначала придётся сдаться.
why-notalone-committed = Вы уже выбрали местность: можно лишь заменить карту.
why-notalone-resisted = В этот ход вы уже сопротивлялись: можно лишь раз.
why-notalone-will = Нужно воли: { $needed }, у вас { $has }.
why-notalone-discard-pile =
    { $needed ->
        [one] Нужна карта в вашем сбросе, а он пуст.
       *[other] Нужно карт в вашем сбросе: { $needed }, сейчас { $has }.
    }
why-notalone-nothing-to-regain = Воля полна, сброс пуст: восстанавливать нечего.
why-notalone-not-owned = Такой карты у вас ещё нет: новые берут «Вездеходом».
why-notalone-in-discard = Она в вашем сбросе: сначала верните её в руку.
why-notalone-barred = Эту местность в этот ход закрывает «Силовое поле».
why-notalone-two-cards = «{ $place }»: в этот ход вы играете 2 карты.
why-notalone-will-is-full = Ваша воля полна.
why-notalone-beacon-lit = Маяк уже стоит на «Берегу».
why-notalone-beacon-dark = Маяка на «Берегу» нет.
why-notalone-stasis = Действует «Стазис»: спасение не двигается.
why-notalone-no-hunt-left = Охотник и так больше не играет карт в этот ход.
why-notalone-creature-holds-none = У охотника нет карт в руке.
why-notalone-no-token-here = { $token }: в вашей местности его нет.
why-notalone-token-away = { $token }: на планете его нет.
why-notalone-no-card-played = На столе нет вашей карты.
why-notalone-ineffective = «{ $place }» в этот ход не действует из-за карты охотника.
why-notalone-used = «{ $place }»: свойство уже применили, а оно раз за ход на всех.
why-notalone-pending = «{ $place }» уже ждёт вашего следующего хода.
why-notalone-reserve-empty = В запасе нет местностей, которых у вас ещё нет.
why-notalone-no-survival-cards = Карт выживания больше нет.
why-notalone-nothing-to-take = Ваш сброс пуст, и копировать у охотника нечего.
why-notalone-no-use = Здесь это ничего не даст.
why-notalone-not-copied = Свойство местности «{ $place }» копировать нельзя.
why-notalone-not-hunted = «Логово» копирует свойство только той местности, где лежит жетон охотника.
why-notalone-owned = Такая карта у вас уже есть.
why-notalone-out-of-stock = В запасе таких не осталось.
why-notalone-no-cards-to-discard = Нужно карт местности в руке: { $needed }, у вас { $has }.
why-notalone-not-adjacent = Только в соседнюю местность.
why-notalone-another-token = Передвинуть надо другой жетон.
why-notalone-healthy = { $player }: воля полна.
why-notalone-broken = { $player }: воли не осталось, так её не вернуть.
