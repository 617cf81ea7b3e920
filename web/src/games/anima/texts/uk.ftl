# Те, що є тільки на столі «Аніми».

## Хід

habits = Коли мене питати
turn-line = Хід
order = Черговість у цьому ході
acts = діє
turn-is-ended = хід закінчено
countdown =
    { $turns ->
        [one] Залишився { $turns } хід
        [few] Залишилося { $turns } ходи
       *[other] Залишилося { $turns } ходів
    }

## Локації

areas = Локації
areas-of = { $count }, не більше { $limit }
on-the-road = У дорозі
level-is = рівень { $level }
trade-here = торгівля
monster-waits = Тут почвара: { $monster }
lies-unseen = Закрита карта
lies-unseen-text = Хто сюди піде, спершу відкриє її.
lies-known = Лежить закрито, але ви її бачили: { $encounter }
peeked-by = Підглянули: { $names }.
parties-here = Тут: { $parties }.
heads-here = { $name } іде сюди
is-saved = врятована

## Групи й персонажі

parties = Групи
party-of = Персонажі: { $name }
choose-party = Обрати: { $name }
combat = Сила
combat-is = Сила { $number }
speed-is = Швидкість { $number }
combat-next = +{ $number } до Сили на весь наступний хід.
speed-next = +{ $number } до Швидкості на весь наступний хід.
is-ready = активний
is-exhausted = обернений
is-asleep = спить
free-use-spent = Застосування без обертання цього ходу вже було.
cards-in-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
missions-in-hand =
    { $count ->
        [one] { $count } таємна місія
        [few] { $count } таємні місії
       *[other] { $count } таємних місій
    }
missions-open =
    { $count ->
        [one] { $count } відкрита місія
        [few] { $count } відкриті місії
       *[many] { $count } відкритих місій
    }
mission-started =
    { $done ->
        [0] Розпочата: { $mission }
       *[other] Розпочата: { $mission } ({ $done })
    }
mission-completed = Виконана: { $mission }
final-mission = кінцева місія
final-steps = Кроки кінцевої місії: { $count }
resists =
    { $stage ->
        [0] Місія опору: { $mission }
       *[other] Місія опору: { $mission }, етапів виграно: { $stage }
    }
has-rested = після відпочинку
is-protected = замаскована
loses-next = втратить наступний хід

## Рука й місії

tab-hand = Рука
tab-party = Група
hand = Ваша рука
hand-empty = Карт немає.
card-type-skill = Карта вміння
card-type-plot = Карта сюжету
card-type-organization = Організація
needs-skill = потрібне вміння: { $skill }
when-reset = Скидання
when-movement = Пересування
when-interaction = Взаємодія
when-exploration = Дослідження
when-battle = битва
when-move = коли оголошено шлях
when-card = у відповідь на карту
when-die = після кидка
when-attack = коли напали
when-event = перед пригодою
when-death = перед загибеллю
when-check = перед перевіркою Швидкості
when-area = коли прибирають локацію
missions = Місії
mission-is-secret = таємна
mission-is-smuggles = таємна; товар у вас
mission-is-started =
    { $done ->
        [0] розпочата, видна всім
       *[other] розпочата, видна всім: { $done }
    }
steps-done = Зроблено: { $count }.
final-hidden = Кінцеву місію ще не відкрито.

## Що відбувається

battle = Битва
speed = Швидкість
encounter-type-monster = Почвара
encounter-type-event = Пригода
term-marks = Маркери нагород
term-now = До кінця ходу
term-acrobat = Акробатка на перевірках
term-tao = Тао наодинці

## Колоди

piles = Колоди та скид
decks-left = бонуси { $advantages }, персонажі { $characters }, події { $encounters }, локації { $areas }

## Відповіді, коли їх кілька

head-play = Зіграти:
head-use = Застосувати:
head-discard = Скинути:
head-dismiss = Виключити:
head-start = Почати:
head-go = Іти:
head-explore-discarded = Повернути зі скиду:
head-offer = Мінятися:
head-attack = Напасти:
head-give = Віддати:
head-want = Попросити:
head-want-cards = Попросити карт:
head-mission = Місія:
head-take = Узяти:
head-pay = Віддати:
head-remove = Прибрати:
head-return = Повернути:
ends-reset = Скидання скінчиться; група піде у фазі Пересування.
ends-interact = Взаємодія скінчиться; дослідження — у своїй фазі.
onward-explore = Піти й дослідити
ask-explore-go-on = Черговий етап опору
ask-explore-go-on-hint = Вистійте в битві чи проти події, щоб утримувати позицію далі.
