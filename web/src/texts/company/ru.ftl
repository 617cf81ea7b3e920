# Company: playing again with the same people.

rematch = Реванш
play-again = Сыграть ещё раз
rematch-join = Сыграть реванш
rematch-waits = Стол для реванша готов, ваше место за вами.
rematch-text = Те же люди и настройки. Все пересаживаются на одно место.
