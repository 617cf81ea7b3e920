# Стартовая страница и новый стол.

off = Нет
choose-game = Во что сыграем?
game-players =
    { $most ->
        [1] Один игрок
       *[other] Игроков: { $least }–{ $most }
    }
game-notalone = NOT ALONE
game-notalone-tagline = Планета проснулась, и она уже знает, где вы любите прятаться.
game-notalone-sides = Один против всех остальных
game-notalone-length = 30–45 минут
game-onoda = ONODA
game-onoda-tagline = Война окончена. Но никто, кому вы верите, вам этого не сказал.
game-onoda-sides = Вы против острова
game-onoda-length = 25–35 минут
game-bigbrother = 1984
game-bigbrother-tagline = За вами всегда следят. Но кто-то уже перестал верить.
game-bigbrother-sides = Большой Брат против оппозиции
game-bigbrother-length = 60–90 минут
game-anima = Анима: Тень Омеги
game-anima-tagline = Омега рвёт цепи. И остановить её хотите не только вы.
game-anima-sides = Каждый сам за себя
game-anima-length = около 20 минут на игрока
other-games = Другие игры
players = Игроки
player-more = Ещё один игрок
player-less = На одного игрока меньше
player-kind = Игрок { $number }: кто играет
player-name = Имя игрока { $number }
kind-here = На этом устройстве
kind-link = По ссылке
link-later = Займёт место по ссылке
first-who = Кто займёт место: { $seat }
first-random = { $seat }: по жребию
options = Настройки партии
start = Играть
play-bots = Сыграть с ботами
hint-there = Первая партия? «Подсказка» с лампочкой поможет с каждым решением.
with-friends = Сыграть с друзьями
you-are = Вы: { $seat }
you-are-drawn = Ваша сторона: по жребию
bots-beside =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[other] { $count } ботов
    }
lesson-offer = Играете впервые? Урок на пять минут:
customise = Настроить стол
customise-usual = Сбросить настройки
open-table = Открыть этот стол
how-title = Как проходит партия
invited-by = { $person } зовёт вас за стол
invited = Вас зовут за стол
invited-text = Займите место. Игра начнётся, когда сядут все.
me-link = Мои партии
open-record = Открыть сохранённую партию
modes = Как ещё сыграть
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
mine-title = Продолжить
mine-open = ждёт игроков
mine-playing = идёт игра
mine-asked = ваш ход
mine-all = Все столы: { $count }
code-title = Сесть за стол по коду
code-join = К столу
offers-title = Сыграть с другими
offers-game = Игра
offers-any-game = Любая игра
offers-any-language = Любой язык
offers-play = Играть сейчас
offers-none = Сейчас никто не ждёт. Кнопка откроет стол против ботов.
offers-nameless = Без имени
offers-free = свободно мест: { $free } из { $seats }
error-no-such-game = Такой игры здесь нет.
mode-practice-text = Отменяйте сколько угодно ходов. Такая партия не в счёт.
mode-daily-text = Один расклад в день, у всех одинаковый.
