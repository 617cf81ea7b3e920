# Вокруг урока

lesson-step = Шаг { $number } из { $of }
lesson-back = Назад
lesson-next = Дальше
lesson-skip = Пропустить урок
lesson-end = Закончить урок
lesson-hints = «Подсказка» с лампочкой поможет с каждым решением.
lesson-do = Теперь: { $pick }
lesson-not-now = Сейчас не это. Сначала: { $pick }
lesson-play = Сыграть с ботами
lesson-play-alone = Начать партию
