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

choose-game = Во что сыграем?
game-players =
    { $most ->
        [1] Один игрок
       *[other] Игроков: { $least }–{ $most }
    }
game-notalone = NOT ALONE
game-notalone-tagline = Планета проснулась, и она уже знает, где вы любите прятаться.
game-notalone-length = 30–45 минут
game-onoda = ONODA
game-onoda-tagline = Война окончена. Но никто, кому вы верите, вам этого не сказал.
game-onoda-length = 25–35 минут
other-games = Другие игры
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
first-random = { $seat }: по жребию
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
why-not-asked = Сейчас не ваш ход.
why-not-offered = Сейчас так ответить нельзя.

curtain-title = Передайте устройство: { $seat }
curtain-text = Остальные отворачиваются.
curtain-open = Это я, { $seat }: показать карты

## Конец

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
error-too-many = Слишком много запросов сразу. Подождите немного и попробуйте снова.
error-foreign-origin = Эта страница с другого адреса.
error-no-such-table = Такого стола нет.
error-no-such-seat = Такого места нет.
error-not-your-seat = Это не ваше место.
error-seat-taken = Это место уже занято.
error-stale-view = На столе уже всё изменилось. Посмотрите ещё раз.
error-not-asked = Сейчас не ваш ход.
error-not-offered = Сейчас так нельзя.
error-not-retractable = Забрать ответ уже нельзя.
error-not-undoable = С тех пор открылось новое — отменить уже нельзя.
error-not-host = Это может только тот, кто открыл стол.
error-bad-link = Эта ссылка на место больше не действует. Попросите новую.
error-locked = Стол закрыт: на место пускает только его личная ссылка.
error-no-spectators = За этим столом играют без зрителей.
error-has-seat = Вы уже сидите за этим столом: один человек — одна рука.
error-not-away = Этот игрок здесь или был здесь только что.
error-bot-plays = За вас сейчас играет бот. Сначала вернитесь в игру.
error-no-hints = Подсказки есть только там, где играют в одиночку или против ботов.
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

## Помощь тем, кто играет один

hint = Подсказка
hint-thinking = Думаю …
hint-title = Что думает сильный бот
hint-note = Чем длиннее полоса, тем чаще бот это пробовал. Он знает только то, что знаете вы.
hint-plain = Так сыграл бы хороший игрок; без скомпилированных правил чисел нет.
hint-chance = шанс победить { $percent } %
undo = Отменить
modes = Как ещё сыграть
mode-tutorial = Обучение
mode-tutorial-text = Первый раунд шаг за шагом. Ходы делаете вы.
mode-practice = Тренировка
mode-practice-text = Отменяйте сколько угодно ходов. Такая партия не в счёт.
mode-daily = Партия дня
mode-daily-text = Один расклад в день, у всех одинаковый.
daily-go-on = Продолжить партию дня
daily-look = Ещё раз посмотреть партию дня
daily-history = Ваши последние две недели на этом устройстве
daily-missed = не сыграно
daily-begun = начато
daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
daily-hints = с подсказками
daily-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
  }
lesson-step = Шаг { $number } из { $of }
lesson-back = Назад
lesson-next = Дальше
lesson-skip = Пропустить обучение
lesson-end = Закончить обучение
lesson-do = Теперь: { $picks }

## Просмотр партии

turn-back = К предыдущему ходу или раунду
turn-on = К следующему ходу или раунду
copy-moment = Ссылка на этот момент
chances = Шансы
chances-working = Доигрываем партию с каждой позиции…
chances-unavailable = На этом сервере правила не скомпилированы, поэтому шансы посчитать нельзя. Всё остальное работает как обычно.
chances-note =
    Каждую позицию бот доиграл 200 раз за все стороны: карты лежали так, как было на самом деле, дальнейшее везение
    каждый раз новое. Точность — несколько процентов.
chances-note-solo =
    Каждую позицию бот доиграл 200 раз: карты лежали так, как было на самом деле, дальнейшее везение каждый раз новое.
    Показано, сколько это принесло в среднем.
chance = { $percent } %
turning-points = Переломные моменты
turning-points-none = Ни один ход не изменил партию всерьёз.
turning-point = { $side }: было { $before }, стало { $after }
go-on = Играть отсюда
go-on-seat = Ваше место
go-on-text =
    С этого момента откроется стол для тренировки, остальные места займут боты. Честной такая партия не будет: вы уже
    видели то, что было скрыто. Везение дальше то же, что в старой партии.
go-on-solo = С этого момента откроется стол для тренировки. Вы уже видели то, что было скрыто, и везение дальше то же, что в старой партии.
go-on-over = Здесь партия заканчивается. Вернитесь туда, откуда ещё есть что играть.
go-on-start = Играть дальше

## Лобби, личные ссылки, отлучки

lobby-guest = Занимайте место. Игра начнётся, когда сядут все.
lobby-locked = На свободные места пускают только их личные ссылки — они рядом с каждым местом.
share-link = Поделиться ссылкой
qr-code = QR-код ссылки
table-code = Код
seat-away = отошёл
seat-more = { $seat }: ещё
seat-link = Личная ссылка на это место
seat-link-text = Кто её откроет, сможет занять это место. Новая ссылка отменяет эту.
own-link = Моя ссылка для другого устройства
own-link-text = На другом вашем устройстве она откроет то же место с теми же картами. Никому её не показывайте.
link-new = Новая ссылка
seat-bot = Пусть играет бот
seat-bot-kind = Какой бот
seat-open = Снова освободить место
seat-remove = Убрать из-за стола
seat-remove-sure = { $person }: убрать из-за стола? Место освободится, личная ссылка перестанет работать.
seat-remove-not = Не убирать
stand-in = за него играет бот
stand-in-start = Пусть за меня играет бот
stand-in-end = Остановить бота
stand-in-own = За вас играет бот
stand-in-back = Вернуться в игру
stand-in-other = { $person }: пока играет бот.
stand-in-offer = Пусть пока играет бот
away-other = { $person }: нет за столом.
away-wait = Подождём
people = Кто за столом
spectators =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[other] Смотрят { $count } зрителей
    }
host-locked = На свободные места — только по личным ссылкам
host-watching = Можно смотреть со стороны
join-title = Вам оставили место
join-as = Продолжить на этом устройстве: { $person }
join-seat = Занять место: { $seat }
join-not = К столу, без этого места
mine-title = Продолжить
mine-open = ждёт игроков
mine-playing = идёт игра
mine-asked = ваш ход
mine-all = Все столы: { $count }
code-title = Сесть за стол по коду
code-join = К столу
