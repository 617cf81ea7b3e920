# Сутичка

clash = Сутичка
clash-title = Сутичка: { $cell }
clash-open = Переглянути
clash-close = Згорнути
clash-earlier = Попередня сутичка
clash-later = Наступна сутичка
clash-again = Спочатку
clash-act-fighters = Учасники
clash-act-laid = Долілиць
clash-act-revealed = Відкриття
clash-act-sum = Підрахунок
clash-act-outcome = Підсумок
clash-said-fighters =
    { $policemen ->
        [one] Виходить { $policemen } поліцейський. Зараз з’ясується, хто вислизне, а хто прийде на допомогу.
        [few] Виходять { $policemen } поліцейські. Зараз з’ясується, хто вислизне, а хто прийде на допомогу.
       *[many] Виходять { $policemen } поліцейських. Зараз з’ясується, хто вислизне, а хто прийде на допомогу.
    }
clash-said-laid =
    { $directives ->
        [0] Старшому Братові нема чого викласти. Решта може викласти по одній карті.
        [one] Старший Брат виклав долілиць { $directives } директиву. Решта може викласти по одній карті.
        [few] Старший Брат виклав долілиць { $directives } директиви. Решта може викласти по одній карті.
       *[many] Старший Брат виклав долілиць { $directives } директив. Решта може викласти по одній карті.
    }
clash-said-revealed = Усе викладене відкривають.
clash-said-sum = Сила { $strength } проти складності { $difficulty }. Перемогу дає лише більша сила.
clash-said-won = Опозиція перемагає в сутичці, { $strength } : { $difficulty }.
clash-said-drawn = Порівну, по { $strength }: нікого не затримано, поліцейські відходять.
clash-said-lost = Старший Брат перемагає в сутичці, { $difficulty } : { $strength }.
clash-said-nobody = Битися вже нікому: поліцейські лишаються на місці.
clash-strength = Сила
clash-difficulty = Складність
clash-total = Разом
clash-so-far = Поки що, без карт
clash-will = Воля
clash-helper = допомагає
clash-gone-pass = поза сутичкою: підроблена перепустка
clash-gone-league = поза сутичкою: Антистатева спілка
clash-gone-smoke = поза сутичкою: дим
clash-face-down = Долілиць
clash-no-card = Без карти
clash-no-directive = Без директив
clash-policemen =
    { $number ->
        [one] { $number } поліцейський
        [few] { $number } поліцейські
       *[many] { $number } поліцейських
    }
clash-ambushed = із засідки: { $number }
clash-militia = Дружинник
clash-offset = Складність цієї партії
clash-other = Інше
clash-won = Перемагає опозиція
clash-drawn = Нічия
clash-lost = Перемагає Старший Брат
clash-nobody = Без переможця
