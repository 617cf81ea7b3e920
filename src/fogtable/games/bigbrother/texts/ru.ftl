# 1984: русские тексты

## Игра

game-name = 1984
game-about =
    Лондон, 1984 год. Большой Брат правит городом из-за ширмы: у него полиция, которой никто не видит, камеры,
    ограждения, плакаты и рука директив. Горстка людей, не утративших воли, ищет, прячет, срывает его плакаты и вступает
    в бой, когда может победить. Один против 2–4: либо он сломит их волю, либо они его переживут.

## Стороны и места за столом

side-big-brother = Большой Брат
side-opposition = Оппозиция
seat-big-brother = Большой Брат
seat-opposition = Оппозиционер { $number }

## Районы и их свойства

district-peace = Мир
district-truth = Правда
district-plenty = Изобилие
district-love = Любовь
power-peace = Приказ о переводе
power-peace-text = Заплатить 1 волю. Выбрать на поле любого видимого полицейского: Большой Брат скрытно ставит его в один из госпиталей.
power-truth = Исправленная запись
power-truth-text = Заплатить 2 воли. Выбрать активную директиву и сбросить её.
power-plenty = Излишки
power-plenty-text = Заплатить 1 волю. Взять 2 карты из одной колоды на выбор.
power-love = Трещина в стене
power-love-text = Заплатить 2 воли. Авторитет падает на 1.

## Клетки

cell-pe01 = Окраина аэродрома
cell-pe02 = Казарменная улица
cell-pe03 = Министерство мира
cell-pe04 = Плац
cell-pe05 = Военный музей
cell-pe06 = Воронка от ракеты
cell-pe07 = Словарное бюро
cell-pe08 = Площадь Победы
cell-pe09 = Ступени у колонны
cell-pe10 = Разрушенная часовня
cell-pe11 = Сборные бараки
cell-pe12 = Дорога конвоев
cell-pe13 = Оружейный завод
cell-pe14 = Военный комиссариат
cell-pe15 = Северный мост
cell-tr01 = Цех романных машин
cell-tr02 = Пневмопассаж
cell-tr03 = Министерство правды
cell-tr04 = Столовая
cell-tr05 = Дом «Победа»
cell-tr06 = Корректорский переулок
cell-tr07 = Отдел документации
cell-tr08 = Зал ненависти
cell-tr09 = Станция «Правда»
cell-tr10 = Чёрная лестница
cell-tr11 = Завод телекранов
cell-tr12 = Угол громкоговорителей
cell-tr13 = Двор у дыры памяти
cell-tr14 = Госпиталь Правды
cell-tr15 = Восточный виадук
cell-pl01 = Станция «Западное депо»
cell-pl02 = Огороды
cell-pl03 = Карточное бюро
cell-pl04 = Рынок пролов
cell-pl05 = Кафе «Под каштаном»
cell-pl06 = Зал Антиполового союза
cell-pl07 = Госпиталь Изобилия
cell-pl08 = Министерство изобилия
cell-pl09 = Переулок у пивной
cell-pl10 = УБЕЖИЩЕ
cell-pl11 = Портовые ступени
cell-pl12 = Обувная фабрика
cell-pl13 = Станция «Житница»
cell-pl14 = Завод джина
cell-pl15 = Южный мост
cell-lo01 = Полицейский участок
cell-lo02 = Проволочный лабиринт
cell-lo03 = Переулок охраны
cell-lo04 = Склад охраны
cell-lo05 = Станция «Сады»
cell-lo06 = Ряд старьёвщиков
cell-lo07 = Подвальная улица
cell-lo08 = Министерство любви
cell-lo09 = Кабинет Внутренней партии
cell-lo10 = Партийные сады
cell-lo11 = Набережная канала
cell-lo12 = ТЮРЬМА
cell-lo13 = Станция «Ворота»
cell-lo14 = Стальные ворота
cell-lo15 = Винный погреб

## Персонажи

character-julia = Джулия
character-julia-text = Работает в зале Антиполового союза. Ездит без билета и умеет ускользнуть из столкновения.
character-winston = Уинстон
character-winston-text = Работает в отделе документации. Находит больше других и умеет вернуть надежду.
character-obrien = О’Брайен
character-obrien-text = Работает в кабинете Внутренней партии. Даёт другим подействовать ещё раз и умеет ударить сильнее.
character-syme = Сайм
character-syme-text = Работает в Словарном бюро. Замечает полицию поблизости и умеет отменить директиву.

## Способности

ability-fare-dodger = Безбилетница
ability-fare-dodger-text = Раз за раунд, в действии «Монорельс»: можно проехать 1 станцию без билета или заплатить за неё и сберечь это на потом. Следующая станция — уже по билету.
ability-anti-sex-league-member = Участница антиполового союза
ability-anti-sex-league-member-text = Раз за игру: Джулия выходит из столкновения до того, как выложены карты. Остальные участники сражаются без неё.
ability-office-clerk = Офисный клерк
ability-office-clerk-text = Раз за раунд, в действии «Обыск»: взять 2 карты вместо 1.
ability-hope-for-the-future = Надежда на будущее
ability-hope-for-the-future-text = Действие, раз за игру: Уинстон или оппозиционер на его либо соседней клетке получает 2 воли. Ограждения не мешают.
ability-charming-leader = Обаятельный лидер
ability-charming-leader-text = Действие, раз за раунд: другой игрок получает 1 дополнительное действие; закончивший ход совершает его сразу.
ability-fervent-party-man = Яростный сторонник партии
ability-fervent-party-man-text = Раз за игру, когда в столкновении выкладывают карты: сила +2 в этом столкновении.
ability-vigilance = Бдительность
ability-vigilance-text = Действие, раз за раунд: все узнают, есть ли на клетках рядом с Саймом хоть один полицейский, видимый или скрытый.
ability-educated-colleague = Образованный коллега
ability-educated-colleague-text = Действие, раз за игру: сбросить без эффекта 1 активную или скрытую директиву на выбор.

## Слабости

weakness-careless = Неосторожность
weakness-careless-text = При воле 2: Джулии недоступны обмен и воодушевление, и выбрать её для них тоже нельзя.
weakness-worn-out = Изнурение
weakness-worn-out-text = При воле 1: не больше 1 действия «Движение» за ход.
weakness-ulcer = Язва
weakness-ulcer-text = При воле 2: базовый предел каждого движения — 1 клетка.
weakness-fear-of-rats = Боязнь крыс
weakness-fear-of-rats-text = При воле 1: вклад Уинстона в силу на 2 меньше, и помощником в столкновение он вступить не может.
weakness-old-habits = Старые привычки
weakness-old-habits-text = При воле 2: О’Брайен не может быть «Обаятельным лидером».
weakness-double-game = Двойная игра
weakness-double-game-text = При воле 1: в начале хода О’Брайена Большой Брат смотрит всю его руку.
weakness-talks-too-much = Болтливость
weakness-talks-too-much-text = При воле 2: в конце хода Сайма Большой Брат смотрит 1 случайную карту из его руки.
weakness-unperson = Нелицо
weakness-unperson-text = При воле 1: Сайму недоступен обыск.

## Действия сломленных

fallen-denounce = Донести
fallen-denounce-text = Выбрать оппозиционера в игре: Большой Брат, и только он, смотрит 1 случайную карту из его руки.
fallen-volunteer = Ударный труд
fallen-volunteer-text = Большой Брат получает 1 ресурс, пусть и сверх своего максимума, но не сверх 13.
fallen-duty = Дежурство у телекрана
fallen-duty-text = Поставить 1 камеру из запаса на подходящую клетку района, где была своя стартовая локация.
fallen-betray = Выдать нычку
fallen-betray-text = Выбрать нычку: Большой Брат, и только он, смотрит её карту. Нычка остаётся на месте.

## Директивы

order-raid = Облава
order-raid-text = Выбрать 1 или 2 полицейских. Переместить каждого на 0–2 шага, одного за другим; после каждого шага возможны столкновение и зачистка.
order-night-patrol = Ночной патруль
order-night-patrol-text = Выбрать 1 полицейского и переместить его на 1–3 шага; после каждого шага возможны столкновение и зачистка.
order-house-search = Домашний обыск
order-house-search-text = Выбрать оппозиционера, у которого есть карты на руке и который не защищён от столкновений. Вытянуть у него 1 случайную карту. Запрещённый предмет открыть и сбросить: авторитет +1. Иначе посмотреть карту и вернуть. Никого не арестовывают.
order-telescreens = Установка телекранов
order-telescreens-text = Бесплатно поставить 0–2 камеры.
order-cordon = Оцепление
order-cordon-text = Бесплатно поставить 0–2 ограждения.
order-poster-campaign = Плакатная кампания
order-poster-campaign-text = Бесплатно расклеить 1 плакат Большого Брата.
order-two-minutes-hate = Двухминутка ненависти
order-two-minutes-hate-text = Авторитет +1.
order-ration-cut = Сокращение пайка
order-ration-cut-text = Каждый оппозиционер, у которого на руке 4 карты или больше, сбрасывает 1 из них в открытую; выбирают все одновременно.
order-overfulfilled-plan = Перевыполнение плана
order-overfulfilled-plan-text = Максимум ресурсов +1, но не выше 13. Текущие ресурсы не меняются.
order-new-department = Новый отдел
order-new-department-text = Открыть четвёртое место для активных директив до конца партии.
order-vaporisation = Распыление
order-vaporisation-text = Выбрать союзника в игре и сбросить его.
order-sweep = Бригада зачистки
order-sweep-text = Убрать что-то одно: антипартийный плакат; жетон чёрного рынка; нычку, с картой которой поступают как при зачистке. Полицейские при этом не становятся видимыми.
order-denunciation = Анонимный донос
order-denunciation-text = Выбрать оппозиционера с картами на руке и посмотреть всю его руку.
order-reinforcements = Подкрепление
order-reinforcements-text = Скрытно поставить 1 нового полицейского в госпиталь на выбор. В игре их не больше 8.
order-interrogation = Допрос
order-interrogation-text = Выбрать оппозиционера, которому предстоит пропуск хода: он теряет 1 волю.
order-room-101 = Комната 101
order-room-101-text = Выбрать оппозиционера, которому предстоит пропуск хода: он теряет 2 воли.
order-militia-call = Набор дружинников
order-militia-call-text = Поставить 1 дружинника из запаса на подходящую клетку или переставить туда того, что уже на поле.
order-rewriting = Переписанное прошлое
order-rewriting-text = Взять на руку 1 карту из сброса директив, но не «Переписанное прошлое».
order-victory-bulletin = Сводка о победе
order-victory-bulletin-text = Выбрать событие в ряду и сбросить его; остальные не сдвигаются.
order-curfew = Комендантский час
order-curfew-text = Начиная со второго движения за ход базовый предел — 1 клетка вместо 2. Две копии не складываются.
order-wiretap = Прослушка
order-wiretap-text = При каждой проверке камерой Большой Брат видит до 4 случайных карт вместо 2.
order-checkpoints = Проверка на станциях
order-checkpoints-text = На станциях нельзя брать билеты. Ездить можно: с билетом на руках, по способности Джулии, с помощью карт.
order-informers = Сеть осведомителей
order-informers-text = Каждую карту, которая попадает в руку благодаря действию «Обыск», показывают Большому Брату, и только ему, — в том числе карты из найденной при этом «Потерянной посылки». Две копии не складываются.
order-martial-law = Военное положение
order-martial-law-text = Сложность +2 в каждом столкновении.
order-doublethink = Уроки двоемыслия
order-doublethink-text = Каждое свойство района стоит на 1 волю больше.
order-poster-quota = Плакатная норма
order-poster-quota-text = Плакат стоит Большому Брату на 1 ресурс меньше, но не меньше 1.
order-junior-spies = Юные разведчики
order-junior-spies-text = После каждого состоявшегося обмена Большому Брату, и только ему, показывают все карты поддержки, сменившие владельца.
order-ambush = Засада
order-ambush-text = Когда начинается столкновение: привести в него 1 полицейского с соседней клетки, хоть бы и через ограждение. Он становится видимым и участвует.
order-double-agent = Двойной агент
order-double-agent-text = Когда в столкновении открыты карты: выбрать 1 открытую карту поддержки. Её бонус и текст не считаются, но использованной она считается.
order-antique-trap = Ловушка в лавке
order-antique-trap-text = Когда оппозиционер взял карты по жетону чёрного рынка: все они открываются и сбрасываются без эффекта. Авторитет +1, если среди них есть запрещённый предмет.
order-sealed-street = Перекрытая улица
order-sealed-street-text = Когда оппозиционер объявил шаг движения: поставить 1 ограждение на его пути. Шаг не состоялся и не потрачен.
order-show-trial = Показательный процесс
order-show-trial-text = Когда оппозиционер арестован: авторитет +2.
order-broken-oath = Нарушенная клятва
order-broken-oath-text = Когда оппозиционер объявил карту или союзника со знаком особого действия: эффекта нет, карта сбрасывается. Действие потрачено.
order-memory-hole = Дыра памяти
order-memory-hole-text = Когда оппозиционер объявил взятие нычки: нычка убирается, её карта открывается и сбрасывается. Авторитет +1, если это запрещённый предмет, но не ловушка; ловушка не срабатывает. Действие потрачено.
order-glue-brigade = Бригада расклейщиков
order-glue-brigade-text = Когда оппозиционер сорвал плакат действием «Вандализм»: сразу расклеить 1 плакат Большого Брата на подходящей клетке без оппозиционеров.

## Карты поддержки

kind-baton = Дубинка
kind-baton-text = Столкновение: сила +3.
kind-spanner = Гаечный ключ
kind-spanner-text = Столкновение: сила +2.
kind-pistol = Пистолет
kind-pistol-text = Столкновение: сила +4.
kind-smoke-pot = Дымовая шашка
kind-smoke-pot-text = Столкновение: когда карта открыта, вы выходите из него на соседнюю клетку по выбору, где нет видимого полицейского и куда не мешает пройти ограждение; если такой нет, остаётесь. Ни проверки камерой, ни столкновения там нет. Ваше движение закончено.
kind-diary = Дневник
kind-diary-text = Особое действие: авторитет −1.
kind-the-book = Книга
kind-the-book-text = Особое действие, в любом районе, кроме района своей стартовой локации: авторитет −2.
kind-paperweight = Пресс-папье с кораллом
kind-paperweight-text = Особое действие: вы или оппозиционер на вашей клетке получает 1 волю.
kind-leaflets = Листовки
kind-leaflets-text = Особое действие: расклеить 1 антипартийный плакат на своей клетке.
kind-paint = Банка краски
kind-paint-text = Особое действие: расклеить 1 антипартийный плакат на своей или соседней клетке. Плакат Большого Брата на ней сперва срывается.
kind-real-coffee = Настоящий кофе
kind-real-coffee-text = Свой ход, до действий или между ними: ваше следующее движение в этом ходу длиннее на 2 клетки.
kind-rat-trap = Клетка с крысами
kind-rat-trap-text = Ловушка в нычке: нашедший её полицейский скрытно уходит в госпиталь по выбору Большого Брата. Авторитет −1.
kind-bomb = Самодельная бомба
kind-bomb-text = Ловушка в нычке: нашедший её полицейский возвращается в запас. Авторитет −1.
kind-false-papers = Фальшивые бумаги
kind-false-papers-text = Ловушка в нычке: Большой Брат сбрасывает с руки 2 случайные директивы или все, если их меньше.
kind-docker = Докер-прол
kind-docker-text = Союзник: сила +1 в каждом столкновении. Два докера складываются.
kind-dealer = Антиквар
kind-dealer-text = Союзник: по жетону чёрного рынка вы берёте 2 карты из одной колоды вместо 1.
kind-parsons = Добродушный сосед
kind-parsons-text = Союзник: камеры вас не проверяют.
kind-old-prole = Старый прол
kind-old-prole-text = Союзник: когда вас задержали и сейчас будет досмотр, его можно сбросить: досмотра нет, вы идёте в свою стартовую локацию.
kind-courier = Курьер Братства
kind-courier-text = Союзник: раз за свой ход, без действия, отдать 1 карту с руки оппозиционеру не дальше 2 клеток. Ограждения не мешают.
kind-nurse = Сиделка из пролов
kind-nurse-text = Союзник. Особое действие: сбросить её; вы или оппозиционер на вашей клетке получает 2 воли.
kind-slingshot = Рогатка
kind-slingshot-text = Играется с действием «Вандализм»: разбить 1 камеру на соседней клетке, хоть бы и за ограждением.
kind-crowbar = Лом
kind-crowbar-text = Столкновение: сила +2. Или в свой ход, без действия: убрать 1 ограждение у своей клетки.
kind-sewer-map = Схема канализации
kind-sewer-map-text = Особое действие: переставить свою фишку на другую клетку того же района, но не в ТЮРЬМУ. Входите вы только на неё.
kind-forged-pass = Поддельный пропуск
kind-forged-pass-text = В начале столкновения: сбросьте карту, и вы в нём не участвуете.
kind-season-ticket = Проездной
kind-season-ticket-text = Свой ход, без действия, где угодно: взять билеты до предела в 2.
kind-minutes = Украденный протокол
kind-minutes-text = Особое действие: посмотреть руку директив Большого Брата.
kind-intercept = Перехваченная директива
kind-intercept-text = Особое действие: выбрать на доске 1 активную или скрытую директиву. Она открывается и сбрасывается без эффекта.
kind-patrol-rota = График патрулей
kind-patrol-rota-text = Особое действие: все узнают, сколько полицейских, видимых и скрытых вместе, в каждом районе.
kind-rumour = Обнадёживающий слух
kind-rumour-text = Немедленно: авторитет −1.
kind-nosy-child = Любопытный ребёнок
kind-nosy-child-text = Немедленно: Большой Брат смотрит всю вашу руку.
kind-parcel = Потерянная посылка
kind-parcel-text = Немедленно: взять 2 карты из той же колоды.
kind-stall-returns = Лоточник вернулся
kind-stall-returns-text = Немедленно: положить 1 жетон чёрного рынка на его клетку по выбору, где нет ни жетона, ни оппозиционера, ни видимого полицейского.
kind-golden-country = Золотая страна
kind-golden-country-text = Немедленно: оппозиционер с наименьшей волей получает 1 волю. При равенстве выбираете вы.

## События

news-hate-week = Неделя ненависти
news-hate-week-text = Сложность +1 в каждом столкновении.
news-prole-unrest = Волнения пролов
news-prole-unrest-text = У каждого оппозиционера, участвующего в столкновении, сила +1.
news-fog = Лондонский туман
news-fog-text = Камеры никого не проверяют.
news-rocket-bombs = Ракетные удары
news-rocket-bombs-text = При вскрытии: в случайном районе убираются все камеры и все ограждения, хотя бы одним концом стоящие в нём.
news-power-cut = Отключение электричества
news-power-cut-text = Ездить на монорельсе нельзя. Брать билеты можно.
news-free-travel = День бесплатного проезда
news-free-travel-text = При вскрытии: каждый оппозиционер берёт 1 билет, если не превысит предел в 2.
news-shortages = Пустые прилавки
news-shortages-text = Каждому оппозиционеру доступно не больше 1 действия «Обыск» за ход.
news-market-day = Базарный день
news-market-day-text = При вскрытии: на каждую пустую клетку чёрного рынка, где нет ни оппозиционера, ни видимого полицейского, кладётся жетон.
news-demonstration = Демонстрация
news-demonstration-text = При вскрытии: на случайной станции собирается толпа, и столкновения там невозможны. Она расходится вместе с этим событием.
news-war-bulletin = Военная сводка
news-war-bulletin-text = Восстанавливая ресурсы, Большой Брат получает на 1 больше, но не больше 13.
news-scarcity = Экономия электричества
news-scarcity-text = Восстанавливая ресурсы, Большой Брат получает на 2 меньше.
news-party-purge = Партийная чистка
news-party-purge-text = Одноразовые директивы стоят на 1 ресурс больше.
news-spies-parade = Парад юных разведчиков
news-spies-parade-text = При вскрытии: Большой Брат ставит всех дружинников из запаса на подходящие клетки. Они уходят вместе с этим событием, где бы тогда ни стояли.
news-amnesty = Амнистия
news-amnesty-text = При вскрытии: никому больше не нужно пропускать ход. Заключённые остаются в ТЮРЬМЕ.
news-inspection = Всеобщая проверка
news-inspection-text = При каждой проверке камерой Большой Брат видит на 1 карту больше.
news-heat-wave = Жара
news-heat-wave-text = Каждый полицейский делает не больше 1 платного шага за фазу вместо 2.
news-eurasia-victory = Победа над Евразией
news-eurasia-victory-text = Плакат стоит Большому Брату всего 3 ресурса.
news-anniversary = Годовщина партии
news-anniversary-text = Чтобы в конце раунда поднять авторитет, хватает 3 плакатов Большого Брата.
news-brotherhood = Весть от Братства
news-brotherhood-text = Кто победил полицию в столкновении, получает обе награды: авторитет −1 и воля +1 одному участнику.
news-influenza = Грипп
news-influenza-text = Оппозиционеры не могут получать волю.

## Личные цели

goal-blinder = Ослепить телекраны
goal-blinder-text = Вы разбиваете камеру: 3 жетона. Бонус: действием «Вандализм» можно бить камеры на соседних клетках, хоть бы и за ограждением.
goal-tearer = Голые стены
goal-tearer-text = Вы срываете плакат Большого Брата: 3 жетона. Бонус: за каждый сорванный плакат возьмите 1 карту из любой колоды.
goal-breaker = Открытые улицы
goal-breaker-text = Вы разбираете ограждение действием «Вандализм»: 2 жетона. Бонус: раз за свой ход можно разобрать ограждение у своей клетки, не тратя действия.
goal-fighter = Первая кровь
goal-fighter-text = Вы на стороне победителей в столкновении: 2 жетона. Бонус: сила +1 в каждом столкновении.
goal-comrade = Плечом к плечу
goal-comrade-text = Вы вступаете в столкновение помощником: 2 жетона. Бонус: сила +2, когда вы помощник.
goal-seeker = Четыре района
goal-seeker-text = Вы проводите обыск в районе, который ещё не принёс жетона: 3 жетона. Бонус: ваш обыск может брать карту из любой колоды.
goal-traveller = Непоседа
goal-traveller-text = Вы едете на монорельсе: 4 жетона. Бонус: один билет везёт вас 1 или 2 станции.
goal-trader = Надёжные руки
goal-trader-text = Вы завершаете предложенный вами обмен хотя бы с одной картой поддержки: 3 жетона. Бонус: ваш обмен достаёт до соседних клеток, хоть бы и через ограждение.
goal-stasher = Тайники
goal-stasher-text = Вы устанавливаете нычку: 3 жетона. Бонус: раз за свой ход установка или взятие нычки не стоит действия.
goal-customer = Постоянный покупатель
goal-customer-text = Вы используете жетон чёрного рынка: 2 жетона. Бонус: каждый использованный вами жетон даёт вам ещё и 1 волю.
goal-agitator = Агитатор
goal-agitator-text = Вы клеите антипартийный плакат: 2 жетона. Бонус: за каждый наклеенный возьмите 1 карту из любой колоды.
goal-martyr = Несломленный
goal-martyr-text = Вас задержали: 2 жетона. Бонус: при первом задержании в каждом раунде вы не теряете воли.
goal-pilgrim = В чреве зверя
goal-pilgrim-text = Вы заканчиваете ход в министерстве, которое ещё не принесло жетона: 2 жетона. Бонус: раз за раунд свойство района стоит вам на 1 волю меньше.
goal-evader = Под взглядом
goal-evader-text = Вы заканчиваете ход на клетке с камерой: 3 жетона. Бонус: камеры вас не проверяют.
goal-organiser = Организатор ячейки
goal-organiser-text = Вы совершаете воодушевление: 3 жетона. Бонус: ваше воодушевление даёт 2 клетки вместо 1.

## Колоды

deck-a = Колода A
deck-b = Колода B

## Фазы

phase-setup = Подготовка
phase-setup-text = Оппозиционеры выбирают персонажей, затем Большой Брат прячет первых полицейских в министерствах.
phase-opposition = Фаза Оппозиции
phase-opposition-text = Оппозиционеры ходят в порядке, который задал глава ячейки; за ход у каждого до 2 действий.
phase-big-brother = Фаза Большого Брата
phase-big-brother-text = Большой Брат восстанавливает ресурсы, играет директивы, укрепляет режим и перемещает полицию мыслей.
phase-events = Фаза Событий
phase-events-text = События в ряду сдвигаются, вскрывается новое.
phase-end-of-round = Конец раунда
phase-end-of-round-text = Считаются плакаты, проверяется, не окончена ли партия, и сменяется глава ячейки.

## Счётчики

counter-authority = Авторитет

## Настройки

option-numbers = Числа
option-numbers-text = Цены, пределы и другие числа, от которых зависит, равны ли стороны.
option-numbers-tuned = Уравновешенные
option-numbers-tuned-text = Выверены множеством партий.
option-numbers-spec = По книге правил
option-numbers-spec-text = Как в книге правил и на картах.
option-authority = Авторитет в начале
option-authority-text = Фора: чем он ниже, тем легче оппозиции, чем выше, тем легче Большому Брату.
option-authority-standard = По выбранным числам
option-round_limit = Последний раунд
option-round_limit-text = Если к концу этого раунда в игре остался хоть один оппозиционер, побеждает оппозиция. Без предела Большой Брат может не спешить.
option-round_limit-standard = По выбранным числам
option-round_limit-none = Без предела
option-opposition_channel = Закрытый канал оппозиции
option-opposition_channel-text = У оппозиционеров есть чат, которого Большой Брат не читает.
option-standing_orders = Постоянные приказы
option-standing_orders-text = Большой Брат заранее решает, какие скрытые полицейские вступают в бой и какие скрытые директивы срабатывают; стол его не ждёт.
standing-always = { $cell } ({ $number }): скрытые полицейские всегда вступают в бой
option-characters = Персонажи
option-characters-text = Как оппозиционеры получают персонажей.
option-characters-choose = По выбору
option-characters-deal = Случайно

## Конец игры

win-big-brother = Победил Большой Брат
win-big-brother-story =
    Телекраны читают хорошие новости, и никто уже не помнит, что бывали другие. В кафе кто-то выводит пальцем сумму на
    пыльном столе, поднимает глаза на огромное лицо на стене — и больше его не боится.
win-opposition = Победила оппозиция
win-opposition-story =
    Однажды утром громкоговорители трещат и молчат. Люди останавливаются посреди улицы и ждут голоса, а потом один за
    другим начинают говорить сами. На стене отклеился угол плаката, и ветер хлопает им, как флагом.

cause-authority-full = Авторитет достиг 20.
cause-all-broken = Не осталось никого с собственной волей.
cause-authority-gone = Авторитет упал до 0.
cause-deck-empty = У Большого Брата закончились директивы.
cause-rounds-over = Последний раунд окончен, а у кого-то ещё есть воля.

## Что происходит

log-round-begins = Раунд { $round }
log-phase-begins = { $phase }
log-authority = Авторитет: { $now }
log-gains-will = { $player } — воля растёт: { $now }
log-loses-will = { $player } — воля падает: { $now }
log-falls = { $player } больше не сопротивляется: воля сломлена
log-takes-tickets = { $player } берёт билеты: { $number }
log-game-ends = Игра окончена
log-draws =
    { $card ->
        [unknown] { $player } тянет карту ({ $deck })
       *[other] { $player } тянет карту «{ $card }» ({ $deck })
    }
log-draws-immediate = { $player } открывает «{ $card }»: это происходит сразу
log-deck-remade = Сброс становится новой колодой. { $deck }
log-looks-at =
    { $card ->
        [unknown] Большой Брат смотрит карту игрока { $player }
       *[other] Большой Брат видит карту игрока { $player }: «{ $card }»
    }
log-uses-market = { $player } на чёрном рынке: { $cell }
log-market-opens = Открылась точка чёрного рынка: { $cell }
log-market-closed = Точка чёрного рынка закрыта: { $cell }
log-plays = { $player } играет карту «{ $card }»
log-ally-leaves = { $player } теряет союзника: «{ $card }»
log-fence-removed = Ограждение разобрано: { $cell } — { $other }
log-gives = { $player } передаёт карту с курьером. Получатель: { $other }
log-receives = { $player } получает карту «{ $card }»
log-antiposter = { $player } клеит антипартийный плакат: { $cell }
log-antiposter-removed = Антипартийный плакат снят: { $cell }
log-poster-torn = { $player } срывает плакат: { $cell }
log-arrives = { $player } выбирается наружу: { $cell }
log-reads-minutes =
    { $directives ->
        [unknown] { $player } читает директивы Большого Брата
       *[other] { $player } читает протокол: { $directives }
    }
log-police-counted = { $district }: полицейских — { $number }
log-gains-token = { $player } получает жетон цели: { $now }
log-completes-goal = { $player } достигает цели «{ $goal }»
log-clash-begins = Столкновение: { $cell }. Полицейских — { $policemen }, против них { $players }
log-leaves-clash = { $player } выходит из столкновения
log-league-member = { $player } показывает кушак Антиполового союза
log-helps = { $player } приходит на помощь
log-lays-directives = Директив выложено в закрытую: { $number }
log-lays = { $player } выкладывает: { $cards }
log-fervent = { $player } играет яростного сторонника партии: сила +2
log-reveals-directives = Большой Брат открывает: { $directives }
log-slips-away = { $player } уходит под прикрытием дыма: { $cell }
log-strength = { $player }: сила { $share }
log-compares = Сила { $strength } против сложности { $difficulty }
log-clash-won = Оппозиция побеждает в столкновении
log-clash-drawn = Ничья: полиция отступает
log-clash-lost = Большой Брат побеждает в столкновении
log-clash-without-winner = Сражаться больше не с кем
log-police-to-hospital = Полицейских увезли в госпиталь: { $number }
log-detained = Задержание: { $player }
log-unbroken = { $player } не теряет воли
log-search-prevented = { $player } избегает досмотра: вину берёт Старый прол
log-nothing-found = Досмотр: { $player }. Ничего не найдено
log-forbidden-found = Досмотр: { $player }. Найдено: «{ $card }»
log-sent-home = { $player } — снова на стартовой локации
log-arrested = Арест: { $player }
log-dealt-goal =
    { $goal ->
        [unknown] { $player } получает личную цель
       *[other] { $player } получает цель «{ $goal }»
    }
log-becomes = { $player } — это { $character }
log-dealt-support =
    { $card ->
        [unknown] { $player } получает карту
       *[other] { $player } получает карту «{ $card }»
    }
log-gives-back = { $player } возвращает «{ $card }» и берёт другую карту
log-deploys = Полицейских у министерств: { $number }
log-in-order = Ход { $place }: { $player }
log-turn-begins = Ходит { $player }
log-turn-skipped = { $player } пропускает ход
log-turn-ends = { $player } заканчивает ход
log-counts-posters = Плакатов на стенах: { $posters }, антипартийных: { $antiposters }
log-steps = { $player } идёт дальше: { $cell }
log-militia-stops = Дружинник останавливает: { $player }
log-camera-checks = { $player } перед камерой: { $cell }
log-inspires = { $player } подбадривает. { $other }: клеток — { $cells }
log-rides = { $player } едет: { $cell }, билетов — { $tickets }
log-searches = { $player } обыскивает место ({ $deck })
log-proposes = { $player } предлагает обмен. Кому: { $other }
log-trade-fails = { $player } и { $other }: обмен не состоялся
log-swaps = Обмен: { $player } отдаёт карт { $given }, билетов { $tickets }; { $other } — карт { $returned }, билетов { $tickets_back }
log-gets = { $player } получает: { $cards }
log-breaks-camera = { $player } разбивает камеру: { $cell }
log-places-stash =
    { $card ->
        [unknown] { $player } что-то прячет: { $token }, { $cell }
       *[other] { $player } прячет «{ $card }»: { $token }, { $cell }
    }
log-takes-stash =
    { $card ->
        [unknown] { $player } забирает спрятанное: { $token }
       *[other] { $player } забирает «{ $card }»: { $token }
    }
log-uses-power = { $player } применяет свойство района: { $district }
log-transferred = Полицейского переводят отсюда: { $cell }
log-charms = { $player } увлекает за собой. { $other }: ещё одно действие
log-vigilance = Есть ли полиция рядом? { $player }: { $answer ->
        [none] нет.
       *[yes] да.
    }
log-hope = { $player } даёт надежду. { $other } воспрянет духом
log-colleague = { $player } убирает директиву
log-restores = Ресурсы: { $resources }
log-draws-directive =
    { $directive ->
        [unknown] Большой Брат берёт директиву
       *[other] Взята директива «{ $directive }»
    }
log-spends = Большой Брат тратит { $price }: ресурсов { $left }
log-plays-directive = Директива: «{ $directive }»
log-lays-hidden =
    { $directive ->
        [unknown] Выложена скрытая директива: { $slot }
       *[other] Выложена скрытая директива «{ $directive }»: { $slot }
    }
log-triggers = Скрытая директива: «{ $directive }»!
log-directive-leaves = Директива сброшена: «{ $directive }»
log-loses-directive = Большой Брат теряет директиву «{ $directive }»
log-rewrites = Возвращена в руку: «{ $directive }»
log-maximum-rises = Максимум ресурсов: { $now }
log-slot-opens = Открыта четвёртая ячейка активных директив
log-singled-out = Большой Брат выбирает: { $player }
log-gives-up = { $player } сбрасывает «{ $card }»
log-lost-to-trap = { $player } теряет всё купленное: { $cards }
log-double-agent = { $player } — жертва двойного агента: { $cards } не считается
log-ambushes = Ещё один полицейский вступает в бой: { $cell }
log-camera-placed = Установлена камера: { $cell }
log-fence-placed = Поставлено ограждение: { $cell } — { $other }
log-poster-placed = Повешен плакат: { $cell }
log-hires =
    { $cell ->
        [unknown] Нанят полицейский
       *[other] Нанят полицейский: { $cell }
    }
log-police-steps = Полицейский идёт: { $start } → { $to }
log-figure-leaves = Полицейский пропадает из виду: { $cell }
log-figure-appears = Полицейский показывается: { $cell }
log-stash-opened = Нычка вскрыта, { $stash }: «{ $card }»
log-policeman-lost = Полицейский выбыл и возвращается в запас
log-militia-posted = Пост дружинника: { $cell }
log-militia-leaves = Дружинник уходит: { $cell }
log-denounces = { $player } доносит. На кого: { $other }
log-volunteers = { $player } трудится ударно: ресурсов { $resources }
log-stands-watch = { $player } дежурит у телекрана
log-betrays =
    { $card ->
        [unknown] { $player } выдаёт нычку: { $stash }
       *[other] { $player } выдаёт: { $stash } — «{ $card }»
    }
log-news = Событие: «{ $news }»
log-news-ends = Закончилось: «{ $news }»
log-events-shuffled = События перемешаны заново
log-rockets-fall = Ракеты падают на район: { $district }
log-crowd-gathers = Собирается толпа: { $cell }
log-pardoned = Амнистия: { $player }

## Вопросы

ask-choose-character = Кто вы?
ask-choose-character-hint = У каждого своё рабочее место, где он в безопасности, две способности и две слабости.
ask-deploy = Поставьте полицейского у министерства
ask-deploy-hint = Остальные не видят, где он стоит; можно ставить нескольких вместе.
ask-set-order = Кто ходит следующим?
ask-set-order-hint = Глава ячейки назначает порядок раунда после общего обсуждения.
ask-act = Выберите действие
ask-act-hint = Карты и союзники без знака особого действия не стоят действий.
ask-take-step = Куда идём?
ask-take-step-hint = После каждого шага решаете снова; один раз движение можно разбить другим действием.
ask-ride = Взять билет или ехать?
ask-ride-hint = Один билет за каждую станцию по кольцу в любую сторону.
ask-choose-number = Одну карту или две?
ask-choose-number-hint = Офисный клерк берёт две один раз за раунд.
ask-trade = Соберите свою часть обмена
ask-trade-hint = Видите только вы вдвоём; одна из сторон может быть пустой, но не обе.
ask-confirm-trade = По рукам?
ask-confirm-trade-hint = После подтверждения карты сразу меняют хозяев.
ask-step-forward = Сколько полицейских выйдет?
ask-step-forward-hint = Пас — и никто не узнает, что здесь кто-то был.
ask-attack = Что делает полицейский?
ask-attack-hint = Один раз можно напасть и можно зачистить клетку; зачистка делает его видимым.
ask-leave-clash = Выйти из столкновения?
ask-leave-clash-hint = Вышедший остаётся на клетке: ни победы, ни потерь.
ask-join-clash = Прийти на помощь?
ask-join-clash-hint = Вы переходите туда и разделяете исход.
ask-lay-directive = Выложите директиву
ask-lay-directive-hint = По одной на полицейского; считается число в углу карты.
ask-lay-support = Выложите карту или ничего
ask-lay-support-hint = Запрещённая карта при поражении поднимает авторитет.
ask-reward = Выберите награду
ask-reward-hint = Авторитет −1 или +1 воля одному из участников.
ask-use-old-prole = Старый прол возьмёт вину на себя?
ask-use-old-prole-hint = Он сбрасывается, а вас не досматривают.
ask-upkeep = Оплатите директиву или сбросьте
ask-upkeep-hint = У каждой активной директивы своё поддержание; в раунд, когда она сыграна, платить не надо.
ask-command = Фаза Большого Брата
ask-command-hint = Что угодно и в любом порядке, пока хватает ресурсов.
ask-trigger = Применить скрытую директиву?
ask-trigger-hint = Это бесплатно; пас оставляет её скрытой.
ask-fallen = Что вы сделаете для Большого Брата?
ask-fallen-hint = Одно дело за раунд для Большого Брата или ничего.
ask-place-camera = Куда поставить камеру?
ask-place-camera-hint = Она проверяет каждого, кто входит на клетку; на клетке одна камера.
ask-fence-from = Где поставить ограждение?
ask-fence-from-hint = Выберите клетку с одной его стороны, потом с другой.
ask-fence-to = Какой проход перекрыть?
ask-fence-to-hint = Ограждение встаёт между двумя клетками; оппозицию оно останавливает, полицию — нет.
ask-place-poster = Где повесить плакат?
ask-place-poster-hint = Если в конце раунда их достаточно, авторитет растёт.
ask-hire-policeman = Где нанять полицейского?
ask-hire-policeman-hint = В госпитале дешевле; цену видят все, место — никто.
ask-step-policeman = Куда шагнёт полицейский?
ask-step-policeman-hint = Ограждения ему не помеха, но в УБЕЖИЩЕ он не войдёт.
ask-choose-hospital = В какой госпиталь?
ask-choose-hospital-hint = Остальные не узнают, в какой именно.
ask-move-militia = Передвинуть дружинника или взять нового?
ask-move-militia-hint = Пас — взять дружинника из запаса, если он там есть.
ask-post-militia = Где встанет дружинник?
ask-post-militia-hint = Кто входит на его клетку, останавливается; столкновения там труднее.
ask-sweep-away = Что уберёт бригада?
ask-sweep-away-hint = Один антипартийный плакат, жетон чёрного рынка или нычку, где угодно.
ask-slip-away = Куда ускользнуть?
ask-slip-away-hint = Там не будет ни проверки, ни столкновения; ваше движение закончится.
ask-open-stall = Где снова откроется рынок?
ask-open-stall-hint = На клетке чёрного рынка, где никого нет.
ask-break-camera = Какую камеру разбить?
ask-break-camera-hint = Камера на соседней клетке стоит рогатки, если не помогает личная цель.
ask-remove-fence = Какой проход открыть?
ask-remove-fence-hint = Ограждение между вашей клеткой и этой исчезнет.
ask-transfer-policeman = Кого из полицейских перевести?
ask-transfer-policeman-hint = Большой Брат спрячет его в одном из госпиталей.
ask-paint-cell = Где рисовать?
ask-paint-cell-hint = Плакат Большого Брата там сначала срывается.
ask-leave-sewer = Где выбраться наружу?
ask-leave-sewer-hint = Вы входите только на эту клетку: её камера, её полиция, её рынок.
ask-hearten = Кто восстановит волю?
ask-hearten-hint = Больше 5 не бывает ни у кого.
ask-send-courier = К кому идёт курьер?
ask-send-courier-hint = Все видят, кому досталась карта, но не какая.
ask-search-hand = Кого обыскать?
ask-search-hand-hint = Одна случайная карта: запрещённая теряется и поднимает авторитет.
ask-read-hand = На кого донос?
ask-read-hand-hint = Вы увидите всю руку; карты останутся у игрока.
ask-break-prisoner = Кто из арестованных потеряет волю?
ask-break-prisoner-hint = Только те, кому предстоит пропуск хода.
ask-find-ally = Чей союзник исчезнет?
ask-find-ally-hint = Только игроки, у которых есть союзник в игре.
ask-strike-card = Чья карта не будет считаться?
ask-strike-card-hint = Применённой она остаётся: если вы победите, запрещённая поднимет авторитет.
ask-hide-card = Какую карту спрятать?
ask-hide-card-hint = Она лежит под жетоном нычки, пока её не заберут или не найдут.
ask-give-up-card = Какую карту отдать?
ask-give-up-card-hint = Она сбрасывается в открытую; все, кого это касается, выбирают одновременно.
ask-give-card = Какую карту понесёт курьер?
ask-give-card-hint = Её знаете только вы двое.
ask-part-with-ally = С каким союзником расстаться?
ask-part-with-ally-hint = Для ещё одного нет места.
ask-vaporise-ally = Какой союзник исчезнет?
ask-vaporise-ally-hint = Карта уходит в сброс.
ask-search-deck = В какой колоде искать?
ask-search-deck-hint = Личная цель даёт вам выбор; обычно решает клетка.
ask-draw-from = Из какой колоды взять карту?
ask-draw-from-hint = В обеих — карты одних и тех же видов.
ask-buy-from = Купить на чёрном рынке?
ask-buy-from-hint = Карта из любой колоды за жетон; пас оставляет его на месте.
ask-remove-directive = Какую директиву сбросить?
ask-remove-directive-hint = Активные — по названию, скрытые — по ячейке.
ask-take-back = Какую директиву вернуть?
ask-take-back-hint = Все увидят, что она у вас на руке.
ask-end-event = Какое событие отменить?
ask-end-event-hint = Оно уходит из ряда, остальные не сдвигаются.
ask-move-policeman = Кто из полицейских идёт?
ask-move-policeman-hint = Директиву знают все, кто идёт и куда — никто.
ask-bring-along = Кто ещё нападает?
ask-bring-along-hint = Скрытые полицейские с этой клетки могут выйти, один за другим.
ask-send-to-ambush = Кто придёт к столкновению?
ask-send-to-ambush-hint = Полицейский с соседней клетки; он станет видимым.

## Ответы

do-pass = Пас
do-choose-character-be = { $object }
do-deploy-at = { $object }
do-set-order-next = { $object }
do-act-move = Движение
do-act-monorail = Монорельс
do-act-inspire = Воодушевить: { $object }
do-act-search = Обыск
do-act-place-stash = Спрятать карту
do-act-take-stash = Забрать из нычки
do-act-power = Свойство района
do-act-card = Особое действие: { $object }
do-act-exchange = Обмен
do-act-charm = Ещё одно действие: { $object }
do-act-vigilance = Бдительность
do-act-hope = Надежда: { $object }
do-act-colleague = Убрать директиву
do-act-break-camera = Разбить камеру
do-act-dismantle-fence = Разобрать ограждение
do-act-tear-poster = Сорвать плакат
do-act-play = Сыграть: { $object }
do-act-courier = Послать курьера
do-act-free-dismantle = Разобрать ограждение (бесплатно)
do-act-free-place-stash = Спрятать карту (бесплатно)
do-act-free-take-stash = Забрать из нычки (бесплатно)
do-take-step-play = Сыграть: { $object }
do-take-step-courier = Послать курьера
do-take-step-free-dismantle = Разобрать ограждение (бесплатно)
do-take-step-free-place-stash = Спрятать карту (бесплатно)
do-take-step-free-take-stash = Забрать из нычки (бесплатно)
do-act-end = Закончить
do-take-step-to = { $object }
do-take-step-stop = Остановиться
do-take-step-cut = Прерваться на другое действие
do-ride-take-ticket = Взять билет
do-ride-to = Ехать: { $object }
do-ride-pay-fare = Ехать, оплатив весь путь: { $object }
do-ride-stay = Не ехать
do-trigger-fire = { $object }
do-choose-number-one = Одну карту
do-choose-number-two = Две карты
do-trade-with = Меняться: { $object }
do-trade-add = Добавить: { $object }
do-trade-add-ticket = Добавить билет
do-trade-done = Это всё
do-trade-decline = Отказаться
do-confirm-trade-confirm = По рукам
do-confirm-trade-withdraw = Отменить
do-step-forward-reveal = Выходят: { $object }
do-attack-attack = Напасть
do-attack-clean-stash = Зачистить: { $object }
do-attack-clean-market = Закрыть рынок
do-attack-clean-poster = Снять плакат
do-attack-done = Дальше
do-leave-clash-forged-pass = Предъявить поддельный пропуск
do-leave-clash-league-member = Показать кушак союза
do-join-clash-join = Помочь
do-lay-directive-lay = { $object }
do-lay-support-lay = Выложить: { $object }
do-lay-support-lay-fervent = { $object } и Яростный сторонник партии
do-lay-support-nothing = Ничего не выкладывать
do-lay-support-fervent = Только Яростный сторонник партии
do-reward-authority = Авторитет −1
do-reward-will = Воля +1: { $object }
do-use-old-prole-discard = Сбросить Старого прола
do-upkeep-pay = Оплатить: { $object }
do-upkeep-drop = Сбросить: { $object }
do-command-play = Директива: { $object }
do-command-camera = Камера
do-command-fence = Ограждение
do-command-poster = Плакат
do-command-hire = Нанять полицейского
do-command-step = Шаг: { $object }
do-command-drop = Сбросить: { $object }
do-command-drop-hidden = Сбросить скрытую директиву: { $object }
do-command-end = Закончить фазу
do-fallen-denounce = Донести: { $object }
do-fallen-volunteer = Ударный труд
do-fallen-duty = Дежурство у телекрана
do-fallen-betray = Выдать: { $object }
do-place-camera-choose = { $object }
do-fence-from-choose = { $object }
do-fence-to-choose = { $object }
do-place-poster-choose = { $object }
do-hire-policeman-choose = { $object }
do-step-policeman-to = { $object }
do-step-policeman-stop = Остановиться
do-choose-hospital-choose = { $object }
do-move-militia-choose = { $object }
do-post-militia-choose = { $object }
do-sweep-away-stash = Вскрыть: { $object }
do-sweep-away-market = Закрыть рынок: { $object }
do-sweep-away-poster = Снять плакат: { $object }
do-slip-away-choose = { $object }
do-open-stall-choose = { $object }
do-break-camera-choose = { $object }
do-remove-fence-choose = { $object }
do-transfer-policeman-choose = { $object }
do-paint-cell-choose = { $object }
do-leave-sewer-choose = { $object }
do-hearten-choose = { $object }
do-send-courier-choose = { $object }
do-search-hand-choose = { $object }
do-read-hand-choose = { $object }
do-break-prisoner-choose = { $object }
do-find-ally-choose = { $object }
do-strike-card-choose = { $object }
do-hide-card-choose = { $object }
do-give-up-card-choose = { $object }
do-give-card-choose = { $object }
do-part-with-ally-choose = { $object }
do-vaporise-ally-choose = { $object }
do-search-deck-from = { $object }
do-draw-from-from = { $object }
do-buy-from-from = { $object }
do-remove-directive-active = { $object }
do-remove-directive-hidden = { $object }
do-take-back-choose = { $object }
do-end-event-choose = { $object }
do-move-policeman-choose = { $object }
do-move-policeman-done = Больше никого
do-bring-along-choose = { $object }
do-bring-along-done = Больше никого
do-send-to-ambush-choose = { $object }

## Места и числа

policeman-hidden-1 = Скрытый полицейский 1
policeman-hidden-2 = Скрытый полицейский 2
policeman-hidden-3 = Скрытый полицейский 3
policeman-hidden-4 = Скрытый полицейский 4
policeman-hidden-5 = Скрытый полицейский 5
policeman-hidden-6 = Скрытый полицейский 6
policeman-hidden-7 = Скрытый полицейский 7
policeman-hidden-8 = Скрытый полицейский 8
policeman-figure-1 = Видимый полицейский 1
policeman-figure-2 = Видимый полицейский 2
policeman-figure-3 = Видимый полицейский 3
policeman-figure-4 = Видимый полицейский 4
policeman-figure-5 = Видимый полицейский 5
policeman-figure-6 = Видимый полицейский 6
policeman-figure-7 = Видимый полицейский 7
policeman-figure-8 = Видимый полицейский 8
stash-token-stash-1 = нычка 1
stash-token-stash-2 = нычка 2
stash-token-stash-3 = нычка 3
stash-token-stash-4 = нычка 4
hidden-slot-slot-1 = скрытая ячейка 1
hidden-slot-slot-2 = скрытая ячейка 2
hidden-slot-slot-3 = скрытая ячейка 3
how-many-one = 1
how-many-two = 2
how-many-three = 3
how-many-four = 4
how-many-five = 5
how-many-six = 6
how-many-seven = 7
how-many-eight = 8

## Учебный раунд

tutorial-welcome =
    Лондон, 1984 год. Один играет за Большого Брата, остальные — за оппозицию. В этом раунде вы сидите на всех
    местах: сначала прячете его полицейских, потом ходите за Джулию и под конец за ней охотитесь. Это только проба.
tutorial-authority =
    Всё решает один трек — авторитет, сейчас 10. На 20 побеждает Большой Брат, на 0 — оппозиция. Ещё он побеждает,
    когда воли нет ни у кого, а она — когда у него кончились директивы или прошёл последний раунд.
tutorial-deploy =
    Большой Брат начинает с четырьмя скрытыми полицейскими у министерств; где они, видит только он. Джулия стартует
    на западе, в Зале Антиполового союза: двое у министерства изобилия будут рядом с ней. Поставьте одного у Правды,
    двоих у Изобилия, одного у Любви.
tutorial-order =
    Теперь оппозиция. Порядок ходов после общего разговора назначает глава ячейки; каждый раунд им становится
    следующий. Большой Брат слышит всё, что говорят за столом. Пусть первой ходит Джулия.
tutorial-julia =
    У Джулии 5 воли, две карты поддержки и два действия. Воля — это её здоровье и её сила в бою. Стартовая локация
    защищает от полиции, и только от неё; но сидя дома не победить.
tutorial-move =
    Движение — это до двух клеток, шаг за шагом. Огороды в двух шагах отсюда отмечены лупой: там можно найти карты.
    Выберите движение и сделайте первый шаг к госпиталю Изобилия.
tutorial-window =
    Когда кто-то входит на клетку, где может стоять скрытый полицейский, Большого Брата спрашивают, выйдет ли тот,
    даже если там никого: сам вопрос ничего не выдаёт. Пока все они у министерств, и это знают все.
tutorial-step-by-step =
    После каждого шага Джулия решает заново: идти дальше, остановиться или один раз прерваться на другое действие,
    скажем, разбить камеру по дороге. Идите на Огороды.
tutorial-search =
    Второе действие — обыск: верхняя карта той колоды, что указана на клетке. Есть запрещённые карты: от них больше
    всего пользы, и дороже всего они обходятся, если их найдёт полиция.
tutorial-ally =
    Докер-прол! Союзников выкладывают перед собой в свой ход, и действия это не стоит. Он прибавляет Джулии 1 силы в
    каждом столкновении. Его видят все. Сыграйте его.
tutorial-more-actions =
    Другие действия: монорельс, воодушевление друга, обмен с тем, кто на той же клетке, нычка, вандализм против
    камер, ограждений и плакатов, карта особого действия или свойство района, за которое платят волей.
tutorial-end-of-turn =
    Оба действия потрачены. Джулия стоит на виду: гаечный ключ на руке, докер рядом и тайная личная цель, которая
    дала бы бонус до конца партии. Закончите её ход.
tutorial-winston =
    Уинстон далеко, в Отделе документации. В настоящей партии он бы уже шёл к ней: двоих вместе одолеть трудно. На
    этот раз он остаётся на месте. Закончите его ход.
tutorial-office =
    Фаза Большого Брата. У него 9 ресурсов, каждый раунд они восстанавливаются, и пять директив на руке. Тратит он в
    любом порядке: директивы, камеры, ограждения, плакаты, полицейские, шаги. На нуле покупки в этом раунде
    кончаются.
tutorial-directive =
    Директива годится на два дела: эффект за свою цену или число в углу — в столкновении. «Двухминутка ненависти»
    стоит 3 и поднимает авторитет на 1; в столкновении она дала бы всего 2. Примените её.
tutorial-poster =
    Плакат стоит 4. Четыре плаката в конце раунда поднимают авторитет на 2, и оппозиции приходится выходить и
    срывать их. Повесьте один у Завода джина, подальше от всех.
tutorial-police =
    Осталось два ресурса на шаги полицейских, по 1 за шаг. Остальные видят только, что потрачен 1 ресурс: не видят,
    кто идёт и куда. Один из двоих у Изобилия идёт к Карточному бюро, рядом с Джулией.
tutorial-near =
    Тот же полицейский делает второй шаг, больше оплатить за фазу нельзя: на Огороды, где стоит Джулия.
tutorial-attack =
    Кто только что шагнул к фишке, может начать столкновение, а может остаться скрытым и зачистить клетку. В
    столкновении он становится видимым. Один против Джулии — это риск; посмотрим, как всё проходит. Нападите.
tutorial-leave =
    Сначала тот, на кого напали, может уйти — с поддельным пропуском; Джулия может и без него, один раз за партию,
    своей способностью. Потом на помощь могли бы прийти друзья с соседних клеток. Мы дерёмся: пас.
tutorial-lay-directive =
    За каждого полицейского в столкновении Большой Брат кладёт взакрытую одну директиву; важны только числа в углах.
    «Допрос» даёт 7, больше у него нет.
tutorial-lay-support =
    У Джулии воля 5 и докер 1. Она может добавить взакрытую одну карту столкновения, зная только, сколько директив
    лежит напротив. Гаечный ключ даёт 2, и он не запрещён. Выложите его.
tutorial-sum =
    Сила 8 против сложности 7: Джулия победила. Проиграй она, потеряла бы 1 волю, прошла бы досмотр и отправилась
    домой; а с запрещённой картой на руке могла бы попасть в ТЮРЬМУ.
tutorial-reward =
    Победитель берёт награду: авторитет −1 или +1 воля кому-то из участников. Меньше 5 воли здесь нет ни у кого, так
    что пусть падает авторитет.
tutorial-hospital =
    Побитый полицейский попадает в госпиталь, и в какой из двух, знает только Большой Брат. Там он снова скрыт.
    Госпиталь Правды отсюда далеко; выберите его.
tutorial-spent =
    Ресурсов нет, купить больше нечего. Карты, выложенные в столкновении, уходят у обеих сторон: в новом раунде
    Большой Брат доберёт директивы до пяти, и конец его колоды станет ближе. Закончите фазу.
tutorial-round =
    Вышло событие, оно останется на три раунда: в «Лондонском тумане» камеры ничего не видят. Плакаты подсчитаны,
    главой стал другой, начинается второй раунд. Авторитет там же, где был: 10.
tutorial-numbers =
    Этот раунд шёл по числам из книги правил. За новым столом они уравновешены, если не выбрать иначе: плакаты там
    дороже, а раундов меньше.
tutorial-how-to-go-on =
    Отсюда можно играть дальше за обе стороны или открыть стол с ботами и друзьями. Совет оппозиции: ходите парами и
    не носите запрещённого туда, где можно проиграть. Совет Большому Брату: ждите рядом и не показывайтесь.
