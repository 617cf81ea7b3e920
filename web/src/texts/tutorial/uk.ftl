# Навколо уроку

lesson-step = Крок { $number } з { $of }
lesson-back = Назад
lesson-next = Далі
lesson-skip = Пропустити урок
lesson-end = Завершити урок
lesson-hints = «Підказка» з лампочкою допоможе з кожним рішенням.
lesson-do = Тепер: { $pick }
lesson-not-now = Зараз не це. Спершу: { $pick }
lesson-play = Зіграти з ботами
lesson-play-alone = Почати партію
