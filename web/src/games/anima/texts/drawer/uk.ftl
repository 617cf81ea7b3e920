# What stands in the drawers of ANIMA's table.

pass-this-turn = Пасувати за мене до кінця ходу
habits-text = Вас питають, лише коли вам є чим утрутитися. Обране тут лишається на цьому пристрої; ніхто інший про це не дізнається.
habits-none = Питати завжди

top-known = Наступну подію ви знаєте:
pile-advantages = Скинуті бонуси
pile-characters = Скинуті персонажі
pile-encounters = Скинуті події
pile-areas = Прибрані локації
