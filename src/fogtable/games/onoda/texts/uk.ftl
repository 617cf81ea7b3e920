# ONODA: українські тексти

## Гра

game-name = ONODA

## Сторона й місце

side-onoda = Онода
side-island = Острів
seat-onoda = Онода

## Регіони

region-lubang = Лубанг
region-tilik = Тілік
region-five-hundred = Висота 500
region-kyanpu = Кянпу
region-binacas = Бінакас
region-looc = Лоок
region-ago = Аго

## Предмети та їхні маркери

marker-uniform = Маркер: однострій
marker-rifle = Маркер: гвинтівка
marker-camouflage = Маркер: камуфляж
marker-binoculars = Маркер: бінокль
marker-kit = Маркер: аптечка
marker-blank = Порожній маркер

## Соратники

comrade-kozuka = Кодзука
comrade-shimada = Сімада
comrade-akatsu = Акацу

## Жетони

token-t01 = Жетон: рішучість 0, їжа 1
token-t02 = Жетон: рішучість 1, їжа 1
token-t03 = Жетон: рішучість 1, їжа 2
token-t04 = Жетон: рішучість 2, їжа 3
token-t05 = Жетон: рішучість 2, їжа 3
token-t06 = Жетон: рішучість 3, їжа 2
token-t07 = Жетон: рішучість 3, їжа 3
token-t08 = Жетон: рішучість 4, їжа 2
token-t09 = Жетон: рішучість 4, їжа 2
token-t10 = Жетон: рішучість 5, їжа 1
token-t11 = Жетон: рішучість 5, їжа 3
token-t12 = Жетон: рішучість 6, їжа 1

## Для чого грають підготовлену карту

use-the-order-retake = Наказ: повторити перевірку
use-the-order-calm = Наказ: знизити параною на 1
use-futamata-retake = Відділення Футамата: повторити перевірку
use-futamata-move = Відділення Футамата: переставити Оноду в будь-який регіон
use-plantains-retake = Плантани: повторити перевірку
use-plantains-food = Плантани: витягнути 2 жетони їжі
use-plantains-calm = Плантани: знизити параною на 2
use-one-bullet-one-cow-retake = Одна куля — одна корова: повторити перевірку
use-one-bullet-one-cow-food = Одна куля — одна корова: виснажити гвинтівку, витягнути 3 жетони їжі
use-salt-retake = Сіль: повторити перевірку
use-salt-calm = Сіль: знизити параною на 1, витягнути 1 жетон їжі
use-salt-food = Сіль: витягнути 2 жетони їжі, залишити 1
use-coconut-milk-retake = Кокосове молоко: повторити перевірку
use-coconut-milk-food = Кокосове молоко: витягнути 1 жетон їжі, прибрати звідси 1 маркер пильності
use-dried-beef-retake = В’ялена яловичина: повторити перевірку
use-dried-beef-food = В’ялена яловичина: витягнути 2 жетони їжі
use-bamboo-hut-retake = Бамбукова хатина: повторити перевірку
use-bamboo-hut-calm = Бамбукова хатина: знизити параною на 1
use-needle-and-wire-retake = Голка й дріт: повторити перевірку
use-needle-and-wire-mend = Голка й дріт: відновити будь-який предмет
use-jungle-remedies-retake = Ліки джунглів: повторити перевірку
use-jungle-remedies-comrade = Ліки джунглів: відновити соратника
use-jungle-remedies-heal = Ліки джунглів: отримати 1 здоров’я
use-mothers-dagger-retake = Материн кинджал: повторити перевірку
use-mothers-dagger-discard = Материн кинджал: скинути тривалу подію
use-horse-races-retake = Ставки на перегонах: повторити перевірку
use-horse-races-calm = Ставки на перегонах: виснажити радіо, знизити параною на 2
use-the-circuit-retake = Обхід: повторити перевірку
use-the-circuit-alert = Обхід: прибрати 2 маркери пильності

## Ефекти на вибір

deed-exhaust-uniform = Виснажити однострій
deed-exhaust-rifle = Виснажити гвинтівку
deed-exhaust-camouflage = Виснажити камуфляж
deed-exhaust-binoculars = Виснажити бінокль
deed-exhaust-kit = Виснажити аптечку
deed-exhaust-radio = Виснажити радіо
deed-exhaust-any-item = Виснажити будь-який предмет
deed-exhaust-comrade = Виснажити соратника
deed-exhaust-shimada = Виснажити Сімаду
deed-exhaust-akatsu = Виснажити Акацу
deed-lose-one-health = Втратити 1 здоров’я
deed-lose-two-health = Втратити 2 здоров’я
deed-gain-paranoia = Підвищити параною на 1
deed-lose-food = Втратити 1 жетон їжі
deed-paranoia-check = Пройти перевірку параної
deed-alert-check = Пройти перевірку пильності
deed-draw-food = Витягнути 1 жетон їжі
deed-restore-comrade = Відновити соратника

## Місії

mission-the-pier = Причал
mission-the-pier-text = Успіх: честь +1, параноя −1, відновити однострій. Провал: втратити 2 здоров’я.
mission-the-airstrip = Аеродром
mission-the-airstrip-text = Успіх: честь +1, відновити соратника, відновити радіо. Провал: покласти тут 1 маркер пильності, втратити 1 здоров’я.
mission-the-hideout = Схованка
mission-the-hideout-text = Успіх: честь +1, параноя −1, відновити соратника, відновити гвинтівку. Провал: параноя +2.
mission-the-radar-base = Радарна база
mission-the-radar-base-text = Успіх: честь +1, параноя −1, відновити будь-який предмет. Провал: параноя +1, покласти тут 1 маркер пильності.
mission-the-ambush = Засідка
mission-the-ambush-text = Успіх: честь +1, витягнути 1 жетон їжі, відновити гвинтівку. Провал: втратити 1 здоров’я.
mission-watching-the-strait = Спостереження за протокою
mission-watching-the-strait-text = Успіх: честь +1, параноя −1, відновити радіо. Провал: параноя +2.
mission-farmers = Фермери
mission-farmers-text = Успіх: честь +1, витягнути 2 жетони їжі, відновити однострій. Провал: втратити 1 здоров’я, покласти тут 1 маркер пильності.
mission-harvest-at-looc = Урожай у Лооку
mission-harvest-at-looc-text = Успіх: честь +1, витягнути 1 жетон їжі, відновити соратника. Провал: параноя +1.
mission-night-at-the-port = Ніч у порту
mission-night-at-the-port-text = Успіх: честь +1, витягнути 1 жетон їжі, отримати 1 здоров’я. Провал: втратити 1 здоров’я, параноя +1.
mission-cattle = Худоба
mission-cattle-text = Успіх: честь +1, витягнути 2 жетони їжі, відновити соратника. Провал: втратити 1 здоров’я, покласти тут 1 маркер пильності.
mission-bamboo-and-vines = Бамбук і ліани
mission-bamboo-and-vines-text = Успіх: честь +1, отримати 1 здоров’я, відновити соратника. Провал: параноя +1.
mission-coconut-grove = Кокосовий гай
mission-coconut-grove-text = Успіх: честь +1, витягнути 1 жетон їжі, відновити соратника. Провал: параноя +1.

## Перевірки й моменти

check-raid = Перевірка пильності (набіг)
check-repair = Перевірка пильності (ремонт)
check-mission = Перевірка пильності (місія)
check-event = Перевірка пильності (подія)
check-paranoia = Перевірка параної
check-sanity = Вирішальна перевірка параної
moment-before-event = Перед розкриттям події
moment-event-shown = Подію розкрито, зараз спрацює її ефект
moment-after-event = Перед викладанням маркера пильності
moment-round-end = Раунд завершується

## Налаштування

variant-standard = Звичайна гра
variant-military = Історичний варіант, військові місії
variant-survival = Історичний варіант, місії виживання

## Кінець гри

end-death = Смерть
end-madness = Божевілля
end-broken = Божевілля: розум не витримав
end-survived = Вижив
win-onoda = Онода повертається додому
win-island = Острів переміг
band-forgotten = Забутий солдат
band-outlaw = Ворог суспільства
band-disputed = Суперечлива постать
band-historical = Історичний результат
band-legend = Легенда
cause-forgotten = Онода вийшов із джунглів. Підсумок: «Забутий солдат».
cause-outlaw = Онода вийшов із джунглів. Підсумок: «Ворог суспільства».
cause-disputed = Онода вийшов із джунглів. Підсумок: «Суперечлива постать».
cause-historical = Онода вийшов із джунглів. Підсумок: «Історичний результат».
cause-legend = Онода вийшов із джунглів. Підсумок: «Легенда».
cause-death = Здоров’я впало до 0.
cause-madness = Параноя сягнула 10.
cause-broken = Вирішальну перевірку параної провалено.

## Журнал

log-round-begins = Раунд { $round }
log-reveals-mission = Місія «{ $mission }», регіон: { $region }
log-moves = Онода переміщується: { $region }
log-move-stopped = Переміщення не відбулося: { $region }
log-relocated = Онода опиняється в іншому місці: { $region }
log-raids = Набіг: { $region }
log-repairs = Ремонт: { $item }
log-attempts = Спроба виконати місію «{ $mission }»
log-mission-succeeds = Місію «{ $mission }» виконано
log-mission-fails = Місію «{ $mission }» провалено
log-check-begins = { $check }
log-draws-token = Витягнуто: рішучість { $determination }
log-spends-health = На перевірку витрачено здоров’я: { $number }, лишилося { $left }
log-retakes = Перевірку повторюють
log-check-succeeds = { $check }: успіх
log-check-fails = { $check }: провал
log-loses-health = Здоров’я −{ $number }: лишилося { $left }
log-gains-health = Здоров’я +{ $number }: тепер { $left }
log-gains-paranoia = Параноя +{ $number }: тепер { $now }
log-loses-paranoia = Параноя −{ $number }: тепер { $now }
log-gains-honor = Честь зростає: тепер { $now }
log-health-full = Здоров’я й так на 10
log-no-paranoia = Параноя й так на 0
log-alert-rises = Пильність зростає до { $level }: { $region }
log-alert-stays = Пильності вже нема куди зростати: { $region }
log-alert-falls = Пильність падає до { $level }: { $region }
log-no-alert = Маркерів пильності тут немає: { $region }
log-draws-food = Витягнуто жетон їжі: { $food }
log-loses-food = Втрачено їжу. { $token }
log-returns-food = Назад у мішечок. { $token }
log-no-token = Витягнути нема чого: жетонів не лишилося
log-no-food = Втрачати нема чого: їжі в таборі немає
log-exhausts-item = Предмет виснажено: { $item }
log-restores-item = Предмет відновлено: { $item }
log-item-active = Предмет і так активний: { $item }
log-no-item-exhausted = Виснажених предметів немає
log-exhausts-comrade = { $comrade } виснажений
log-restores-comrade = { $comrade } знову активний
log-comrade-exhausted = { $comrade } і так виснажений
log-no-comrade-exhausted = Виснажених соратників у таборі немає
log-no-comrade = Соратників у таборі немає
log-comrade-joins = { $comrade } приєднується до загону
log-comrade-leaves = { $comrade } покидає загін назавжди
log-comrade-not-in-camp = { $comrade }: у таборі його немає, втрачати нема кого, параноя не зростає
log-reveals-event = Подія «{ $event }»
log-no-effect = «{ $event }» — нічого не стається
log-takes-card = Взято в руку: «{ $event }»
log-hand-full = У руці немає місця, у скид: «{ $event }»
log-event-lasts = До кінця раунду діє: «{ $event }»
log-takes-effect = Спрацьовує: «{ $event }»
log-nothing-possible = Виконати нічого не можна, ефекту немає
log-cancels = Скасовано: «{ $event }»
log-discards-lasting = Більше не діє: «{ $event }»
log-plays = Зіграно карту. { $use }
log-trims = Понад межу руки, у скид: «{ $event }»
log-adds-card = Замішано в колоду подій: «{ $event }»
log-adds-no-card = Карта «{ $event }» до колоди подій не потрапляє
log-voids-card = Відтепер не подіє: «{ $event }»
log-turns-discard = Скид подій стає новою колодою
log-no-event = Подій більше немає, розкривати нема чого
log-round-ends = Раунд { $round } завершується
log-eats = Загін їсть: { $food } із потрібних { $required }
log-starves = Нестача чи псування їжі: здоров’я −{ $number }
log-dies = Онода помирає
log-goes-mad = Онода божеволіє
log-breaks = Розум Оноди не витримує
log-survives = Онода протримався до кінця

## Запитання

ask-act = Оберіть дію
ask-act-hint = Їх може бути скільки завгодно; раунд завершують у Кянпу.
ask-judge = Поки що провал: прийміть його або втрутьтеся
ask-judge-hint = Нова спроба замінює результат; здоров’я витрачають лише на перевірки параної.
ask-interrupt = Зіграйте карту, скасуйте подію або пасуйте
ask-interrupt-hint = Після кожної карти вас спитають знову, доки ви не спасуєте.
ask-choose-deed = Оберіть ефект
ask-choose-deed-hint = Обране виконується одразу.
ask-exhaust-comrade = Кого виснажити?
ask-exhaust-comrade-hint = Якщо виснажені всі, один вибуває з гри, а параноя зростає на 2.
ask-restore-comrade = Кого відновити?
ask-restore-comrade-hint = Він стане активним: менше їстиме й дозволить тримати ще одну карту.
ask-restore-item = Який предмет відновити?
ask-restore-item-hint = Він стане активним; можна обрати й радіо.
ask-exhaust-item = Який предмет виснажити?
ask-exhaust-item-hint = Він лишиться виснаженим, доки його не відремонтують або не відновить карта.
ask-lose-food = Який жетон їжі втратити?
ask-lose-food-hint = Він повернеться в мішечок, де знову важить його рішучість.
ask-keep-food = Який жетон їжі залишити?
ask-keep-food-hint = Він піде в табір, другий повернеться в мішечок.
ask-calm-region = Звідки прибрати маркер пильності?
ask-calm-region-hint = З одного регіону можна прибрати й обидва.
ask-spend-food = Зайва їжа: звідки прибрати маркер пильності?
ask-spend-food-hint = Кожна одиниця їжі знімає 1 маркер пильності; невитрачене пропаде.
ask-discard-prepared = У руці забагато карт: скиньте одну
ask-discard-prepared-hint = Тримати можна одну карту і ще по одній за кожного активного соратника.
ask-relocate = Куди переставити Оноду?
ask-relocate-hint = Годиться будь-який інший регіон; це не переміщення, і маркер пильності не кладуть.
ask-order-effects = Яка подія спрацює першою?
ask-order-effects-hint = Події спрацювали одночасно; решта піде слідом.
ask-discard-lasting = Яку тривалу подію скинути?
ask-discard-lasting-hint = Платити за це не треба.

## Відповіді

do-pass = Пасувати
do-act-move = Перейти: { $object }
do-act-raid = Набіг
do-act-repair = Ремонт
do-act-mission = Виконати місію
do-act-end-round = Завершити раунд
do-act-play = Зіграти карту. { $object }
do-act-cancel = Скасувати (параноя +1): «{ $object }»
do-act-cancel-by-item = Скасувати предметом: «{ $object }»
do-judge-accept = Прийняти провал
do-judge-spend = Витратити здоров’я
do-judge-play = Зіграти карту. { $object }
do-judge-cancel = Скасувати (параноя +1): «{ $object }»
do-judge-cancel-by-item = Скасувати предметом: «{ $object }»
do-interrupt-play = Зіграти карту. { $object }
do-interrupt-cancel = Скасувати (параноя +1): «{ $object }»
do-interrupt-cancel-by-item = Скасувати предметом: «{ $object }»
do-choose-deed-do = { $object }
do-exhaust-comrade-exhaust = Виснажити: { $object }
do-exhaust-comrade-remove = Прибрати з гри: { $object } (параноя +2)
do-restore-comrade-restore = Відновити: { $object }
do-restore-item-restore = Відновити: { $object }
do-exhaust-item-exhaust = Виснажити: { $object }
do-lose-food-lose = Втратити. { $object }
do-keep-food-keep = Залишити. { $object }
do-calm-region-calm = Пильність −1: { $object }
do-spend-food-calm = Пильність −1: { $object }
do-spend-food-stop = Більше не витрачати
do-discard-prepared-discard = Скинути: «{ $object }»
do-relocate-to = Переставити: { $object }
do-order-effects-first = Спершу: «{ $object }»
do-discard-lasting-discard = Скинути: «{ $object }»

## У лабораторії

counter-health = Здоров’я
counter-paranoia = Параноя
counter-honor = Честь
