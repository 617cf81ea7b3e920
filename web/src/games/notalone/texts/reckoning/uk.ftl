# Що за чим іде, коли настає розплата.

step-cards = Карти
step-places = Місцевості
step-tokens = Жетони
step-will = Воля
skip-to-end = Пропустити
