# ANIMA: Shadow of Omega: русские тексты

## Игра

game-name = Анима: Тень Омеги

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

## Локации

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
encounter-ogre = Огр
encounter-abyss-lord = Владыка Бездны

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

## Конец

win-party-1 = Отряд останавливает Омегу
win-party-2 = Отряд останавливает Омегу
win-party-3 = Отряд останавливает Омегу
win-party-4 = Отряд останавливает Омегу
win-party-5 = Отряд останавливает Омегу
win-omega = Омегу не остановил никто
win-nobody = Ничья: победителя нет

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
