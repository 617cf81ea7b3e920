# Что за чем следует, когда подводится результат.

step-cards = Карты
step-places = Местности
step-tokens = Жетоны
step-will = Воля
skip-to-end = Пропустить
