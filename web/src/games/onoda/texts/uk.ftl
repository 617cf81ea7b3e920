# Те, що каже лише поле ONODA.

## Треки

rounds = Раунди
penalty-health = У ці роки невдалий набіг чи ремонт забирає 1 здоров’я
penalty-paranoia = У ці роки невдалий набіг чи ремонт підвищує параною на 1
main-track = Здоров’я, параноя і честь
track-health = Здоров’я
track-health-said = На 0 Онода помирає
track-paranoia = Параноя
track-paranoia-said = На 10 Онода божеволіє
track-honor = Честь
track-honor-said = Лише зростає
worth-now = зараз { $points } ПО
worth-said = Стільки переможних очок принесло б це становище наприкінці
below = Здоров’я нижче за параною: наступна втрата здоров’я або зростання параної спричинить перевірку, яка вирішить гру.

## Острів

island = Острів
mission-idle = Маркер місії лежить у таборі
onoda = Онода
onoda-here = Онода тут
mission-here = Місія: { $mission }
alert-level =
    { $level ->
        [0] Маркерів пильності немає
        [one] { $level } маркер пильності
        [few] { $level } маркери пильності
       *[other] { $level } маркерів пильності
    }
alert-raised = Для перевірок пильності тут рівень { $level }
sign-blank = Порожній маркер: ремонтувати тут нічого
sign-item = Тут можна відремонтувати: { $item }
check-odds = Перевірка пильності тут успішна з { $good } із { $all } жетонів
borders = Межує з: { $regions }
why-here = Онода вже там.
why-far = Задалеко: перейти можна в сусідній регіон.

## Табір, рюкзак, піала

camp = Табір
food-of = Їжа: { $food }, треба { $required }
food-extra =
    { $number ->
        [0] рівно стільки, скільки треба
       *[other] зайвих: { $number }, кожна зніме маркер пильності
    }
food-missing =
    { $number ->
       *[other] бракує: { $number }, кожна коштує 1 здоров’я
    }
food-tokens = Жетони їжі
food-none = Їжі в таборі ще немає
standing-active = активний
standing-exhausted = виснажений
standing-aside = ще не тут
standing-lost = його вже немає
eats = { $state }, наприкінці раунду з’їдає { $number }
backpack = Рюкзак
mended-at = Ремонтується тут: { $region }
mended-nowhere = На острові немає маркера: відновити можуть лише карти
item-is-active = активний предмет
item-is-exhausted = виснажений предмет
bowl = Піала і мішечок
bag-count =
    { $count ->
        [one] у мішечку { $count } жетон
        [few] у мішечку { $count } жетони
       *[other] у мішечку { $count } жетонів
    }
bag-said = Рішучість у мішечку
not-in-bag = не в мішечку
bowl-empty = порожньо
token-faces =
    { $food ->
        [one] Жетон: рішучість { $determination }, { $food } миска рису
        [few] Жетон: рішучість { $determination }, { $food } миски рису
       *[other] Жетон: рішучість { $determination }, { $food } мисок рису
    }

## Події та місії

event-now = Подія розігрується
event-last = Остання подія
event-none = Подій ще не було
being-played = Зіграно з руки: { $event }
deck-count = Колода { $deck } · скид { $discard }
type-immediate = Миттєва
type-immediate-said = Миттєва подія: розігрується одразу.
type-lasting = Тривала
type-lasting-said = Тривала подія: діє до кінця раунду, якщо її не скасувати.
type-prepared = Підготовлена
type-prepared-said = Підготовлена подія: лишається на руці й грається один раз, одним зі своїх способів.
lasting = Тривалі події
in-effect = Діє просто зараз
cancel-item = Можна скасувати, виснаживши предмет: { $item }
cancel-paranoia = Скасувати: параноя +1
cancel-by-item = Скасувати: { $item }
mission = Місія
missions-left = Колода { $count }
mission-none = Місії ще немає
mission-tried = Спроба була: цього раунду більше не можна
cost-comrade = Виснажити соратника
cost-item = Виснажити: { $item }
cannot-pay = зараз нічим платити
hand = Підготовлені карти
hand-limit = { $count } із { $limit }
use-retake = Перепройти перевірку
why-retake = Лише коли перевірка от-от провалиться.
why-in-effect = Її ефект саме виконується.
why-exhausted = Уже виснажено: { $item }.

## Перевірка

against-alert = проти пильності: { $region }
against-paranoia = проти параної
to-beat = перевершити
token-drawn = витягнуто
token-none = немає жетона
health-spent = витрачено здоров’я
fails-so-far = Поки провал
succeeds = Успіх
missing = Бракує { $number }.
again-odds =
    { $all ->
        [0] Тягнути більше нічого.
       *[other] Нова спроба вдасться з { $good } із { $all } жетонів.
    }
sanity-said = У разі провалу гру програно.
odds-here = Перевірка пильності, { $region } (рівень { $level }): успішна з { $good } із { $all } жетонів.

## Кінець

result = Підсумок
defeat-death = Смерть у джунглях
defeat-madness = Божевілля перемогло
defeat-broken = Розум не витримав
defeat-round = Поразка в раунді { $round }: переможні очки не рахуються.
points = Переможні очки
term-honor = Честь
term-comrades = Активні соратники
term-items = Активні предмети
term-health = Здоров’я
term-paranoia = Параноя
story = Історія в порядку подій
print = Надрукувати
