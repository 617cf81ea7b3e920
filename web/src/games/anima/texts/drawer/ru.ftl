# What stands in the drawers of ANIMA's table.

pass-this-turn = Пасовать за меня до конца хода
habits-text = Вас спрашивают, только если вам есть чем вмешаться. То, что выбрано здесь, остаётся на этом устройстве; никто другой этого не узнает.
habits-none = Спрашивать всегда

top-known = Следующее событие вы знаете:
pile-advantages = Сброшенные бонусы
pile-characters = Сброшенные персонажи
pile-encounters = Сброшенные события
pile-areas = Убранные локации
