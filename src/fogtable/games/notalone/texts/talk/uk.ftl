# What people say at the table with one tap.

preset-scatter = Врозтіч!
preset-trust-me = Покладіться на мене
preset-not-there = Там мене не знайти
preset-hold-on = Тримаймося, допомога близько
preset-see-you = Я вас бачу
preset-smell-fear = Чую ваш страх
