# ONODA: українські тексти

## Гра

game-name = ONODA
game-tagline = Війна скінчилася. Але ніхто, кому ви вірите, вам цього не сказав.
game-about =
    Грудень 1944 року: лейтенант Хіроо Онода висаджується на Лубангу з наказом триматися — і тримається майже тридцять
    років. Робіть набіги по їжу, ремонтуйте спорядження, виконуйте місії та годуйте соратників, поки острів стає дедалі
    пильнішим, а розум — дедалі темнішим. Соло-гра на 6 раундів. «Честь» показує, яким він бачив себе сам, а не те, що
    він заподіяв мешканцям острова.

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

item-uniform = Однострій
item-rifle = Гвинтівка
item-camouflage = Камуфляж
item-binoculars = Бінокль
item-kit = Аптечка
item-radio = Радіо
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

## Події

event-the-order = Наказ
event-the-order-text = Перепройти перевірку або знизити параною на 1.
event-landing-at-tilik = Висадка в Тіліку
event-landing-at-tilik-text = Покласти 1 маркер пильності в Тілік, потім 1 у Лубанг. Після цього виснажити однострій або втратити 1 здоров’я.
event-futamata = Відділення Футамата
event-futamata-text = Перепройти перевірку або переставити Оноду в будь-який регіон.
event-private-akatsu = Рядовий Акацу
event-private-akatsu-text = Якщо Акацу ще відкладено, він приходить у табір активним, а карту 5 замішують у колоду подій. Інакше нічого не стається.
event-missing-food = Зниклі припаси
event-missing-food-text = Виснажити Акацу або втратити 1 жетон їжі.
event-fujitas-surrender = Капітуляція Фудзіти
event-fujitas-surrender-text = Після кожного успішного набігу: витягнути ще 1 жетон їжі або відновити соратника.
event-yamashitas-leaflet = Листівка Ямасіти
event-yamashitas-leaflet-text = Виснажити соратника або пройти перевірку параної. Успіх: параноя −1. Провал: параноя +1, потім покласти тут 1 маркер пильності.
event-plantains = Плантани
event-plantains-text = Перепройти перевірку, або витягнути 2 жетони їжі, або знизити параною на 2.
event-akatsu-gives-up = Акацу здається
event-akatsu-gives-up-text = Якщо Акацу в таборі, він вибуває з гри, а параноя зростає на 1. Інакше нічого не стається.
event-seventy-two-hours = Сімдесят дві години
event-seventy-two-hours-text = Щоразу, коли параноя зростає, хоч би на скільки: втратити 1 здоров’я.
event-rainy-season = Сезон дощів
event-rainy-season-text = Наприкінці раунду загонові потрібно на 1 одиницю їжі більше.
event-woodcutters = Лісоруби
event-woodcutters-text = Покласти 1 маркер пильності в Кянпу, потім 1 на Висоту 500. Після цього пройти перевірку пильності. Успіх: прибрати звідси 1 маркер пильності. Провал: покласти тут 1 маркер.
event-one-bullet-one-cow = Одна куля – одна корова
event-one-bullet-one-cow-text = Перепройти перевірку або виснажити гвинтівку й витягнути 3 жетони їжі.
event-gas = Газ
event-gas-text = Виснажити однострій або пройти перевірку параної. Успіх: відновити однострій. Провал: втратити 1 жетон їжі й виснажити соратника — або те й те, або нічого.
event-ants-in-the-food = Мурахи в їжі
event-ants-in-the-food-text = Наприкінці раунду: втратити 1 здоров’я за кожну одиницю їжі понад потребу загону, навіть якщо її витрачено на зняття пильності.
event-letters-from-home = Листи з дому
event-letters-from-home-text = Пройти перевірку параної. Успіх: параноя −1, потім відновити соратника. Провал: параноя +1.
event-a-familiar-song = Знайома пісня
event-a-familiar-song-text = Виснажити бінокль або пройти перевірку параної. Успіх: відновити соратника. Провал: параноя +1.
event-wooden-swords = Дерев’яні мечі
event-wooden-swords-text = Втратити 1 здоров’я або підвищити параною на 1.
event-giant-bees = Гігантські бджоли
event-giant-bees-text = Перед кожним переміщенням: пройти перевірку пильності в регіоні, який ви покидаєте. Провал: втратити 1 здоров’я або 1 жетон їжі. Потім переміститися за будь-якого результату.
event-target-practice = Навчальні бомбардування
event-target-practice-text = Після кожної проваленої перевірки пильності: втратити 1 здоров’я.
event-shimada-wounded = Сімаду поранено
event-shimada-wounded-text = Якщо Сімада в таборі: виснажити його або аптечку. Інакше нічого не стається.
event-death-of-shimada = Загибель Сімади
event-death-of-shimada-text = Якщо Сімада в таборі, він вибуває з гри, а параноя зростає на 1. Відтепер карта 21 не діє.
event-search-party = Пошукова експедиція
event-search-party-text = Після маркера пильності за кожен набіг: покласти ще 1 у той самий регіон.
event-old-newspapers = Старі газети
event-old-newspapers-text = Пройти перевірку параної. Успіх: відновити радіо. Провал: параноя +1.
event-salt = Сіль
event-salt-text = Перепройти перевірку, або знизити параною на 1 і витягнути 1 жетон їжі, або витягнути 2 жетони їжі й залишити 1 із них.
event-blues-and-tango = Блюз і танго
event-blues-and-tango-text = Виснажити радіо або пройти перевірку параної. Успіх: параноя −1. Провал: параноя +1.
event-beacon-fires = Сигнальні вогнища
event-beacon-fires-text = Після кожного успішного набігу: параноя −1, потім покласти тут 1 маркер пильності.
event-death-of-kozuka = Загибель Кодзуки
event-death-of-kozuka-text = Якщо Кодзука в таборі: виснажити гвинтівку або пройти перевірку параної. Успіх: виснажити Кодзуку. Провал: він вибуває з гри, а параноя зростає на 1. Інакше нічого не стається.
event-tadao-and-chie = Тадао і Тіе
event-tadao-and-chie-text = Після кожної проваленої перевірки пильності: пройти перевірку параної. Провал: параноя +1.
event-norio-suzuki = Норіо Судзукі
event-norio-suzuki-text = Пройти перевірку параної. Успіх: параноя −1, а карту 43, якщо її відкладено, замішують у колоду подій (але не в історичному варіанті). Провал: параноя +1.
event-coconut-milk = Кокосове молоко
event-coconut-milk-text = Перепройти перевірку або витягнути 1 жетон їжі й прибрати звідси 1 маркер пильності.
event-dried-beef = В’ялена яловичина
event-dried-beef-text = Перепройти перевірку або витягнути 2 жетони їжі.
event-bamboo-hut = Бамбукова хатина
event-bamboo-hut-text = Перепройти перевірку або знизити параною на 1.
event-needle-and-wire = Голка й дріт
event-needle-and-wire-text = Перепройти перевірку або відновити будь-який предмет.
event-jungle-remedies = Ліки джунглів
event-jungle-remedies-text = Перепройти перевірку, або відновити соратника, або отримати 1 здоров’я.
event-mothers-dagger = Материн кинджал
event-mothers-dagger-text = Перепройти перевірку або скинути тривалу подію, нічого не сплативши.
event-horse-races = Ставки на перегонах
event-horse-races-text = Перепройти перевірку або виснажити радіо й знизити параною на 2.
event-the-circuit = Обхід
event-the-circuit-text = Перепройти перевірку або прибрати 2 маркери пильності з будь-яких регіонів.
event-snake = Змія
event-snake-text = Виснажити аптечку або втратити 1 здоров’я.
event-fever = Лихоманка
event-fever-text = Виснажити аптечку, або виснажити соратника, або втратити 2 здоров’я.
event-rats = Щури
event-rats-text = Втратити 1 жетон їжі або виснажити однострій.
event-trail-patrols = Патрулі на стежках
event-trail-patrols-text = Перед кожним переміщенням: пройти перевірку пильності в регіоні, який ви покидаєте. Провал: переміщення не відбувається. За будь-якого результату покласти в цей регіон 1 маркер пильності.
event-major-taniguchi = Майор Танігуті
event-major-taniguchi-text = Параноя −1, потім честь +1.
event-radar-station = Радарна станція
event-radar-station-text = Під час розкриття: покласти 1 маркер пильності на Висоту 500. Поки подія діє, в усіх перевірках пильності поза Кянпу рівень вважається на 1 вищим.
event-village-dogs = Сільські собаки
event-village-dogs-text = Після кожного невдалого набігу: втратити 1 жетон їжі.
event-island-constabulary = Поліція острова
event-island-constabulary-text = Покласти по 1 маркеру пильності в Лубанг, Тілік і Лоок. Потім виснажити бінокль або підвищити параною на 1.
event-fishermen-of-looc = Рибалки Лоока
event-fishermen-of-looc-text = Виснажити гвинтівку або пройти перевірку пильності. Успіх: витягнути 1 жетон їжі. Провал: виснажити соратника.
event-typhoon = Тайфун
event-typhoon-text = Виснажити камуфляж або втратити 1 здоров’я. Потім прибрати по 1 маркеру пильності з Бінакаса й Аго.
event-rust = Іржа й пліснява
event-rust-text = Виснажити будь-який предмет або втратити 1 здоров’я.
event-quarrel = Сварка
event-quarrel-text = Якщо в таборі є соратники: виснажити соратника або підвищити параною на 1. Інакше нічого не стається.
event-transistor-radio = Транзисторний приймач
event-transistor-radio-text = Відновити радіо, потім покласти тут 1 маркер пильності.
event-batteries = Батарейки з ліхтарика
event-batteries-text = Пройти перевірку пильності. Успіх: відновити будь-який предмет. Провал: покласти тут 1 маркер пильності.

## Для чого грають підготовлену карту

use-the-order-retake = Наказ: перепройти перевірку
use-the-order-calm = Наказ: знизити параною на 1
use-futamata-retake = Відділення Футамата: перепройти перевірку
use-futamata-move = Відділення Футамата: переставити Оноду в будь-який регіон
use-plantains-retake = Плантани: перепройти перевірку
use-plantains-food = Плантани: витягнути 2 жетони їжі
use-plantains-calm = Плантани: знизити параною на 2
use-one-bullet-one-cow-retake = Одна куля – одна корова: перепройти перевірку
use-one-bullet-one-cow-food = Одна куля – одна корова: виснажити гвинтівку, витягнути 3 жетони їжі
use-salt-retake = Сіль: перепройти перевірку
use-salt-calm = Сіль: знизити параною на 1, витягнути 1 жетон їжі
use-salt-food = Сіль: витягнути 2 жетони їжі, залишити 1
use-coconut-milk-retake = Кокосове молоко: перепройти перевірку
use-coconut-milk-food = Кокосове молоко: витягнути 1 жетон їжі, прибрати звідси 1 маркер пильності
use-dried-beef-retake = В’ялена яловичина: перепройти перевірку
use-dried-beef-food = В’ялена яловичина: витягнути 2 жетони їжі
use-bamboo-hut-retake = Бамбукова хатина: перепройти перевірку
use-bamboo-hut-calm = Бамбукова хатина: знизити параною на 1
use-needle-and-wire-retake = Голка й дріт: перепройти перевірку
use-needle-and-wire-mend = Голка й дріт: відновити будь-який предмет
use-jungle-remedies-retake = Ліки джунглів: перепройти перевірку
use-jungle-remedies-comrade = Ліки джунглів: відновити соратника
use-jungle-remedies-heal = Ліки джунглів: отримати 1 здоров’я
use-mothers-dagger-retake = Материн кинджал: перепройти перевірку
use-mothers-dagger-discard = Материн кинджал: скинути тривалу подію
use-horse-races-retake = Ставки на перегонах: перепройти перевірку
use-horse-races-calm = Ставки на перегонах: виснажити радіо, знизити параною на 2
use-the-circuit-retake = Обхід: перепройти перевірку
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

## Зони


## Налаштування

option-variant = Варіант
option-variant-text = Із чого складаються колоди подій і місій.
option-variant-standard = Звичайна гра
option-variant-standard-text = Усі події та місії, перемішані; маркери предметів розкладаються випадково.
option-variant-military = Історичний, військові місії
option-variant-military-text = Події 1–30 у порядку історії, маркери предметів на визначених місцях, місії 1–6 по порядку.
option-variant-survival = Історичний, місії виживання
option-variant-survival-text = Події 1–30 у порядку історії, маркери предметів на визначених місцях, місії 7–12 по порядку.
variant-standard = Звичайна гра
variant-military = Історичний варіант, військові місії
variant-survival = Історичний варіант, місії виживання

## Кінець гри

end-death = Смерть
end-madness = Божевілля
end-broken = Божевілля: розум не витримав
end-survived = Вижив
win-onoda = Онода повертається додому
win-onoda-story =
    Березень 1974 року. На лісовій стежці стоїть літній книгар, колишній майор, і зачитує наказ: припинити всі дії.
    Онода дослуховує до кінця, розряджає гвинтівку й знімає рюкзак, який носив тридцять років.
win-island = Острів переміг
win-island-story =
    Дощ змиває останній слід. Десь над селом цього вечора не спалахне вогнище, не спалахне й завтра, і внизу ніхто
    ніколи не дізнається, якого дня скінчилася їхня війна.
band-forgotten = Забутий солдат
band-forgotten-text = Він повернувся до країни, якій не потрібна ще одна жертва війни. У барах Лубанга й досі розповідають про самотнього привида, що тягав рис, а імені його ніхто не пам’ятає.
band-outlaw = Ворог суспільства
band-outlaw-text = На острові ним лякають дітей. Маніла вимагає суду, Токіо заявляє, що таких наказів не давало. Партизан, якого боялися всі, тепер нічий.
band-disputed = Суперечлива постать
band-disputed-text = Книжка про нього чудово продається і сварить читачів: вірний слову солдат чи злочинець, який не хотів бачити правди? Він не відповідає ні тим, ні тим, і обидві сторони вважають його своїм.
band-historical = Історичний результат
band-historical-text = Його помилували, його вітають юрби, але Японії, за яку він воював, більше немає. Він розводить худобу в Бразилії, а потім повертається, щоб у літніх таборах учити молодь жити в лісі.
band-legend = Легенда
band-legend-text = Його історію розповідає весь світ: книжки, фільми й навіть настільна гра. Що в ній правда, вже не розібрати, а ті, хто був поруч, мовчать.
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
log-retakes = Перевірку проходять заново
log-check-succeeds = { $check }: успіх
log-check-fails = { $check }: провал
log-loses-health = Здоров’я −{ $number }: лишилося { $left }
log-gains-health = Здоров’я +{ $number }: тепер { $left }
log-gains-paranoia = Параноя +{ $number }: тепер { $now }
log-loses-paranoia = Параноя −{ $number }: тепер { $now }
log-gains-honor = Честь зростає: тепер { $now }
log-alert-rises = Пильність зростає до { $level }: { $region }
log-alert-stays = Пильності вже нікуди зростати: { $region }
log-alert-falls = Пильність падає до { $level }: { $region }
log-draws-food = Витягнуто жетон їжі: { $food }
log-loses-food = Втрачено їжу. { $token }
log-returns-food = Назад у мішечок. { $token }
log-exhausts-item = Предмет виснажено: { $item }
log-restores-item = Предмет відновлено: { $item }
log-exhausts-comrade = { $comrade } виснажений
log-restores-comrade = { $comrade } знову на ногах
log-comrade-joins = { $comrade } приєднується до загону
log-comrade-leaves = { $comrade } покидає загін назавжди
log-reveals-event = Подія «{ $event }»
log-no-effect = «{ $event }» — нічого не стається
log-takes-card = Взято на руку: «{ $event }»
log-hand-full = На руці немає місця, у скид: «{ $event }»
log-event-lasts = До кінця раунду діє: «{ $event }»
log-takes-effect = Спрацьовує: «{ $event }»
log-cancels = Скасовано: «{ $event }»
log-discards-lasting = Більше не діє: «{ $event }»
log-plays = Зіграно карту. { $use }
log-trims = Понад межу руки, у скид: «{ $event }»
log-adds-card = Замішано в колоду подій: «{ $event }»
log-voids-card = Відтепер не подіє: «{ $event }»
log-turns-discard = Скид подій стає новою колодою
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
ask-judge = Перевірка провалюється: прийміть це або втрутьтеся
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
ask-discard-prepared = На руці забагато карт: скиньте одну
ask-discard-prepared-hint = Тримати можна одну карту і ще по одній за кожного активного соратника.
ask-relocate = Куди переставити Оноду?
ask-relocate-hint = Годиться будь-який інший регіон; це не переміщення, і маркер пильності не кладуть.
ask-order-effects = Яка подія спрацює першою?
ask-order-effects-hint = Події спрацювали одночасно; решта — слідом.
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
do-act-cancel = Скасувати за 1 параною: «{ $object }»
do-act-cancel-by-item = Скасувати за допомогою предмета: «{ $object }»
do-judge-accept = Прийняти провал
do-judge-spend = Витратити потрібне здоров’я
do-judge-play = Зіграти карту. { $object }
do-judge-cancel = Скасувати за 1 параною: «{ $object }»
do-judge-cancel-by-item = Скасувати за допомогою предмета: «{ $object }»
do-interrupt-play = Зіграти карту. { $object }
do-interrupt-cancel = Скасувати за 1 параною: «{ $object }»
do-interrupt-cancel-by-item = Скасувати за допомогою предмета: «{ $object }»
do-choose-deed-do = { $object }
do-exhaust-comrade-exhaust = Виснажити: { $object }
do-exhaust-comrade-remove = Прибрати з гри: { $object } (параноя +2)
do-restore-comrade-restore = Відновити: { $object }
do-restore-item-restore = Відновити: { $object }
do-exhaust-item-exhaust = Виснажити: { $object }
do-lose-food-lose = Втратити. { $object }
do-keep-food-keep = Залишити. { $object }
do-calm-region-calm = Прибрати 1 маркер пильності: { $object }
do-spend-food-calm = Прибрати 1 маркер пильності: { $object }
do-spend-food-stop = Більше не витрачати їжу
do-discard-prepared-discard = Скинути: «{ $object }»
do-relocate-to = Переставити: { $object }
do-order-effects-first = Спершу: «{ $object }»
do-discard-lasting-discard = Скинути: «{ $object }»

## Примітка

note-harm = Гра показує ці роки очима Оноди. Для мешканців Лубанга вони були роками страху: він і його люди грабували, палили врожай і вбивали острів’ян. «Честь» — його власне слово, а не вирок історії.

## У лабораторії

counter-health = Здоров’я
counter-paranoia = Параноя
counter-honor = Честь
