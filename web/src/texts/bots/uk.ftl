# Як звуться боти.

bot-kind = Гравець { $number }: який бот
kind-bot = Бот
bot-random = Навмання, щоб спробувати
bot-steady = Рівний, відповідає одразу
bot-belief = Хитрий, вгадує ваш вибір
bot-greedy = Жадібний
bot-search-1s = Вдумливий, рахує до 1 с
bot-search-100ms = Швидкий, рахує трохи
