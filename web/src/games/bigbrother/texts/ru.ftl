# То, что говорит только стол «1984».

## The map

map = Лондон
as-map = Показать карту города
as-list = Показать списком
zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-all = Весь город
map-keys = Карта города: стрелки ведут от клетки к клетке, плюс и минус меняют масштаб
choose-cell = Выбрать: { $cell }
choices-here =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
in-district = Район: { $district }
ways = Улицы ведут: { $cells }.
ways-fenced = За ограждением: { $cells }.
feature-ministry = Министерство
feature-market = Клетка чёрного рынка
feature-hospital = Госпиталь: сюда возвращаются полицейские
feature-commissariat = Военный комиссариат: здесь нанимают полицейских
feature-police-station = Полицейский участок: здесь нанимают полицейских
feature-prison = ТЮРЬМА: сюда отправляют арестованных
feature-safe-house = УБЕЖИЩЕ: полиция сюда не заходит
feature-search-a = Здесь проводят обыск: колода A
feature-search-b = Здесь проводят обыск: колода B
feature-station = Станция монорельса { $number }
here-pawn = { $name } ({ $character })
here-figures =
    { $count ->
        [one] { $count } полицейский на виду
        [few] { $count } полицейских на виду
       *[other] { $count } полицейских на виду
    }
here-hidden =
    { $count ->
        [one] { $count } скрытый полицейский
        [few] { $count } скрытых полицейских
       *[other] { $count } скрытых полицейских
    }
here-abroad = Здесь может скрываться полицейский
here-militia =
    { $count ->
        [one] { $count } дружинник
        [few] { $count } дружинника
       *[other] { $count } дружинников
    }
here-camera = Камера
here-poster = Плакат Большого Брата
here-antiposter = Антипартийный плакат
here-market = Чёрный рынок: можно взять карту
here-stash = Нычка ({ $token })
here-stash-known = { $card }: { $token }
here-crowd = Толпа: столкновения здесь невозможны
here-clash = Столкновение
here-start = Здесь в безопасности: { $character }
legend = Что значат знаки
sign-police = Полицейский на виду
sign-stash = Нычка
sign-militia = Дружинник: движение здесь заканчивается
sign-fence = Ограждение: оппозиции не пройти
sign-search = Здесь проводят обыск: колода A или B
sign-station = Станция монорельса, по порядку кольца

## Prices

cost-power = { $power }, воля −{ $will }
cost-stations =
    { $count ->
        [one] { $count } станция
        [few] { $count } станции
       *[other] { $count } станций
    }
cost-resources =
    { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурса
       *[other] { $price } ресурсов
    }
cost-hire = госпиталь { $hospital }, участок { $office }

## Tracks

tracks-title = Положение в игре
authority = Авторитет: { $now }
authority-gone = 0: победа оппозиции
authority-full = 20: победа Большого Брата
round-of = Раунд { $round } из { $limit }
round-now = Раунд { $round }
posters-of = Плакаты: { $count } (от { $needed }: +{ $gain })
antiposters-of = Антипартийные: { $count } (от { $needed }: −{ $loss })
directives-left = Директив в колоде: { $count }

## The opposition

leads = порядок ходов задаёт { $name }
sheet-of = Лист персонажа: { $name }
sheet-start = Начинает и в безопасности здесь: { $cell }
sheet-once-a-round = раз в раунд
sheet-once-a-game = раз за игру
sheet-at-will = при воле { $will }
no-character = Персонаж ещё не выбран
choose-person = Выбрать: { $name }
state-fallen = воля сломлена
state-turn =
    { $actions ->
        [one] ход: { $actions } действие
        [few] ход: { $actions } действия
       *[other] ход: { $actions } действий
    }
state-skips = пропускает ход
state-done = ход сделан
state-ready = ход впереди
will-now = Воля: { $will }
cards-in-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
tickets-held =
    { $count ->
        [one] { $count } билет
        [few] { $count } билета
       *[other] { $count } билетов
    }
tokens-held =
    { $count ->
        [one] { $count } жетон цели
        [few] { $count } жетона цели
       *[other] { $count } жетонов цели
    }
in-custody = под стражей
is-safe = в безопасности
banked-cells =
    { $count ->
        [one] { $count } шаг в запасе
        [few] { $count } шага в запасе
       *[other] { $count } шагов в запасе
    }
goal-is = Цель: { $goal }
goal-reached = Цель достигнута: { $goal }
goal-progress = Жетоны: { $tokens } из { $of }
seen-card = видели: { $card }
used-once = В этой партии уже использовано: { $ability }
used-round = В этом раунде использовано: { $ability }

## Cards

hand = Ваши карты
hand-empty = Карт на руке нет
on-the-stall = На прилавке: { $cards }
support-type-weapon = Оружие
support-type-item = Предмет
support-type-trap = Ловушка
support-type-ally = Союзник
support-type-tool = Инструмент
support-type-immediate = Немедленная
mark-forbidden = запрещено
mark-clash = в столкновении
mark-special = особое действие
mark-reaction = ответ
mark-trap = ловушка
mark-ally = союзник
mark-immediate = немедленно
mark-free = без действия
bonus = сила +{ $bonus }

## Big Brother

regime = Большой Брат: что видно всем
resources-of = Ресурсы: { $now } из { $most }
spent-out = в этом раунде всё потрачено
police-of = Полиция: скрыто { $hidden }, на виду { $visible }, в запасе { $supply }
orders-in-hand = Директив на руке: { $count }
orders-known = Известно, что на руке: { $orders }
paid-steps = Оплаченных шагов полиции в этой фазе: { $count }
in-force = Действуют: { $count } из { $slots }
none-in-force = нет директив
hidden-directives = Скрытые директивы
slot-free = пусто
could-be = Это может быть: { $orders }
directives-used = Сброс директив: { $count }
order-type-one-off = Одноразовая
order-type-active = Активная
order-type-hidden = Скрытая
price = цена { $price }
upkeep = поддержание { $upkeep }
clash-value = в столкновении { $clash }

## Events

events = События
event-slot =
    { $slot ->
        [one] уйдёт первым
        [few] ещё { $slot } раунда
       *[other] ещё { $slot } раундов
    }
event-none = нет события
decks-left = Колода A: { $a }, колода B: { $b }, сброс: { $discard }, событий: { $events }

## Big Brother's office

pass-this-turn = Пасовать за меня до конца раунда
send-draft = Исполнить план ({ $count })
office = За ширмой
office-draft = План
office-draft-empty = Наметьте сколько угодно шагов и покупок: на карте, на столе или рядом с вопросом. Пока вы не исполните план, ничего не произойдёт.
office-draft-note = Пока это только план. Меняйте порядок, убирайте лишнее, добавляйте новое — и исполняйте.
office-purse = Ресурсы: сейчас { $now }, после плана { $left }, максимум { $most }.
office-spent-out = До конца раунда ни директив, ни построек.
office-price = Цена { $price }
office-piece-camera = Камера
office-piece-fence = Ограждение
office-piece-poster = Плакат
office-piece-hire = Полиция
office-free = бесплатно
office-earlier = Сделать раньше: { $deed }
office-earlier-short = Раньше
office-later = Сделать позже: { $deed }
office-later-short = Позже
office-remove = Убрать из плана: { $deed }
office-remove-short = Убрать
office-taken-out =
    { $count ->
        [one] { $count } пункт плана больше невозможен и убран.
        [few] { $count } пункта плана больше невозможны и убраны.
       *[many] { $count } пунктов плана больше невозможны и убраны.
    }
office-deed-camera = Камера: { $cell }
office-deed-fence = Ограждение: { $cell } — { $other }
office-deed-poster = Плакат: { $cell }
office-deed-hire = Новый полицейский: { $cell }
office-deed-step = Шаг: { $cell } → { $other }
office-deed-play = Директива «{ $order }»
office-deed-drop = Сбросить: { $order }
office-hand = Директивы на руке
office-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
office-hand-empty = На руке нет директив.
office-police = Полиция мыслей
office-police-count = в городе { $town }, в запасе { $supply }
office-hidden =
    { $number ->
        [one] { $number } скрытый
       *[many] { $number } скрытых
    }
office-visible =
    { $number ->
        [one] { $number } видимый
       *[many] { $number } видимых
    }
policeman-hidden-at = скрытый ({ $cell })
policeman-seen-at = на виду ({ $cell })
office-steps =
    { $left ->
        [0] платных шагов не осталось
        [one] остался { $left } платный шаг
        [few] осталось { $left } платных шага
       *[many] осталось { $left } платных шагов
    }
office-no-police = В городе нет ни одного полицейского.
office-seen = Что известно об их картах
office-seen-cards =
    { $unseen ->
        [0] { $cards }
        [one] { $cards }; { $unseen } карта неизвестна
        [few] { $cards }; { $unseen } карты неизвестны
       *[many] { $cards }; { $unseen } карт неизвестно
    }
office-seen-none =
    { $count ->
        [0] карт на руке нет
        [one] { $count } карта, неизвестна
        [few] { $count } карты, все неизвестны
       *[many] { $count } карт, все неизвестны
    }

## The clash

error-long-plan = Больше в один план не помещается: в нём 64 шага. Отправьте его и планируйте дальше.
fallen = Вы сломлены
fallen-about = Воли больше нет: ваши фишка, карты и билеты ушли с поля, и вы проиграли, чем бы ни кончилась партия. В каждой фазе Большого Брата вы делаете для него что-то одно или ничего. Видите вы то же, что и все, а его тайны скрыты и от вас.
