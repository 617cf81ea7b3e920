# Що за чим іде, коли настає розплата.

step-cards = Карти
step-places = Місцевості
step-tokens = Жетони
step-will = Воля
skip-by-tap = Натисніть, щоб пропустити
