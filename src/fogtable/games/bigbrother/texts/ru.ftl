# 1984: русские тексты

## Игра

game-name = 1984

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
ability-anti-sex-league-member = Участница Антиполового союза
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
weakness-talks-too-much-text = При воле 2: в конце хода Сайма Большой Брат смотрит 1 случайную карту с его руки.
weakness-unperson = Нелицо
weakness-unperson-text = При воле 1: Сайму недоступен обыск.

## Действия сломленных

fallen-denounce = Донести
fallen-denounce-text = Выбрать оппозиционера в игре: Большой Брат, и только он, смотрит 1 случайную карту с его руки.
fallen-volunteer = Ударный труд
fallen-volunteer-text = Большой Брат получает 1 ресурс, пусть и сверх своего максимума, но не сверх 13.
fallen-duty = Дежурство у телекрана
fallen-duty-text = Поставить 1 камеру из запаса на подходящую клетку района, где была ваша стартовая локация.
fallen-betray = Выдать нычку
fallen-betray-text = Выбрать нычку: Большой Брат, и только он, смотрит её карту. Нычка остаётся на месте.

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

option-standing_orders = Постоянные приказы
standing-always = { $cell } ({ $number }): скрытые полицейские всегда вступают в бой

## Конец игры

win-big-brother = Победил Большой Брат
win-opposition = Победила оппозиция

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
        [unknown] { $player } берёт карту: { $deck }
       *[other] { $player } берёт карту «{ $card }»: { $deck }
    }
log-draws-immediate = { $player } открывает немедленную карту «{ $card }»
log-deck-remade = Сброс становится новой колодой: { $deck }
log-looks-at =
    { $card ->
        [unknown] Большой Брат смотрит карту игрока { $player }
       *[other] Большой Брат видит карту игрока { $player }: «{ $card }»
    }
log-uses-market = { $player } на чёрном рынке: { $cell }
log-market-opens = Чёрный рынок открылся: { $cell }
log-market-closed = Чёрный рынок закрыт: { $cell }
log-plays = { $player } играет карту «{ $card }»
log-ally-leaves = { $player } теряет союзника: «{ $card }»
log-fence-removed = Ограждение разобрано: { $cell } — { $other }
log-gives = { $player } передаёт карту с курьером. Получатель: { $other }
log-receives = { $player } получает карту «{ $card }»
log-antiposter = { $player } расклеивает антипартийный плакат: { $cell }
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
log-lays-directives = Директив выложено рубашкой вверх: { $number }
log-lays = { $player } выкладывает: { $cards }
log-fervent = { $player } применяет «Яростного сторонника партии»: сила +2
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
log-sent-home = { $player } — снова в стартовой локации
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
log-deploys = Полицейских в министерствах: { $number }
log-in-order = Порядок ходов, { $place }: { $player }
log-turn-begins = Ходит { $player }
log-turn-skipped = { $player } пропускает ход
log-turn-ends = { $player } заканчивает ход
log-counts-posters = Плакатов на стенах: { $posters }, антипартийных: { $antiposters }
log-steps = { $player } идёт дальше: { $cell }
log-militia-stops = Дружинник останавливает: { $player }
log-camera-checks = { $player } перед камерой: { $cell }
log-inspires = { $player } воодушевляет. { $other }: движение +{ $cells }
log-rides = { $player } едет: { $cell }, билетов — { $tickets }
log-searches = { $player } проводит обыск: { $deck }
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
log-hope = «Надежда на будущее»: { $player } → { $other }
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
log-rewrites = Возвращена на руку: «{ $directive }»
log-maximum-rises = Максимум ресурсов: { $now }
log-slot-opens = Открыто четвёртое место для активных директив
log-singled-out = Большой Брат выбирает: { $player }
log-gives-up = { $player } сбрасывает «{ $card }»
log-lost-to-trap = { $player } теряет всё купленное: { $cards }
log-double-agent = «Двойной агент»! { $player }: { $cards } не считается
log-ambushes = Ещё один полицейский вступает в столкновение: { $cell }
log-camera-placed = Установлена камера: { $cell }
log-fence-placed = Поставлено ограждение: { $cell } — { $other }
log-poster-placed = Расклеен плакат: { $cell }
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
ask-deploy = Поставьте полицейского в министерство
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
ask-place-poster = Где расклеить плакат?
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
ask-break-camera-hint = Для камеры на соседней клетке нужна рогатка или бонус личной цели.
ask-remove-fence = Какой проход открыть?
ask-remove-fence-hint = Ограждение между вашей клеткой и этой исчезнет.
ask-transfer-policeman = Кого из полицейских перевести?
ask-transfer-policeman-hint = Большой Брат спрячет его в одном из госпиталей.
ask-paint-cell = Где расклеить антипартийный плакат?
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
ask-strike-card-hint = Она всё равно использована: если вы победите, запрещённая карта поднимет авторитет.
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
ask-remove-directive-hint = Активные — по названию, скрытые — по месту.
ask-take-back = Какую директиву вернуть?
ask-take-back-hint = Все увидят, что она у вас на руке.
ask-end-event = Какое событие отменить?
ask-end-event-hint = Оно уходит из ряда, остальные не сдвигаются.
ask-move-policeman = Кто из полицейских идёт?
ask-move-policeman-hint = Директиву видят все; кто идёт и куда, не знает никто.
ask-bring-along = Кто ещё нападает?
ask-bring-along-hint = Скрытые полицейские с этой клетки могут выйти, один за другим.
ask-send-to-ambush = Кто придёт к столкновению?
ask-send-to-ambush-hint = Полицейский с соседней клетки; он станет видимым.

## Ответы

do-pass = Пасовать
do-choose-character-be = { $object }
do-deploy-at = { $object }
do-set-order-next = { $object }
do-act-move = Движение
do-act-monorail = Монорельс
do-act-inspire = Воодушевить: { $object }
do-act-search = Обыск
do-act-place-stash = Установить нычку
do-act-take-stash = Взять нычку
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
do-act-free-dismantle = Разобрать без действия
do-act-free-place-stash = Установить без действия
do-act-free-take-stash = Взять без действия
do-take-step-play = Сыграть: { $object }
do-take-step-courier = Послать курьера
do-take-step-free-dismantle = Разобрать без действия
do-take-step-free-place-stash = Установить без действия
do-take-step-free-take-stash = Взять без действия
do-act-end = Закончить
do-take-step-to = { $object }
do-take-step-stop = Остановиться
do-take-step-cut = Разбить движение
do-ride-take-ticket = Взять билет
do-ride-to = Ехать: { $object }
do-ride-pay-fare = Оплатить весь путь: { $object }
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
do-leave-clash-forged-pass = Поддельный пропуск
do-leave-clash-league-member = Показать кушак союза
do-join-clash-join = Помочь
do-lay-directive-lay = { $object }
do-lay-support-lay = Выложить: { $object }
do-lay-support-lay-fervent = { $object } + способность
do-lay-support-nothing = Ничего не выкладывать
do-lay-support-fervent = Только способность
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
do-command-drop-hidden = Сбросить: { $object }
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
hidden-slot-slot-1 = скрытое место 1
hidden-slot-slot-2 = скрытое место 2
hidden-slot-slot-3 = скрытое место 3
how-many-one = 1
how-many-two = 2
how-many-three = 3
how-many-four = 4
how-many-five = 5
how-many-six = 6
how-many-seven = 7
how-many-eight = 8
