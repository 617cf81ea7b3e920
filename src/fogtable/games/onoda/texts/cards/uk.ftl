# The cards: the name of each, what it does in one line for its face (at most about 40 letters, no full stop), and its whole text.
# Of these the page has the names from the start; the others come when a table is there.

## Предмети та їхні маркери

item-uniform = Однострій
item-uniform-line = На 1 місію або проти «Сезону дощів»

item-rifle = Гвинтівка
item-rifle-line = На 3 місії або проти «Сільських собак»

item-camouflage = Камуфляж
item-camouflage-line = На 3 місії або проти 2 тривалих подій

item-binoculars = Бінокль
item-binoculars-line = На 2 місії або проти «Радарної станції»

item-kit = Аптечка
item-kit-line = На 1 місію, від «Змії» та «Лихоманки»

item-radio = Радіо
item-radio-line = Для «Блюзу й танго», «Ставок на перегонах»

## Події

event-the-order = Наказ
event-the-order-line = Повтор перевірки або параноя −1
event-the-order-text = Повторити перевірку або знизити параною на 1.

event-landing-at-tilik = Висадка в Тіліку
event-landing-at-tilik-text = Покласти 1 маркер пильності в Тілік, потім 1 у Лубанг. Після цього виснажити однострій або втратити 1 здоров’я.

event-futamata = Відділення Футамата
event-futamata-line = Повтор перевірки або в будь-який регіон
event-futamata-text = Повторити перевірку або переставити Оноду в будь-який регіон.

event-private-akatsu = Рядовий Акацу
event-private-akatsu-text = Якщо Акацу ще відкладено, він приходить у табір активним, а карту 5 замішують у колоду подій (але не в історичному варіанті). Інакше нічого не стається.

event-missing-food = Зниклі припаси
event-missing-food-text = Виснажити Акацу або втратити 1 жетон їжі.

event-fujitas-surrender = Капітуляція Фудзіти
event-fujitas-surrender-line = Набіг удався: 1 їжа або соратник
event-fujitas-surrender-text = Після кожного успішного набігу: витягнути ще 1 жетон їжі або відновити соратника.

event-yamashitas-leaflet = Листівка Ямасіти
event-yamashitas-leaflet-text = Виснажити соратника або пройти перевірку параної. Успіх: параноя −1. Провал: параноя +1, потім покласти тут 1 маркер пильності.

event-plantains = Плантани
event-plantains-line = Повтор перевірки, 2 їжі або параноя −2
event-plantains-text = Повторити перевірку, або витягнути 2 жетони їжі, або знизити параною на 2.

event-akatsu-gives-up = Акацу здається
event-akatsu-gives-up-text = Якщо Акацу в таборі, він вибуває з гри, а параноя зростає на 1. Інакше нічого не стається.

event-seventy-two-hours = Сімдесят дві години
event-seventy-two-hours-line = Параноя зростає: здоров’я −1
event-seventy-two-hours-text = Щоразу, коли параноя зростає, хоч би на скільки: втратити 1 здоров’я.

event-rainy-season = Сезон дощів
event-rainy-season-line = Кінець раунду: їжі треба на 1 більше
event-rainy-season-text = Наприкінці раунду загонові потрібно на 1 одиницю їжі більше.

event-woodcutters = Лісоруби
event-woodcutters-text = Покласти 1 маркер пильності в Кянпу, потім 1 на Висоту 500. Після цього пройти перевірку пильності. Успіх: прибрати звідси 1 маркер пильності. Провал: покласти тут 1 маркер.

event-one-bullet-one-cow = Одна куля — одна корова
event-one-bullet-one-cow-line = Повтор перевірки або 3 їжі за гвинтівку
event-one-bullet-one-cow-text = Повторити перевірку або виснажити гвинтівку й витягнути 3 жетони їжі.

event-gas = Газ
event-gas-text = Виснажити однострій або пройти перевірку параної. Успіх: відновити однострій. Провал: втратити 1 жетон їжі й виснажити соратника — або те й те, або нічого.

event-ants-in-the-food = Мурахи в їжі
event-ants-in-the-food-line = Зайва їжа коштує здоров’я
event-ants-in-the-food-text = Наприкінці раунду: втратити 1 здоров’я за кожну одиницю їжі понад потребу загону, навіть якщо її витрачено на зняття пильності.

event-letters-from-home = Листи з дому
event-letters-from-home-text = Пройти перевірку параної. Успіх: параноя −1, потім відновити соратника. Провал: параноя +1.

event-a-familiar-song = Знайома пісня
event-a-familiar-song-text = Виснажити бінокль або пройти перевірку параної. Успіх: відновити соратника. Провал: параноя +1.

event-wooden-swords = Дерев’яні мечі
event-wooden-swords-text = Втратити 1 здоров’я або підвищити параною на 1.

event-giant-bees = Гігантські бджоли
event-giant-bees-line = Переміщення може коштувати здоров’я або їжі
event-giant-bees-text = Перед кожним переміщенням: пройти перевірку пильності в регіоні, який ви покидаєте. Провал: втратити 1 здоров’я або 1 жетон їжі. Потім переміститися за будь-якого результату.

event-target-practice = Навчальні бомбардування
event-target-practice-line = Провал на пильність: здоров’я −1
event-target-practice-text = Після кожної проваленої перевірки пильності: втратити 1 здоров’я.

event-shimada-wounded = Сімаду поранено
event-shimada-wounded-text = Якщо Сімада в таборі: виснажити його або аптечку. Інакше нічого не стається.

event-death-of-shimada = Загибель Сімади
event-death-of-shimada-text = Якщо Сімада в таборі, він вибуває з гри, а параноя зростає на 1. Відтепер карта 21 не діє.

event-search-party = Пошукова експедиція
event-search-party-line = Кожен набіг: ще 1 маркер пильності
event-search-party-text = Після маркера пильності за кожен набіг: покласти ще 1 у той самий регіон.

event-old-newspapers = Старі газети
event-old-newspapers-text = Пройти перевірку параної. Успіх: відновити радіо. Провал: параноя +1.

event-salt = Сіль
event-salt-line = Повтор перевірки, 1 їжа й параноя −1 або 1 із 2
event-salt-text = Повторити перевірку, або знизити параною на 1 і витягнути 1 жетон їжі, або витягнути 2 жетони їжі й залишити 1 із них.

event-blues-and-tango = Блюз і танго
event-blues-and-tango-text = Виснажити радіо або пройти перевірку параної. Успіх: параноя −1. Провал: параноя +1.

event-beacon-fires = Сигнальні вогнища
event-beacon-fires-line = Набіг удався: параноя −1, пильність +1
event-beacon-fires-text = Після кожного успішного набігу: параноя −1, потім покласти тут 1 маркер пильності.

event-death-of-kozuka = Загибель Кодзуки
event-death-of-kozuka-text = Якщо Кодзуки немає в таборі, нічого не стається. Інакше виснажити гвинтівку або пройти перевірку параної. Успіх: виснажити Кодзуку. Провал: він вибуває з гри, а параноя зростає на 1.

event-tadao-and-chie = Тадао і Тіе
event-tadao-and-chie-line = Провал на пильність: перевірка параної
event-tadao-and-chie-text = Після кожної проваленої перевірки пильності: пройти перевірку параної. Провал: параноя +1.

event-norio-suzuki = Норіо Судзукі
event-norio-suzuki-text = Пройти перевірку параної. Успіх: параноя −1, а карту 43, якщо її відкладено, замішують у колоду подій (але не в історичному варіанті). Провал: параноя +1.

event-coconut-milk = Кокосове молоко
event-coconut-milk-line = Повтор перевірки або 1 їжа й пильність −1
event-coconut-milk-text = Повторити перевірку або витягнути 1 жетон їжі, потім прибрати звідси 1 маркер пильності.

event-dried-beef = В’ялена яловичина
event-dried-beef-line = Повтор перевірки або 2 їжі
event-dried-beef-text = Повторити перевірку або витягнути 2 жетони їжі.

event-bamboo-hut = Бамбукова хатина
event-bamboo-hut-line = Повтор перевірки або параноя −1
event-bamboo-hut-text = Повторити перевірку або знизити параною на 1.

event-needle-and-wire = Голка й дріт
event-needle-and-wire-line = Повтор перевірки або відновити предмет
event-needle-and-wire-text = Повторити перевірку або відновити будь-який предмет.

event-jungle-remedies = Ліки джунглів
event-jungle-remedies-line = Повтор перевірки, соратник або здоров’я +1
event-jungle-remedies-text = Повторити перевірку, або відновити соратника, або отримати 1 здоров’я.

event-mothers-dagger = Материн кинджал
event-mothers-dagger-line = Повтор перевірки або скинути тривалу
event-mothers-dagger-text = Повторити перевірку або скинути тривалу подію, нічого не сплативши.

event-horse-races = Ставки на перегонах
event-horse-races-line = Повтор перевірки або радіо: параноя −2
event-horse-races-text = Повторити перевірку або виснажити радіо й знизити параною на 2.

event-the-circuit = Обхід
event-the-circuit-line = Повтор перевірки або пильність −2
event-the-circuit-text = Повторити перевірку або прибрати 2 маркери пильності з будь-яких регіонів.

event-snake = Змія
event-snake-text = Виснажити аптечку або втратити 1 здоров’я.

event-fever = Лихоманка
event-fever-text = Виснажити аптечку, або виснажити соратника, або втратити 2 здоров’я.

event-rats = Щури
event-rats-text = Втратити 1 жетон їжі або виснажити однострій.

event-trail-patrols = Патрулі на стежках
event-trail-patrols-line = Переміщення: перевірка пильності, потім вона +1
event-trail-patrols-text = Перед кожним переміщенням: пройти перевірку пильності в регіоні, який ви покидаєте. Провал: переміщення не відбувається. За будь-якого результату покласти в цей регіон 1 маркер пильності.

event-major-taniguchi = Майор Танігуті
event-major-taniguchi-text = Параноя −1, потім честь +1.

event-radar-station = Радарна станція
event-radar-station-line = Пильність на 1 вища, але не в Кянпу
event-radar-station-text = Під час розкриття: покласти 1 маркер пильності на Висоту 500. Поки подія діє, в усіх перевірках пильності поза Кянпу рівень вважається на 1 вищим.

event-village-dogs = Сільські собаки
event-village-dogs-line = Набіг не вдався: мінус 1 їжа
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
