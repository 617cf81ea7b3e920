# Столкновение

clash = Столкновение
clash-title = Столкновение: { $cell }
clash-open = Посмотреть
clash-close = Свернуть
clash-earlier = Предыдущее столкновение
clash-later = Следующее столкновение
clash-again = С начала
clash-act-fighters = Участники
clash-act-laid = Выложено
clash-act-revealed = Открыто
clash-act-sum = Подсчёт
clash-act-outcome = Итог
clash-said-fighters =
    { $policemen ->
        [one] Выходит { $policemen } полицейский. Сейчас станет ясно, кто ускользнёт, а кто придёт на помощь.
        [few] Выходят { $policemen } полицейских. Сейчас станет ясно, кто ускользнёт, а кто придёт на помощь.
       *[many] Выходят { $policemen } полицейских. Сейчас станет ясно, кто ускользнёт, а кто придёт на помощь.
    }
clash-said-laid =
    { $directives ->
        [0] Большому Брату нечего выложить. Остальные могут выложить по одной карте.
        [one] Большой Брат выложил рубашкой вверх { $directives } директиву. Остальные могут выложить по одной карте.
        [few] Большой Брат выложил рубашкой вверх { $directives } директивы. Остальные могут выложить по одной карте.
       *[many] Большой Брат выложил рубашкой вверх { $directives } директив. Остальные могут выложить по одной карте.
    }
clash-said-revealed = Все выложенные карты открывают.
clash-said-sum = Сила { $strength } против сложности { $difficulty }. Победу даёт только большая сила.
clash-said-won = Оппозиция побеждает в столкновении, { $strength } : { $difficulty }.
clash-said-drawn = Поровну, по { $strength }: никто не задержан, полицейские отступают.
clash-said-lost = Большой Брат побеждает в столкновении, { $difficulty } : { $strength }.
clash-said-nobody = Сражаться больше не с кем: полицейские остаются на месте.
clash-strength = Сила
clash-difficulty = Сложность
clash-total = Всего
clash-so-far = Пока, без карт
clash-will = Воля
clash-helper = помогает
clash-gone-pass = не участвует: поддельный пропуск
clash-gone-league = не участвует: Антиполовой союз
clash-gone-smoke = не участвует: дым
clash-face-down = Рубашкой вверх
clash-no-card = Без карты
clash-no-directive = Без директив
clash-policemen =
    { $number ->
        [one] { $number } полицейский
       *[many] { $number } полицейских
    }
clash-ambushed = из засады: { $number }
clash-militia = Дружинник
clash-offset = Сложность этой партии
clash-other = Прочее
clash-won = Побеждает оппозиция
clash-drawn = Ничья
clash-lost = Побеждает Большой Брат
clash-nobody = Без победителя
