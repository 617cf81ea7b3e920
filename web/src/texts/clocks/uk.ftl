# Годинники, що оголошено на випадок, якщо час вийде, і те, що роблять лише за спільної згоди.

clocks = Годинники
clock-choice = Годинники
clock-none = Без годинників
clock-decision = На кожне рішення
clock-reserve = У запасі на всю партію
clock-reserve-none = Нічого
clock-choice-text = Коли час вийде, дається відповідь, яку гравець оголосив на цей випадок; якщо її немає, один раз вирішує бот. Поки за столом нікого немає, годинники стоять.
clock-table = Увесь стіл
clock-stands = Годинники стоять.
clock-out = Час вийшов: вирішує бот
clock-out-table = У тих, хто ще не відповів, час вийшов.
clock-soon = Лишилося секунд: { $seconds } — { $person }
clock-late =
    { $count ->
        [one] час вийшов { $count } раз
        [few] час вийшов { $count } рази
       *[other] час вийшов { $count } разів
    }
declare = Якщо час вийде: { $answer }
declared = Якщо ваш час вийде: { $answer }
declare-not = Нічого не оголошувати
proposal-undo = { $person } просить скасувати останню відповідь.
proposal-end = { $person } пропонує закінчити партію тут, без результату.
proposal-open = Чекаємо на згоду: { $people }
proposal-agree = Погодитися
proposal-decline = Ні
proposal-withdraw = Передумати
end-propose = Закінчити партію тут
end-propose-text = Потрібна згода всіх за столом. Результату не буде, і всі карти відкриються.
ended = Партію закінчили достроково
ended-text = Так домовилися за столом. Результату немає, зате тепер усе відкрито.
