# NOT ALONE: русские тексты

## Игра

game-name = NOT ALONE

## Стороны и места за столом

side-creature = Охотник
side-hunted = Беглецы
seat-creature = Охотник
seat-hunted = Беглец { $number }

## Жетоны и маркеры

token-creature = Жетон охотника
token-creature-text = Каждый беглец в этой местности теряет 1 волю и ничего здесь не получает. Если застигнут хоть кто-то, маркер привыкания сдвигается на 1 клетку — один раз.
token-artemia = Жетон планеты
token-artemia-text = Каждый беглец в этой местности сбрасывает с руки 1 карту местности и ничего здесь не получает.
token-target = Жетон цели
token-target-text = Показывает, где действуют карты охотника с символом цели.
beacon = Маяк
beacon-text = Сначала маяк ставят на «Берег», потом забирают — и маркер спасения сдвигается на 1 клетку.
track-rescue = Спасение
track-rescue-text = Маркер сдвигается на 1 клетку каждый ход, а с «Берегом», «Обломками» и «Усилителем» — чаще. Дойдя до клетки победы, приносит победу беглецам.
track-rescue-left =
    { $spaces ->
        [one] { $spaces } клетка до спасения
        [few] { $spaces } клетки до спасения
        [many] { $spaces } клеток до спасения
       *[other] { $spaces } клетки до спасения
    }
track-assimilation = Привыкание
track-assimilation-text = Маркер сдвигается, когда охотник кого-то застигнет, когда беглец сдаётся и когда потеряна последняя воля. Дойдя до клетки победы, приносит победу охотнику.
track-assimilation-left =
    { $spaces ->
        [one] { $spaces } клетка до полного привыкания
        [few] { $spaces } клетки до полного привыкания
        [many] { $spaces } клеток до полного привыкания
       *[other] { $spaces } клетки до полного привыкания
    }
will = Воля
will-text = У каждого беглеца не больше 3 маркеров. Их тратят, чтобы сопротивляться, и теряют, попавшись охотнику.
will-count =
    { $count ->
        [one] { $count } маркер воли
        [few] { $count } маркера воли
        [many] { $count } маркеров воли
       *[other] { $count } маркера воли
    }
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

## Фазы

phase-exploration = Разведка
phase-exploration-text = Беглецы могут сопротивляться или сдаться, затем каждый играет карту местности рубашкой вверх.
phase-hunting = Охота
phase-hunting-text = Охотник играет карту, если хочет, и раскладывает жетоны по планете.
phase-reckoning = Результат
phase-reckoning-text = Все карты открываются. Те, кого не нашли, пользуются своей местностью, остальные расплачиваются.
phase-end-of-turn = Конец хода
phase-end-of-turn-text = Сыгранные карты уходят в сброс, охотник добирает руку до 3 карт, маркер спасения сдвигается на 1 клетку.

pending-river = Река: играет 2 карты, оставляет 1
pending-artefact = Артефакт: играет 2 карты, применяет обе

## Зоны

zone-hand = Рука
zone-played = Сыграно
zone-discard = Сброс
zone-planet = Планета
zone-reserve = Запас
zone-survival-hand = Карты выживания
zone-survival-deck = Колода выживания
zone-survival-discard = Сброс карт выживания
zone-hunt-hand = Карты охотника
zone-hunt-deck = Колода охотника
zone-hunt-discard = Сброс карт охотника
zone-tokens = Жетоны охоты

## Конец игры

win-creature = Победил охотник
win-hunted = Победили беглецы

cause-beach = Маяк забрали с «Берега».
cause-wreck = От «Обломков» ушёл сигнал.
cause-amplifier = «Усилитель» забрал маяк с «Берега».
cause-end-of-turn = Ход закончился, корабль стал ближе.
cause-caught = Охотник настиг добычу.
cause-anticipation = Охотник настиг именно того, кого предвидел.
cause-give-up = Один из беглецов сдался.
cause-lost-will = Чья-то воля сломлена до конца.

## Журнал

log-turn-begins = Ход { $turn }
log-phase-begins = Фаза: { $phase }
log-resists =
    { $will ->
        [one] { $player } сопротивляется за { $will } маркер воли
        [few] { $player } сопротивляется за { $will } маркера воли
        [many] { $player } сопротивляется за { $will } маркеров воли
       *[other] { $player } сопротивляется за { $will } маркера воли
    }
log-gives-up = { $player } сдаётся, чтобы собраться с силами
log-commits = { $player } делает выбор
log-exploration-closes = Все беглецы сделали выбор
log-takes-back =
    { $cards ->
        [unknown] { $player } что-то берёт из сброса: за дымом не разглядеть
       *[other] { $player } берёт из сброса в руку: { $cards }
    }
log-takes-back-played = { $player } возвращает сыгранную карту в руку: { $card }
log-discards =
    { $cards ->
        [unknown] { $player } что-то сбрасывает: за дымом не разглядеть
       *[other] { $player } сбрасывает: { $cards }
    }
log-plays-hunt = Охотник играет карту «{ $card }»
log-copies-hunt = «Флешбэк» становится копией карты «{ $card }»
log-plays-survival = { $player } играет карту «{ $card }»
log-chooses-hunted = «{ $card }»: охотник выбирает беглеца — { $player }
log-places-token = { $token } накрывает: { $places }
log-keeps-token = { $token } в этот ход не ложится на планету
log-moves-token = { $token } уходит в соседнюю местность: { $place }
log-returns-one = { $player } оставляет одну карту, а вторую тайно возвращает в руку
log-shows =
    { $cards ->
        [unknown]
            { $player } показывает охотнику { $number ->
                [one] { $number } карту
                [few] { $number } карты
                [many] { $number } карт
               *[other] { $number } карты
            }
       *[other] { $player } показывает охотнику: { $cards }
    }
log-swaps =
    { $out ->
        [unknown] { $player } меняет сыгранную карту на карту из сброса: за дымом не разглядеть
       *[other] { $player } меняет сыгранную карту: { $out } → { $into }
    }
log-strikes-back =
    { $cards ->
        [unknown]
            { $player } наносит ответный удар: { $number ->
                [one] { $number } карта охотника уходит под низ колоды
                [few] { $number } карты охотника уходят под низ колоды
                [many] { $number } карт охотника уходят под низ колоды
               *[other] { $number } карты охотника уходит под низ колоды
            }
       *[other] { $player } наносит ответный удар, под низ колоды: { $cards }
    }
log-reveals = { $player } выходит из укрытия: { $places }
log-detours = { $player } сбивается с пути: { $card } → { $place }
log-avoids = { $token } до конца хода не страшен: { $player } ускользает
log-becomes-ineffective = { $place }: свойство в этот ход не действует
log-uses-place = { $player } применяет свойство местности «{ $place }»
log-copies-place = { $player } копирует свойство местности «{ $place }»
log-does-nothing = { $player } никак не пользуется местностью «{ $place }»
log-barred = Местность «{ $place }» не действует: { $player } ничего там не получает
log-prepares = { $place }: { $player } в следующий ход играет 2 карты
log-lights-beacon = На «Берегу» загорается маяк
log-takes-beacon = Маяк на «Берегу» гаснет
log-takes-from-reserve = { $player } берёт из запаса: { $place }
log-draws-survival =
    { $card ->
        [unknown] { $player } берёт карту выживания
       *[other] { $player } берёт карту выживания: { $card }
    }
log-discards-survival = { $player } сбрасывает карту выживания: { $card }
log-regains-will =
    { $number ->
        [one] { $player } восстанавливает { $number } маркер воли
        [few] { $player } восстанавливает { $number } маркера воли
        [many] { $player } восстанавливает { $number } маркеров воли
       *[other] { $player } восстанавливает { $number } маркера воли
    }
log-loses-will =
    { $number ->
        [one] { $player } теряет { $number } маркер воли
        [few] { $player } теряет { $number } маркера воли
        [many] { $player } теряет { $number } маркеров воли
       *[other] { $player } теряет { $number } маркера воли
    }
log-touched = { $player } чувствует хватку планеты
log-caught = Охотник застигает добычу. { $player }: { $places }
log-breaks-down = Воля сломлена: { $player } берёт в руку все свои карты местности
log-rescue-moves =
    { $left ->
        [0] Спасение пришло. { $cause }
        [one] Спасение ближе: осталась { $left } клетка. { $cause }
        [few] Спасение ближе: осталось { $left } клетки. { $cause }
        [many] Спасение ближе: осталось { $left } клеток. { $cause }
       *[other] Спасение ближе: осталось { $left } клетки. { $cause }
    }
log-assimilation-moves =
    { $left ->
        [0] Привыкание завершилось. { $cause }
        [one] Привыкание растёт: осталась { $left } клетка. { $cause }
        [few] Привыкание растёт: осталось { $left } клетки. { $cause }
        [many] Привыкание растёт: осталось { $left } клеток. { $cause }
       *[other] Привыкание растёт: осталось { $left } клетки. { $cause }
    }
log-rescue-stays = «Стазис» держит корабль: спасение не приближается
log-draws-hunt =
    { $number ->
        [one] Охотник добирает { $number } карту
        [few] Охотник добирает { $number } карты
        [many] Охотник добирает { $number } карт
       *[other] Охотник добирает { $number } карты
    }
log-shuffles-survival = Сброс карт выживания перемешан и стал новой колодой
log-shuffles-hunt = Сброс охотника перемешан и стал новой колодой
log-hunted-win = Победа беглецов: корабль забирает их домой
log-creature-wins = Победа охотника: планета забирает беглецов себе

## Вопросы

ask-explore = Выберите, куда отправиться
ask-explore-hint = Сопротивляться, сдаться и сыграть карту выживания можно только до выбора.
ask-play-hunt = Сыграйте карту охотника или пасуйте
ask-play-hunt-hint = Годятся только карты для этого момента: одна за ход, а после «Выслеживания» — до двух.
ask-play-survival = Сыграйте карту выживания или пасуйте
ask-play-survival-hint = За ход — не больше 1 карты выживания; сыграет кто-то сейчас — остальных спросят снова.
ask-hunting = Сыграйте карту или переходите к жетонам
ask-hunting-hint = Неиспользованный розыгрыш не пропадёт: играть можно и когда жетоны уже лежат.
ask-place-token = Положите жетон на планету
ask-place-token-hint = Годится любая местность, даже недоступная; жетон от карты придержать нельзя.
ask-extend-token = Выберите вторую местность для жетона
ask-extend-token-hint = Она соседняя с той, где жетон уже лежит, и действовать он будет в обеих.
ask-choose-hunted = Выберите беглеца
ask-choose-hunted-hint = Карта действует только на этого беглеца, и ваш выбор увидят все.
ask-choose-place = Выберите местность
ask-choose-place-hint = «Катаклизм» лишает её свойства до конца хода, «Окольный путь» ведёт из неё или в неё.
ask-keep-place = Выберите карту, которую оставите
ask-keep-place-hint = Остальные: тайно в руку («Река»), в сброс («Подчинение») или на глаза охотнику («Фобия»).
ask-discard-place = Сбросьте с руки карту местности
ask-discard-place-hint = Сыгранная карта остаётся. Если сбрасывают несколько беглецов, открывают одновременно.
ask-take-back = Выберите карту, которую взять в руку
ask-take-back-hint = Она вернётся в руку, и её снова можно будет сыграть.
ask-scream = Сбросьте 2 карты или потеряйте 1 волю
ask-scream-hint = Это первая из двух карт; если их в руке меньше 2, придётся терять волю.
ask-toss-survival = Сбросьте карту выживания
ask-toss-survival-hint = Так действует «Токсин»: карта уходит в сброс в открытую.
ask-keep-survival = Оставьте себе одну из взятых карт
ask-keep-survival-hint = Вторая уйдёт в сброс в открытую, и её увидят все.
ask-swap-out = Выберите, какую сыгранную карту сбросить
ask-swap-out-hint = Её место займёт карта из вашего сброса.
ask-swap-in = Выберите, какую карту сыграть взамен
ask-swap-in-hint = Она берётся из вашего сброса; местности под «Силовым полем» не годятся.
ask-move-token = Передвиньте жетон в соседнюю местность
ask-move-token-hint = Жетон сохраняет все свои эффекты, но действует теперь только на новом месте.
ask-use-place = Решите, что делать в своей местности
ask-use-place-hint = Примените свойство или возьмите 1 карту из сброса; «Дрон» и «Портал» заменяют свойство.
ask-first-place = Выберите, какая местность будет первой
ask-first-place-hint = Вторая разыгрывается сразу за ней, до очереди следующего беглеца.
ask-use-lair = Верните карты из сброса или скопируйте местность
ask-use-lair-hint = Копировать можно местность, где лежит жетон охотника, но не «Артефакт».
ask-take-reserve = Возьмите из запаса карту местности
ask-take-reserve-hint = Она идёт в руку и остаётся вашей до конца партии.
ask-use-source = Восстановите 1 волю или возьмите карту выживания
ask-use-source-hint = Волю можно вернуть любому беглецу, у которого 1 или 2 маркера, в том числе себе.
ask-copy-place = Свойство какой соседней местности скопировать?
ask-copy-place-hint = Её свойство сработает для вас вместо свойства вашей местности.

## Ответы

do-pass = Пасовать
do-explore-resist1 = Сопротивление: 1 воля
do-explore-resist2 = Сопротивление: 2 воли
do-explore-give-up = Сдаться
do-explore-play = Сыграть: { $object }
do-explore-commit = Отправиться: { $object }
do-explore-commit-both = Сыграть обе: { $object }
do-play-hunt-play = Сыграть: { $object }
do-play-survival-play = Сыграть: { $object }
do-hunting-play = Сыграть: { $object }
do-hunting-to-tokens = К жетонам
do-place-token-creature = Жетон охотника: { $object }
do-place-token-keep-creature = Придержать жетон охотника
do-place-token-artemia = Жетон планеты: { $object }
do-place-token-artemia-both = Жетон планеты: { $object }
do-place-token-keep-artemia = Придержать жетон планеты
do-place-token-target = Жетон цели: { $object }
do-place-token-target-both = Жетон цели: { $object }
do-extend-token-to = Накрыть ещё: { $object }
do-choose-hunted-choose = Выбрать: { $object }
do-choose-place-choose = Выбрать: { $object }
do-keep-place-keep = Оставить: { $object }
do-discard-place-discard = Сбросить: { $object }
do-take-back-take = Взять в руку: { $object }
do-scream-lose-will = Потерять 1 волю
do-scream-discard = Сбросить: { $object }
do-toss-survival-discard = Сбросить: { $object }
do-keep-survival-keep = Оставить: { $object }
do-swap-out-out = Сбросить: { $object }
do-swap-in-in = Сыграть взамен: { $object }
do-move-token-creature = Жетон охотника: { $object }
do-move-token-artemia = Жетон планеты: { $object }
do-move-token-target = Жетон цели: { $object }
do-use-place-power = Применить свойство
do-use-place-nothing = Ничего не делать
do-use-place-take = Взять в руку: { $object }
do-use-place-play = Сыграть: { $object }
do-first-place-first = Сначала: { $object }
do-use-lair-take-all = Взять весь сброс
do-use-lair-take = Взять в руку: { $object }
do-use-lair-copy = Скопировать: { $object }
do-take-reserve-take = Взять из запаса: { $object }
do-use-source-heal = Восстановить 1 волю: { $object }
do-use-source-draw = Взять карту выживания
do-copy-place-copy = Скопировать: { $object }

## Что действует в этот ход

status-smoke = Дым скрывает сбросы беглецов от охотника
status-sacrificed = Карт охотника в этот ход больше не будет
status-despair = Карты выживания в этот ход под запретом
status-blocked = В этот ход сюда нельзя
status-ineffective = Свойство в этот ход не действует
status-dodging = Ускользает от жетона охотника
status-detecting = Ускользает от жетона планеты
status-committed = Выбор сделан
status-exploring = Ещё выбирает
status-resisted = Сопротивление в этот ход уже было
status-survival-played = Карта выживания в этот ход сыграна
status-allowance =
    { $number ->
        [one] За этот ход — { $number } карта охотника
        [few] За этот ход — до { $number } карт охотника
        [many] За этот ход — до { $number } карт охотника
       *[other] За этот ход — до { $number } карты охотника
    }
status-anticipated =
    { $number ->
        [one] «Предвидение»: поимка — ещё { $number } клетка
        [few] «Предвидение»: поимка — ещё { $number } клетки
        [many] «Предвидение»: поимка — ещё { $number } клеток
       *[other] «Предвидение»: поимка — ещё { $number } клетки
    }
