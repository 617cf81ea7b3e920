# NOT ALONE: українські тексти

## Гра

game-name = NOT ALONE
game-about =
    Екіпаж зазнав аварії на планеті Артемія, і хтось пішов його слідом. Щоходу втікачі потай обирають, куди піти, а один
    гравець — істота, якій тут знайомий кожен камінь, — намагається їх випередити. Гра на блеф для 2–7 учасників:
    один проти всіх, і питання лише в тому, що станеться раніше — прилетить корабель чи планета візьме своє.

## Сторони й місця за столом

side-creature = Істота
side-hunted = Утікачі
seat-creature = Істота
seat-hunted = Утікач { $number }

## Місцевості

place-lair = Лігво
place-lair-power = Взяти в руку 1 карту зі свого скиду або скопіювати властивість місцевості, де лежить жетон істоти (крім «Артефакту»). Кого істота заскочить тут, той втрачає на 1 волю більше.
place-lair-power-all = Взяти в руку весь свій скид або скопіювати властивість місцевості, де лежить жетон істоти (крім «Артефакту»). Кого істота заскочить тут, той втрачає на 1 волю більше.
place-jungle = Джунглі
place-jungle-power = Взяти в руку щойно зіграну карту й ще 1 карту зі свого скиду.
place-river = Річка
place-river-power = Наступного ходу зіграти 2 карти. Безпосередньо перед розкриттям залишити одну з них, а другу потай повернути в руку.
place-beach = Берег
place-beach-power = Якщо маяка на «Березі» немає — поставити його. Якщо маяк стоїть — забрати його й просунути порятунок на 1 клітинку. Один раз за хід на всіх утікачів.
place-rover = Всюдихід
place-rover-power = Взяти в руку із запасу 1 карту місцевості, якої ще немає серед своїх.
place-swamp = Болото
place-swamp-power = Взяти в руку щойно зіграну карту й ще 2 карти зі свого скиду.
place-shelter = Прихисток
place-shelter-power = Взяти 2 карти виживання, одну залишити собі, іншу скинути горілиць.
place-wreck = Уламки
place-wreck-power = Просунути порятунок на 1 клітинку. Один раз за хід на всіх утікачів.
place-source = Джерело
place-source-power = Один утікач з 1 або 2 маркерами волі (можна обрати й себе) відновлює 1 волю. Або взяти 1 карту виживання.
place-artefact = Артефакт
place-artefact-power = Наступного ходу зіграти 2 карти, розкрити обидві й розіграти обидві місцевості. Цю властивість не можна копіювати.

## Карти полювання

hunt-despair = Відчай
hunt-despair-text = До кінця ходу не можна ні грати, ні брати карт виживання. У гру входить жетон планети.
hunt-force-field = Силове поле
hunt-force-field-text = До вибору втікачів: покласти жетон цілі на 2 сусідні місцевості. Цього ходу втікачам туди зась.
hunt-anticipation = Передбачення
hunt-anticipation-text = Обрати втікача. Якщо цього ходу істота його заскочить, маркер асиміляції просунеться ще на 1 клітинку.
hunt-ascendancy = Підкорення
hunt-ascendancy-text = Обрати втікача, який має в руці щонайменше 3 карти місцевості. Він залишає 2 з них, решту скидає.
hunt-fierceness = Лють
hunt-fierceness-text = Кожен утікач, якого істота заскочила цього ходу, втрачає на 1 волю більше.
hunt-forbidden-zone = Заборонена зона
hunt-forbidden-zone-text = Кожен утікач скидає з руки 1 карту місцевості: всі обирають потай і показують одночасно.
hunt-interference = Завади
hunt-interference-text = Цього ходу властивості «Берега» та «Уламків» не діють, і карт зі скиду там не беруть.
hunt-persecution = Переслідування
hunt-persecution-text = Цього ходу кожне застосування властивості місцевості повертає в руку щонайбільше 1 карту.
hunt-mutation = Мутація
hunt-mutation-text = У гру входить жетон планети. Кожен утікач у його місцевості не лише скидає карту, а й втрачає 1 волю.
hunt-phobia = Фобія
hunt-phobia-text = У гру входить жетон планети. Обрати втікача, який має в руці щонайменше 3 карти місцевості: 2 з них він приховує, а решту показує істоті — і лише їй.
hunt-virus = Вірус
hunt-virus-text = Жетон планети накриває 2 сусідні місцевості й діє в обох.
hunt-clone = Клон
hunt-clone-text = Цього ходу жетон цілі вважається другим жетоном істоти.
hunt-mirage = Міраж
hunt-mirage-text = Жетон цілі накриває 2 сусідні місцевості. Їхні властивості цього ходу не діють, і карт зі скиду там не беруть.
hunt-scream = Крик
hunt-scream-text = Кожен утікач у місцевості з жетоном цілі або скидає з руки 2 карти місцевості, або втрачає 1 волю.
hunt-toxin = Токсин
hunt-toxin-text = Властивість місцевості з жетоном цілі цього ходу не діє, і карт зі скиду там не беруть. Кожен утікач у ній скидає 1 карту виживання.
hunt-cataclysm = Катаклізм
hunt-cataclysm-text = Обрати місцевість. До кінця ходу її властивість не діє, і карт зі скиду там не беруть.
hunt-detour = Манівці
hunt-detour-text = Після розкриття карт перемістити одного втікача в сусідню місцевість. Тепер він перебуває там.
hunt-stasis = Стазис
hunt-stasis-text = До кінця ходу маркер порятунку не рухається вперед.
hunt-tracking = Вистежування
hunt-tracking-text = Наступного ходу істота може зіграти до 2 карт полювання.
hunt-flashback = Флешбек
hunt-flashback-text = Стає копією верхньої карти зі скиду полювання: ті самі фаза, символ і дія.

## Карти виживання

survival-adrenaline = Адреналін
survival-adrenaline-text = Відновити 1 волю.
survival-ingenuity = Кмітливість
survival-ingenuity-text = Поставити маяк на «Берег».
survival-sacrifice = Жертва
survival-sacrifice-text = Скинути з руки 1 карту місцевості. До кінця ходу істота більше не грає карт полювання.
survival-sixth-sense = Шосте чуття
survival-sixth-sense-text = Взяти в руку 2 карти зі свого скиду.
survival-smokescreen = Димова завіса
survival-smokescreen-text = До кінця ходу скид усіх утікачів прихований від істоти.
survival-strike-back = Удар у відповідь
survival-strike-back-text = Взяти наосліп 2 випадкові карти з руки істоти й покласти їх під низ колоди полювання.
survival-vortex = Вихор
survival-vortex-text = Скинути горілиць карту, зіграну цього ходу, і зіграти замість неї карту зі свого скиду.
survival-detector = Детектор
survival-detector-text = Цього ходу уникнути всіх ефектів жетона планети.
survival-dodge = Ухилення
survival-dodge-text = Цього ходу уникнути жетона істоти, а також його клона.
survival-drone = Дрон
survival-drone-text = Застосувати властивість «Всюдихода» замість властивості своєї місцевості.
survival-gate = Портал
survival-gate-text = Застосувати властивість сусідньої місцевості замість властивості своєї. «Артефакт» копіювати не можна.
survival-hologram = Голограма
survival-hologram-text = Пересунути жетон планети в сусідню місцевість.
survival-wrong-track = Хибний слід
survival-wrong-track-text = Пересунути жетон істоти або його клона в сусідню місцевість.
survival-amplifier = Підсилювач
survival-amplifier-text = Забрати маяк з «Берега»: порятунок просувається на 1 клітинку.
survival-double-back = Повернення
survival-double-back-text = Взяти зіграну цього ходу карту в руку, замість того щоб її скинути.

## Жетони й маркери

token-creature = Жетон істоти
token-creature-text = Кожен утікач у цій місцевості втрачає 1 волю й нічого тут не отримує. Якщо заскочено хоч когось, маркер асиміляції просувається на 1 клітинку — один раз.
token-artemia = Жетон планети
token-artemia-text = Кожен утікач у цій місцевості скидає з руки 1 карту місцевості й нічого тут не отримує.
token-target = Жетон цілі
token-target-text = Показує, де діють карти полювання із символом цілі.
beacon = Маяк
beacon-text = Спершу маяк ставлять на «Берег», потім забирають — і порятунок просувається на 1 клітинку.
track-rescue = Порятунок
track-rescue-text = Наближається на 1 клітинку щоходу, а з «Берегом», «Уламками» та «Підсилювачем» швидше. Дійшовши до клітинки перемоги, приносить перемогу втікачам.
track-rescue-left =
    { $spaces ->
        [one] { $spaces } клітинка до порятунку
        [few] { $spaces } клітинки до порятунку
        [many] { $spaces } клітинок до порятунку
       *[other] { $spaces } клітинки до порятунку
    }
track-assimilation = Асиміляція
track-assimilation-text = Зростає, коли істота когось заскочить, коли втікач здається і коли втрачено останню волю. Дійшовши до клітинки перемоги, приносить перемогу істоті.
track-assimilation-left =
    { $spaces ->
        [one] { $spaces } клітинка до асиміляції
        [few] { $spaces } клітинки до асиміляції
        [many] { $spaces } клітинок до асиміляції
       *[other] { $spaces } клітинки до асиміляції
    }
will = Воля
will-text = Кожен утікач має не більше 3 маркерів. Їх витрачають, щоб опиратися, і втрачають, коли заскочить істота.
will-count =
    { $count ->
        [one] { $count } маркер волі
        [few] { $count } маркери волі
        [many] { $count } маркерів волі
       *[other] { $count } маркера волі
    }
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }

## Фази

phase-exploration = Розвідка
phase-exploration-text = Утікачі можуть опиратися або здатися, потім кожен грає карту місцевості долілиць.
phase-hunting = Полювання
phase-hunting-text = Істота грає карту, якщо хоче, і розкладає жетони по планеті.
phase-reckoning = Розплата
phase-reckoning-text = Усі карти розкриваються. Ті, кого не знайшли, користуються своєю місцевістю, решта втрачає карти або волю.
phase-end-of-turn = Кінець ходу
phase-end-of-turn-text = Зіграні карти йдуть у скид, істота добирає руку до 3 карт, порятунок наближається на 1 клітинку.

pending-river = Річка: грає 2 карти, залишає 1
pending-artefact = Артефакт: грає 2 карти, застосовує обидві

## Зони

zone-hand = Рука
zone-played = Зіграно
zone-discard = Скид
zone-planet = Планета
zone-reserve = Запас
zone-survival-hand = Карти виживання
zone-survival-deck = Колода виживання
zone-survival-discard = Скид карт виживання
zone-hunt-hand = Карти полювання
zone-hunt-deck = Колода полювання
zone-hunt-discard = Скид карт полювання
zone-tokens = Жетони полювання

## Налаштування

option-expert = Для досвідчених
option-expert-text = Утікач, який у фазі 3 втратив останню волю, повертається з 2 маркерами замість 3.
option-board = Сторона поля
option-board-text = Визначає, на яких клітинках порятунку істота отримує жетон планети задарма.
option-board-a = Сторона A
option-board-a-text = Символ планети стоїть на кожній з останніх шести клітинок.
option-board-b = Сторона B
option-board-b-text = Символ планети стоїть через клітинку: за 11, 9, 7, 5, 3 і 1 до клітинки перемоги.
option-lair = Лігво
option-lair-text = Скільки карт «Лігво» повертає зі скиду.
option-lair-one = Одну карту
option-lair-one-text = Так сказано в правилах, за якими зроблено цю гру.
option-lair-all = Увесь скид
option-lair-all-text = Як в інших виданнях: утікачам легше.
option-creature = Хто грає за істоту
option-creature-text = Усі інші стають утікачами.
option-creature-random = За жеребом
option-creature-random-text = Істоту визначає випадок на початку партії.

## Кінець гри

win-creature = Перемогла істота
win-creature-story =
    Один по одному вони перестають дивитися в небо. Корабель робить коло, кличе — і чує лише, як дихає ліс. Ті, хто
    колись вибрався з-під уламків, стали частиною Артемії, і планета вдоволено заплющує очі.
win-hunted = Перемогли втікачі
win-hunted-story =
    Вогняна смуга розтинає хмари: корабель прилетів. Брудні, невиспані, але все ще вірні собі, люди піднімаються на
    борт. А далеко внизу хтось стоїть край лісу й дивиться, як згасає вогник.

cause-beach = Маяк забрали з «Берега».
cause-wreck = Від «Уламків» пішов сигнал.
cause-amplifier = «Підсилювач» витратив маяк.
cause-end-of-turn = Хід закінчився, корабель став ближче.
cause-caught = Істота заскочила здобич.
cause-anticipation = Істота заскочила саме того, кого передбачила.
cause-give-up = Один з утікачів здався.
cause-lost-will = Чиюсь волю зламано остаточно.

## Журнал

log-turn-begins = Хід { $turn }
log-phase-begins = Фаза: { $phase }
log-resists =
    { $will ->
        [one] { $player } опирається за { $will } маркер волі
        [few] { $player } опирається за { $will } маркери волі
        [many] { $player } опирається за { $will } маркерів волі
       *[other] { $player } опирається за { $will } маркера волі
    }
log-gives-up = { $player } здається, щоб зібратися з силами
log-commits = { $player } робить вибір
log-exploration-closes = Усі втікачі зробили вибір
log-takes-back =
    { $cards ->
        [unknown] { $player } щось бере зі скиду: за димом не розгледіти
       *[other] { $player } бере зі скиду в руку: { $cards }
    }
log-takes-back-played = { $player } повертає зіграну карту в руку: { $card }
log-discards =
    { $cards ->
        [unknown] { $player } щось скидає: за димом не розгледіти
       *[other] { $player } скидає: { $cards }
    }
log-plays-hunt = Істота грає карту «{ $card }»
log-copies-hunt = «Флешбек» стає копією карти «{ $card }»
log-plays-survival = { $player } грає карту «{ $card }»
log-chooses-hunted = «{ $card }»: істота обирає втікача — { $player }
log-places-token = { $token } накриває: { $places }
log-keeps-token = { $token } цього ходу не лягає на планету
log-moves-token = { $token } переходить у сусідню місцевість: { $place }
log-returns-one = { $player } залишає одну карту, а другу потай повертає в руку
log-shows =
    { $cards ->
        [unknown]
            { $player } показує істоті { $number ->
                [one] { $number } карту
                [few] { $number } карти
                [many] { $number } карт
               *[other] { $number } карти
            }
       *[other] { $player } показує істоті: { $cards }
    }
log-swaps =
    { $out ->
        [unknown] { $player } міняє зіграну карту на карту зі скиду: за димом не розгледіти
       *[other] { $player } міняє зіграну карту: { $out } → { $into }
    }
log-strikes-back =
    { $cards ->
        [unknown]
            { $player } завдає удару у відповідь: { $number ->
                [one] { $number } карта істоти йде під низ колоди
                [few] { $number } карти істоти йдуть під низ колоди
                [many] { $number } карт істоти йдуть під низ колоди
               *[other] { $number } карти істоти йде під низ колоди
            }
       *[other] { $player } завдає удару у відповідь, під низ колоди: { $cards }
    }
log-reveals = { $player } виходить зі схованки: { $places }
log-detours = { $player } збивається з дороги: { $card } → { $place }
log-avoids = { $token } до кінця ходу не страшний: { $player } вислизає
log-becomes-ineffective = { $place }: властивість цього ходу не діє
log-uses-place = { $player } застосовує властивість місцевості «{ $place }»
log-copies-place = { $player } копіює властивість місцевості «{ $place }»
log-does-nothing = { $player } ніяк не користується місцевістю «{ $place }»
log-barred = Місцевість «{ $place }» не діє: { $player } нічого там не отримує
log-prepares = { $place }: { $player } наступного ходу грає 2 карти
log-lights-beacon = На «Березі» спалахує маяк
log-takes-beacon = Маяк на «Березі» гасне
log-takes-from-reserve = { $player } бере із запасу: { $place }
log-draws-survival =
    { $card ->
        [unknown] { $player } бере карту виживання
       *[other] { $player } бере карту виживання: { $card }
    }
log-discards-survival = { $player } скидає карту виживання: { $card }
log-regains-will =
    { $number ->
        [one] { $player } відновлює { $number } маркер волі
        [few] { $player } відновлює { $number } маркери волі
        [many] { $player } відновлює { $number } маркерів волі
       *[other] { $player } відновлює { $number } маркера волі
    }
log-loses-will =
    { $number ->
        [one] { $player } втрачає { $number } маркер волі
        [few] { $player } втрачає { $number } маркери волі
        [many] { $player } втрачає { $number } маркерів волі
       *[other] { $player } втрачає { $number } маркера волі
    }
log-touched = { $player } відчуває хватку планети
log-caught = Істота заскочила здобич. { $player }: { $places }
log-breaks-down = Волю зламано: { $player } бере в руку всі свої карти місцевості
log-rescue-moves =
    { $left ->
        [0] Порятунок прийшов. { $cause }
        [one] Порятунок ближче: залишилася { $left } клітинка. { $cause }
        [few] Порятунок ближче: залишилося { $left } клітинки. { $cause }
        [many] Порятунок ближче: залишилося { $left } клітинок. { $cause }
       *[other] Порятунок ближче: залишилося { $left } клітинки. { $cause }
    }
log-assimilation-moves =
    { $left ->
        [0] Асиміляцію завершено. { $cause }
        [one] Асиміляція зростає: залишилася { $left } клітинка. { $cause }
        [few] Асиміляція зростає: залишилося { $left } клітинки. { $cause }
        [many] Асиміляція зростає: залишилося { $left } клітинок. { $cause }
       *[other] Асиміляція зростає: залишилося { $left } клітинки. { $cause }
    }
log-rescue-stays = «Стазис» тримає корабель: порятунок не наближається
log-draws-hunt =
    { $number ->
        [one] Істота добирає { $number } карту
        [few] Істота добирає { $number } карти
        [many] Істота добирає { $number } карт
       *[other] Істота добирає { $number } карти
    }
log-shuffles-survival = Скид карт виживання перемішано: тепер це нова колода
log-shuffles-hunt = Скид карт полювання перемішано: тепер це нова колода
log-hunted-win = Перемога втікачів: корабель забирає їх додому
log-creature-wins = Перемога істоти: планета забирає втікачів собі

## Запитання

ask-explore = Оберіть, куди вирушити
ask-explore-hint = До цього можна опиратися, здатися або зіграти карту виживання, а після — лише передумати, поки не обрали всі.
ask-play-hunt = Зіграйте карту полювання або пасуйте
ask-play-hunt-hint = Годяться лише карти для цього моменту: одна за хід, а після «Вистежування» — до двох.
ask-play-survival = Зіграйте карту виживання або пасуйте
ask-play-survival-hint = За хід грають щонайбільше 1 карту виживання; якщо зараз хтось зіграє карту, решту спитають знову.
ask-hunting = Зіграйте карту або переходьте до жетонів
ask-hunting-hint = Ви нічого не втрачаєте: зіграти карту можна й тоді, коли жетони вже лежать на планеті.
ask-place-token = Покладіть жетон на планету
ask-place-token-hint = Годиться будь-яка місцевість, навіть та, куди нікому не потрапити; жетон, викликаний картою, притримати не можна.
ask-extend-token = Оберіть другу місцевість для жетона
ask-extend-token-hint = Вона сусідня з тією, де жетон уже лежить, і діятиме він в обох.
ask-choose-hunted = Оберіть утікача
ask-choose-hunted-hint = Карта діє лише на цього втікача, і ваш вибір побачать усі.
ask-choose-place = Оберіть місцевість
ask-choose-place-hint = «Катаклізм» позбавляє її властивості до кінця ходу, «Манівці» відводять утікача з неї або в неї.
ask-keep-place = Оберіть карту, яку залишите
ask-keep-place-hint = З «Річкою» інша карта потай повернеться в руку, через «Підкорення» решта піде у скид, через «Фобію» її побачить істота.
ask-discard-place = Скиньте з руки карту місцевості
ask-discard-place-hint = Зіграна карта лишається на столі; якщо скидають кілька втікачів, усі обирають потай і показують одночасно.
ask-take-back = Оберіть карту, яку взяти в руку
ask-take-back-hint = Вона повернеться в руку, і її знову можна буде зіграти.
ask-scream = Скиньте 2 карти або втратьте 1 волю
ask-scream-hint = Першу карту оберіть зараз, другу — одразу після неї; якщо карт у руці менше 2, доведеться втратити волю.
ask-toss-survival = Скиньте карту виживання
ask-toss-survival-hint = Так діє «Токсин»: карта йде у скид горілиць.
ask-keep-survival = Залиште собі одну зі взятих карт
ask-keep-survival-hint = Друга піде у скид горілиць, і її побачать усі.
ask-swap-out = Оберіть, яку зіграну карту скинути
ask-swap-out-hint = Її місце займе карта з вашого скиду.
ask-swap-in = Оберіть, яку карту зіграти натомість
ask-swap-in-hint = Вона береться з вашого скиду; місцевості під «Силовим полем» не годяться.
ask-move-token = Пересуньте жетон у сусідню місцевість
ask-move-token-hint = Жетон зберігає всі свої ефекти, але діє тепер лише на новому місці.
ask-use-place = Вирішіть, що робити у своїй місцевості
ask-use-place-hint = Застосуйте її властивість або візьміть 1 карту зі скиду — щось одне; «Дрон» і «Портал» замінюють властивість.
ask-first-place = Оберіть, яка місцевість буде першою
ask-first-place-hint = Друга розігрується відразу за нею, до черги наступного втікача.
ask-use-lair = Поверніть карти зі скиду або скопіюйте місцевість
ask-use-lair-hint = Копіювати можна місцевість, де лежить жетон істоти, але не «Артефакт».
ask-take-reserve = Візьміть із запасу карту місцевості
ask-take-reserve-hint = Вона йде в руку й лишається вашою до кінця партії.
ask-use-source = Відновіть 1 волю або візьміть карту виживання
ask-use-source-hint = Волю можна повернути будь-якому втікачеві, який має 1 або 2 маркери, зокрема й собі.
ask-copy-place = Оберіть сусідню місцевість для копіювання
ask-copy-place-hint = Її властивість спрацює для вас замість властивості вашої місцевості.

## Відповіді

do-pass = Пасувати
do-explore-resist1 = Опиратися за 1 волю
do-explore-resist2 = Опиратися за 2 волі
do-explore-give-up = Здатися
do-explore-play = Зіграти: { $object }
do-explore-commit = Вирушити: { $object }
do-explore-commit-both = Зіграти обидві: { $object }
do-play-hunt-play = Зіграти: { $object }
do-play-survival-play = Зіграти: { $object }
do-hunting-play = Зіграти: { $object }
do-hunting-to-tokens = До жетонів
do-place-token-creature = Жетон істоти: { $object }
do-place-token-keep-creature = Притримати жетон істоти
do-place-token-artemia = Жетон планети: { $object }
do-place-token-artemia-both = Жетон планети: { $object }
do-place-token-keep-artemia = Притримати жетон планети
do-place-token-target = Жетон цілі: { $object }
do-place-token-target-both = Жетон цілі: { $object }
do-extend-token-to = Накрити ще: { $object }
do-choose-hunted-choose = Обрати: { $object }
do-choose-place-choose = Обрати: { $object }
do-keep-place-keep = Залишити: { $object }
do-discard-place-discard = Скинути: { $object }
do-take-back-take = Взяти в руку: { $object }
do-scream-lose-will = Втратити 1 волю
do-scream-discard = Скинути: { $object }
do-toss-survival-discard = Скинути: { $object }
do-keep-survival-keep = Залишити: { $object }
do-swap-out-out = Скинути: { $object }
do-swap-in-in = Зіграти натомість: { $object }
do-move-token-creature = Жетон істоти: { $object }
do-move-token-artemia = Жетон планети: { $object }
do-move-token-target = Жетон цілі: { $object }
do-use-place-power = Застосувати властивість
do-use-place-nothing = Нічого не робити
do-use-place-take = Взяти в руку: { $object }
do-use-place-play = Зіграти: { $object }
do-first-place-first = Спершу: { $object }
do-use-lair-take-all = Взяти весь скид
do-use-lair-take = Взяти в руку: { $object }
do-use-lair-copy = Скопіювати: { $object }
do-take-reserve-take = Взяти із запасу: { $object }
do-use-source-heal = Відновити 1 волю: { $object }
do-use-source-draw = Взяти карту виживання
do-copy-place-copy = Скопіювати: { $object }

## Що діє цього ходу

status-smoke = Дим приховує скид утікачів від істоти
status-sacrificed = Карт полювання цього ходу більше не буде
status-despair = Карти виживання цього ходу під забороною
status-blocked = Цього ходу сюди не можна
status-ineffective = Властивість цього ходу не діє
status-dodging = Уникає жетона істоти
status-detecting = Уникає жетона планети
status-committed = Вибір зроблено
status-exploring = Ще обирає
status-resisted = Опір цього ходу вже був
status-survival-played = Карту виживання цього ходу зіграно
status-allowance =
    { $number ->
        [one] Цього ходу — { $number } карта полювання
        [few] Цього ходу — до { $number } карт полювання
        [many] Цього ходу — до { $number } карт полювання
       *[other] Цього ходу — до { $number } карти полювання
    }
status-anticipated =
    { $number ->
        [one] «Передбачення»: якщо заскочено, асиміляція ще на { $number } клітинку
        [few] «Передбачення»: якщо заскочено, асиміляція ще на { $number } клітинки
        [many] «Передбачення»: якщо заскочено, асиміляція ще на { $number } клітинок
       *[other] «Передбачення»: якщо заскочено, асиміляція ще на { $number } клітинки
    }
