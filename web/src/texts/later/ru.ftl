# Why something cannot be chosen now: said by a tip

why-not-asked = Сейчас не ваш ход.
why-not-offered = Сейчас вопрос о другом.
why-elsewhere = Сейчас можно, но не здесь: выберите среди своих карт.
