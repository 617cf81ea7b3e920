# То, что говорит только поле ONODA.

## Шкалы

rounds = Раунды
penalty-health = В эти годы неудачный набег или починка отнимает 1 очко здоровья
penalty-paranoia = В эти годы неудачный набег или починка повышает паранойю на 1
main-track = Здоровье, паранойя и честь
track-health = Здоровье
track-health-said = При 0 Онода умирает
track-paranoia = Паранойя
track-paranoia-said = При 10 Онода сходит с ума
track-honor = Честь
track-honor-said = Только растёт
worth-now = сейчас { $points } ПО
worth-said = Столько победных очков принесло бы это положение в конце
below = Здоровье ниже паранойи: следующая потеря здоровья или рост паранойи вызовет проверку, которая решит исход игры.

## Остров

island = Остров
mission-idle = Маркер миссии лежит в лагере
onoda = Онода
onoda-here = Онода здесь
mission-here = Миссия: { $mission }
alert-level =
    { $level ->
        [0] Маркеров бдительности нет
        [one] { $level } маркер бдительности
        [few] { $level } маркера бдительности
       *[other] { $level } маркеров бдительности
    }
alert-raised = В проверках бдительности уровень здесь — { $level }
sign-blank = Пустой маркер: чинить здесь нечего
sign-item = Здесь можно починить: { $item }
check-odds = Проверка бдительности здесь: успех на { $good } из { $all } жетонов
borders = Граничит с: { $regions }

## Лагерь, рюкзак, пиала

camp = Лагерь
camp-and-story = Лагерь и события
food-of = Еда: { $food }, нужно { $required }
food-extra =
    { $number ->
        [0] ровно столько, сколько нужно
       *[other] лишних: { $number }, каждая может снять маркер бдительности
    }
food-extra-ants =
    { $number ->
        [0] ровно столько, сколько нужно
       *[other] лишних: { $number }, каждая отнимет очко здоровья («Муравьи в еде»)
    }
food-missing =
    { $number ->
       *[other] не хватает: { $number }, каждая отнимет 1 очко здоровья
    }
food-tokens = Жетоны еды
standing-active = активен
standing-exhausted = истощён
standing-aside = ещё не здесь
standing-lost = его больше нет
eats = { $state }, в конце раунда ест { $number }
backpack = Рюкзак
mended-at = Где починить: { $region }
mended-nowhere = На острове нет маркера: восстановить могут только карты
item-is-active = активный предмет
item-is-exhausted = истощённый предмет
bowl = Пиала и мешочек
bag-count =
    { $count ->
        [one] в мешочке { $count } жетон
        [few] в мешочке { $count } жетона
       *[other] в мешочке { $count } жетонов
    }
bag-said = Решимость в мешочке
bowl-empty = пусто
token-faces =
    { $food ->
        [one] Жетон: решимость { $determination }, { $food } миска риса
        [few] Жетон: решимость { $determination }, { $food } миски риса
       *[other] Жетон: решимость { $determination }, { $food } мисок риса
    }

## События и миссии

event-now = Событие разыгрывается
event-last = Последнее событие
event-none = Событий ещё не было
being-played = Сыграно с руки: { $event }
deck-count = Колода { $deck } · сброс { $discard }
next-event = Следующее событие: { $number }, «{ $event }»
type-immediate = Немедленное
type-immediate-said = Немедленное событие: разыгрывается сразу.
type-lasting = Длительное
type-lasting-said = Длительное событие: действует до конца раунда, если его не отменить.
type-prepared = Подготовленное
type-prepared-said = Подготовленное событие: остаётся в руке; играют его один раз, одним из способов.
lasting = Длительные события
in-effect = Действует прямо сейчас
cancel-item = Можно отменить, истощив предмет: { $item }
cancel-paranoia = Отменить: паранойя +1
cancel-by-item = Отменить: { $item }
mission = Миссия
missions-left = Колода { $count }
next-mission = Следующая миссия: { $number }, «{ $mission }»
mission-none = Миссии ещё нет
mission-tried = Попытка уже была: в этом раунде больше нельзя
cost-comrade = Истощить сослуживца
cost-item = Истощить: { $item }
cannot-pay = сейчас нечем платить
hand = Подготовленные карты
hand-limit = { $count } из { $limit }
use-retake = Перепройти проверку

## Проверка

against-alert = против бдительности: { $region }
against-paranoia = против паранойи
to-beat = превзойти
token-drawn = вытянуто
token-none = нет жетона
health-spent = потрачено здоровья
fails-so-far = Пока провал
fails = Провал
succeeds = Успех
missing-health = Не хватает { $number }: каждая единица — 1 очко здоровья.
missing = Не хватает { $number }.
again-odds =
    { $all ->
        [0] Больше тянуть нечего.
       *[other] Новая попытка: успех на { $good } из { $all } жетонов.
    }
sanity-said = Провал — и партия проиграна.
odds-here = Проверка бдительности, { $region } (уровень { $level }): успех на { $good } из { $all } жетонов.

## Конец

result = Итог
defeat-death = Смерть в джунглях
defeat-madness = Верх взяло безумие
defeat-broken = Рассудок не выдержал
defeat-round = Поражение в раунде { $round }: победные очки не считаются.
points = Победные очки
term-honor = Честь
term-comrades = Активные сослуживцы
term-items = Активные предметы
term-health = Здоровье
term-paranoia = Паранойя
story = Вся история, событие за событием
print = Распечатать
printed = Распечатано: { $date }
pass-this-turn = Пасовать за меня до конца раунда

hint-doomed = почти наверняка поражение
hint-failing = скорее поражение
hint-points = около { $points ->
    [one] { $points } очка
   *[other] { $points } очков
  }
own-hint-note = Число — ожидаемые победные очки; поражение считается примерно за −100.
own-mode-daily = Остров дня
own-mode-daily-text = Один расклад в день, у всех одинаковый: сегодня остров такой.
