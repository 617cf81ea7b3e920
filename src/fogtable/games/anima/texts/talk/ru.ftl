# What people say at the table with one tap.

preset-for-glory = За славу!
preset-let-us-trade = Давайте меняться
preset-my-road = Эта дорога моя
preset-cursed-dice = Эти кубики прокляты
preset-shadow-grows = Тень растёт
preset-well-fought = Славный бой!
