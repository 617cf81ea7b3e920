# Власні тексти клієнта. Те, що належить одній грі, лежить у текстах цієї гри.

title = fogtable
home = На стартову сторінку
loading = Накриваємо стіл…
language = Мова
theme-system = Кольори: як на пристрої
theme-light = Кольори: світлі
theme-dark = Кольори: темні
close = Закрити
on = Так
off = Ні
error = Щось пішло не так. Нічого не змінилося.

## Стартова сторінка

players = Гравці
player-more = Ще один гравець
player-less = На одного гравця менше
player-kind = Гравець { $number }: хто грає
player-name = Ім’я гравця { $number }
bot-kind = Гравець { $number }: який бот
kind-here = За цим пристроєм
kind-link = За посиланням
kind-bot = Бот
bot-random = Ходить навмання
bot-belief = Грає добре
bot-greedy = Жадібний
bot-search-1s = Прораховує наперед, до секунди
bot-search-100ms = Прораховує наперед, недовго
link-later = Сяде за посиланням
options = Налаштування партії
start = Грати
open-record = Відкрити збережену партію

## Місця за столом

lobby-title = Стіл накрито
lobby-free-seats = Вільні місця
lobby-text = Надішліть посилання тим, з ким граєте. Кожен сідає за стіл зі свого пристрою.
copy-link = Скопіювати посилання
link-copied = Посилання скопійовано
your-name = Ваше ім’я
seat-free = вільно
claim = Сісти
leave = Встати

## За столом

you = ви
log = Що сталося
decision = Ваше рішення
star = Зірка: кінець обох треків
tracks = Перегони
phases = Фази ходу
turn = Хід { $turn }
clause-open = Правило { $clause }
clause-missing = У довіднику немає тексту з цим номером.
clause-english = Довідник правил — англійською.
connecting = З’єднуємося…
the-table = стіл
waiting = Чекаємо: { $people }
your-turn = Ваш хід
answered = Ваша відповідь: { $answer }
may-change = Готово, але вибір ще можна змінити. Ще обирають: { $people }
one-more = { $object }: тепер виберіть другу карту чи місцевість
clear = Спочатку
confirm = Підтвердити
retract = Забрати свою відповідь
retracted = Відповідь забрано
pass-this-turn = Пасувати за мене до кінця ходу
why-not-asked = Зараз не ваш хід.
why-not-offered = Зараз так відповісти не можна.

curtain-title = Передайте пристрій: { $seat }
curtain-text = Решта відвертається.
curtain-open = Це я, { $seat }: показати карти

## Кінець

last-move = Останній крок: { $cause }
look-through = Переглянути партію крок за кроком
download-record = Завантажити запис
new-game = Нова партія
eyes-of = Очима
eyes-all = усіх одразу
replay-start = Початок
step = Крок
step-first = На початок
step-back = Крок назад
step-on = Крок уперед
step-last = У кінець
back-to-end = Назад

## Відмови

error-bad-json = Сервер не зміг прочитати запит.
error-bad-body = Запит не такий, як очікувалося.
error-too-large = Забагато даних.
error-foreign-origin = Ця сторінка з іншої адреси.
error-no-such-table = Такого столу немає.
error-no-such-seat = Такого місця немає.
error-not-your-seat = Це не ваше місце.
error-seat-taken = Це місце вже зайняте.
error-stale-view = На столі вже все змінилося. Погляньте ще раз.
error-not-asked = Зараз не ваш хід.
error-not-offered = Зараз так не можна.
error-not-retractable = Забрати відповідь уже не можна.
error-not-over = Гру ще не закінчено.
error-over = Гру закінчено.
error-bad-record = Запис пошкоджено або він порушує правила.
error-no-such-game = Такої гри тут немає.
error-bad-option = Таке налаштування неможливе.
error-bad-name = Таке ім’я не підходить.
error-foreign-host = Це не адреса цього сервера: відкрийте ту, яку він надрукував.
error-not-found = За цією адресою нічого немає.
error-not-allowed = Тут сервер так не вміє. Оновіть сторінку.
error-internal = На сервері щось зламалося. Нічого не змінилося, спробуйте ще раз.
error-unavailable = Сервер зараз не може працювати з цим столом. Нічого не змінилося.
error-no-connection = Немає зв’язку з сервером.
