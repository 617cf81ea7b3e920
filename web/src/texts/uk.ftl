# Власні тексти клієнта. Те, що належить одній грі, лежить у текстах цієї гри.

title = fogtable
home = На стартову сторінку
loading = Накриваємо стіл…
shuffling = Тасуємо…
mark-pin = ви позначили
mark-cross = ви викреслили
preferences = Налаштування
rules = Правила
menu = Меню
language = Мова
theme-system = Кольори: як на пристрої
theme-light = Кольори: світлі
theme-dark = Кольори: темні
close = Закрити
on = Так
error = Щось пішло не так. Нічого не змінилося.

## Стартова сторінка

## Місця за столом

link-copied = Посилання скопійовано
your-name = Ваше ім’я

## За столом

you = ви
log = Що сталося
decision = Ваше рішення
tracks = Перегони
phases = Фази ходу
turn = Хід { $turn }
clause-open = Правило { $clause }
connecting = З’єднуємося…
waiting-pause = Стіл тримає паузу
waiting = Чекаємо: { $people }
your-turn = Ваш хід
answered = Ваша відповідь: { $answer }
may-change = Готово, але вибір ще можна змінити. Ще обирають: { $people }
window-lasts = На реакцію відведено секунд: { $seconds }.
one-more = { $object }: тепер виберіть другу карту чи місцевість
clear = Спочатку
confirm = Підтвердити
revealing = Дивіться на стіл…
players-and-story = Гравці та події
list-show = Показати список
list-aside = Поглянути на поле
chosen-so-far = Уже вибрано
take-out = Прибрати: { $object }
confirm-not-yet = Спершу оберіть
ring = Що можна зробити: { $object }
habit-here = У такі моменти:
habit-here-turn = Пас до кінця ходу
habit-here-always = Завжди пас
habit-ask = питати мене
habit-turn = пасувати до кінця ходу
habit-always = завжди пасувати
confirm-held = Чекаємо на зв’язок…
retract = Забрати свою відповідь

## Кінець

step = Крок

## Відмови

error-too-many = Забагато запитів одразу. Зачекайте трохи й спробуйте ще раз.
error-no-such-table = Такого столу немає.
error-locked = Стіл закрито: на місце пускає лише його особисте посилання.
error-no-spectators = За цим столом грають без глядачів.
error-no-connection = Немає зв’язку з сервером.

## Допомога тим, хто грає на самоті

hint = Підказка
hint-thinking = Думаю…
undo = Скасувати
mode-tutorial = Урок
mode-practice = Тренування
mode-daily = Партія дня

## Лобі, особисті посилання, відлучки

stand-in-back = Повернутися до гри
people = Хто за столом
spectators =
    { $count ->
        [one] Дивиться { $count } глядач
        [few] Дивляться { $count } глядачі
       *[other] Дивляться { $count } глядачів
    }

## Чат

talk = Чат
talk-unread =
    { $count ->
        [one] { $count } нове повідомлення в чаті
        [few] { $count } нові повідомлення в чаті
       *[other] { $count } нових повідомлень у чаті
    }

## Зв’язок, відкриті столи

polling = Зв’язок слабкий: сторінка перевіряє новини щодві секунди.
