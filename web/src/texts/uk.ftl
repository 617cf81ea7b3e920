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

choose-game = У що зіграємо?
game-players =
    { $most ->
        [1] Один гравець
       *[other] Гравців: { $least }–{ $most }
    }
game-notalone = NOT ALONE
game-notalone-tagline = Планета прокинулася, і вона вже знає, де ви любите ховатися.
game-notalone-length = 30–45 хвилин
game-onoda = ONODA
game-onoda-tagline = Війна скінчилася. Але ніхто, кому ви вірите, вам цього не сказав.
game-onoda-length = 25–35 хвилин
other-games = Інші ігри
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
first-random = { $seat }: за жеребом
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
why-not-asked = Зараз не ваш хід.
why-not-offered = Зараз так відповісти не можна.

curtain-title = Передайте пристрій: { $seat }
curtain-text = Решта відвертається.
curtain-open = Це я, { $seat }: показати карти

## Кінець

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
error-too-many = Забагато запитів одразу. Зачекайте трохи й спробуйте ще раз.
error-foreign-origin = Ця сторінка з іншої адреси.
error-no-such-table = Такого столу немає.
error-no-such-seat = Такого місця немає.
error-not-your-seat = Це не ваше місце.
error-seat-taken = Це місце вже зайняте.
error-stale-view = На столі вже все змінилося. Погляньте ще раз.
error-not-asked = Зараз не ваш хід.
error-not-offered = Зараз так не можна.
error-not-retractable = Забрати відповідь уже не можна.
error-not-undoable = Відтоді відкрилося нове — скасувати вже не можна.
error-not-host = Це може лише той, хто відкрив стіл.
error-bad-link = Це посилання на місце більше не діє. Попросіть нове.
error-locked = Стіл закрито: на місце пускає лише його особисте посилання.
error-no-spectators = За цим столом грають без глядачів.
error-has-seat = Ви вже сидите за цим столом: одна людина — одна рука.
error-not-away = Цей гравець тут або щойно був тут.
error-bot-plays = За вас зараз грає бот. Спершу поверніться до гри.
error-no-hints = Підказки є лише там, де грають на самоті або проти ботів.
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

## Допомога тим, хто грає на самоті

hint = Підказка
hint-thinking = Думаю …
hint-title = Що думає сильний бот
hint-note = Що довша смуга, то частіше бот це пробував. Він знає лише те, що знаєте ви.
hint-plain = Так зіграв би добрий гравець; без скомпільованих правил чисел немає.
hint-chance = шанс перемогти { $percent } %
undo = Скасувати
modes = Як іще зіграти
mode-tutorial = Навчання
mode-tutorial-text = Перший раунд крок за кроком. Ходи робите ви.
mode-practice = Тренування
mode-practice-text = Скасовуйте скільки завгодно ходів. Така партія не враховується.
mode-daily = Партія дня
mode-daily-text = Один розклад на день, однаковий для всіх.
daily-go-on = Продовжити партію дня
daily-look = Ще раз переглянути партію дня
daily-history = Ваші останні два тижні на цьому пристрої
daily-missed = не зіграно
daily-begun = розпочато
daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
daily-hints = з підказками
daily-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
  }
lesson-step = Крок { $number } з { $of }
lesson-back = Назад
lesson-next = Далі
lesson-skip = Пропустити навчання
lesson-end = Завершити навчання
lesson-do = Тепер: { $picks }

## Перегляд партії

turn-back = До попереднього ходу або раунду
turn-on = До наступного ходу або раунду
copy-moment = Посилання на цю мить
chances = Шанси
chances-working = Дограємо партію з кожної позиції…
chances-unavailable = На цьому сервері правила не скомпільовано, тож шанси порахувати не можна. Усе інше працює як завжди.
chances-note =
    Кожну позицію бот дограв 200 разів за всі сторони: карти лежали так, як було насправді, подальше везіння щоразу
    нове. Точність — кілька відсотків.
chances-note-solo =
    Кожну позицію бот дограв 200 разів: карти лежали так, як було насправді, подальше везіння щоразу нове. Показано,
    скільки це принесло в середньому.
chance = { $percent } %
turning-points = Переломні моменти
turning-points-none = Жоден хід не змінив партію по-справжньому.
turning-point = { $side }: було { $before }, стало { $after }
go-on = Грати звідси
go-on-seat = Ваше місце
go-on-text =
    Із цієї миті відкриється стіл для тренування, решту місць займуть боти. Чесною така партія не буде: ви вже бачили
    те, що було приховано. Везіння далі те саме, що в старій партії.
go-on-solo = Із цієї миті відкриється стіл для тренування. Ви вже бачили те, що було приховано, і везіння далі те саме, що в старій партії.
go-on-over = Тут партія закінчується. Поверніться туди, звідки ще є що грати.
go-on-start = Грати далі

## Лобі, особисті посилання, відлучки

lobby-guest = Займайте місце. Гра почнеться, коли сядуть усі.
lobby-locked = На вільні місця пускають лише їхні особисті посилання — вони поруч із кожним місцем.
share-link = Поділитися посиланням
qr-code = QR-код посилання
table-code = Код
seat-away = відійшов
seat-more = { $seat }: ще
seat-link = Особисте посилання на це місце
seat-link-text = Хто його відкриє, зможе зайняти це місце. Нове посилання скасовує це.
own-link = Моє посилання для іншого пристрою
own-link-text = На іншому вашому пристрої воно відкриє те саме місце з тими самими картами. Нікому його не показуйте.
link-new = Нове посилання
seat-bot = Нехай грає бот
seat-bot-kind = Який бот
seat-open = Знову звільнити місце
seat-remove = Прибрати з-за столу
seat-remove-sure = { $person }: прибрати з-за столу? Місце звільниться, особисте посилання перестане працювати.
seat-remove-not = Не прибирати
stand-in = за нього грає бот
stand-in-start = Нехай за мене грає бот
stand-in-end = Зупинити бота
stand-in-own = За вас грає бот
stand-in-back = Повернутися до гри
stand-in-other = { $person }: поки що грає бот.
stand-in-offer = Нехай поки грає бот
away-other = { $person }: немає за столом.
away-wait = Зачекаємо
people = Хто за столом
spectators =
    { $count ->
        [one] Дивиться { $count } глядач
        [few] Дивляться { $count } глядачі
       *[other] Дивляться { $count } глядачів
    }
host-locked = На вільні місця — лише за особистими посиланнями
host-watching = Можна дивитися збоку
join-title = Для вас лишили місце
join-as = Продовжити на цьому пристрої: { $person }
join-seat = Зайняти місце: { $seat }
join-not = До столу, без цього місця
mine-title = Продовжити
mine-open = чекає на гравців
mine-playing = триває гра
mine-asked = ваш хід
mine-all = Усі столи: { $count }
code-title = Сісти за стіл за кодом
code-join = До столу
