# Те, що каже лише стіл «1984».

## The map

map = Лондон
as-map = Показати мапу
as-list = Показати списком
zoom = Масштаб
zoom-in = Ближче
zoom-out = Далі
zoom-all = Уся мапа
map-keys = Мапа: стрілки ведуть від місця до місця, плюс і мінус змінюють масштаб
choose-cell = Вибрати: { $cell }
choices-here =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[other] { $count } варіантів
    }
in-district = Район: { $district }
ways = Вулиці ведуть: { $cells }.
ways-fenced = За огорожею: { $cells }.
feature-ministry = Міністерство
feature-market = Місце чорного ринку
feature-hospital = Шпиталь: сюди повертаються поліцейські
feature-commissariat = Військовий комісаріат: тут наймають поліцейських
feature-police-station = Поліцейська дільниця: тут наймають поліцейських
feature-prison = В’язниця: сюди відправляють заарештованих
feature-safe-house = Прихисток: поліція сюди не заходить
feature-search-a = Тут шукають: колода A
feature-search-b = Тут шукають: колода B
feature-station = Станція монорейки { $number }
here-pawn = { $name } ({ $character })
here-figures =
    { $count ->
        [one] { $count } поліцейський на виду
        [few] { $count } поліцейські на виду
       *[other] { $count } поліцейських на виду
    }
here-hidden =
    { $count ->
        [one] { $count } прихований поліцейський
        [few] { $count } приховані поліцейські
       *[other] { $count } прихованих поліцейських
    }
here-abroad = Тут може ховатися поліцейський
here-militia =
    { $count ->
        [one] { $count } дружинник
        [few] { $count } дружинники
       *[other] { $count } дружинників
    }
here-camera = Камера
here-poster = Плакат Старшого Брата
here-antiposter = Антипартійний плакат
here-market = Чорний ринок: можна взяти карту
here-stash = Схованка ({ $token })
here-stash-known = { $card }: { $token }
here-crowd = Натовп: сутички тут неможливі
here-clash = Сутичка
here-start = Тут у безпеці: { $character }
legend = Що означають знаки
sign-police = Поліцейський на виду
sign-stash = Схованка
sign-militia = Дружинник: рух тут закінчується
sign-fence = Огорожа: опозиції не пройти
sign-search = Тут шукають: колода A або B
sign-station = Станція монорейки, за порядком кільця

## Prices

cost-power = { $power }, воля −{ $will }
cost-stations =
    { $count ->
        [one] { $count } станція
        [few] { $count } станції
       *[other] { $count } станцій
    }
cost-resources =
    { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурси
       *[other] { $price } ресурсів
    }
cost-hire = шпиталь { $hospital }, дільниця { $office }

## Tracks

tracks-title = Стан гри
authority = Авторитет: { $now }
authority-gone = 0: перемога опозиції
authority-full = 20: перемога Старшого Брата
round-of = Раунд { $round } з { $limit }
round-now = Раунд { $round }
posters-of = Плакати: { $count } (від { $needed }: +{ $gain })
antiposters-of = Антипартійні: { $count } (від { $needed }: −{ $loss })
directives-left = Директив у колоді: { $count }

## The opposition

leads = порядок ходів визначає { $name }
sheet-of = Аркуш персонажа: { $name }
sheet-start = Починає і в безпеці тут: { $cell }
sheet-once-a-round = раз на раунд
sheet-once-a-game = раз за гру
sheet-at-will = коли воля { $will }
no-character = Персонажа ще не вибрано
choose-person = Вибрати: { $name }
state-fallen = волю зламано
state-turn =
    { $actions ->
        [one] хід: { $actions } дія
        [few] хід: { $actions } дії
       *[other] хід: { $actions } дій
    }
state-skips = пропускає хід
state-done = хід зроблено
state-ready = ще ходитиме
will-now = Воля: { $will }
cards-in-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
tickets-held =
    { $count ->
        [one] { $count } квиток
        [few] { $count } квитки
       *[other] { $count } квитків
    }
tokens-held =
    { $count ->
        [one] { $count } жетон цілі
        [few] { $count } жетони цілі
       *[other] { $count } жетонів цілі
    }
in-custody = у в’язниці
is-safe = у безпеці
banked-cells =
    { $count ->
        [one] { $count } крок у запасі
        [few] { $count } кроки у запасі
       *[other] { $count } кроків у запасі
    }
goal-is = Ціль: { $goal }
goal-reached = Ціль досягнуто: { $goal }
goal-progress = Жетони: { $tokens } з { $of }
seen-card = бачили: { $card }
used-once = На цю партію використано: { $ability }
used-round = У цьому раунді використано: { $ability }

## Cards

hand = Ваші карти
hand-empty = У руці немає карт
on-the-stall = На прилавку: { $cards }
support-type-weapon = Зброя
support-type-item = Предмет
support-type-trap = Пастка
support-type-ally = Союзник
support-type-tool = Інструмент
support-type-immediate = Негайна
mark-forbidden = заборонено
mark-clash = у сутичці
mark-special = особлива дія
mark-reaction = відповідь
mark-trap = пастка
mark-ally = союзник
mark-immediate = негайно
mark-free = вільно
bonus = сила +{ $bonus }

## Big Brother

regime = Старший Брат: що видно всім
resources-of = Ресурси: { $now } з { $most }
spent-out = у цьому раунді все витрачено
police-of = Поліція: приховано { $hidden }, на виду { $visible }, у запасі { $supply }
orders-in-hand = Директив у руці: { $count }
orders-known = Відомо, що в руці: { $orders }
paid-steps = Оплачених кроків поліції в цій фазі: { $count }
in-force = Діють: { $count } з { $slots }
none-in-force = немає директив
hidden-directives = Приховані директиви
slot-free = порожньо
could-be = Це може бути: { $orders }
directives-used = Скид директив: { $count }
order-type-one-off = Одноразова
order-type-active = Активна
order-type-hidden = Прихована
price = ціна { $price }
upkeep = підтримання { $upkeep }
clash-value = у сутичці { $clash }

## Events

events = Події
event-slot =
    { $slot ->
        [one] піде першою
        [few] ще { $slot } раунди
       *[other] ще { $slot } раундів
    }
event-none = немає події
decks-left = Колода A: { $a }, колода B: { $b }, скид: { $discard }, подій: { $events }

## Big Brother's office

pass-this-turn = Пасувати за мене до кінця раунду
send-draft = Виконати план ({ $count })
office = За ширмою
office-draft = План
office-draft-empty = Намітьте скільки завгодно кроків і покупок: на мапі, на столі чи біля запитання. Доки ви не виконаєте план, нічого не станеться.
office-draft-note = Поки що це лише план. Міняйте порядок, прибирайте зайве, додавайте нове — і виконуйте.
office-purse = Ресурси: зараз { $now }, після плану { $left }, щонайбільше { $most }.
office-spent-out = До кінця раунду ні директив, ні будівництва.
office-price = Ціна { $price }
office-piece-camera = Камера
office-piece-fence = Огорожа
office-piece-poster = Плакат
office-piece-hire = Поліція
office-free = безкоштовно
office-earlier = Зробити раніше: { $deed }
office-earlier-short = Раніше
office-later = Зробити пізніше: { $deed }
office-later-short = Пізніше
office-remove = Прибрати з плану: { $deed }
office-remove-short = Прибрати
office-taken-out =
    { $count ->
        [one] { $count } пункт плану вже неможливий, його прибрано.
        [few] { $count } пункти плану вже неможливі, їх прибрано.
       *[many] { $count } пунктів плану вже неможливі, їх прибрано.
    }
office-deed-camera = Камера: { $cell }
office-deed-fence = Огорожа: { $cell } – { $other }
office-deed-poster = Плакат: { $cell }
office-deed-hire = Новий поліцейський: { $cell }
office-deed-step = Крок: { $cell } → { $other }
office-deed-play = Директива «{ $order }»
office-deed-drop = Скинути: { $order }
office-hand = Директиви в руці
office-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
office-hand-empty = У руці немає директив.
office-police = Поліція думок
office-police-count = у місті { $town }, у запасі { $supply }
office-hidden =
    { $number ->
        [one] { $number } прихований
       *[many] { $number } прихованих
    }
office-visible =
    { $number ->
        [one] { $number } видимий
       *[many] { $number } видимих
    }
policeman-hidden-at = прихований ({ $cell })
policeman-seen-at = на видноті ({ $cell })
office-steps =
    { $left ->
        [0] платних кроків не лишилося
        [one] лишився { $left } платний крок
        [few] лишилося { $left } платні кроки
       *[many] лишилося { $left } платних кроків
    }
office-no-police = У місті немає жодного поліцейського.
office-seen = Що відомо про їхні карти
office-seen-cards =
    { $unseen ->
        [0] { $cards }
        [one] { $cards }; { $unseen } карта невідома
        [few] { $cards }; { $unseen } карти невідомі
       *[many] { $cards }; { $unseen } карт невідомо
    }
office-seen-none =
    { $count ->
        [0] карт у руці немає
        [one] { $count } карта, невідома
        [few] { $count } карти, усі невідомі
       *[many] { $count } карт, усі невідомі
    }

## The clash

error-long-plan = Більше в один план не вміщається: у ньому 64 кроки. Надішліть його й плануйте далі.
fallen = Вас зламано
fallen-about = Волі більше немає: ваші фішка, карти й квитки зникли з поля, і ви програли, хоч би чим скінчилася партія. У кожній фазі Старшого Брата ви робите для нього щось одне або нічого. Бачите те саме, що й усі, а його таємниці приховано й від вас.
