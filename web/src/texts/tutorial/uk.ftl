# Навколо уроку

lesson-step = Крок { $number } з { $of }
lesson-back = Назад
lesson-next = Далі
lesson-skip = Пропустити навчання
lesson-end = Завершити навчання
lesson-do = Тепер: { $pick }
lesson-not-now = Зараз не це. Спершу: { $pick }
lesson-play = Зіграти з ботами
lesson-play-alone = Почати партію
