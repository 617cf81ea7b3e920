# What comes over the map of ANIMA: battles, checks, trades, the claim row.

under-way = Что происходит
battle-over = Последняя битва
battle-won = { $name } побеждает, перевес { $margin }
battle-lost = { $name } проигрывает, разница { $margin }
battle-escaped = { $name } сбегает
rolled = { $name }: { $what }
roll-finds =
    { $entry ->
        [0] Ничего не происходит.
        [s] Особый случай этой локации.
        [1] 1 событие.
       *[other] События: { $entry }.
    }
rolled-before = до переброса:
speed-check = Проверка Скорости
check-needs = Нужно { $difficulty } или больше.
check-passed = Успех.
check-failed = Неудача.
faces = Предстоит:
term-battle = Карты и способности в этой битве
term-useless = Против него не помогают
term-paladin = Дева-паладин против Тьмы
term-dark-paladin = Тёмный паладин против отряда
term-wolves = Против одиночки
term-patrol = Против магии
claim-row = Сброшено в этом ходу
claim-row-text = В конце Сброса самый маленький отряд может взять чужого персонажа, а у кого меньше всех карт — чужой бонус.
exchange = Обмен
exchange-with = с кем: { $name }
you-give = Вы отдаёте
you-get = Вы получаете
party-gives = { $name } отдаёт
unseen-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
nothing-yet = пока ничего
after-trade = После обмена
would-hold =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, { $characters ->
        [one] { $characters } персонаж
        [few] { $characters } персонажа
       *[other] { $characters } персонажей
    }

# Что на кону в битве

at-stake = Что на кону
stakes-win = Победа
stakes-win-or-tie = Победа или ничья
stakes-loss = Поражение
stakes-deadly = С разницей { $margin } и больше
stake-area = отряд входит: { $area }
stake-foe = противник повержен
stake-step = шаг миссии выполнен
stake-stage = этап пройден
stake-game = отряд останавливает Омегу и выигрывает
stake-card = случайная карта проигравшего
stake-turn = ход окончен, отряд снова в пути
stake-death = к тому же гибнет персонаж
