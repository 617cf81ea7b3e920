# What people say at the table with one tap.

preset-scatter = Врассыпную!
preset-trust-me = Положитесь на меня
preset-not-there = Там меня не найти
preset-hold-on = Держимся, помощь близко
preset-see-you = Я вас вижу
preset-smell-fear = Чую ваш страх
