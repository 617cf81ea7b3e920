# ANIMA: Shadow of Omega: русские тексты

## Игра

game-name = Анима: Тень Омеги
game-about =
    В Башне на Краю Света Омега рвёт свои цепи. Соберите отряд до четырёх искателей приключений, обойдите опасные места,
    выполните миссии, о которых больше никто не знает, и остановите её первыми. Гонка с кубиками, картами и засадами для
    2–5 игроков: каждый сам за себя, и запомнят только одного.

## Стороны и места за столом

seat-party = Отряд { $number }
side-party-1 = Отряд 1
side-party-2 = Отряд 2
side-party-3 = Отряд 3
side-party-4 = Отряд 4
side-party-5 = Отряд 5
side-omega = Омега
side-nobody = Никто

## Умения, признаки, награды

skill-ki = Ки
skill-magic = Магия
skill-trickery = Плутовство
trait-human = Человек
trait-humanoid = Гуманоид
trait-beast = Зверь
trait-giant = Великан
trait-dragon = Дракон
trait-undead = Нежить
trait-demon = Демон
trait-darkness = Тьма
trait-light = Свет
trait-elemental = Элементаль
trait-construct = Конструкт
reward-bonus = Бонус
reward-bonus-text = Взять по бонусу за каждый уровень локации.
reward-recruit = Наём
reward-recruit-text = Взять персонажа; он вступает в отряд активным. Нельзя, если персонажей 4, и нельзя здесь же на следующем ходу.
reward-mission = Миссия
reward-mission-text = Выполнить шаг своей миссии, который привязан к этой локации.
reward-ex = EX

## Персонажи

character-warrior = Воин
character-warrior-text = Нет способности.
character-acrobatic-warrior = Воительница-акробатка
character-acrobatic-warrior-text = +2 ко всем проверкам Скорости отряда.
character-paladin = Дева-паладин
character-paladin-text = +4 Силы в битве с чудовищем или противником из миссии с признаком «Тьма».
character-dark-paladin = Тёмный паладин
character-dark-paladin-text = +2 Силы в битве с другим отрядом.
character-weaponmaster = Мастер оружия
character-weaponmaster-text = Повернуть, когда брошен кубик: перебросить кубик битвы своего отряда.
character-technician = Техник
character-technician-text = Раз за ход активный Техник применяет карту Ки, не поворачиваясь.
character-tao = Тао
character-tao-text = +2 Силы, пока она единственный персонаж отряда.
character-ranger = Следопыт
character-ranger-text = Повернуть, когда брошен кубик: перебросить кубик исследования своего отряда.
character-shadow = Тень
character-shadow-text = Повернуть в начале битвы: побег отряда.
character-thief = Воровка
character-thief-text = Сброс, повернуть: выбрать игрока с картами в руке и бросить кубик. 4–6: взять из его руки 1 случайный бонус (нельзя, если у вас их 5). 1–3: ничего.
character-assassin = Ассасин
character-assassin-text = Взаимодействие, повернуть: выбрать неспящего персонажа другого отряда в той же локации и бросить кубик. 6: он погибает. 4–5: усыпить его. 1–3: ничего.
character-wizard = Волшебник
character-wizard-text = Раз за ход активный Волшебник применяет карту Магии, не поворачиваясь.
character-warlock = Чернокнижница
character-warlock-text = Каждая боевая карта Магии, за которую она повёрнута, даёт ещё 1 Силу.
character-illusionist = Иллюзионистка
character-illusionist-text = Повернуть, когда на её отряд нападают: отменить нападение. Обязательную битву отменить нельзя.
character-wizard-mentalist = Волшебник-менталист
character-wizard-mentalist-text = Сброс, повернуть: тайно посмотреть закрытое предварительное событие одной локации.
character-summoner = Призывательница
character-summoner-text = Повернуть в начале битвы: +4 Силы в этой битве с чудовищем или противником из миссии.
character-warrior-summoner = Воин-призыватель
character-warrior-summoner-text = Повернуть в начале битвы: +2 Силы в этой битве.
character-mentalist = Менталистка
character-mentalist-text = Взаимодействие, повернуть: усыпить персонажа другого отряда в той же локации.
character-warrior-mentalist = Воин-менталист
character-warrior-mentalist-text = Повернуть, когда после проигранной битвы должен погибнуть персонаж его отряда: от этой разницы не погибает никто.
character-freelancer = Вольная искательница
character-freelancer-text = Нет способности, зато есть все три умения.

## Локации

area-cornes = Деревня Корнес
area-capital = Имперская столица
area-port = Вольный порт
area-forest = Шепчущий лес
area-pilgrims-road = Дорога паломников
area-monastery = Горный монастырь
area-ruins = Затонувшие руины
area-glass-desert = Стеклянная пустыня
area-bazaar = Теневой базар
area-castle = Замок с привидениями
area-mines = Хрустальные копи
area-tower = Башня на Краю Света
area-abyss-gate = Врата Бездны
area-dragon-peak = Драконий пик
area-cornes-text = 1–4: ничего; 5–6: 1 событие. Награды: Бонус; Наём; Миссия: «Дерзкое спасение» (шаг 2).
area-capital-text = 1–3: ничего; 4–5: 1 событие; 6: особый случай. Особый случай: если вы состоите в организации, исследование провалено, иначе оно успешно. Здесь нельзя объявлять нападения. Награды: Бонус; Наём; Миссия: «Императорские гонки» (шаг 1).
area-port-text = 1–3: ничего; 4–6: 1 событие. Награды: Наём; Миссия: «Императорские гонки» (шаг 2), «Контрабанда» (шаг 2); EX: сбросить 1 бонус на выбор, затем взять 2. Нужен хотя бы один для сброса.
area-forest-text = 1–3: ничего; 4–5: 1 событие; 6: 2 события. Награды: Бонус; Миссия: «Три святыни»; EX: +3 Скорости на весь следующий ход.
area-pilgrims-road-text = 1–4: ничего; 5–6: 1 событие. Награды: Бонус; Наём; Миссия: «Три святыни».
area-monastery-text = 1–3: ничего; 4–6: 1 событие. Награды: Наём; Миссия: «Три святыни», «Оборона монастыря»; EX: взять 1 карту на выбор из сброса бонусов.
area-ruins-text = 1–2: ничего; 3–5: 1 событие; 6: особый случай. Особый случай: проверка Скорости 8: при неудаче исследование провалено. Награды: Бонус; Миссия: «Утраченный гримуар»; EX: взять 1 карту умения на выбор из сброса бонусов.
area-glass-desert-text = 1: ничего; 2–5: 1 событие; 6: 2 события. Проверки Скорости здесь — с поправкой −2. Награды: Бонус; Миссия: «Стеклянный разлом» (шаг 1); EX: взять 1 бонус и получить +2 Силы на весь следующий ход.
area-bazaar-text = 1–2: ничего; 3–5: 1 событие; 6: особый случай. Особый случай: сбросить 1 случайный бонус, если они есть. Исследование успешно. Награды: Бонус; Наём; Миссия: «Контрабанда» (шаг 1).
area-castle-text = 1–2: ничего; 3–5: 1 событие; 6: 2 события. Чудовища с признаком «Тьма» здесь на 1 сильнее. Награды: Бонус; Наём; Миссия: «Дерзкое спасение» (шаг 1).
area-mines-text = 1–2: ничего; 3–4: 1 событие; 5–6: 2 события. Награды: Бонус; Миссия: «Хрустальное сердце»; EX: +3 Силы на весь следующий ход.
area-tower-text = 1: ничего; 2–3: 1 событие; 4–5: 2 события; 6: особый случай. Особый случай: битва со Стражем цепей (Сила 12, Тьма). Победа — успех. Награды: Бонус; Миссия: «Сфера Бесконечности», «Стеклянный разлом» (шаг 2); EX: взять 1 карту на выбор из сброса бонусов, затем 1 из колоды.
area-abyss-gate-text = 1: ничего; 2–4: 1 событие; 5–6: 2 события. Награды: Бонус; Миссия: «Стража у Врат», «Разорванные цепи»; EX: персонаж на выбор из сброса персонажей вступает в отряд активным. Нельзя, если персонажей 4.
area-dragon-peak-text = 1: ничего; 2–4: 1 событие; 5: 2 события; 6: особый случай. Особый случай: усыпить одного из своих неспящих персонажей. Исследование успешно. Награды: Бонус; Наём; Миссия: «Пепельный дракон».

area-capital-rule = Здесь нельзя объявлять нападения.
area-glass-desert-rule = Проверки Скорости здесь — с поправкой −2.
area-castle-rule = Чудовища с признаком «Тьма» здесь на 1 сильнее.
special-fail-with-organization = Если вы состоите в организации, исследование провалено, иначе оно успешно.
special-speed-check = Проверка Скорости 8: при неудаче исследование провалено.
special-discard-random = Сбросить 1 случайный бонус, если они есть. Исследование успешно.
special-foe = Битва со Стражем цепей (Сила 12, Тьма). Победа — успех.
special-sleep-one = Усыпить одного из своих неспящих персонажей. Исследование успешно.
extra-trade-in = Сбросить 1 бонус на выбор, затем взять 2. Нужен хотя бы один для сброса.
extra-speed-next = +3 Скорости на весь следующий ход.
extra-fetch-any = Взять 1 карту на выбор из сброса бонусов.
extra-fetch-skill = Взять 1 карту умения на выбор из сброса бонусов.
extra-draw-and-combat = Взять 1 бонус и получить +2 Силы на весь следующий ход.
extra-combat-next = +3 Силы на весь следующий ход.
extra-fetch-and-draw = Взять 1 карту на выбор из сброса бонусов, затем 1 из колоды.
extra-character-from-pile = Персонаж на выбор из сброса персонажей вступает в отряд активным. Нельзя, если персонажей 4.

## Чудовища

encounter-goblins = Гоблины-налётчики
encounter-wolves = Лютые волки
encounter-wolves-text = +2 Силы против отряда из одного персонажа.
encounter-bandits = Разбойники
encounter-bandits-text = Если победят: вы сбрасываете 1 случайный бонус.
encounter-risen-dead = Восставшие мертвецы
encounter-risen-dead-text = В этой битве нельзя играть карты Плутовства.
encounter-shadow-imp = Теневой бес
encounter-shadow-imp-text = В этой битве не действуют способности, для которых персонажа поворачивают.
encounter-slime = Пещерная слизь
encounter-slime-text = При ничьей ваш отряд проигрывает.
encounter-sprite = Проказливый дух
encounter-sprite-text = Если победит: усыпить одного из своих неспящих персонажей.
encounter-ogre = Огр
encounter-harpies = Стая гарпий
encounter-harpies-text = Сила повёрнутых персонажей в этой битве не считается.
encounter-vampire = Вампиресса
encounter-vampire-text = Сила персонажей-мужчин в этой битве не считается.
encounter-golem = Железный голем
encounter-golem-text = В этой битве нельзя играть карты Магии.
encounter-patrol = Патруль Инквизиции
encounter-patrol-text = +2 Силы против отряда, где есть персонаж с Магией. Отряд Инквизиции преодолевает его без битвы.
encounter-fire-elemental = Огненный элементаль
encounter-fire-elemental-text = Если победит: вы сбрасываете 1 бонус на выбор.
encounter-elder-dragon = Древний дракон
encounter-elder-dragon-text = Персонаж погибает, если вы проиграли с разницей 3 или больше.
encounter-lich = Король-лич
encounter-lich-text = Если победит: погибает один из ваших персонажей, на ваш выбор, какой бы ни была разница. Всего одна смерть.
encounter-light-maiden = Дева Света
encounter-light-maiden-text = Отряд без мужчин преодолевает её без битвы.
encounter-abyss-lord = Владыка Бездны
encounter-titan = Титан
encounter-titan-text = За него бросают 2 кубика; считается больший.

## Происшествия

encounter-inn = Таверна
encounter-inn-text = Взять персонажа; он вступает в отряд активным. Если персонажей 4, ничего не происходит.
encounter-cache = Тайник
encounter-cache-text = Взять 1 бонус.
encounter-storm = Буря
encounter-storm-text = Ваш ход окончен.
encounter-fog = Блуждание в тумане
encounter-fog-text = Проверка Скорости 6: при неудаче ваш ход окончен.
encounter-pit-trap = Волчья яма
encounter-pit-trap-text = Проверка Скорости 8: при неудаче усыпить одного из своих неспящих персонажей. Ход не заканчивается.
encounter-toll = Дань разбойникам
encounter-toll-text = Сбросить 1 бонус на выбор. Если сбросить нечего или вы отказываетесь, ваш ход окончен.
encounter-plague = Чума
encounter-plague-text = Бросить кубик. 1–2: погибает один из ваших персонажей, на ваш выбор. 3–6: ничего. Ход не заканчивается.
encounter-merchant = Странствующий торговец
encounter-merchant-text = Сбросить 0, 1 или 2 бонуса на выбор, затем взять столько же.
encounter-shrine = Придорожное святилище
encounter-shrine-text = +2 Силы отряду до конца хода.
encounter-rift = Разлом реальности
encounter-rift-text = Ваш ход окончен, и следующий вы тоже пропускаете.
encounter-reaper = Плата Жнецу
encounter-reaper-text = Погибает один из ваших персонажей, на ваш выбор, если вы не сбросите 2 бонуса на выбор. Ход не заканчивается.
encounter-grace = Благодать Света
encounter-grace-text = Все ваши персонажи просыпаются и становятся активными; взять 2 бонуса.

## Противники, у которых нет карт

foe-chain-warden = Страж цепей
foe-gaoler = Рыцарь-тюремщик
foe-ashen-dragon = Пепельный дракон
foe-besiegers = Осаждающие
foe-crystal-guardian = Хрустальный страж
foe-omega = Омега, Владыка Бесконечности
foe-chainbreakers = Разрушители цепей
foe-shadow-of-omega = Тень Омеги
foe-crisis-omega = Омега

## Миссии

mission-grimoire = Утраченный гримуар
mission-grimoire-text = Награда «Миссия» в Затонувших руинах, затем проверка Скорости { $check-grimoire }. Награда: +1 Силы; взять 2 бонуса.
mission-rescue = Дерзкое спасение
mission-rescue-text = Шаг 1: награда «Миссия» в Замке с привидениями, затем битва с Рыцарем-тюремщиком (8). Шаг 2: награда «Миссия» в Деревне Корнес. Награда: +2 Силы; взять персонажа, он вступает в отряд активным (нельзя, если персонажей 4).
mission-dragon = Пепельный дракон
mission-dragon-text = Награда «Миссия» на Драконьем пике, затем битва с Пепельным драконом (11). Награда: +3 Силы.
mission-siege = Оборона монастыря
mission-siege-text = Сопротивление в Горном монастыре, 3 этапа: битвы с Осаждающими (Сила 4, затем 5, затем 6). Награда: +2 Силы.
mission-vigil = Стража у Врат
mission-vigil-text = Сопротивление у Врат Бездны, 2 этапа: на каждом взять 1 событие и преодолеть его. Награда: +{ $gain-combat-vigil } Силы, +{ $gain-speed-vigil } Скорости.
mission-race = Императорские гонки
mission-race-text = Шаг 1: награда «Миссия» в Имперской столице, затем проверка Скорости 7. Шаг 2: награда «Миссия» в Вольном порту, затем проверка Скорости 9. Награда: +3 Скорости.
mission-contraband = Контрабанда
mission-contraband-text = Тайное начало. Шаг 1: награда «Миссия» на Теневом базаре; остальные видят только, что вы не взяли награды. Шаг 2: награда «Миссия» в Вольном порту, там вы открываете эту карту. Битва, проигранная между ними другому отряду, отменяет шаг 1. Награда: +2 Скорости; взять 2 бонуса.
mission-crystal = Хрустальное сердце
mission-crystal-text = Награда «Миссия» в Хрустальных копях, затем битва с Хрустальным стражем ({ $combat-crystal-guardian }). Награда: +2 Силы.
mission-shrines = Три святыни
mission-shrines-text = В любом порядке: награда «Миссия» на Дороге паломников, в Горном монастыре и в Шепчущем лесу. Награда: +{ $gain-combat-shrines } Силы, +{ $gain-speed-shrines } Скорости.
mission-purge = Очищение от Тьмы
mission-purge-text = Начать в фазе Сброса, когда дошла ваша очередь. Затем победить чудовищ с признаком «Тьма» с суммой уровней { $purge-levels } или больше; противники из миссий не считаются. Награда: +2 Силы.

## Финальные миссии

final-orb = Сфера Бесконечности
final-orb-text = Награда «Миссия» в Башне на Краю Света, затем битва с Омегой, Владыкой Бесконечности (16, Тьма). Победите — выиграете партию.
final-chains = Разорванные цепи
final-chains-text = Сопротивление у Врат Бездны, 3 этапа: битвы с Разрушителями цепей (Сила 10, затем 11, затем 12). Третья победа — и партия ваша.
final-rift = Стеклянный разлом
final-rift-text = Шаг 1: награда «Миссия» в Стеклянной пустыне, затем проверка Скорости 11 с поправкой пустыни −2. Шаг 2: награда «Миссия» в Башне на Краю Света, затем битва с Тенью Омеги (14, Тьма). Победите — выиграете партию.

## Карты умений

kind-iron-fist = Железный кулак
kind-iron-fist-text = Битва: +3 Силы.
kind-ki-burst = Взрыв Ки
kind-ki-burst-text = Битва: +5 Силы. После битвы персонаж, повёрнутый за эту карту, засыпает.
kind-swift-step = Стремительный шаг
kind-swift-step-text = Прерывание, перед своей проверкой Скорости: +4.
kind-deflect = Отражение
kind-deflect-text = Прерывание, в битве вашего отряда: отменить боевую карту умения, только что сыгранную соперником.
kind-sense-aura = Ощущение ауры
kind-sense-aura-text = Прерывание: перебросить свой кубик исследования.
kind-sleep = Сон
kind-sleep-text = Передвижение или Взаимодействие: выбрать персонажа другого отряда, который находится в локации, и усыпить его.
kind-fireball = Огненный шар
kind-fireball-text = Битва: +4 Силы.
kind-gate = Пространственные врата
kind-gate-text = Исследование, до решения исследовать: перенести отряд из его локации в другую активную локацию без предварительного события; там можно исследовать. Прерывает миссию сопротивления.
kind-ward = Мистическая защита
kind-ward-text = Прерывание: отменить происшествие, которое грозит вашему отряду; оно преодолено и сброшено.
kind-dispel = Рассеивание чар
kind-dispel-text = Прерывание: отменить карту Магии или карту сюжета, кроме организации, только что сыгранную другим игроком.
kind-pickpocket = Карманная кража
kind-pickpocket-text = Взаимодействие: выбрать другой отряд в той же локации и взять у его игрока 1 случайный бонус. Нельзя, если в руке 5.
kind-ambush = Засада
kind-ambush-text = Битва: +2 Силы или +5, если нападение объявили вы.
kind-smoke = Дымовая шашка
kind-smoke-text = Битва: побег вашего отряда.
kind-disguise = Маскировка
kind-disguise-text = Прерывание: отменить нападение или одну обязательную битву с вашим отрядом. До конца хода на вас нельзя напасть; другие обязательные битвы состоятся.
kind-poison = Яд
kind-poison-text = Взаимодействие: выбрать неспящего персонажа другого отряда в той же локации и бросить кубик. 5–6: он погибает. 1–4: усыпить его.
kind-scout = Разведка
kind-scout-text = Передвижение: тайно посмотреть одно закрытое предварительное событие и верхнюю карту колоды событий. Обе остаются на месте.

## Карты сюжета

kind-wrong-way = Неправильная дорога
kind-wrong-way-text = Прерывание: направить другого игрока, объявившего, куда он идёт, в другую активную локацию на ваш выбор.
kind-zeppelin = Путешествие на цеппелине
kind-zeppelin-text = Передвижение, вместо обычного: попасть в любую активную локацию. Её предварительное событие не разыгрывают, оно остаётся; перенаправить вас нельзя. Прерывает миссию сопротивления.
kind-betrayal = Предательство
kind-betrayal-text = Взаимодействие, если у вас не больше 3 персонажей: выбрать персонажа другого отряда в той же локации, где их 2 или больше, и бросить кубик. 4–6: он переходит к вам в том же состоянии. 1–3: ничего.
kind-fate = Поворот судьбы
kind-fate-text = Прерывание: перебросить любой кубик, только что брошенный кем угодно и за кого угодно.
kind-veto = Вето судьбы
kind-veto-text = Прерывание: отменить любой бонус, только что сыгранный другим игроком.
kind-reinforcements = Подкрепление
kind-reinforcements-text = Сброс: взять персонажа; он вступает в отряд активным. Нельзя, если персонажей 4.
kind-treasure = Забытое сокровище
kind-treasure-text = Сброс: взять 2 бонуса.
kind-heroes-hour = Час героев
kind-heroes-hour-text = Битва: +2 Силы.
kind-forced-march = Форсированный марш
kind-forced-march-text = Сброс: +4 Скорости с этой минуты до конца следующего хода. Порядок этого хода не меняется.

## Организации

kind-inquisition = Инквизиция
kind-inquisition-text = Враг: Самаэль. Выгода: +2 Силы против чудовищ и противников из миссий с признаком «Тьма». Долг: вашим персонажам недоступны карты Магии.
kind-samael = Самаэль
kind-samael-text = Враги: Инквизиция, Тол Рауко. Выгода: +1 Силы за каждого вашего неспящего персонажа с Магией. Долг: нельзя выбирать «Наём» в локациях со значком торговли.
kind-black-sun = Чёрное Солнце
kind-black-sun-text = Враг: Тол Рауко. Выгода: торговать можно из любой локации; партнёру значок торговли по-прежнему нужен. Долг: в фазе Сброса, в начале своей очереди, сбросить 1 бонус на выбор или выйти.
kind-tol-rauko = Тол Рауко
kind-tol-rauko-text = Враги: Самаэль, Чёрное Солнце. Выгода: +2 Силы во всех битвах в локациях уровня 3 и на входе в них. Долг: нельзя выбирать отдых.

## Фазы и окна

phase-setup = Подготовка
phase-setup-text = Каждый оставляет себе 1 из 2 персонажей и 3 из 4 бонусов.
phase-reset = Сброс
phase-reset-text = Персонажи приходят в себя, самый быстрый отряд ходит первым. Карты и персонажей можно сбросить; тот, у кого их меньше всех, может забрать сброшенное.
phase-movement = Передвижение
phase-movement-text = Каждый отряд идёт в локацию, открывает новую или отдыхает.
phase-interaction = Взаимодействие
phase-interaction-text = Отряды торгуют, нападают и играют карты друг против друга.
phase-exploration = Исследование
phase-exploration-text = Кубик решает, что ждёт в локации; кто выстоял, берёт одну из её наград.
phase-end = Конец хода
phase-end-text = Действие эффектов этого хода заканчивается.
moment-move = Объявлено, куда идёт отряд
moment-card = Сыграна карта
moment-die = Брошен кубик
moment-attack = Объявлено нападение
moment-event = Вот-вот случится происшествие
moment-death = Вот-вот погибнет персонаж
moment-check = Объявлена проверка Скорости
moment-battle = Начинается битва
moment-area = Вот-вот уберут локацию

## Настройки

option-tree = Дерево локаций
option-tree-text = Отряд поднимается по уровням: с дороги на уровень 1, затем 2, затем 3. Кто меняет уровень, встречает событие.
option-both_basics = Больше миссий
option-both_basics-text = До финальной миссии нужно выполнить обе основные. Партия длиннее.
option-crisis = Кризис
option-crisis-text = Игроки сами решают, когда открыть финальную миссию; потом идёт отсчёт до последней битвы с Омегой.
option-turn_cap = Последний ход
option-turn_cap-text = После этого хода партия заканчивается вничью.
option-numbers = Числа
option-numbers-text = Сила чудовищ, сложности и награды там, где книга правил молчит.
option-numbers-spec = Первоначальные
option-numbers-spec-text = Числа из таблиц в правилах.
option-numbers-tuned = Сбалансированные
option-numbers-tuned-text = Выверены по множеству партий.

## Конец

win-party-1 = Отряд 1 останавливает Омегу
win-party-1-story =
    Последняя цепь выдержала. Глубоко под Башней нечто, у чего почти было имя, повернулось на другой бок и снова уснуло.
    Снаружи обычное утро; они делят хлеб, спорят о дороге домой, и в долине никто не поднимает глаз.
win-party-2 = Отряд 2 останавливает Омегу
win-party-2-story = { win-party-1-story }
win-party-3 = Отряд 3 останавливает Омегу
win-party-3-story = { win-party-1-story }
win-party-4 = Отряд 4 останавливает Омегу
win-party-4-story = { win-party-1-story }
win-party-5 = Отряд 5 останавливает Омегу
win-party-5-story = { win-party-1-story }
win-omega = Омегу не остановил никто
win-omega-story =
    Костры на дорогах погасли один за другим. В Башне беззвучно разошлось звено, и тень на стене стала чуть длиннее
    того, кто её отбрасывает.
win-nobody = Ничья: победителя нет
win-nobody-story =
    Трактиры снова полны, картографы спорят о дорогах. Омега всё ещё в цепях, и надолго ли, не скажет никто.

cause-omega-stopped = Финальная миссия выполнена: Омега остановлена.
cause-turn-cap = Последний ход окончен, Омега не остановлена.
cause-turn-200 = Прошло 200 ходов, Омега не остановлена.
cause-omega-wins = Все проиграли Омеге.

## Числа, кубики, уровни

level-level-1 = Уровень 1
level-level-2 = Уровень 2
level-level-3 = Уровень 3
roll-of-battle = битва
roll-of-exploration = исследование
roll-of-check = проверка Скорости
roll-of-card = карта
roll-of-event = происшествие
roll-of-ability = способность
which-die-own = первый кубик
which-die-other = второй кубик
which-die-second = третий кубик
count-zero = 0
count-one = 1
count-two = 2
count-three = 3
count-four = 4
count-five = 5

## Что происходит

log-dealt-mission = { $player } получает миссию «{ $mission }»
log-dealt-character = { $player } получает персонажа: { $character }
log-dealt-advantage = { $player } получает карту «{ $card }»
log-keeps = { $player } отправляется в путь. В отряде { $character }
log-first-area = На столе: { $area }
log-turn-begins = Ход { $turn }
log-tie-die = { $player } определяет порядок броском: { $die }
log-in-order = Порядок хода, { $place }: { $player }
log-loses-turn = { $player } пропускает этот ход
log-phase-begins = { $phase }
log-game-ends =
    { $winner ->
        [none] Игра окончена
       *[other] Игра окончена: { $winner } останавливает Омегу
    }
log-pays-duty = { $player } отдаёт долг Чёрному Солнцу
log-lays-down = { $player } сбрасывает карту «{ $card }»
log-dismisses = { $player } исключает персонажа: { $character }
log-leaves-organization = { $player } выходит из организации «{ $organization }»
log-claims-character = Самый маленький отряд: { $player } берёт персонажа «{ $character }»
log-claims-card = Меньше всех бонусов: { $player } забирает карту «{ $card }»
log-heads-for = { $player } идёт: { $area }
log-arrives = { $player } на месте: { $area }
log-rests = { $player } отдыхает
log-holds = { $player } удерживает позицию: { $area }
log-explores-new = { $player } открывает новую локацию: { $area }
log-prior-lies = { $area }: там ждёт карта «{ $encounter }»
log-prior-revealed = { $area }: открыта карта «{ $encounter }»
log-prior-stays = { $area }: остаётся карта «{ $encounter }»
log-road-encounter = { $area }, по дороге: { $encounter }
log-wants-removed = { $player } хочет убрать: { $area }
log-saves-area = { $player } жертвует картой и спасает: { $area }
log-area-removed = Убрана локация: { $area }
log-attacks = { $player } нападает. Цель: { $other }
log-must-fight = { $player } и { $other } — враги и обязаны сразиться
log-offers =
    { $player } предлагает обмен. { $other }: { $characters } +{ $gives ->
        [one] { $gives } карта
        [few] { $gives } карты
        [many] { $gives } карт
       *[other] { $gives } карты
    } за { $wanted } +{ $wants ->
        [one] { $wants } карта
        [few] { $wants } карты
        [many] { $wants } карт
       *[other] { $wants } карты
    }
log-is-offered = Видит только { $player }. Предложено: { $cards } ⇄ названо: { $named }
log-rejects = { $player } отклоняет предложение. От кого: { $other }
log-trades =
    { $player } и { $other } меняются: { $characters } +{ $gives ->
        [one] { $gives } карта
        [few] { $gives } карты
        [many] { $gives } карт
       *[other] { $gives } карты
    } за { $back } +{ $returned ->
        [one] { $returned } карта
        [few] { $returned } карты
        [many] { $returned } карт
       *[other] { $returned } карты
    }
log-gets = { $player } получает: { $cards }
log-reveals-final = { $player } открывает финальную миссию
log-countdown =
    { $turns ->
        [one] Остался { $turns } ход
        [few] Осталось { $turns } хода
        [many] Осталось { $turns } ходов
       *[other] Осталось { $turns } хода
    }
log-last-stand = Время вышло: Омега на свободе
log-plays =
    { $payer ->
        [none] { $player } играет карту «{ $card }»
       *[other] { $player } играет карту «{ $card }», применяет { $payer }
    }
log-uses = { $player } применяет способность: { $character }
log-aims-at-area = { $player } выбирает: { $area }
log-aims-at-character = { $player } выбирает: { $character }
log-aims-at-party = { $player } выбирает: { $other }
log-aims-at-die = { $player } выбирает: { $which }
log-cancelled = Отменено: «{ $card }» ({ $player })
log-redirected = { $player } сбивается с пути: { $area }
log-joins-organization = { $player } вступает в организацию «{ $organization }»
log-peeks =
    { $encounter ->
        [unknown] { $player } подсматривает карту: { $area }
       *[other] { $player } видит карту «{ $encounter }»: { $area }
    }
log-rolls = { $player } бросает: { $number } ({ $what }, { $which })
log-rerolls = Переброс ({ $which }): { $number }
log-checks-speed = { $player }: проверка Скорости, нужно { $difficulty }
log-check-succeeds = { $player } набирает { $total }: успех
log-check-fails = { $player } набирает { $total }: неудача
log-draws =
    { $card ->
        [unknown] { $player } берёт карту
       *[other] { $player } берёт карту «{ $card }»
    }
log-discards = { $player } сбрасывает карту «{ $card }»
log-takes-card =
    { $card ->
        [unknown] { $player } берёт случайную карту. Из чьей руки: { $other }
       *[other] { $player } берёт карту «{ $card }». Из чьей руки: { $other }
    }
log-loses-card = { $player } теряет карту «{ $card }»
log-deck-remade = Сброс бонусов становится новой колодой
log-character-deck-remade = Сброс персонажей становится новой колодой
log-encounter-deck-remade = Сброс событий становится новой колодой
log-sees-top =
    { $encounter ->
        [unknown] { $player } смотрит следующее событие
       *[other] { $player } видит следующее событие: { $encounter }
    }
log-joins = { $player }: в отряд вступает { $character }
log-dies = { $player } теряет персонажа. Гибнет { $character }
log-wiped-out = { $player } теряет весь отряд
log-falls-asleep = { $player }: засыпает { $character }
log-turn-ended = { $player }: ход окончен
log-resistance-broken = { $player } теряет позицию
log-meets = { $player } встречает: { $encounter }
log-false-alarm = Ложная тревога: { $encounter }
log-pacified = { $player } проходит без битвы: { $encounter }
log-blessed = { $player } получает благословение до конца хода
log-readied = { $player } собирается с силами: все активны
log-loses-next-turn = { $player } пропустит следующий ход
log-fights-monster = { $player } сражается. Чудовище: { $encounter }
log-fights-foe = { $player } сражается. Противник: { $foe }
log-fights-party = { $player } сражается. Соперник: { $other }
log-escapes = { $player } бежит с поля боя
log-stands = { $player }: { $combat } против { $against }
log-stands-against = { $player } — { $combat }, { $other } — { $against }
log-beats = { $player } побеждает, разница { $margin }
log-beaten = { $player } проигрывает, разница { $margin }
log-roll-again = Ничья: оба бросают снова
log-loses-to = { $player } проигрывает, разница { $margin }. Победитель: { $other }
log-explores = { $player } исследует: { $area }
log-special = { $player }: особый случай, { $area }
log-takes-reward = { $player } берёт награду: { $reward }
log-takes-nothing = { $player } не берёт награды
log-fetches = { $player } берёт из сброса карту «{ $card }»
log-starts-mission = { $player } начинает миссию «{ $mission }»
log-smuggles = Товар у вас, { $player }: «Контрабанда» тайно начата
log-smuggling-fails = Товар потерян, { $player }: «Контрабанду» придётся начать заново
log-step-done = { $player } выполняет шаг миссии «{ $mission }» ({ $done })
log-stage-won = { $player } проходит этап { $stage }
log-completes-mission = { $player } выполняет миссию «{ $mission }»
log-final-drawn = Финальная миссия открыта: «{ $final }»
log-tries-final = { $player } берётся за финальную миссию
log-final-step-done = { $player } выполняет шаг финальной миссии

## Вопросы

ask-return-character = Какого персонажа вернуть?
ask-return-character-hint = С другим вы отправитесь в путь; возвращённого никто не увидит.
ask-return-card = Какой бонус вернуть?
ask-return-card-hint = Из четырёх остаются три.
ask-duty = Что получит Чёрное Солнце?
ask-duty-hint = Сбросьте бонус или выйдите из организации.
ask-reset = Ваш Сброс
ask-reset-hint = Только сейчас карты и персонажей можно сбрасывать по своей воле; их могут забрать другие.
ask-claim-character = Взять исключённого персонажа?
ask-claim-character-hint = Ваш отряд самый маленький.
ask-claim-card = Взять сброшенный бонус?
ask-claim-card-hint = У вас меньше всех бонусов.
ask-move = Куда отправится отряд?
ask-move-hint = Сначала карты, потом одно из: локация, новая локация, отдых, удержание позиции.
ask-remove-area = Какую локацию убрать?
ask-remove-area-hint = Их на столе слишком много; другие могут спасти одну ценой карты.
ask-save-area = Спасти эту локацию?
ask-save-area-hint = Это стоит одного бонуса на ваш выбор.
ask-react = Вмешаться?
ask-react-hint = Все отвечают втайне; сработает ответ того, кто раньше в порядке хода.
ask-pay-with = Кто применит карту?
ask-pay-with-hint = Этого персонажа за неё поворачивают.
ask-fight = Усилить свою сторону?
ask-fight-hint = Боевые карты и способности — до броска кубиков.
ask-interact = Ваше Взаимодействие
ask-interact-hint = Карты, обмены и одно нападение, в любом порядке.
ask-make-offer = Составьте предложение
ask-make-offer-hint = Каждый отдаёт хотя бы одну карту; какую, видит только партнёр.
ask-answer-offer = Согласны на обмен?
ask-answer-offer-hint = Принятое сразу меняет хозяев.
ask-hand-over = Какой бонус отдать?
ask-hand-over-hint = Названные должны быть среди них.
ask-explore = Исследовать эту локацию?
ask-explore-hint = Кубик решает, что там ждёт; кто выстоял, берёт награду.
ask-take-reward = Выберите награду
ask-take-reward-hint = Одну из трёх или никакую.
ask-lose-character = Кто погибнет?
ask-lose-character-hint = Персонаж на ваш выбор идёт в сброс.
ask-put-to-sleep = Кто уснёт?
ask-put-to-sleep-hint = До следующего Сброса он не прибавляет Силы.
ask-discard-card = Какой бонус сбросить?
ask-discard-card-hint = Он идёт в сброс в открытую.
ask-fetch-card = Какую карту вернуть?
ask-fetch-card-hint = Все увидят какую.
ask-fetch-character = Кто вступит в отряд?
ask-fetch-character-hint = Персонаж вступает активным.
ask-toll = Заплатить разбойникам?
ask-toll-hint = Сбросьте бонус, иначе ваш ход окончен.
ask-barter = Что продать?
ask-barter-hint = За каждый бонус, не больше двух, вы берёте другой.
ask-reaper = Что получит Жнец?
ask-reaper-hint = Персонажа или два бонуса.
ask-redirect-to = Куда их отправить?
ask-redirect-to-hint = В любую другую активную локацию.
ask-fly-to = Куда летим?
ask-fly-to-hint = Событие, которое там лежит, не разыгрывают.
ask-gate-to = Куда ведут врата?
ask-gate-to-hint = В локацию без предварительного события.
ask-peek-at = Какую карту посмотреть?
ask-peek-at-hint = Другие видят, куда вы смотрите, но не что видите.
ask-rob = У кого вытянуть карту?
ask-rob-hint = Карта берётся наугад.
ask-lull = Кого усыпить?
ask-lull-hint = Спящий не прибавляет Силы до следующего Сброса.
ask-stab = Кто жертва?
ask-stab-hint = Решает кубик.
ask-tempt = Кого переманить?
ask-tempt-hint = При 4 и больше персонаж переходит к вам.
ask-reroll = Какой кубик перебросить?
ask-reroll-hint = Первый — нападающего или отряда, остальные — соперника. Новое число заменяет старое.
ask-reveal-final = Открыть финальную миссию?
ask-reveal-final-hint = С этого момента идёт отсчёт.

## Ответы

do-pass = Пасовать
do-return-character-return = Вернуть: { $object }
do-return-card-return = Вернуть: { $object }
do-duty-discard = Сбросить: { $object }
do-duty-leave = Выйти из организации
do-reset-discard = Сбросить: { $object }
do-reset-dismiss = Исключить: { $object }
do-reset-leave = Выйти из организации
do-reset-play = Сыграть: { $object }
do-reset-use = Применить: { $object }
do-reset-start = Начать: { $object }
do-reset-end = Закончить
do-claim-character-take = Взять: { $object }
do-claim-card-take = Взять: { $object }
do-move-play = Сыграть: { $object }
do-move-go = Идти: { $object }
do-move-explore = Открыть новую локацию
do-move-explore-level = Новая локация: { $object }
do-move-explore-discarded = Вернуть из сброса: { $object }
do-move-rest = Отдых
do-move-hold = Удерживать позицию
do-remove-area-remove = Убрать: { $object }
do-save-area-pay = Заплатить: { $object }
do-react-play = Сыграть: { $object }
do-react-use = Применить: { $object }
do-pay-with-exhaust = { $object }
do-fight-play = Сыграть: { $object }
do-fight-use = Применить: { $object }
do-interact-play = Сыграть: { $object }
do-interact-use = Применить: { $object }
do-interact-offer = Меняться: { $object }
do-interact-attack = Напасть: { $object }
do-interact-end = Закончить
do-make-offer-give = Отдать: { $object }
do-make-offer-give-character = Отдать: { $object }
do-make-offer-want-character = Попросить: { $object }
do-make-offer-want-cards = Попросить карт: { $object }
do-make-offer-want-kind = Попросить: { $object }
do-make-offer-send = Отправить предложение
do-make-offer-drop = Передумать
do-answer-offer-accept = Согласиться
do-answer-offer-reject = Отказаться
do-answer-offer-counter = Встречное предложение
do-hand-over-give = Отдать: { $object }
do-explore-explore = Исследовать
do-explore-stay = Не исследовать
do-explore-play = Сыграть: { $object }
do-explore-go-on = Начать этап
do-take-reward-bonus = Бонус
do-take-reward-recruit = Наём
do-take-reward-extra = EX
do-take-reward-mission = Миссия: { $object }
do-take-reward-final = Финальная миссия
do-take-reward-nothing = Без награды
do-lose-character-lose = { $object }
do-put-to-sleep-sleep = { $object }
do-discard-card-discard = Сбросить: { $object }
do-fetch-card-take = Взять: { $object }
do-fetch-character-take = Взять: { $object }
do-toll-pay = Заплатить: { $object }
do-toll-refuse = Не платить
do-barter-discard = Продать: { $object }
do-barter-stop = Хватит
do-reaper-lose = Погибнет { $object }
do-reaper-pay = Сбросить два бонуса
do-redirect-to-area = { $object }
do-fly-to-area = { $object }
do-gate-to-area = { $object }
do-peek-at-area = { $object }
do-rob-from = { $object }
do-lull-character = { $object }
do-stab-character = { $object }
do-tempt-character = { $object }
do-reroll-die = { $object }
do-reveal-final-reveal = Открыть
do-reveal-final-wait = Подождать

## Обучающий ход

tutorial-welcome =
    Омега шевелится в своих цепях, и несколько отрядов спешат её остановить. Победит один, остальных забудут. На
    этом ходу вы ведёте оба отряда по очереди. Партия ни на что не влияет.
tutorial-keep-character =
    Каждый получает двух персонажей и оставляет одного; другие найдутся в пути. Сила нужна в битвах, Скорость
    решает, кто ходит раньше. У Воина Сила 4 и Скорость 2, у Воровки 1 и 4. Оставьте Воина, верните Воровку.
tutorial-keep-cards =
    Из четырёх бонусов остаются три. Карте умения нужен персонаж с этим умением. «Огненный шар» — это Магия, а Воин
    владеет только Ки: пока что карта лежала бы без дела. Верните её.
tutorial-other-seat =
    Теперь другой отряд. Все выбирают одновременно, и возвращённых карт никто не видит. Оставьте быструю
    Воительницу-акробатку: верните Призывательницу, а потом карту Магии.
tutorial-areas =
    Вдвоём начинают с двух локаций, на каждой рубашкой вверх лежит событие. Обе первого уровня, там не так опасно.
    Отряды пока в дороге. Позже на столе могут лежать сразу четыре локации.
tutorial-order =
    Ход начинается с порядка: отряд с наибольшей Скоростью действует первым в каждой фазе. У Воительницы-акробатки
    4, у Воина 2.
tutorial-reset =
    Только в фазе Сброса можно сбрасывать карты и исключать персонажей. Потом тот, у кого их меньше всех, вправе
    что-то забрать: лишнее достаётся соперникам. Отряду 2 всё пригодится: закончите Сброс.
tutorial-plot =
    У отряда 1 есть карта для этой фазы. Картам сюжета не нужны умения, и никого поворачивать не надо. «Забытое
    сокровище» даёт два бонуса: сыграйте его.
tutorial-hand =
    Теперь в руке четыре карты. Больше пяти не бывает: что не помещается, того вы не берёте. Закончите Сброс.
tutorial-movement =
    Передвижение: идти в локацию на столе, открыть новую или отдохнуть в дороге, чтобы на следующем ходу быть
    сильнее и быстрее. Отряду 2 подходит Шепчущий лес.
tutorial-missions =
    Почему лес? У каждого игрока две тайные миссии. Одна из миссий отряда 2 — «Три святыни», и лес — одно из трёх её
    мест. Идите туда.
tutorial-false-alarm =
    Прежде чем отряд 2 вошёл, открылось предварительное событие: Железный голем, уровень 2. В локации уровня 1 это
    ложная тревога: карта уходит в сброс, путь свободен. Отряд 1 хочет следом: идите и им в лес.
tutorial-interrupt =
    Куда идёт отряд, объявлено, но он ещё не дошёл: теперь другие могут ответить прерыванием. Попутчики отряду 2 ни
    к чему. Сыграйте «Неправильную дорогу» и отправьте отряд 1 в деревню Корнес.
tutorial-battle =
    На подходе к Корнесу ждут Гоблины-налётчики с Силой 3. Каждая сторона прибавляет к Силе кубик, и бóльшая сумма
    побеждает. Сила 4 против 3 — шансы почти равны.
tutorial-skill =
    «Железный кулак» прибавит 3 на эту битву. Это карта умения, и за неё поворачивают персонажа, владеющего Ки, до
    следующего хода. Повёрнутый персонаж продолжает сражаться. Сыграйте карту.
tutorial-dice =
    Сила 7 против 3, но на кубиках 1 и 6: 8 против 9. Отряд 1 проиграл бы битву, а с ней и остаток хода. При разнице
    5 и больше погиб бы персонаж.
tutorial-reroll =
    Кубики брошены, но результат ещё не окончателен: самое время для карт о кубиках. «Поворот судьбы» перебрасывает
    любой кубик. Сыграйте его на первый, он ваш.
tutorial-won =
    Пятёрка: 12 против 9. Гоблины в сбросе, отряд 1 в Корнесе. Чудовище, которое победило, осталось бы у локации
    лицом вверх и ждало бы всех, кто придёт потом.
tutorial-interaction =
    Взаимодействие. Отряды в одной локации могут напасть друг на друга, победитель забирает карту. Отряды в локациях
    со значком торговли могут меняться, даже издалека. В Корнесе значок есть, в лесу нет: закончите фазу обоими
    отрядами.
tutorial-exploration =
    За наградами — в Исследование. Кубик бросают по таблице локации: в лесу 1–3 — ничего, больше — события, с
    которыми сперва надо справиться. Исследуйте отрядом 2.
tutorial-rewards =
    Двойка, всё тихо. Возьмите одну награду: Бонус даёт карты, EX — Скорость, Миссия — шаг миссии, который делается
    здесь. Выберите миссию.
tutorial-step =
    Начатые миссии лежат открыто: одна святыня из трёх есть. Выполненная миссия навсегда прибавит Силы или Скорости.
    Теперь отряд 1 исследует Корнес, где безобидна даже четвёрка.
tutorial-recruit =
    Тройка, тихо. Один Воин далеко не уйдёт: в отряде может быть четыре персонажа, их Сила и Скорость складываются.
    Берите Наём, только не в одной локации два хода подряд.
tutorial-next-turn =
    В отряде пополнение: Дева-паладин. Ход окончен. Все персонажи снова активны, порядок определяется заново. Скорость у обоих
    теперь 4, поэтому решили кубики: отряд 2 первый.
tutorial-final =
    Когда кто-нибудь впервые выполнит миссию, для всех откроется одна из трёх финальных миссий. Браться за неё может тот,
    кто выполнил хотя бы одну свою; кто завершит её первым, тот и победил.
tutorial-how-to-go-on =
    Сначала нанимайте, набирайтесь сил в лёгких локациях, потом ищите свои миссии; третий уровень — для полных
    отрядов. Здесь можно играть дальше за оба отряда сколько захочется: дальше всё решает случай.
