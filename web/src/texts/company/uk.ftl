# Company: playing again with the same people.

rematch = Реванш
play-again = Зіграти ще раз
rematch-join = Зіграти реванш
rematch-waits = Стіл для реваншу готовий, ваше місце за вами.
rematch-text = Ті самі люди й налаштування. Усі пересідають на одне місце.
