# Чому зараз не можна вибрати: завантажується, коли хтось спитає.

why-notalone-phase = Лише у фазі «{ $phase }».
why-notalone-its-moment = Лише в інший момент фази «{ $phase }».
why-notalone-at-the-place = Лише коли дійде черга до вашої місцевості — замість її властивості.
why-notalone-after-reveal = Лише одразу після розкриття карт.
why-notalone-one-a-turn = Цього ходу ви вже зіграли карту виживання: можна тільки одну.
why-notalone-despair = Діє «Відчай»: цього ходу без карт виживання.
why-notalone-in-force = «{ $card }» уже діє: друга карта нічого не додасть.
why-notalone-hands-too-small =
    { $needed ->
        [one] Ніхто з утікачів не має карт місцевості в руці.
       *[other] Ніхто з утікачів не має { $needed } карт місцевості в руці.
    }
why-notalone-hand-too-small =
    { $needed ->
        [one] Потрібна карта місцевості в руці.
       *[other] Потрібні { $needed } карти місцевості в руці.
    }
why-notalone-nothing-to-copy = Скид полювання порожній: копіювати нема чого.
why-notalone-not-to-copy = Копіюватиме «{ $card }», а цю карту зараз зіграти не можна.
why-notalone-give-up-first = Волі не лишилося: спершу доведеться здатися.
why-notalone-committed = Ви вже обрали місцевість: можна тільки замінити карту.
why-notalone-resisted = Цього ходу ви вже чинили опір: можна лише раз.
why-notalone-will = Потрібно волі: { $needed }, у вас { $has }.
why-notalone-discard-pile =
    { $needed ->
        [one] Потрібна карта у вашому скиді, а він порожній.
       *[other] Потрібно карт у вашому скиді: { $needed }, зараз { $has }.
    }
why-notalone-nothing-to-regain = Воля повна, скид порожній: відновлювати нема чого.
why-notalone-not-owned = Такої карти у вас ще немає: нові дає «Всюдихід».
why-notalone-in-discard = Вона у вашому скиді: спершу поверніть її в руку.
why-notalone-barred = Цю місцевість цього ходу закриває «Силове поле».
why-notalone-two-cards = «{ $place }»: цього ходу ви граєте 2 карти.
why-notalone-will-is-full = Ваша воля повна.
why-notalone-beacon-lit = Маяк уже стоїть на «Березі».
why-notalone-beacon-dark = Маяка на «Березі» немає.
why-notalone-stasis = Діє «Стазис»: порятунок не рухається.
why-notalone-no-hunt-left = Істота й так більше не грає карт цього ходу.
why-notalone-creature-holds-none = Істота не має карт у руці.
why-notalone-no-token-here = { $token }: у вашій місцевості його немає.
why-notalone-token-away = { $token }: на планеті його немає.
why-notalone-no-card-played = На столі немає вашої карти.
why-notalone-ineffective = «{ $place }» цього ходу не діє через карту полювання.
why-notalone-used = «{ $place }»: цього ходу вже застосовано: раз на всіх утікачів.
why-notalone-pending = «{ $place }» уже чекає на ваш наступний хід.
why-notalone-reserve-empty = У запасі немає місцевостей, яких у вас ще немає.
why-notalone-no-survival-cards = Карт виживання більше немає.
why-notalone-nothing-to-take = Ваш скид порожній, і копіювати в істоти нема чого.
why-notalone-no-use = Тут це нічого не дасть.
why-notalone-not-copied = Властивість місцевості «{ $place }» копіювати не можна.
why-notalone-not-hunted = «Лігво» копіює властивість лише тієї місцевості, де лежить жетон істоти.
why-notalone-owned = Така карта у вас уже є.
why-notalone-out-of-stock = У запасі таких не лишилося.
why-notalone-no-cards-to-discard = Потрібно карт місцевості в руці: { $needed }, у вас { $has }.
why-notalone-not-adjacent = Лише в сусідню місцевість.
why-notalone-another-token = Пересунути треба інший жетон.
why-notalone-healthy = { $player }: воля повна.
why-notalone-broken = { $player }: волі не лишилося, так її не повернути.
