# Что за чем следует, когда подводится результат.

step-cards = Карты
step-places = Местности
step-tokens = Жетоны
step-will = Воля
skip-by-tap = Нажмите, чтобы пропустить
