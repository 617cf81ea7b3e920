# What people say at the table with one tap.

preset-for-glory = За славу!
preset-let-us-trade = Давайте мінятися
preset-my-road = Ця дорога моя
preset-cursed-dice = Ці кубики прокляті
preset-shadow-grows = Тінь росте
preset-well-fought = Славний бій!
