# Часы, что объявлено на случай, если время выйдет, и то, что делают только с общего согласия.

clocks = Часы
clock-choice = Часы
clock-none = Без часов
clock-decision = На каждое решение
clock-reserve = В запасе на всю партию
clock-reserve-none = Ничего
clock-choice-text = Когда время выйдет, даётся ответ, который игрок объявил на этот случай; если его нет, один раз решает бот. Пока за столом никого нет, часы стоят.
clock-table = Весь стол
clock-stands = Часы стоят.
clock-out = Время вышло: решает бот
clock-out-table = У тех, кто ещё не ответил, время вышло.
clock-soon = Осталось секунд: { $seconds } — { $person }
clock-late =
    { $count ->
        [one] время вышло { $count } раз
        [few] время вышло { $count } раза
       *[other] время вышло { $count } раз
    }
declare = Если время выйдет: { $answer }
declared = Если ваше время выйдет: { $answer }
declare-not = Ничего не объявлять
proposal-undo = { $person } просит отменить последний ответ.
proposal-end = { $person } предлагает закончить партию здесь, без результата.
proposal-seat = { $person } просит пустить на свободное место: рука этого места станет видна.
proposal-open = Ждём согласия: { $people }
proposal-agree = Согласиться
proposal-decline = Нет
proposal-withdraw = Передумать
end-propose = Закончить партию здесь
end-propose-text = Нужно согласие всех за столом. Результата не будет, и все карты откроются.
ended = Партию закончили досрочно
ended-text = Так договорились за столом. Результата нет, зато теперь всё открыто.
