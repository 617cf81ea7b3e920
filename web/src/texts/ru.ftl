# Собственные тексты клиента. То, что относится к одной игре, лежит в текстах этой игры.

title = fogtable
home = На стартовую страницу
loading = Накрываем стол…
shuffling = Тасуем…
mark-pin = вы отметили
mark-cross = вы вычеркнули
preferences = Настройки
rules = Правила
menu = Меню
language = Язык
theme-system = Цвета: как на устройстве
theme-light = Цвета: светлые
theme-dark = Цвета: тёмные
close = Закрыть
on = Да
error = Что-то пошло не так. Ничего не изменилось.

## Стартовая страница

## Места за столом

link-copied = Ссылка скопирована
your-name = Ваше имя

## За столом

you = вы
log = Что произошло
decision = Ваше решение
tracks = Гонка
phases = Фазы хода
turn = Ход { $turn }
clause-open = Правило { $clause }
connecting = Соединяемся…
waiting-pause = Стол держит паузу
waiting = Ждём: { $people }
your-turn = Ваш ход
answered = Ваш ответ: { $answer }
may-change = Готово, но выбор ещё можно изменить. Ещё выбирают: { $people }
window-lasts = На реакцию отведено секунд: { $seconds }.
one-more = { $object }: теперь выберите вторую карту или местность
clear = Заново
confirm = Подтвердить
revealing = Смотрите на стол…
players-and-story = Игроки и события
list-show = Показать список
list-aside = Посмотреть на поле
chosen-so-far = Уже выбрано
take-out = Убрать: { $object }
confirm-not-yet = Сначала выберите
ring = Что можно сделать: { $object }
habit-here = В такие моменты:
habit-here-turn = Пас до конца хода
habit-here-always = Всегда пас
habit-ask = спрашивать меня
habit-turn = пасовать до конца хода
habit-always = всегда пасовать
confirm-held = Ждём связи…
retract = Забрать свой ответ

## Конец

step = Шаг

## Отказы

error-too-many = Слишком много запросов сразу. Подождите немного и попробуйте снова.
error-no-such-table = Такого стола нет.
error-locked = Стол закрыт: на место пускает только его личная ссылка.
error-no-spectators = За этим столом играют без зрителей.
error-no-connection = Нет связи с сервером.

## Помощь тем, кто играет один

hint = Подсказка
hint-thinking = Думаю…
undo = Отменить
mode-tutorial = Урок
mode-practice = Тренировка
mode-daily = Партия дня

## Лобби, личные ссылки, отлучки

stand-in-back = Вернуться в игру
people = Кто за столом
spectators =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[other] Смотрят { $count } зрителей
    }

## Чат

talk = Чат
talk-unread =
    { $count ->
        [one] { $count } новое сообщение в чате
        [few] { $count } новых сообщения в чате
       *[other] { $count } новых сообщений в чате
    }

## Связь, открытые столы

polling = Связь слабая: страница проверяет новости каждые две секунды.
