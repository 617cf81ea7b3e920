# То, что есть только на столе «Анимы».

## Ход

habits = Когда меня спрашивать
turn-line = Ход
order = Очерёдность в этом ходу
acts = действует
turn-is-ended = ход окончен
countdown =
    { $turns ->
        [one] Остался { $turns } ход
        [few] Осталось { $turns } хода
       *[other] Осталось { $turns } ходов
    }

## Локации

areas = Локации
areas-of = { $count }, не больше { $limit }
on-the-road = В дороге
level-is = уровень { $level }
trade-here = торговля
monster-waits = Здесь чудовище: { $monster }
lies-unseen = Закрытая карта
lies-unseen-text = Кто сюда пойдёт, сначала откроет её.
lies-known = Лежит закрыто, но вы её видели: { $encounter }
peeked-by = Подсмотрели: { $names }.
parties-here = Здесь: { $parties }.
heads-here = { $name } идёт сюда
is-saved = спасена

## Отряды и персонажи

parties = Отряды
party-of = Персонажи: { $name }
choose-party = Выбрать: { $name }
combat = Сила
combat-is = Сила { $number }
speed-is = Скорость { $number }
combat-next = +{ $number } к Силе на весь следующий ход.
speed-next = +{ $number } к Скорости на весь следующий ход.
is-ready = карта активна
is-exhausted = карта повёрнута
is-asleep = спит
free-use-spent = Бесплатное применение в этом ходу уже было.
cards-in-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
missions-in-hand =
    { $count ->
        [one] { $count } тайная миссия
        [few] { $count } тайные миссии
       *[other] { $count } тайных миссий
    }
missions-open =
    { $count ->
        [one] { $count } открытая миссия
        [few] { $count } открытые миссии
       *[many] { $count } открытых миссий
    }
mission-started =
    { $done ->
        [0] Начата: { $mission }
       *[other] Начата: { $mission } ({ $done })
    }
mission-completed = Выполнена: { $mission }
final-mission = финальная миссия
final-steps = Шаги финальной миссии: { $count }
resists =
    { $stage ->
        [0] Сопротивление: { $mission }
       *[other] Сопротивление: { $mission }, этапов пройдено: { $stage }
    }
has-rested = отдыхает
is-protected = под маской
loses-next = пропустит следующий ход

## Рука и миссии

tab-hand = Рука
tab-party = Отряд
hand = Ваша рука
hand-empty = Карт нет.
card-type-skill = Карта умения
card-type-plot = Карта сюжета
card-type-organization = Организация
needs-skill = нужно умение: { $skill }
when-reset = сброс
when-movement = передвижение
when-interaction = взаимодействие
when-exploration = исследование
when-battle = битва
when-move = когда объявлен путь
when-card = в ответ на карту
when-die = после броска
when-attack = когда напали
when-event = перед происшествием
when-death = перед гибелью
when-check = перед проверкой Скорости
when-area = когда убирают локацию
missions = Миссии
mission-is-secret = тайная
mission-is-smuggles = тайная; товар у вас
mission-is-started =
    { $done ->
        [0] начата, видна всем
       *[other] начата, видна всем: { $done }
    }
steps-done = Сделано: { $count }.
final-hidden = Финальная миссия ещё не открыта.

## Что происходит

battle = Битва
speed = Скорость
encounter-type-monster = Чудовище
encounter-type-event = Происшествие
term-marks = Награды
term-now = До конца хода
term-acrobat = Акробатка на проверках
term-tao = Тао в одиночку

## Колоды

piles = Колоды и сброс
decks-left = бонусы { $advantages }, персонажи { $characters }, события { $encounters }, локации { $areas }

## Ответы, когда их несколько

head-play = Сыграть:
head-use = Применить:
head-discard = Сбросить:
head-dismiss = Исключить:
head-start = Начать:
head-go = Идти:
head-explore-discarded = Вернуть из сброса:
head-offer = Меняться:
head-attack = Напасть:
head-give = Отдать:
head-want = Попросить:
head-want-cards = Попросить карт:
head-mission = Миссия:
head-take = Взять:
head-pay = Отдать:
head-remove = Убрать:
head-return = Вернуть:
ends-reset = Сброс закончится; отряд пойдёт в фазе Передвижения.
ends-interact = Взаимодействие закончится; исследование — в своей фазе.
onward-explore = Идти и исследовать
ask-explore-go-on = Очередной этап сопротивления
ask-explore-go-on-hint = Выстойте в битве или против события, чтобы удержать позицию.
