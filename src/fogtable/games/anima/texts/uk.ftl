# ANIMA: Shadow of Omega: українські тексти

## Гра

game-name = Аніма: Тінь Омеги
game-about =
    У Вежі на Краю Світу Омега рве свої ланцюги. Зберіть групу до чотирьох шукачів пригод, обійдіть небезпечні місця,
    виконайте місії, про які більше ніхто не знає, і зупиніть її першими. Перегони з кубиками, картами й засідками для
    2–5 гравців: кожен сам за себе, і запам’ятають лише одного.

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

## Персонажі

character-warrior = Воїн
character-warrior-text = Немає здібності.
character-acrobatic-warrior = Войовниця-акробатка
character-acrobatic-warrior-text = +2 до всіх перевірок Швидкості групи.
character-paladin = Паладинка
character-paladin-text = +4 Сили в битві з почварою чи супротивником із місії з ознакою «Темрява».
character-dark-paladin = Темний паладин
character-dark-paladin-text = +2 Сили в битві з іншою групою.
character-weaponmaster = Майстер зброї
character-weaponmaster-text = Обернути, коли кинуто кубик: перекинути кубик битви своєї групи.
character-technician = Технік
character-technician-text = Раз на хід активний Технік застосовує карту Кі, не обертаючись.
character-tao = Тао
character-tao-text = +2 Сили, поки вона єдиний персонаж групи.
character-ranger = Слідопит
character-ranger-text = Обернути, коли кинуто кубик: перекинути кубик дослідження своєї групи.
character-shadow = Тінь
character-shadow-text = Обернути на початку битви: втеча групи.
character-thief = Злодійка
character-thief-text = Скидання, обернути: обрати гравця з картами в руці й кинути кубик. 4–6: узяти з його руки 1 випадковий бонус (не можна, якщо у вас їх 5). 1–3: нічого.
character-assassin = Асасин
character-assassin-text = Взаємодія, обернути: обрати в тій самій локації персонажа іншої групи, крім бездіяльних, і кинути кубик. 6: він гине. 4–5: приспати його. 1–3: нічого.
character-wizard = Чарівник
character-wizard-text = Раз на хід активний Чарівник застосовує карту Магії, не обертаючись.
character-warlock = Чорнокнижниця
character-warlock-text = Кожна бойова карта Магії, за яку її обернено, дає ще +1 Сили.
character-illusionist = Ілюзіоністка
character-illusionist-text = Обернути, коли на її групу нападають: скасувати напад. Обов’язкову битву скасувати не можна.
character-wizard-mentalist = Чарівник-менталіст
character-wizard-mentalist-text = Скидання, обернути: таємно подивитися закриту попередню подію однієї локації.
character-summoner = Прикликачка
character-summoner-text = Обернути на початку битви: +4 Сили в цій битві з почварою чи супротивником із місії.
character-warrior-summoner = Воїн-прикликач
character-warrior-summoner-text = Обернути на початку битви: +2 Сили в цій битві.
character-mentalist = Менталістка
character-mentalist-text = Взаємодія, обернути: приспати персонажа іншої групи в тій самій локації.
character-warrior-mentalist = Воїн-менталіст
character-warrior-mentalist-text = Обернути, коли після програної битви має загинути персонаж його групи: від цієї різниці не гине ніхто.
character-freelancer = Вільна шукачка
character-freelancer-text = Немає здібності, зате є всі три вміння.

## Локації

area-cornes = Село Корнес
area-capital = Імперська столиця
area-port = Вільний порт
area-forest = Ліс Шепотів
area-pilgrims-road = Шлях прочан
area-monastery = Гірський монастир
area-ruins = Затоплені руїни
area-glass-desert = Скляна пустеля
area-bazaar = Тіньовий базар
area-castle = Замок із привидами
area-mines = Кришталеві копальні
area-tower = Вежа на Краю Світу
area-abyss-gate = Брама Безодні
area-dragon-peak = Драконячий пік
area-cornes-text = 1–4: нічого; 5–6: 1 подія. Нагороди: Бонус; Винайм; Місія: «Відчайдушний порятунок» (крок 2).
area-capital-text = 1–3: нічого; 4–5: 1 подія; 6: особливий випадок. Особливий випадок: якщо ви в організації, дослідження провалено, інакше воно успішне. Тут не можна оголошувати напад. Нагороди: Бонус; Винайм; Місія: «Імператорські перегони» (крок 1).
area-port-text = 1–3: нічого; 4–6: 1 подія. Нагороди: Винайм; Місія: «Імператорські перегони» (крок 2), «Контрабанда» (крок 2); EX: скинути 1 бонус на вибір, потім узяти 2. Потрібен хоча б один для скидання.
area-forest-text = 1–3: нічого; 4–5: 1 подія; 6: 2 події. Нагороди: Бонус; Місія: «Три святині»; EX: +3 Швидкості на весь наступний хід.
area-pilgrims-road-text = 1–4: нічого; 5–6: 1 подія. Нагороди: Бонус; Винайм; Місія: «Три святині».
area-monastery-text = 1–3: нічого; 4–6: 1 подія. Нагороди: Винайм; Місія: «Три святині», «Оборона монастиря»; EX: узяти 1 карту на вибір зі скиду бонусів.
area-ruins-text = 1–2: нічого; 3–5: 1 подія; 6: особливий випадок. Особливий випадок: перевірка Швидкості 8: у разі невдачі дослідження провалено. Нагороди: Бонус; Місія: «Втрачений гримуар»; EX: узяти 1 карту вміння на вибір зі скиду бонусів.
area-glass-desert-text = 1: нічого; 2–5: 1 подія; 6: 2 події. Перевірки Швидкості тут — з поправкою −2. Нагороди: Бонус; Місія: «Скляний розлом» (крок 1); EX: узяти 1 бонус і отримати +2 Сили на весь наступний хід.
area-bazaar-text = 1–2: нічого; 3–5: 1 подія; 6: особливий випадок. Особливий випадок: скинути 1 випадковий бонус, якщо вони є. Дослідження успішне. Нагороди: Бонус; Винайм; Місія: «Контрабанда» (крок 1).
area-castle-text = 1–2: нічого; 3–5: 1 подія; 6: 2 події. Почвари з ознакою «Темрява» тут на 1 сильніші. Нагороди: Бонус; Винайм; Місія: «Відчайдушний порятунок» (крок 1).
area-mines-text = 1–2: нічого; 3–4: 1 подія; 5–6: 2 події. Нагороди: Бонус; Місія: «Кришталеве серце»; EX: +3 Сили на весь наступний хід.
area-tower-text = 1: нічого; 2–3: 1 подія; 4–5: 2 події; 6: особливий випадок. Особливий випадок: битва з Вартовим ланцюгів (Сила 12, Темрява). Перемога — успіх. Нагороди: Бонус; Місія: «Сфера Нескінченності», «Скляний розлом» (крок 2); EX: узяти 1 карту на вибір зі скиду бонусів, потім 1 з колоди.
area-abyss-gate-text = 1: нічого; 2–4: 1 подія; 5–6: 2 події. Нагороди: Бонус; Місія: «Варта біля Брами», «Розірвані ланцюги»; EX: персонаж на вибір зі скиду персонажів приєднується активним. Не можна, якщо персонажів 4.
area-dragon-peak-text = 1: нічого; 2–4: 1 подія; 5: 2 події; 6: особливий випадок. Особливий випадок: приспати одного зі своїх персонажів, крім бездіяльних. Дослідження успішне. Нагороди: Бонус; Винайм; Місія: «Попелястий дракон».

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
encounter-wolves = Люті вовки
encounter-wolves-text = +2 Сили проти групи з одного персонажа.
encounter-bandits = Розбійники
encounter-bandits-text = Якщо переможуть: ви скидаєте 1 випадковий бонус.
encounter-risen-dead = Повсталі мерці
encounter-risen-dead-text = У цій битві не можна грати карти Шахрайства.
encounter-shadow-imp = Тіньовий біс
encounter-shadow-imp-text = У цій битві не діють здібності, для яких персонажа обертають.
encounter-slime = Печерний слиз
encounter-slime-text = У разі нічиєї ваша група програє.
encounter-sprite = Пустотливий дух
encounter-sprite-text = Якщо переможе: приспати одного зі своїх персонажів, крім бездіяльних.
encounter-ogre = Огр
encounter-harpies = Зграя гарпій
encounter-harpies-text = Сила обернених персонажів у цій битві не рахується.
encounter-vampire = Вампіреса
encounter-vampire-text = Сила персонажів-чоловіків у цій битві не рахується.
encounter-golem = Залізний голем
encounter-golem-text = У цій битві не можна грати карти Магії.
encounter-patrol = Патруль Інквізиції
encounter-patrol-text = +2 Сили проти групи, де є персонаж із Магією. Група Інквізиції долає його без битви.
encounter-fire-elemental = Вогняний елементаль
encounter-fire-elemental-text = Якщо переможе: ви скидаєте 1 бонус на вибір.
encounter-elder-dragon = Прадавній дракон
encounter-elder-dragon-text = Персонаж гине, якщо ви програли з різницею 3 або більше.
encounter-lich = Король-ліч
encounter-lich-text = Якщо переможе: гине один із ваших персонажів, на ваш вибір, хоч би яка різниця. Усього одна смерть.
encounter-light-maiden = Діва Світла
encounter-light-maiden-text = Група без чоловіків долає її без битви.
encounter-abyss-lord = Володар Безодні
encounter-titan = Титан
encounter-titan-text = За нього кидають 2 кубики; рахується більший.

## Пригоди

encounter-inn = Корчма
encounter-inn-text = Узяти персонажа; він приєднується активним. Якщо персонажів 4, нічого не відбувається.
encounter-cache = Схованка
encounter-cache-text = Узяти 1 бонус.
encounter-storm = Буря
encounter-storm-text = Ваш хід закінчено.
encounter-fog = Блукання в тумані
encounter-fog-text = Перевірка Швидкості 6: у разі невдачі ваш хід закінчено.
encounter-pit-trap = Вовча яма
encounter-pit-trap-text = Перевірка Швидкості 8: у разі невдачі приспати одного зі своїх персонажів, крім бездіяльних. Хід не закінчується.
encounter-toll = Данина розбійникам
encounter-toll-text = Скинути 1 бонус на вибір. Якщо скинути нема чого або не хочеться, ваш хід закінчено.
encounter-plague = Чума
encounter-plague-text = Кинути кубик. 1–2: гине один із ваших персонажів, на ваш вибір. 3–6: нічого. Хід не закінчується.
encounter-merchant = Мандрівний торговець
encounter-merchant-text = Скинути 0, 1 або 2 бонуси на вибір, потім узяти стільки ж.
encounter-shrine = Придорожнє святилище
encounter-shrine-text = +2 Сили групі до кінця ходу.
encounter-rift = Розлом реальності
encounter-rift-text = Ваш хід закінчено, і наступний ви теж втрачаєте.
encounter-reaper = Плата Женцеві
encounter-reaper-text = Гине один із ваших персонажів, на ваш вибір, якщо ви не скинете 2 бонуси на вибір. Хід не закінчується.
encounter-grace = Благодать Світла
encounter-grace-text = Усі ваші персонажі прокидаються й стають активними; узяти 2 бонуси.

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

## Карти вмінь

kind-iron-fist = Залізний кулак
kind-iron-fist-text = Битва: +3 Сили.
kind-ki-burst = Вибух Кі
kind-ki-burst-text = Битва: +5 Сили. Після битви персонаж, обернений за цю карту, засинає.
kind-swift-step = Стрімкий крок
kind-swift-step-text = Переривання, перед своєю перевіркою Швидкості: +4.
kind-deflect = Відбиття
kind-deflect-text = Переривання, у битві вашої групи: скасувати бойову карту вміння, яку щойно зіграв суперник.
kind-sense-aura = Відчуття аури
kind-sense-aura-text = Переривання: перекинути свій кубик дослідження.
kind-sleep = Сон
kind-sleep-text = Пересування або Взаємодія: обрати персонажа іншої групи, яка перебуває в локації, і приспати його.
kind-fireball = Вогняна куля
kind-fireball-text = Битва: +4 Сили.
kind-gate = Просторова брама
kind-gate-text = Дослідження, перш ніж вирішити, чи досліджувати: перенести групу з її локації в іншу активну локацію без попередньої події; там можна досліджувати. Перериває місію опору.
kind-ward = Містичний захист
kind-ward-text = Переривання: скасувати пригоду, яка загрожує вашій групі; її подолано і скинуто.
kind-dispel = Розсіювання чар
kind-dispel-text = Переривання: скасувати карту Магії або карту сюжету, крім організації, яку щойно зіграв інший гравець.
kind-pickpocket = Кишенькова крадіжка
kind-pickpocket-text = Взаємодія: обрати іншу групу в тій самій локації й узяти в її гравця 1 випадковий бонус. Не можна, якщо в руці 5.
kind-ambush = Засідка
kind-ambush-text = Битва: +2 Сили або +5, якщо напад оголосили ви.
kind-smoke = Димова шашка
kind-smoke-text = Битва: втеча вашої групи.
kind-disguise = Маскування
kind-disguise-text = Переривання: скасувати напад або одну обов’язкову битву з вашою групою. До кінця ходу на вас не можна напасти; інші обов’язкові битви відбудуться.
kind-poison = Отрута
kind-poison-text = Взаємодія: обрати в тій самій локації персонажа іншої групи, крім бездіяльних, і кинути кубик. 5–6: він гине. 1–4: приспати його.
kind-scout = Розвідка
kind-scout-text = Пересування: таємно подивитися одну закриту попередню подію й верхню карту колоди подій. Обидві лишаються на місці.

## Карти сюжету

kind-wrong-way = Неправильна дорога
kind-wrong-way-text = Переривання: спрямувати іншого гравця, який оголосив, куди йде, в іншу активну локацію на ваш вибір.
kind-zeppelin = Подорож на Цепеліні
kind-zeppelin-text = Пересування, замість звичайного: потрапити в будь-яку активну локацію. Її попередню подію не грають, вона лишається; перенаправити вас не можна. Перериває місію опору.
kind-betrayal = Зрада
kind-betrayal-text = Взаємодія, якщо у вас не більше 3 персонажів: обрати персонажа іншої групи в тій самій локації, де їх 2 або більше, і кинути кубик. 4–6: він переходить до вас у тому самому стані. 1–3: нічого.
kind-fate = Поворот долі
kind-fate-text = Переривання: перекинути будь-який кубик, щойно кинутий ким завгодно й за кого завгодно.
kind-veto = Вето долі
kind-veto-text = Переривання: скасувати будь-який бонус, який щойно зіграв інший гравець.
kind-reinforcements = Підкріплення
kind-reinforcements-text = Скидання: узяти персонажа; він приєднується активним. Не можна, якщо персонажів 4.
kind-treasure = Забутий скарб
kind-treasure-text = Скидання: узяти 2 бонуси.
kind-heroes-hour = Година героїв
kind-heroes-hour-text = Битва: +2 Сили.
kind-forced-march = Форсований марш
kind-forced-march-text = Скидання: +4 Швидкості з цієї миті до кінця наступного ходу. Порядок цього ходу не змінюється.

## Організації

kind-inquisition = Інквізиція
kind-inquisition-text = Ворог: Самаель. Вигода: +2 Сили проти почвар і супротивників із місій з ознакою «Темрява». Обов’язок: вашим персонажам недоступні карти Магії.
kind-samael = Самаель
kind-samael-text = Вороги: Інквізиція, Тол Рауко. Вигода: +1 Сили за кожного вашого персонажа з Магією, крім бездіяльних. Обов’язок: не можна обирати «Винайм» у локаціях зі значком торгівлі.
kind-black-sun = Чорне Сонце
kind-black-sun-text = Ворог: Тол Рауко. Вигода: торгувати можна з будь-якої локації; партнерові значок торгівлі все одно потрібен. Обов’язок: на початку своєї черги фази Скидання скинути 1 бонус на вибір або вийти.
kind-tol-rauko = Тол Рауко
kind-tol-rauko-text = Вороги: Самаель, Чорне Сонце. Вигода: +2 Сили в усіх битвах у локаціях рівня 3 і на вході до них. Обов’язок: не можна обирати відпочинок.

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

## Налаштування

option-tree = Дерево локацій
option-tree-text = Група підіймається за рівнями: з дороги на рівень 1, потім 2, потім 3. Хто змінює рівень, зустрічає подію.
option-both_basics = Більше місій
option-both_basics-text = До кінцевої місії треба виконати обидві основні. Партія довша.
option-crisis = Криза
option-crisis-text = Гравці самі вирішують, коли відкрити кінцеву місію; потім іде відлік до останньої битви з Омегою.
option-turn_cap = Останній хід
option-turn_cap-text = Після цього ходу партія закінчується внічию.
option-numbers = Числа
option-numbers-text = Сила почвар, складність і нагороди там, де книга правил мовчить.
option-numbers-spec = За довідником правил
option-numbers-spec-text = Такі, як їх задумано спершу.
option-numbers-tuned = Урівноважені
option-numbers-tuned-text = Вивірені багатьма партіями.

## Кінець

win-party-1 = Група 1 зупиняє Омегу
win-party-1-story =
    Останній ланцюг витримав. Глибоко під Вежею щось, що майже мало ім’я, перевернулося на інший бік і знову заснуло.
    Надворі звичайний ранок; вони ділять хліб, сперечаються про дорогу додому, і в долині ніхто не підводить очей.
win-party-2 = Група 2 зупиняє Омегу
win-party-2-story = { win-party-1-story }
win-party-3 = Група 3 зупиняє Омегу
win-party-3-story = { win-party-1-story }
win-party-4 = Група 4 зупиняє Омегу
win-party-4-story = { win-party-1-story }
win-party-5 = Група 5 зупиняє Омегу
win-party-5-story = { win-party-1-story }
win-omega = Омегу не зупинив ніхто
win-omega-story =
    Вогнища на дорогах згасли одне за одним. У Вежі беззвучно розійшлася ланка, і тінь на стіні стала трохи довшою за
    того, хто її відкидає.
win-nobody = Нічия: переможця немає
win-nobody-story =
    Корчми знову повні, картографи сперечаються про дороги. Омега досі в ланцюгах, і чи надовго, не скаже ніхто.

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

## Навчальний хід

tutorial-welcome =
    Омега ворушиться у своїх ланцюгах, і кілька груп поспішають її зупинити. Переможе одна, решту забудуть. Цього
    ходу ви ведете обидві групи по черзі. Партія ні на що не впливає.
tutorial-keep-character =
    Кожен отримує двох персонажів і лишає одного; інші знайдуться дорогою. Сила потрібна в битвах, Швидкість
    вирішує, хто ходить раніше. У Воїна Сила 4 і Швидкість 2, у Злодійки 1 і 4. Лишіть Воїна, поверніть Злодійку.
tutorial-keep-cards =
    Із чотирьох бонусів лишаються три. Карті вміння потрібен персонаж із цим умінням. «Вогняна куля» — це Магія, а
    Воїн володіє лише Кі: поки що карта лежала б без діла. Поверніть її.
tutorial-other-seat =
    Тепер друга група. Усі обирають одночасно, і повернених карт не бачить ніхто. Лишіть швидку Войовницю-акробатку:
    поверніть Прикликачку, а потім карту Магії.
tutorial-areas =
    Удвох починають із двох локацій, на кожній сорочкою вгору лежить подія. Обидві першого рівня, там не так
    небезпечно. Групи поки що в дорозі. Згодом на столі можуть лежати одразу чотири локації.
tutorial-order =
    Хід починається з порядку: група з найбільшою Швидкістю діє першою в кожній фазі. У Войовниці-акробатки 4, у
    Воїна 2.
tutorial-reset =
    Лише у фазі Скидання можна викидати карти й відпускати персонажів. Потім той, у кого їх найменше, може щось
    забрати: зайве дістається суперникам. Групі 2 все знадобиться: закінчіть Скидання.
tutorial-plot =
    Група 1 має карту для цієї фази. Картам сюжету не потрібні вміння, і нікого обертати не треба. «Забутий скарб»
    дає два бонуси: зіграйте його.
tutorial-hand =
    Тепер у руці чотири карти. Більше п’яти не буває: що не вміщується, того ви не берете. Закінчіть Скидання.
tutorial-movement =
    Пересування: іти в локацію на столі, дослідити нову або відпочити в дорозі, щоб наступного ходу бути сильнішими
    й швидшими. Групі 2 підходить Ліс Шепотів.
tutorial-missions =
    Чому ліс? Кожен гравець має дві таємні місії. Одна з місій групи 2 — «Три святині», і ліс — одне з трьох її
    місць. Ідіть туди.
tutorial-false-alarm =
    Перш ніж група 2 увійшла, відкрилася попередня подія: Залізний голем, рівень 2. У локації рівня 1 це хибна
    тривога: карта йде у скид, шлях вільний. Група 1 хоче слідом: ідіть і нею в ліс.
tutorial-interrupt =
    Куди йде група, оголошено, але вона ще не дійшла: тепер інші можуть відповісти перериванням. Попутники групі 2
    ні до чого. Зіграйте «Неправильну дорогу» й відправте групу 1 у село Корнес.
tutorial-battle =
    На підході до Корнеса чекають Гобліни-грабіжники з Силою 3. Кожна сторона додає до Сили кубик, і більша сума
    перемагає. Сила 4 проти 3 — майже рівний бій.
tutorial-skill =
    «Залізний кулак» додасть 3 на цю битву. Це карта вміння, і за неї обертають персонажа, що володіє Кі, до
    наступного ходу. Обернений персонаж б’ється далі. Зіграйте карту.
tutorial-dice =
    Сила 7 проти 3, але на кубиках 1 і 6: 8 проти 9. Група 1 програла б битву, а з нею й решту ходу. За різниці 5 і
    більше загинув би персонаж.
tutorial-reroll =
    Кубики кинуто, але результат ще не остаточний: саме час для карт про кубики. «Поворот долі» перекидає будь-який
    кубик. Зіграйте його на перший, він ваш.
tutorial-won =
    П’ятірка: 12 проти 9. Гобліни у скиді, група 1 у Корнесі. Почвара, яка перемогла, лишилася б біля локації
    горілиць і чекала б на всіх, хто прийде згодом.
tutorial-interaction =
    Взаємодія. Групи в одній локації можуть напасти одна на одну, переможець забирає карту. Групи в локаціях зі
    значком торгівлі можуть мінятися, навіть здалеку. У Корнесі значок є, у лісі немає: закінчіть фазу обома групами.
tutorial-exploration =
    По нагороди — у Дослідження. Кубик кидають за таблицею локації: у лісі 1–3 — нічого, більше — події, з якими
    спершу треба впоратися. Досліджуйте групою 2.
tutorial-rewards =
    Двійка, усе тихо. Візьміть одну нагороду: Бонус дає карти, EX — Швидкість, Місія — крок місії, який роблять тут.
    Оберіть місію.
tutorial-step =
    Розпочаті місії лежать відкрито: одна святиня з трьох є. Виконана місія назавжди додасть Сили чи Швидкості.
    Тепер група 1 досліджує Корнес, де нешкідлива навіть четвірка.
tutorial-recruit =
    Трійка, тихо. Сам Воїн далеко не зайде: у групі може бути чотири персонажі, їхні Сила і Швидкість додаються.
    Беріть Винайм, тільки не в одній локації два ходи поспіль.
tutorial-next-turn =
    До групи приєдналася Паладинка, хід закінчено. Усі персонажі знову активні, порядок визначається заново.
    Швидкість в обох тепер 4, тож вирішили кубики: група 2 перша.
tutorial-final =
    Коли хтось уперше виконає місію, для всіх відкриється одна з трьох кінцевих. Братися за неї може той, хто
    виконав бодай одну свою; хто завершить її першим, той і переміг.
tutorial-how-to-go-on =
    Спочатку винаймайте, набирайтеся сил у легких локаціях, потім шукайте свої місії; третій рівень — для повних груп.
    Тут можна грати далі за обидві групи скільки завгодно, як вирішить випадок.
