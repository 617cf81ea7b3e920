# NOT ALONE: українські тексти

## Гра

game-name = NOT ALONE

## Сторони й місця за столом

side-creature = Істота
side-hunted = Утікачі
seat-creature = Істота
seat-hunted = Утікач { $number }

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

## Кінець гри

win-creature = Перемогла істота
win-hunted = Перемогли втікачі

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
ask-explore-hint = Опиратися, здатися й зіграти карту виживання можна лише до вибору.
ask-play-hunt = Зіграйте карту полювання або пасуйте
ask-play-hunt-hint = Годяться лише карти для цього моменту: одна за хід, а після «Вистежування» — до двох.
ask-play-survival = Зіграйте карту виживання або пасуйте
ask-play-survival-hint = За хід — щонайбільше 1 карта виживання; зіграє хтось зараз — решту спитають знову.
ask-hunting = Зіграйте карту або переходьте до жетонів
ask-hunting-hint = Ви нічого не втрачаєте: зіграти карту можна й тоді, коли жетони вже лежать на планеті.
ask-place-token = Покладіть жетон на планету
ask-place-token-hint = Годиться будь-яка місцевість, навіть недоступна; жетон від карти притримати не можна.
ask-extend-token = Оберіть другу місцевість для жетона
ask-extend-token-hint = Вона сусідня з тією, де жетон уже лежить, і діятиме він в обох.
ask-choose-hunted = Оберіть утікача
ask-choose-hunted-hint = Карта діє лише на цього втікача, і ваш вибір побачать усі.
ask-choose-place = Оберіть місцевість
ask-choose-place-hint = «Катаклізм» позбавляє її властивості до кінця ходу, «Манівці» ведуть з неї або в неї.
ask-keep-place = Оберіть карту, яку залишите
ask-keep-place-hint = Решта: потай у руку («Річка»), у скид («Підкорення») або на очі істоті («Фобія»).
ask-discard-place = Скиньте з руки карту місцевості
ask-discard-place-hint = Зіграна карта лишається. Якщо скидають кілька втікачів, показують одночасно.
ask-take-back = Оберіть карту, яку взяти в руку
ask-take-back-hint = Вона повернеться в руку, і її знову можна буде зіграти.
ask-scream = Скиньте 2 карти або втратьте 1 волю
ask-scream-hint = Це перша з двох карт; якщо їх у руці менше 2, доведеться втратити волю.
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
ask-use-place-hint = Застосуйте властивість або візьміть 1 карту зі скиду; «Дрон» і «Портал» її замінюють.
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
