# Те, що каже лише поле ONODA.

## Шкали

rounds = Раунди
penalty-health = У ці роки невдалий набіг чи ремонт забирає 1 здоров’я
penalty-paranoia = У ці роки невдалий набіг чи ремонт підвищує параною на 1
main-track = Здоров’я, параноя і честь
track-health = Здоров’я
track-health-said = Коли 0, Онода помирає
track-paranoia = Параноя
track-paranoia-said = Коли 10, Онода божеволіє
track-honor = Честь
track-honor-said = Лише зростає
worth-now = зараз очок: { $points }
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
alert-raised = У перевірках пильності рівень тут — { $level }
sign-blank = Порожній маркер: ремонтувати тут нема чого
sign-item = Тут можна відремонтувати: { $item }
check-odds = Перевірка пильності тут: шанс { $good } із { $all }
borders = Сусіди: { $regions }

## Табір, рюкзак, піала

camp = Табір
camp-and-story = Табір і події
food-of = Їжа: { $food }, треба { $required }
food-extra =
    { $number ->
        [0] рівно стільки, скільки треба
       *[other] зайвих мисок: { $number }, кожна може зняти маркер пильності
    }
food-extra-ants =
    { $number ->
        [0] рівно стільки, скільки треба
       *[other] зайвих мисок: { $number }, кожна забере очко здоров’я («Мурахи в їжі»)
    }
food-missing =
    { $number ->
       *[other] бракує мисок: { $number }, кожна коштує 1 здоров’я
    }
food-tokens = Жетони їжі
standing-active = активний
standing-exhausted = виснажений
standing-aside = ще не тут
standing-lost = його вже немає
eats = { $state }, наприкінці раунду з’їдає { $number }
backpack = Рюкзак
mended-at = Де відремонтувати: { $region }
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
next-event = Наступна подія: { $number }, «{ $event }»
type-immediate = Миттєва
type-immediate-said = Миттєва подія: розігрується одразу.
type-lasting = Тривала
type-lasting-said = Тривала подія: діє до кінця раунду, якщо її не скасувати.
type-prepared = Підготовлена
type-prepared-said = Підготовлена подія: лишається в руці, і її грають один раз, одним зі способів.
lasting = Тривалі події
in-effect = Діє просто зараз
cancel-item = Можна скасувати, виснаживши предмет: { $item }
cancel-paranoia = Скасувати: параноя +1
cancel-by-item = Скасувати: { $item }
mission = Місія
missions-left = Колода { $count }
next-mission = Наступна місія: { $number }, «{ $mission }»
mission-none = Місії ще немає
mission-tried = Спроба вже була: цього раунду більше не можна
cost-comrade = Виснажити соратника
cost-item = Виснажити: { $item }
cannot-pay = зараз нема чим платити
hand = Підготовлені карти
hand-limit = { $count } із { $limit }
use-retake = Повторити перевірку

## Перевірка

against-alert = проти пильності: { $region }
against-paranoia = проти параної
to-beat = перевершити
token-drawn = витягнуто
token-none = немає жетона
health-spent = витрачено здоров’я
fails-so-far = Поки що провал
fails = Провал
succeeds = Успіх
missing-health = Бракує { $number }: кожна одиниця коштує 1 здоров’я.
missing = Бракує { $number }.
again-odds =
    { $all ->
        [0] Тягнути більше нема чого.
       *[other] Нова спроба: шанс { $good } із { $all }.
    }
sanity-said = У разі провалу гру програно.
odds-here = Перевірка пильності, { $region } (рівень { $level }): шанс { $good } із { $all }.

## Кінець

result = Підсумок
defeat-death = Смерть у джунглях
defeat-madness = Гору взяло божевілля
defeat-broken = Розум не витримав
defeat-round = Поразка в раунді { $round }: переможні очки не рахуються.
points = Переможні очки
term-honor = Честь
term-comrades = Активні соратники
term-items = Активні предмети
term-health = Здоров’я
term-paranoia = Параноя
story = Уся історія, подія за подією
print = Надрукувати
printed = Надруковано: { $date }
pass-this-turn = Пасувати за мене до кінця раунду

hint-doomed = майже напевно поразка
hint-failing = радше поразка
hint-points = близько { $points ->
    [one] { $points } очка
   *[other] { $points } очок
  }
own-hint-note = Число — очікувані переможні очки; поразка рахується приблизно за −100.
own-mode-daily = Острів дня
own-mode-daily-text = Одна роздача на день, однакова для всіх: сьогодні острів такий.
