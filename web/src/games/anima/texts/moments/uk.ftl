# What comes over the map of ANIMA: battles, checks, trades, the claim row.

under-way = Що відбувається
battle-over = Попередня битва
battle-won = { $name } перемагає, перевага { $margin }
battle-lost = { $name } програє, різниця { $margin }
battle-escaped = { $name } тікає
rolled = { $name }: { $what }
roll-finds =
    { $entry ->
        [0] Нічого не стається.
        [s] Особливий випадок цієї локації.
        [1] 1 подія.
       *[other] Подій: { $entry }.
    }
rolled-before = до перекиду:
speed-check = Перевірка Швидкості
check-needs = Потрібно { $difficulty } або більше.
check-passed = Успіх.
check-failed = Невдача.
faces = Попереду:
term-battle = Карти та здібності в цій битві
term-useless = Проти нього не допомагають
term-paladin = Паладинка проти Темряви
term-dark-paladin = Темний паладин проти групи
term-wolves = Проти одинака
term-patrol = Проти Магії
claim-row = Скинуто в цьому ході
claim-row-text = Наприкінці Скидання найменша група може взяти чужого персонажа, а той, у кого найменше карт, — чужий бонус.
exchange = Обмін
exchange-with = з ким: { $name }
you-give = Ви віддаєте
you-get = Ви отримуєте
party-gives = { $name } віддає
unseen-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
nothing-yet = поки що нічого
after-trade = Після обміну
would-hold =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }, { $characters ->
        [one] { $characters } персонаж
        [few] { $characters } персонажі
       *[other] { $characters } персонажів
    }

# Що на кону в битві

at-stake = Що на кону
stakes-win = Перемога
stakes-win-or-tie = Перемога чи нічия
stakes-loss = Поразка
stakes-deadly = З різницею { $margin } і більше
stake-area = група заходить: { $area }
stake-foe = супротивника здолано
stake-step = крок місії виконано
stake-stage = етап пройдено
stake-game = група зупиняє Омегу й виграє
stake-card = випадкова карта переможеного
stake-turn = хід закінчено, група знову в дорозі
stake-death = до того ж гине персонаж
