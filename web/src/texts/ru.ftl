# Собственные тексты клиента. То, что относится к одной игре, лежит в текстах этой игры.

title = fogtable
home = На стартовую страницу
loading = Накрываем стол…
language = Язык
theme-system = Цвета: как на устройстве
theme-light = Цвета: светлые
theme-dark = Цвета: тёмные
close = Закрыть
on = Да
off = Нет
error = Что-то пошло не так. Ничего не изменилось.

## Стартовая страница

players = Игроки
player-more = Ещё один игрок
player-less = На одного игрока меньше
player-kind = Игрок { $number }: кто играет
player-name = Имя игрока { $number }
bot-kind = Игрок { $number }: какой бот
kind-here = За этим устройством
kind-link = По ссылке
kind-bot = Бот
bot-random = Ходит наугад
bot-belief = Играет хорошо
bot-greedy = Жадный
bot-search-1s = Считает наперёд, до секунды
bot-search-100ms = Считает наперёд, недолго
link-later = Займёт место по ссылке
options = Настройки партии
start = Играть
open-record = Открыть сохранённую партию

## Места за столом

lobby-title = Стол накрыт
lobby-free-seats = Свободные места
lobby-text = Отправьте ссылку тем, с кем играете. Каждый садится за стол со своего устройства.
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована
your-name = Ваше имя
seat-free = свободно
claim = Сесть
leave = Встать

## За столом

you = вы
log = Что произошло
decision = Ваше решение
star = Звезда: конец обоих треков
tracks = Гонка
phases = Фазы хода
turn = Ход { $turn }
clause-open = Правило { $clause }
clause-missing = В справочнике нет текста с этим номером.
clause-english = Справочник правил — на английском.
connecting = Соединяемся…
the-table = стол
waiting = Ждём: { $people }
your-turn = Ваш ход
answered = Ваш ответ: { $answer }
may-change = Готово, но выбор ещё можно изменить. Ещё выбирают: { $people }
one-more = { $object }: теперь выберите вторую карту или местность
clear = Заново
confirm = Подтвердить
retract = Забрать свой ответ
retracted = Ответ забран
pass-this-turn = Пасовать за меня до конца хода
why-not-asked = Сейчас не ваш ход.
why-not-offered = Сейчас так ответить нельзя.

curtain-title = Передайте устройство: { $seat }
curtain-text = Остальные отворачиваются.
curtain-open = Это я, { $seat }: показать карты

## Конец

last-move = Последний шаг: { $cause }
look-through = Просмотреть партию по шагам
download-record = Скачать запись
new-game = Новая партия
eyes-of = Глазами
eyes-all = всех сразу
replay-start = Начало
step = Шаг
step-first = В начало
step-back = Шаг назад
step-on = Шаг вперёд
step-last = В конец
back-to-end = Назад

## Отказы

error-bad-json = Сервер не смог прочитать запрос.
error-bad-body = Запрос не такой, как ожидалось.
error-too-large = Слишком много данных.
error-foreign-origin = Эта страница с другого адреса.
error-no-such-table = Такого стола нет.
error-no-such-seat = Такого места нет.
error-not-your-seat = Это не ваше место.
error-seat-taken = Это место уже занято.
error-stale-view = На столе уже всё изменилось. Посмотрите ещё раз.
error-not-asked = Сейчас не ваш ход.
error-not-offered = Сейчас так нельзя.
error-not-retractable = Забрать ответ уже нельзя.
error-not-over = Игра ещё не окончена.
error-over = Игра окончена.
error-bad-record = Запись повреждена или нарушает правила.
error-no-such-game = Такой игры здесь нет.
error-bad-option = Такая настройка невозможна.
error-bad-name = Такое имя не подходит.
error-foreign-host = Это не адрес этого сервера: откройте тот, который он напечатал.
error-not-found = По этому адресу ничего нет.
error-not-allowed = Здесь сервер так не умеет. Обновите страницу.
error-internal = На сервере что-то сломалось. Ничего не изменилось, попробуйте ещё раз.
error-unavailable = Сервер сейчас не может работать с этим столом. Ничего не изменилось.
error-no-connection = Нет связи с сервером.
