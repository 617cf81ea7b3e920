# 1984: українські тексти

## Гра

game-name = 1984

## Сторони й місця за столом

side-big-brother = Старший Брат
side-opposition = Опозиція
seat-big-brother = Старший Брат
seat-opposition = Опозиціонер { $number }

## Райони та їхні властивості

district-peace = Мир
district-truth = Правда
district-plenty = Достаток
district-love = Любов
power-peace = Наказ про переведення
power-peace-text = Заплатити 1 волю. Обрати на полі будь-якого видимого поліцейського: Старший Брат приховано ставить його в один зі шпиталів.
power-truth = Виправлений запис
power-truth-text = Заплатити 2 волі. Обрати активну директиву й скинути її.
power-plenty = Надлишки
power-plenty-text = Заплатити 1 волю. Узяти 2 карти з однієї колоди на вибір.
power-love = Тріщина в стіні
power-love-text = Заплатити 2 волі. Авторитет падає на 1.

## Клітинки

cell-pe01 = Околиця аеродрому
cell-pe02 = Казармена вулиця
cell-pe03 = Міністерство миру
cell-pe04 = Плац
cell-pe05 = Воєнний музей
cell-pe06 = Вирва від ракети
cell-pe07 = Словникове бюро
cell-pe08 = Площа Перемоги
cell-pe09 = Сходи біля колони
cell-pe10 = Зруйнована каплиця
cell-pe11 = Збірні бараки
cell-pe12 = Дорога конвоїв
cell-pe13 = Збройовий завод
cell-pe14 = Військовий комісаріат
cell-pe15 = Північний міст
cell-tr01 = Цех романних машин
cell-tr02 = Пневмопасаж
cell-tr03 = Міністерство правди
cell-tr04 = Їдальня
cell-tr05 = Будинок «Перемога»
cell-tr06 = Коректорський провулок
cell-tr07 = Відділ документації
cell-tr08 = Зала ненависті
cell-tr09 = Станція «Правда»
cell-tr10 = Чорні сходи
cell-tr11 = Завод телеекранів
cell-tr12 = Ріг гучномовців
cell-tr13 = Двір біля діри пам’яті
cell-tr14 = Шпиталь Правди
cell-tr15 = Східний віадук
cell-pl01 = Станція «Західне депо»
cell-pl02 = Городи
cell-pl03 = Карткове бюро
cell-pl04 = Ринок пролів
cell-pl05 = Кафе «Під каштаном»
cell-pl06 = Зала Антистатевої спілки
cell-pl07 = Шпиталь Достатку
cell-pl08 = Міністерство достатку
cell-pl09 = Провулок біля пивниці
cell-pl10 = ПРИХИСТОК
cell-pl11 = Портові сходи
cell-pl12 = Взуттєва фабрика
cell-pl13 = Станція «Житниця»
cell-pl14 = Завод джину
cell-pl15 = Південний міст
cell-lo01 = Поліцейська дільниця
cell-lo02 = Дротяний лабіринт
cell-lo03 = Провулок варти
cell-lo04 = Склад варти
cell-lo05 = Станція «Сади»
cell-lo06 = Ряд лахмітників
cell-lo07 = Підвальна вулиця
cell-lo08 = Міністерство любові
cell-lo09 = Кабінет Внутрішньої партії
cell-lo10 = Партійні сади
cell-lo11 = Набережна каналу
cell-lo12 = В’ЯЗНИЦЯ
cell-lo13 = Станція «Брама»
cell-lo14 = Сталева брама
cell-lo15 = Винний льох

## Персонажі

character-julia = Джулія
character-julia-text = Працює в залі Антистатевої спілки. Їздить без квитка й уміє вислизнути із сутички.
character-winston = Вінстон
character-winston-text = Працює у відділі документації. Знаходить більше за інших і вміє повернути надію.
character-obrien = О’Браєн
character-obrien-text = Працює в кабінеті Внутрішньої партії. Дає іншим змогу діяти ще раз і вміє вдарити дужче.
character-syme = Сайм
character-syme-text = Працює в Словниковому бюро. Помічає поліцію поблизу й уміє скасувати директиву.

## Здібності

ability-fare-dodger = Безбілетниця
ability-fare-dodger-text = Раз на раунд, у дії «Монорейка»: можна проїхати 1 станцію без квитка або заплатити за неї й зберегти це на потім. Наступна станція — вже за квиток.
ability-anti-sex-league-member = Учасниця Антистатевої спілки
ability-anti-sex-league-member-text = Раз на гру: Джулія виходить із сутички, перш ніж викладено карти. Решта учасників б’ються без неї.
ability-office-clerk = Дрібний службовець
ability-office-clerk-text = Раз на раунд, у дії «Пошук»: узяти 2 карти замість 1.
ability-hope-for-the-future = Надія на майбутнє
ability-hope-for-the-future-text = Дія, раз на гру: Вінстон або опозиціонер на його чи сусідній клітинці отримує 2 волі. Огорожі не заважають.
ability-charming-leader = Чарівний лідер
ability-charming-leader-text = Дія, раз на раунд: інший гравець отримує 1 додаткову дію; той, хто закінчив хід, виконує її одразу.
ability-fervent-party-man = Затятий прибічник партії
ability-fervent-party-man-text = Раз на гру, коли в сутичці викладають карти: сила +2 у цій сутичці.
ability-vigilance = Пильність
ability-vigilance-text = Дія, раз на раунд: усі дізнаються, чи є на клітинках поруч із Саймом хоч один поліцейський, видимий або прихований.
ability-educated-colleague = Освічений колега
ability-educated-colleague-text = Дія, раз на гру: скинути без ефекту 1 активну або приховану директиву на вибір.

## Слабкості

weakness-careless = Необережність
weakness-careless-text = За волі 2: Джулія не може робити обміну й підбадьорення, і обрати її для них теж не можна.
weakness-worn-out = Виснаження
weakness-worn-out-text = За волі 1: щонайбільше 1 дія «Рух» за хід.
weakness-ulcer = Виразка
weakness-ulcer-text = За волі 2: базова межа кожного руху — 1 клітинка.
weakness-fear-of-rats = Страх перед щурами
weakness-fear-of-rats-text = За волі 1: внесок Вінстона в силу на 2 менший, і помічником у сутичку він вступити не може.
weakness-old-habits = Старі звички
weakness-old-habits-text = За волі 2: О’Браєн не може застосовувати «Чарівного лідера».
weakness-double-game = Подвійна гра
weakness-double-game-text = За волі 1: на початку ходу О’Браєна Старший Брат дивиться всю його руку.
weakness-talks-too-much = Балакучість
weakness-talks-too-much-text = За волі 2: наприкінці ходу Сайма Старший Брат дивиться 1 випадкову карту з його руки.
weakness-unperson = Неособа
weakness-unperson-text = За волі 1: Сайм не може робити пошуку.

## Дії зламаних

fallen-denounce = Донести
fallen-denounce-text = Обрати опозиціонера в грі: Старший Брат, і лише він, дивиться 1 випадкову карту з його руки.
fallen-volunteer = Ударна праця
fallen-volunteer-text = Старший Брат отримує 1 ресурс, хай і понад свій максимум, але не понад 13.
fallen-duty = Чергування біля телеекрана
fallen-duty-text = Поставити 1 камеру із запасу на дозволену клітинку району, де була власна стартова локація.
fallen-betray = Видати схованку
fallen-betray-text = Обрати схованку: Старший Брат, і лише він, дивиться її карту. Схованка лишається на місці.

## Колоди

deck-a = Колода A
deck-b = Колода B

## Фази

phase-setup = Підготовка
phase-setup-text = Опозиціонери обирають персонажів, потім Старший Брат ховає перших поліцейських у міністерствах.
phase-opposition = Фаза опозиції
phase-opposition-text = Опозиціонери ходять у порядку, який задав голова осередку; за хід у кожного до 2 дій.
phase-big-brother = Фаза Старшого Брата
phase-big-brother-text = Старший Брат відновлює ресурси, грає директиви, зміцнює режим і переміщує поліцію думок.
phase-events = Фаза подій
phase-events-text = Події в ряду зсуваються, відкривається нова.
phase-end-of-round = Кінець раунду
phase-end-of-round-text = Рахують плакати, перевіряють, чи не закінчено партію, і змінюється голова осередку.

## Лічильники

counter-authority = Авторитет

## Налаштування

option-standing_orders = Постійні накази
standing-always = { $cell } ({ $number }): приховані поліцейські завжди вступають у сутичку

## Кінець гри

win-big-brother = Переміг Старший Брат
win-opposition = Перемогла опозиція

cause-authority-full = Авторитет досяг 20.
cause-all-broken = Не лишилося нікого з власною волею.
cause-authority-gone = Авторитет упав до 0.
cause-deck-empty = У Старшого Брата скінчилися директиви.
cause-rounds-over = Останній раунд закінчено, а хтось іще має волю.

## Що відбувається

log-round-begins = Раунд { $round }
log-phase-begins = { $phase }
log-authority = Авторитет: { $now }
log-gains-will = { $player } — воля зростає: { $now }
log-loses-will = { $player } — воля падає: { $now }
log-falls = { $player } більше не опирається: волю зламано
log-takes-tickets = { $player } бере квитки: { $number }
log-game-ends = Гру закінчено
log-draws =
    { $card ->
        [unknown] { $player } бере карту ({ $deck })
       *[other] { $player } бере карту «{ $card }» ({ $deck })
    }
log-draws-immediate = { $player } відкриває «{ $card }»: це стається одразу
log-deck-remade = Скид стає новою колодою. { $deck }
log-looks-at =
    { $card ->
        [unknown] { $player }: Старший Брат дивиться одну з карт
       *[other] { $player }: Старший Брат бачить карту «{ $card }»
    }
log-uses-market = { $player } на чорному ринку: { $cell }
log-market-opens = Відкрилася точка чорного ринку: { $cell }
log-market-closed = Точку чорного ринку закрито: { $cell }
log-plays = { $player } грає карту «{ $card }»
log-ally-leaves = { $player } втрачає союзника: «{ $card }»
log-fence-removed = Огорожу розібрано: { $cell } — { $other }
log-gives = { $player } передає карту кур’єром. Її отримує { $other }
log-receives = { $player } отримує карту «{ $card }»
log-antiposter = { $player } клеїть антипартійний плакат: { $cell }
log-antiposter-removed = Антипартійний плакат знято: { $cell }
log-poster-torn = { $player } зриває плакат: { $cell }
log-arrives = { $player } вибирається назовні: { $cell }
log-reads-minutes =
    { $directives ->
        [unknown] { $player } читає директиви Старшого Брата
       *[other] { $player } читає протокол: { $directives }
    }
log-police-counted = { $district }: поліцейських — { $number }
log-gains-token = { $player } отримує жетон цілі: { $now }
log-completes-goal = { $player } досягає цілі «{ $goal }»
log-clash-begins = Сутичка: { $cell }. Поліцейських — { $policemen }, проти них { $players }
log-leaves-clash = { $player } виходить із сутички
log-league-member = { $player } показує пояс Антистатевої спілки
log-helps = { $player } приходить на допомогу
log-lays-directives = Директив викладено долілиць: { $number }
log-lays = { $player } викладає: { $cards }
log-fervent = { $player } застосовує «Затятого прибічника партії»: сила +2
log-reveals-directives = Старший Брат відкриває: { $directives }
log-slips-away = { $player } зникає в диму: { $cell }
log-strength = { $player }: сила { $share }
log-compares = Сила { $strength } проти складності { $difficulty }
log-clash-won = Опозиція перемагає в сутичці
log-clash-drawn = Нічия: поліція відступає
log-clash-lost = Старший Брат перемагає в сутичці
log-clash-without-winner = Битися більше немає з ким
log-police-to-hospital = Поліцейських забрали до шпиталю: { $number }
log-detained = Затримання: { $player }
log-unbroken = { $player } не втрачає волі
log-search-prevented = { $player } уникає обшуку: провину бере «Старий прол»
log-nothing-found = Обшук: { $player }. Нічого не знайдено
log-forbidden-found = Обшук: { $player }. Знайдено: «{ $card }»
log-sent-home = { $player } — знову у стартовій локації
log-arrested = Арешт: { $player }
log-dealt-goal =
    { $goal ->
        [unknown] { $player } отримує особисту ціль
       *[other] { $player } отримує ціль «{ $goal }»
    }
log-becomes = { $player } — це { $character }
log-dealt-support =
    { $card ->
        [unknown] { $player } отримує карту
       *[other] { $player } отримує карту «{ $card }»
    }
log-gives-back = { $player } повертає «{ $card }» і бере іншу карту
log-deploys = Поліцейських у міністерствах: { $number }
log-in-order = Хід { $place }: { $player }
log-turn-begins = Ходить { $player }
log-turn-skipped = { $player } пропускає хід
log-turn-ends = { $player } закінчує хід
log-counts-posters = Плакатів на стінах: { $posters }, антипартійних: { $antiposters }
log-steps = { $player } йде далі: { $cell }
log-militia-stops = Дружинник зупиняє: { $player }
log-camera-checks = { $player } перед камерою: { $cell }
log-inspires = { $player } підбадьорює. { $other }: рух +{ $cells }
log-rides = { $player } їде: { $cell }, квитків — { $tickets }
log-searches = { $player } шукає карти ({ $deck })
log-proposes = { $player } пропонує обмін. Відповідає { $other }
log-trade-fails = { $player } і { $other }: обмін не відбувся
log-swaps = Обмін: { $player } віддає карт { $given }, квитків { $tickets }; { $other } — карт { $returned }, квитків { $tickets_back }
log-gets = { $player } отримує: { $cards }
log-breaks-camera = { $player } розбиває камеру: { $cell }
log-places-stash =
    { $card ->
        [unknown] { $player } щось ховає: { $token }, { $cell }
       *[other] { $player } ховає «{ $card }»: { $token }, { $cell }
    }
log-takes-stash =
    { $card ->
        [unknown] { $player } забирає сховане: { $token }
       *[other] { $player } забирає «{ $card }»: { $token }
    }
log-uses-power = { $player } застосовує властивість району: { $district }
log-transferred = Поліцейського переводять звідси: { $cell }
log-charms = { $player } веде за собою. { $other }: ще одна дія
log-vigilance = Чи є поліція поруч? { $player }: { $answer ->
        [none] ні.
       *[yes] так.
    }
log-hope = { $player } дає надію. { $other } бадьоріє
log-colleague = { $player } прибирає директиву
log-restores = Ресурси: { $resources }
log-draws-directive =
    { $directive ->
        [unknown] Старший Брат бере директиву
       *[other] Взято директиву «{ $directive }»
    }
log-spends = Старший Брат витрачає { $price }: ресурсів { $left }
log-plays-directive = Директива: «{ $directive }»
log-lays-hidden =
    { $directive ->
        [unknown] Викладено приховану директиву: { $slot }
       *[other] Викладено приховану директиву «{ $directive }»: { $slot }
    }
log-triggers = Прихована директива: «{ $directive }»!
log-directive-leaves = Директиву скинуто: «{ $directive }»
log-loses-directive = Старший Брат втрачає директиву «{ $directive }»
log-rewrites = Повернено в руку: «{ $directive }»
log-maximum-rises = Максимум ресурсів: { $now }
log-slot-opens = Відкрито четверте місце для активних директив
log-singled-out = Старший Брат обирає: { $player }
log-gives-up = { $player } скидає «{ $card }»
log-lost-to-trap = { $player } втрачає все куплене: { $cards }
log-double-agent = { $player } — жертва «Подвійного агента»: { $cards } не рахується
log-ambushes = Ще один поліцейський вступає в сутичку: { $cell }
log-camera-placed = Встановлено камеру: { $cell }
log-fence-placed = Поставлено огорожу: { $cell } — { $other }
log-poster-placed = Повішено плакат: { $cell }
log-hires =
    { $cell ->
        [unknown] Найнято поліцейського
       *[other] Найнято поліцейського: { $cell }
    }
log-police-steps = Поліцейський іде: { $start } → { $to }
log-figure-leaves = Поліцейський зникає з очей: { $cell }
log-figure-appears = Поліцейський показується: { $cell }
log-stash-opened = Схованку розкрито, { $stash }: «{ $card }»
log-policeman-lost = Поліцейський вибув і повертається в запас
log-militia-posted = Пост дружинника: { $cell }
log-militia-leaves = Дружинник іде геть: { $cell }
log-denounces = { $player } доносить. Ціль: { $other }
log-volunteers = { $player } працює ударно: ресурсів { $resources }
log-stands-watch = { $player } чергує біля телеекрана
log-betrays =
    { $card ->
        [unknown] { $player } видає схованку: { $stash }
       *[other] { $player } видає: { $stash } — «{ $card }»
    }
log-news = Подія: «{ $news }»
log-news-ends = Скінчилося: «{ $news }»
log-events-shuffled = Події перетасовано знову
log-rockets-fall = Ракети падають на район: { $district }
log-crowd-gathers = Збирається натовп: { $cell }
log-pardoned = Амністія: { $player }

## Запитання

ask-choose-character = Хто ви?
ask-choose-character-hint = У кожного є своє робоче місце, де він у безпеці, дві здібності й дві слабкості.
ask-deploy = Поставте поліцейського в міністерство
ask-deploy-hint = Інші не бачать, де він стоїть; можна ставити кількох разом.
ask-set-order = Хто ходить наступним?
ask-set-order-hint = Голова осередку визначає порядок раунду після спільного обговорення.
ask-act = Оберіть дію
ask-act-hint = Карти й союзники без позначки особливої дії не коштують дій.
ask-take-step = Куди йдемо?
ask-take-step-hint = Після кожного кроку вирішуєте знову; один раз рух можна розбити іншою дією.
ask-ride = Взяти квиток чи їхати?
ask-ride-hint = Один квиток за кожну станцію кільцем у будь-який бік.
ask-choose-number = Одну карту чи дві?
ask-choose-number-hint = Дрібний службовець бере дві, раз на раунд.
ask-trade = Зберіть свою частину обміну
ask-trade-hint = Бачите лише ви вдвох; одна зі сторін може бути порожньою, але не обидві.
ask-confirm-trade = Згода?
ask-confirm-trade-hint = Після підтвердження карти одразу змінюють власників.
ask-step-forward = Скільки поліцейських вийде?
ask-step-forward-hint = Пас — і ніхто не дізнається, що тут хтось був.
ask-attack = Що робить поліцейський?
ask-attack-hint = Один раз можна напасти й можна зачистити клітинку; зачистка робить його видимим.
ask-leave-clash = Вийти із сутички?
ask-leave-clash-hint = Хто вийшов, лишається на клітинці: ні перемоги, ні втрат.
ask-join-clash = Прийти на допомогу?
ask-join-clash-hint = Ви переходите туди й ділите наслідок.
ask-lay-directive = Викладіть директиву
ask-lay-directive-hint = По одній на поліцейського; рахується число в кутку карти.
ask-lay-support = Викладіть карту або нічого
ask-lay-support-hint = Заборонена карта в разі поразки піднімає авторитет.
ask-reward = Оберіть нагороду
ask-reward-hint = Авторитет −1 або воля +1 одному з учасників.
ask-use-old-prole = «Старий прол» візьме провину на себе?
ask-use-old-prole-hint = Його скидають, а вас не обшукують.
ask-upkeep = Оплатіть директиву або скиньте
ask-upkeep-hint = Кожна активна директива має підтримання; у раунд, коли її зіграно, платити не треба.
ask-command = Фаза Старшого Брата
ask-command-hint = Будь-що й у будь-якому порядку, поки вистачає ресурсів.
ask-trigger = Застосувати приховану директиву?
ask-trigger-hint = Це безкоштовно; пас лишає її прихованою.
ask-fallen = Що ви зробите для Старшого Брата?
ask-fallen-hint = Одна справа за раунд для Старшого Брата або нічого.
ask-place-camera = Куди поставити камеру?
ask-place-camera-hint = Вона перевіряє кожного, хто заходить на клітинку; на клітинці одна камера.
ask-fence-from = Де поставити огорожу?
ask-fence-from-hint = Оберіть клітинку з одного її боку, потім з іншого.
ask-fence-to = Який прохід перекрити?
ask-fence-to-hint = Огорожа стає між двома клітинками; опозицію вона зупиняє, поліцію — ні.
ask-place-poster = Де повісити плакат?
ask-place-poster-hint = Якщо наприкінці раунду їх досить, авторитет зростає.
ask-hire-policeman = Де найняти поліцейського?
ask-hire-policeman-hint = У шпиталі дешевше; ціну бачать усі, місце — ніхто.
ask-step-policeman = Куди ступить поліцейський?
ask-step-policeman-hint = Огорожі йому не завада, але до ПРИХИСТКУ він не ввійде.
ask-choose-hospital = До якого шпиталю?
ask-choose-hospital-hint = Інші не дізнаються, до якого саме.
ask-move-militia = Пересунути дружинника чи взяти нового?
ask-move-militia-hint = Пас — взяти дружинника із запасу, якщо він там є.
ask-post-militia = Де стане дружинник?
ask-post-militia-hint = Хто заходить на його клітинку, зупиняється; сутички там важчі.
ask-sweep-away = Що прибере бригада?
ask-sweep-away-hint = Один антипартійний плакат, жетон чорного ринку або схованку, будь-де.
ask-slip-away = Куди вислизнути?
ask-slip-away-hint = Там не буде ні перевірки, ні сутички; ваш рух скінчиться.
ask-open-stall = Де знову відкриється ринок?
ask-open-stall-hint = На клітинці чорного ринку, де нікого немає.
ask-break-camera = Яку камеру розбити?
ask-break-camera-hint = Камера на сусідній клітинці коштує рогатки, якщо не допомагає особиста ціль.
ask-remove-fence = Який прохід відкрити?
ask-remove-fence-hint = Огорожа між вашою клітинкою та цією зникне.
ask-transfer-policeman = Кого з поліцейських перевести?
ask-transfer-policeman-hint = Старший Брат сховає його в одному зі шпиталів.
ask-paint-cell = Де малювати?
ask-paint-cell-hint = Плакат Старшого Брата там спершу зривають.
ask-leave-sewer = Де вибратися нагору?
ask-leave-sewer-hint = Ви заходите лише на цю клітинку: її камера, її поліція, її ринок.
ask-hearten = Хто відновить волю?
ask-hearten-hint = Більше ніж 5 не має ніхто.
ask-send-courier = До кого йде кур’єр?
ask-send-courier-hint = Усі бачать, кому дісталася карта, але не яка.
ask-search-hand = Кого обшукати?
ask-search-hand-hint = Одна випадкова карта: заборонену втрачають, і авторитет зростає.
ask-read-hand = На кого донос?
ask-read-hand-hint = Ви побачите всю руку; карти лишаться у гравця.
ask-break-prisoner = Хто з арештованих втратить волю?
ask-break-prisoner-hint = Лише ті, на кого чекає пропуск ходу.
ask-find-ally = Чий союзник зникне?
ask-find-ally-hint = Лише гравці, які мають союзника в грі.
ask-strike-card = Чия карта не рахуватиметься?
ask-strike-card-hint = Використаною вона вважається: якщо ви переможете, заборонена підніме авторитет.
ask-hide-card = Яку карту сховати?
ask-hide-card-hint = Вона лежить під жетоном схованки, доки її не заберуть або не знайдуть.
ask-give-up-card = Яку карту віддати?
ask-give-up-card-hint = Її скидають горілиць; усі, кого це стосується, обирають одночасно.
ask-give-card = Яку карту понесе кур’єр?
ask-give-card-hint = Її знаєте лише ви двоє.
ask-part-with-ally = З яким союзником розпрощатися?
ask-part-with-ally-hint = Для ще одного немає місця.
ask-vaporise-ally = Який союзник зникне?
ask-vaporise-ally-hint = Карта йде у скид.
ask-search-deck = У якій колоді шукати?
ask-search-deck-hint = Особиста ціль дає вам вибір; зазвичай вирішує клітинка.
ask-draw-from = З якої колоди взяти карту?
ask-draw-from-hint = В обох — карти тих самих видів.
ask-buy-from = Купити на чорному ринку?
ask-buy-from-hint = Карта з будь-якої колоди за жетон; пас лишає його на місці.
ask-remove-directive = Яку директиву скинути?
ask-remove-directive-hint = Активні — за назвою, приховані — за місцем.
ask-take-back = Яку директиву повернути?
ask-take-back-hint = Усі побачать, що вона у вашій руці.
ask-end-event = Яку подію скасувати?
ask-end-event-hint = Вона йде з ряду, інші не зсуваються.
ask-move-policeman = Хто з поліцейських іде?
ask-move-policeman-hint = Директиву знають усі, хто йде і куди — ніхто.
ask-bring-along = Хто ще нападає?
ask-bring-along-hint = Приховані поліцейські з цієї клітинки можуть вийти, один за одним.
ask-send-to-ambush = Хто прийде до сутички?
ask-send-to-ambush-hint = Поліцейський із сусідньої клітинки; він стане видимим.

## Відповіді

do-pass = Пас
do-choose-character-be = { $object }
do-deploy-at = { $object }
do-set-order-next = { $object }
do-act-move = Рух
do-act-monorail = Монорейка
do-act-inspire = Підбадьорити: { $object }
do-act-search = Пошук
do-act-place-stash = Влаштувати схованку
do-act-take-stash = Забрати зі схованки
do-act-power = Властивість району
do-act-card = Особлива дія: { $object }
do-act-exchange = Обмін
do-act-charm = Ще одна дія: { $object }
do-act-vigilance = Пильність
do-act-hope = Надія: { $object }
do-act-colleague = Прибрати директиву
do-act-break-camera = Розбити камеру
do-act-dismantle-fence = Розібрати огорожу
do-act-tear-poster = Зірвати плакат
do-act-play = Зіграти: { $object }
do-act-courier = Послати кур’єра
do-act-free-dismantle = Розібрати без дії
do-act-free-place-stash = Схованка без дії
do-act-free-take-stash = Забрати без дії
do-take-step-play = Зіграти: { $object }
do-take-step-courier = Послати кур’єра
do-take-step-free-dismantle = Розібрати без дії
do-take-step-free-place-stash = Схованка без дії
do-take-step-free-take-stash = Забрати без дії
do-act-end = Закінчити
do-take-step-to = { $object }
do-take-step-stop = Зупинитися
do-take-step-cut = Розбити іншою дією
do-ride-take-ticket = Взяти квиток
do-ride-to = Їхати: { $object }
do-ride-pay-fare = Їхати за повну ціну: { $object }
do-ride-stay = Не їхати
do-trigger-fire = { $object }
do-choose-number-one = Одну карту
do-choose-number-two = Дві карти
do-trade-with = Мінятися: { $object }
do-trade-add = Додати: { $object }
do-trade-add-ticket = Додати квиток
do-trade-done = Це все
do-trade-decline = Відмовитися
do-confirm-trade-confirm = Згода
do-confirm-trade-withdraw = Скасувати
do-step-forward-reveal = Виходять: { $object }
do-attack-attack = Напасти
do-attack-clean-stash = Зачистити: { $object }
do-attack-clean-market = Закрити ринок
do-attack-clean-poster = Зняти плакат
do-attack-done = Далі
do-leave-clash-forged-pass = Підроблена перепустка
do-leave-clash-league-member = Показати пояс спілки
do-join-clash-join = Допомогти
do-lay-directive-lay = { $object }
do-lay-support-lay = Викласти: { $object }
do-lay-support-lay-fervent = { $object } + «Затятий прибічник»
do-lay-support-nothing = Нічого не викладати
do-lay-support-fervent = Лише «Затятий прибічник»
do-reward-authority = Авторитет −1
do-reward-will = Воля +1: { $object }
do-use-old-prole-discard = Скинути «Старого прола»
do-upkeep-pay = Оплатити: { $object }
do-upkeep-drop = Скинути: { $object }
do-command-play = Директива: { $object }
do-command-camera = Камера
do-command-fence = Огорожа
do-command-poster = Плакат
do-command-hire = Найняти поліцейського
do-command-step = Крок: { $object }
do-command-drop = Скинути: { $object }
do-command-drop-hidden = Скинути приховану: { $object }
do-command-end = Закінчити фазу
do-fallen-denounce = Донести: { $object }
do-fallen-volunteer = Ударна праця
do-fallen-duty = Чергування біля телеекрана
do-fallen-betray = Видати: { $object }
do-place-camera-choose = { $object }
do-fence-from-choose = { $object }
do-fence-to-choose = { $object }
do-place-poster-choose = { $object }
do-hire-policeman-choose = { $object }
do-step-policeman-to = { $object }
do-step-policeman-stop = Зупинитися
do-choose-hospital-choose = { $object }
do-move-militia-choose = { $object }
do-post-militia-choose = { $object }
do-sweep-away-stash = Розкрити: { $object }
do-sweep-away-market = Закрити ринок: { $object }
do-sweep-away-poster = Зняти плакат: { $object }
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
do-move-policeman-done = Більше нікого
do-bring-along-choose = { $object }
do-bring-along-done = Більше нікого
do-send-to-ambush-choose = { $object }

## Місця й числа

policeman-hidden-1 = Прихований поліцейський 1
policeman-hidden-2 = Прихований поліцейський 2
policeman-hidden-3 = Прихований поліцейський 3
policeman-hidden-4 = Прихований поліцейський 4
policeman-hidden-5 = Прихований поліцейський 5
policeman-hidden-6 = Прихований поліцейський 6
policeman-hidden-7 = Прихований поліцейський 7
policeman-hidden-8 = Прихований поліцейський 8
policeman-figure-1 = Видимий поліцейський 1
policeman-figure-2 = Видимий поліцейський 2
policeman-figure-3 = Видимий поліцейський 3
policeman-figure-4 = Видимий поліцейський 4
policeman-figure-5 = Видимий поліцейський 5
policeman-figure-6 = Видимий поліцейський 6
policeman-figure-7 = Видимий поліцейський 7
policeman-figure-8 = Видимий поліцейський 8
stash-token-stash-1 = схованка 1
stash-token-stash-2 = схованка 2
stash-token-stash-3 = схованка 3
stash-token-stash-4 = схованка 4
hidden-slot-slot-1 = приховане місце 1
hidden-slot-slot-2 = приховане місце 2
hidden-slot-slot-3 = приховане місце 3
how-many-one = 1
how-many-two = 2
how-many-three = 3
how-many-four = 4
how-many-five = 5
how-many-six = 6
how-many-seven = 7
how-many-eight = 8
