# ANIMA: Shadow of Omega: українські тексти

## Гра

game-name = Аніма: Тінь Омеги

## Сторони й місця за столом

seat-party = Група { $number }
side-party-1 = Група 1
side-party-2 = Група 2
side-party-3 = Група 3
side-party-4 = Група 4
side-party-5 = Група 5
side-omega = Омега
side-nobody = Ніхто

## Уміння, ознаки, нагороди

skill-ki = Кі
skill-magic = Магія
skill-trickery = Шахрайство
trait-human = Людина
trait-humanoid = Гуманоїд
trait-beast = Звір
trait-giant = Велетень
trait-dragon = Дракон
trait-undead = Нежить
trait-demon = Демон
trait-darkness = Темрява
trait-light = Світло
trait-elemental = Елементаль
trait-construct = Конструкт
reward-bonus = Бонус
reward-bonus-text = Узяти бонуси: їх кількість дорівнює рівню локації.
reward-recruit = Винайм
reward-recruit-text = Узяти персонажа; він приєднується активним. Не можна, якщо персонажів 4, і не можна два ходи поспіль в одній локації.
reward-mission = Місія
reward-mission-text = Виконати крок своєї місії, прив’язаний до цієї локації.
reward-ex = EX

## Локації

area-capital-rule = Тут не можна оголошувати напад.
area-glass-desert-rule = Перевірки Швидкості тут — з поправкою −2.
area-castle-rule = Почвари з ознакою «Темрява» тут на 1 сильніші.
special-fail-with-organization = Якщо ви в організації, дослідження провалено, інакше воно успішне.
special-speed-check = Перевірка Швидкості 8: у разі невдачі дослідження провалено.
special-discard-random = Скинути 1 випадковий бонус, якщо вони є. Дослідження успішне.
special-foe = Битва з Вартовим ланцюгів (Сила 12, Темрява). Перемога — успіх.
special-sleep-one = Приспати одного зі своїх персонажів, крім бездіяльних. Дослідження успішне.
extra-trade-in = Скинути 1 бонус на вибір, потім узяти 2. Потрібен хоча б один для скидання.
extra-speed-next = +3 Швидкості на весь наступний хід.
extra-fetch-any = Узяти 1 карту на вибір зі скиду бонусів.
extra-fetch-skill = Узяти 1 карту вміння на вибір зі скиду бонусів.
extra-draw-and-combat = Узяти 1 бонус і отримати +2 Сили на весь наступний хід.
extra-combat-next = +3 Сили на весь наступний хід.
extra-fetch-and-draw = Узяти 1 карту на вибір зі скиду бонусів, потім 1 з колоди.
extra-character-from-pile = Персонаж на вибір зі скиду персонажів приєднується активним. Не можна, якщо персонажів 4.

## Почвари

encounter-goblins = Гобліни-грабіжники
encounter-ogre = Огр
encounter-abyss-lord = Володар Безодні

## Супротивники, які не мають карт

foe-chain-warden = Вартовий ланцюгів
foe-gaoler = Лицар-тюремник
foe-ashen-dragon = Попелястий дракон
foe-besiegers = Облогове військо
foe-crystal-guardian = Кришталевий страж
foe-omega = Омега, Володарка Нескінченності
foe-chainbreakers = Руйнівники ланцюгів
foe-shadow-of-omega = Тінь Омеги
foe-crisis-omega = Омега

## Місії

mission-grimoire = Втрачений гримуар
mission-grimoire-text = Нагорода «Місія» в Затоплених руїнах, потім перевірка Швидкості { $check-grimoire }. Нагорода: +1 Сили; узяти 2 бонуси.
mission-rescue = Відчайдушний порятунок
mission-rescue-text = Крок 1: нагорода «Місія» в Замку з привидами, потім битва з Лицарем-тюремником (8). Крок 2: нагорода «Місія» в Селі Корнес. Нагорода: +2 Сили; узяти персонажа, він приєднується активним (не можна, якщо персонажів 4).
mission-dragon = Попелястий дракон
mission-dragon-text = Нагорода «Місія» на Драконячому піку, потім битва з Попелястим драконом (11). Нагорода: +3 Сили.
mission-siege = Оборона монастиря
mission-siege-text = Опір у Гірському монастирі, 3 етапи: битви з Облоговим військом із Силою 4, потім 5, потім 6. Нагорода: +2 Сили.
mission-vigil = Варта біля Брами
mission-vigil-text = Опір біля Брами Безодні, 2 етапи: на кожному взяти 1 подію й подолати її. Нагорода: +{ $gain-combat-vigil } Сили, +{ $gain-speed-vigil } Швидкості.
mission-race = Імператорські перегони
mission-race-text = Крок 1: нагорода «Місія» в Імперській столиці, потім перевірка Швидкості 7. Крок 2: нагорода «Місія» у Вільному порту, потім перевірка Швидкості 9. Нагорода: +3 Швидкості.
mission-contraband = Контрабанда
mission-contraband-text = Таємний початок. Крок 1: нагорода «Місія» на Тіньовому базарі; решта бачить лише, що ви не взяли нагороди. Крок 2: нагорода «Місія» у Вільному порту, там ви відкриваєте цю карту. Якщо між кроками ви програли битву іншій групі, крок 1 скасовано. Нагорода: +2 Швидкості; узяти 2 бонуси.
mission-crystal = Кришталеве серце
mission-crystal-text = Нагорода «Місія» в Кришталевих копальнях, потім битва з Кришталевим стражем ({ $combat-crystal-guardian }). Нагорода: +2 Сили.
mission-shrines = Три святині
mission-shrines-text = У будь-якому порядку: нагорода «Місія» на Шляху прочан, у Гірському монастирі та в Лісі Шепотів. Нагорода: +{ $gain-combat-shrines } Сили, +{ $gain-speed-shrines } Швидкості.
mission-purge = Очищення від Темряви
mission-purge-text = Почати під час своєї черги у фазі Скидання. Потім перемогти почвар з ознакою «Темрява» із сумою рівнів { $purge-levels } або більше; супротивники з місій не рахуються. Нагорода: +2 Сили.

## Кінцеві місії

final-orb = Сфера Нескінченності
final-orb-text = Нагорода «Місія» у Вежі на Краю Світу, потім битва з Омегою, Володаркою Нескінченності (16, Темрява). Переможете — виграєте партію.
final-chains = Розірвані ланцюги
final-chains-text = Опір біля Брами Безодні, 3 етапи: битви з Руйнівниками ланцюгів із Силою 10, потім 11, потім 12. Третя перемога виграє партію.
final-rift = Скляний розлом
final-rift-text = Крок 1: нагорода «Місія» у Скляній пустелі, потім перевірка Швидкості 11 з поправкою пустелі −2. Крок 2: нагорода «Місія» у Вежі на Краю Світу, потім битва з Тінню Омеги (14, Темрява). Переможете — виграєте партію.

## Фази й вікна

phase-setup = Підготовка
phase-setup-text = Кожен лишає собі 1 з 2 персонажів і 3 з 4 бонусів.
phase-reset = Скидання
phase-reset-text = Персонажі приходять до тями, найшвидша група ходить першою. Карти й персонажів можна скинути; той, у кого їх найменше, може забрати скинуте.
phase-movement = Пересування
phase-movement-text = Кожна група йде в локацію, досліджує нову або відпочиває.
phase-interaction = Взаємодія
phase-interaction-text = Групи торгують, нападають і грають карти одна проти одної.
phase-exploration = Дослідження
phase-exploration-text = Кубик вирішує, що чекає в локації; хто вистояв, бере одну з її нагород.
phase-end = Кінець ходу
phase-end-text = Ефекти цього ходу припиняються.
moment-move = Оголошено, куди йде група
moment-card = Зіграно карту
moment-die = Кинуто кубик
moment-attack = Оголошено напад
moment-event = Ось-ось станеться пригода
moment-death = Ось-ось загине персонаж
moment-check = Оголошено перевірку Швидкості
moment-battle = Починається битва
moment-area = Ось-ось приберуть локацію

## Кінець

win-party-1 = Група зупиняє Омегу
win-party-2 = Група зупиняє Омегу
win-party-3 = Група зупиняє Омегу
win-party-4 = Група зупиняє Омегу
win-party-5 = Група зупиняє Омегу
win-omega = Омегу не зупинив ніхто
win-nobody = Нічия: переможця немає

cause-omega-stopped = Кінцеву місію виконано: Омегу зупинено.
cause-turn-cap = Останній хід закінчено, Омегу не зупинено.
cause-turn-200 = Минуло 200 ходів, Омегу не зупинено.
cause-omega-wins = Усі програли Омезі.

## Числа, кубики, рівні

level-level-1 = Рівень 1
level-level-2 = Рівень 2
level-level-3 = Рівень 3
roll-of-battle = битва
roll-of-exploration = дослідження
roll-of-check = перевірка Швидкості
roll-of-card = карта
roll-of-event = пригода
roll-of-ability = здібність
which-die-own = перший кубик
which-die-other = другий кубик
which-die-second = третій кубик
count-zero = 0
count-one = 1
count-two = 2
count-three = 3
count-four = 4
count-five = 5

## Що відбувається

log-dealt-mission = { $player } отримує місію «{ $mission }»
log-dealt-character = { $player } отримує персонажа: { $character }
log-dealt-advantage = { $player } отримує карту «{ $card }»
log-keeps = { $player } вирушає в дорогу. У групі: { $character }
log-first-area = На столі: { $area }
log-turn-begins = Хід { $turn }
log-tie-die = { $player } кидає за порядок: { $die }
log-in-order = Місце { $place }: { $player }
log-loses-turn = { $player } втрачає цей хід
log-phase-begins = { $phase }
log-game-ends =
    { $winner ->
        [none] Гру закінчено
       *[other] Гру закінчено: { $winner } зупиняє Омегу
    }
log-pays-duty = { $player } виконує обов’язок перед Чорним Сонцем
log-lays-down = { $player } скидає карту «{ $card }»
log-dismisses = { $player } виключає персонажа: { $character }
log-leaves-organization = { $player } виходить з організації «{ $organization }»
log-claims-character = { $player } має найменше персонажів і забирає: { $character }
log-claims-card = { $player } має найменше бонусів і забирає карту «{ $card }»
log-heads-for = { $player } іде: { $area }
log-arrives = { $player } на місці: { $area }
log-rests = { $player } відпочиває
log-holds = { $player } утримує позицію: { $area }
log-explores-new = { $player } досліджує нову локацію: { $area }
log-prior-lies = { $area }, тут щось чекає: { $encounter }
log-prior-revealed = { $area }, карту відкрито: { $encounter }
log-prior-stays = { $area }, тут лишається: { $encounter }
log-road-encounter = { $area }, дорогою туди: { $encounter }
log-wants-removed = { $player } хоче прибрати: { $area }
log-saves-area = { $player } жертвує картою і рятує: { $area }
log-area-removed = Прибрано локацію: { $area }
log-attacks = { $player } нападає. Ціль: { $other }
log-must-fight = { $player } і { $other } — вороги й мусять битися
log-offers =
    { $player } пропонує обмін. { $other }: { $characters } +{ $gives ->
        [one] { $gives } карта
        [few] { $gives } карти
        [many] { $gives } карт
       *[other] { $gives } карти
    } за { $wanted } +{ $wants ->
        [one] { $wants } карта
        [few] { $wants } карти
        [many] { $wants } карт
       *[other] { $wants } карти
    }
log-is-offered = Бачить лише { $player }. Запропоновано: { $cards } ⇄ названо: { $named }
log-rejects = { $player } відмовляється. Обмін пропонує { $other }
log-trades =
    { $player } і { $other } міняються: { $characters } +{ $gives ->
        [one] { $gives } карта
        [few] { $gives } карти
        [many] { $gives } карт
       *[other] { $gives } карти
    } за { $back } +{ $returned ->
        [one] { $returned } карта
        [few] { $returned } карти
        [many] { $returned } карт
       *[other] { $returned } карти
    }
log-gets = { $player } отримує: { $cards }
log-reveals-final = { $player } відкриває кінцеву місію
log-countdown =
    { $turns ->
        [one] Лишився { $turns } хід
        [few] Лишилося { $turns } ходи
        [many] Лишилося { $turns } ходів
       *[other] Лишилося { $turns } ходу
    }
log-last-stand = Час вийшов: Омега на волі
log-plays =
    { $payer ->
        [none] { $player } грає карту «{ $card }»
       *[other] { $player } грає карту «{ $card }», застосовує { $payer }
    }
log-uses = { $player } застосовує здібність: { $character }
log-aims-at-area = { $player } обирає: { $area }
log-aims-at-character = { $player } обирає: { $character }
log-aims-at-party = { $player } обирає: { $other }
log-aims-at-die = { $player } обирає: { $which }
log-cancelled = Скасовано: «{ $card }» ({ $player })
log-redirected = { $player } збивається з дороги: { $area }
log-joins-organization = { $player } вступає в організацію «{ $organization }»
log-peeks =
    { $encounter ->
        [unknown] { $player } підглядає карту: { $area }
       *[other] { $player } підглядає карту ({ $area }): { $encounter }
    }
log-rolls = { $player } кидає: { $number } ({ $what }, { $which })
log-rerolls = Перекид ({ $which }): { $number }
log-checks-speed = { $player }: перевірка Швидкості, потрібно { $difficulty }
log-check-succeeds = { $player } набирає { $total }: успіх
log-check-fails = { $player } набирає { $total }: невдача
log-draws =
    { $card ->
        [unknown] { $player } бере карту
       *[other] { $player } бере карту «{ $card }»
    }
log-discards = { $player } скидає карту «{ $card }»
log-takes-card =
    { $card ->
        [unknown] { $player } бере випадкову карту. Її втрачає { $other }
       *[other] { $player } бере карту «{ $card }». Її втрачає { $other }
    }
log-loses-card = { $player } втрачає карту «{ $card }»
log-deck-remade = Скид бонусів стає новою колодою
log-character-deck-remade = Скид персонажів стає новою колодою
log-encounter-deck-remade = Скид подій стає новою колодою
log-sees-top =
    { $encounter ->
        [unknown] { $player } дивиться наступну подію
       *[other] { $player } бачить наступну подію: { $encounter }
    }
log-joins = { $player } приймає до групи: { $character }
log-dies = { $player } втрачає персонажа. Гине { $character }
log-wiped-out = { $player } втрачає всю групу
log-falls-asleep = { $player }: засинає { $character }
log-turn-ended = { $player }: хід закінчено
log-resistance-broken = { $player } втрачає позицію
log-meets = { $player } зустрічає: { $encounter }
log-false-alarm = Хибна тривога: { $encounter }
log-pacified = { $player } долає без битви: { $encounter }
log-blessed = { $player } отримує благословення до кінця ходу
log-readied = { $player } набирається сили: усі активні
log-loses-next-turn = { $player } втратить наступний хід
log-fights-monster = { $player } б’ється. Почвара: { $encounter }
log-fights-foe = { $player } б’ється. Супротивник: { $foe }
log-fights-party = { $player } б’ється. Суперник: { $other }
log-escapes = { $player } тікає з битви
log-stands = { $player }: { $combat } проти { $against }
log-stands-against = { $player } — { $combat }, { $other } — { $against }
log-beats = { $player } перемагає, різниця { $margin }
log-beaten = { $player } програє, різниця { $margin }
log-roll-again = Нічия: обидва кидають знову
log-loses-to = { $player } програє, різниця { $margin }. Переможець: { $other }
log-explores = { $player } досліджує: { $area }
log-special = { $player }: особливий випадок, { $area }
log-takes-reward = { $player } бере нагороду: { $reward }
log-takes-nothing = { $player } не бере нагороди
log-fetches = { $player } бере зі скиду карту «{ $card }»
log-starts-mission = { $player } починає місію «{ $mission }»
log-smuggles = { $player }: товар уже є, «Контрабанду» таємно розпочато
log-smuggling-fails = { $player }: товар утрачено, «Контрабанду» доведеться почати знову
log-step-done = { $player } виконує крок місії «{ $mission }» ({ $done })
log-stage-won = { $player } проходить етап { $stage }
log-completes-mission = { $player } виконує місію «{ $mission }»
log-final-drawn = Кінцеву місію відкрито: «{ $final }»
log-tries-final = { $player } береться за кінцеву місію
log-final-step-done = { $player } виконує крок кінцевої місії

## Запитання

ask-return-character = Якого персонажа повернути?
ask-return-character-hint = З іншим ви вирушите в дорогу; поверненого ніхто не побачить.
ask-return-card = Який бонус повернути?
ask-return-card-hint = Із чотирьох лишаються три.
ask-duty = Що отримає Чорне Сонце?
ask-duty-hint = Скиньте бонус або вийдіть з організації.
ask-reset = Ваше Скидання
ask-reset-hint = Лише зараз карти й персонажів можна скидати з власної волі; їх можуть забрати інші.
ask-claim-character = Узяти виключеного персонажа?
ask-claim-character-hint = Ваша група найменша.
ask-claim-card = Узяти скинутий бонус?
ask-claim-card-hint = У вас їх найменше.
ask-move = Куди вирушить група?
ask-move-hint = Спершу карти, потім щось одне: локація, нова локація, відпочинок, утримання позиції.
ask-remove-area = Яку локацію прибрати?
ask-remove-area-hint = Їх на столі забагато; інші можуть урятувати одну ціною карти.
ask-save-area = Урятувати цю локацію?
ask-save-area-hint = Це коштує одного бонуса на ваш вибір.
ask-react = Утрутитися?
ask-react-hint = Усі відповідають таємно; діє відповідь того, хто перший за порядком.
ask-pay-with = Хто застосує карту?
ask-pay-with-hint = Цього персонажа за неї обертають.
ask-fight = Підсилити свою сторону?
ask-fight-hint = Бойові карти й здібності — до кубиків.
ask-interact = Ваша Взаємодія
ask-interact-hint = Карти, обміни й один напад, у будь-якому порядку.
ask-make-offer = Складіть пропозицію
ask-make-offer-hint = Кожен віддає хоча б одну карту; яку, бачить лише партнер.
ask-answer-offer = Згодні на обмін?
ask-answer-offer-hint = Прийнятий обмін відбувається одразу.
ask-hand-over = Який бонус віддати?
ask-hand-over-hint = Названі мають бути серед них.
ask-explore = Дослідити цю локацію?
ask-explore-hint = Кубик вирішує, що там чекає; хто вистояв, бере нагороду.
ask-take-reward = Оберіть нагороду
ask-take-reward-hint = Одну з трьох або жодної.
ask-lose-character = Хто загине?
ask-lose-character-hint = Персонаж на ваш вибір іде у скид.
ask-put-to-sleep = Хто засне?
ask-put-to-sleep-hint = До наступного Скидання він не додає Сили.
ask-discard-card = Який бонус скинути?
ask-discard-card-hint = Він іде у скид відкрито.
ask-fetch-card = Яку карту взяти зі скиду?
ask-fetch-card-hint = Усі побачать яку.
ask-fetch-character = Хто приєднається?
ask-fetch-character-hint = Персонаж приєднується активним.
ask-toll = Заплатити розбійникам?
ask-toll-hint = Бонус, або ваш хід закінчено.
ask-barter = Що продати?
ask-barter-hint = За кожен бонус, не більше двох, ви берете інший.
ask-reaper = Що отримає Жнець?
ask-reaper-hint = Персонажа або два бонуси.
ask-redirect-to = Куди їх спрямувати?
ask-redirect-to-hint = У будь-яку іншу активну локацію.
ask-fly-to = Куди летимо?
ask-fly-to-hint = Того, що там чекає, не грають.
ask-gate-to = Куди веде брама?
ask-gate-to-hint = У локацію без попередньої події.
ask-peek-at = Яку карту подивитися?
ask-peek-at-hint = Інші бачать, куди ви дивитеся, але не що бачите.
ask-rob = У кого взяти карту?
ask-rob-hint = Карту беруть навмання.
ask-lull = Кого приспати?
ask-lull-hint = Сплячий не додає Сили до наступного Скидання.
ask-stab = Хто жертва?
ask-stab-hint = Вирішує кубик.
ask-tempt = Кого переманити?
ask-tempt-hint = За 4 і більше персонаж переходить до вас.
ask-reroll = Який кубик перекинути?
ask-reroll-hint = Перший — нападника чи групи, решта — суперника. Нове число замінює старе.
ask-reveal-final = Відкрити кінцеву місію?
ask-reveal-final-hint = Відтоді йде відлік.

## Відповіді

do-pass = Пас
do-return-character-return = Повернути: { $object }
do-return-card-return = Повернути: { $object }
do-duty-discard = Скинути: { $object }
do-duty-leave = Вийти з організації
do-reset-discard = Скинути: { $object }
do-reset-dismiss = Виключити: { $object }
do-reset-leave = Вийти з організації
do-reset-play = Зіграти: { $object }
do-reset-use = Застосувати: { $object }
do-reset-start = Почати: { $object }
do-reset-end = Закінчити
do-claim-character-take = Узяти: { $object }
do-claim-card-take = Узяти: { $object }
do-move-play = Зіграти: { $object }
do-move-go = Іти: { $object }
do-move-explore = Дослідити нову локацію
do-move-explore-level = Нова локація: { $object }
do-move-explore-discarded = Повернути зі скиду: { $object }
do-move-rest = Відпочинок
do-move-hold = Утримувати позицію
do-remove-area-remove = Прибрати: { $object }
do-save-area-pay = Заплатити: { $object }
do-react-play = Зіграти: { $object }
do-react-use = Застосувати: { $object }
do-pay-with-exhaust = { $object }
do-fight-play = Зіграти: { $object }
do-fight-use = Застосувати: { $object }
do-interact-play = Зіграти: { $object }
do-interact-use = Застосувати: { $object }
do-interact-offer = Мінятися: { $object }
do-interact-attack = Напасти: { $object }
do-interact-end = Закінчити
do-make-offer-give = Віддати: { $object }
do-make-offer-give-character = Віддати: { $object }
do-make-offer-want-character = Попросити: { $object }
do-make-offer-want-cards = Попросити карт: { $object }
do-make-offer-want-kind = Попросити: { $object }
do-make-offer-send = Надіслати пропозицію
do-make-offer-drop = Передумати
do-answer-offer-accept = Погодитися
do-answer-offer-reject = Відмовитися
do-answer-offer-counter = Зустрічна пропозиція
do-hand-over-give = Віддати: { $object }
do-explore-explore = Дослідити
do-explore-stay = Не досліджувати
do-explore-play = Зіграти: { $object }
do-explore-go-on = Грати етап
do-take-reward-bonus = Бонус
do-take-reward-recruit = Винайм
do-take-reward-extra = EX
do-take-reward-mission = Місія: { $object }
do-take-reward-final = Кінцева місія
do-take-reward-nothing = Без нагороди
do-lose-character-lose = { $object }
do-put-to-sleep-sleep = { $object }
do-discard-card-discard = Скинути: { $object }
do-fetch-card-take = Узяти: { $object }
do-fetch-character-take = Узяти: { $object }
do-toll-pay = Заплатити: { $object }
do-toll-refuse = Не платити
do-barter-discard = Продати: { $object }
do-barter-stop = Досить
do-reaper-lose = Загине { $object }
do-reaper-pay = Скинути два бонуси
do-redirect-to-area = { $object }
do-fly-to-area = { $object }
do-gate-to-area = { $object }
do-peek-at-area = { $object }
do-rob-from = { $object }
do-lull-character = { $object }
do-stab-character = { $object }
do-tempt-character = { $object }
do-reroll-die = { $object }
do-reveal-final-reveal = Відкрити
do-reveal-final-wait = Зачекати
