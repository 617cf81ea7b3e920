# Стартова сторінка й новий стіл.

off = Ні
choose-game = У що зіграємо?
game-players =
    { $most ->
        [1] Один гравець
       *[other] Гравців: { $least }–{ $most }
    }
game-notalone = NOT ALONE
game-notalone-tagline = Планета прокинулася, і вона вже знає, де ви любите ховатися.
game-notalone-sides = Один проти всіх інших
game-notalone-length = 30–45 хвилин
game-onoda = ONODA
game-onoda-tagline = Війна скінчилася. Але ніхто, кому ви вірите, вам цього не сказав.
game-onoda-sides = Ви проти острова
game-onoda-length = 25–35 хвилин
game-bigbrother = 1984
game-bigbrother-tagline = За вами завжди стежать. Та хтось уже перестав вірити.
game-bigbrother-sides = Старший Брат проти опозиції
game-bigbrother-length = 60–90 хвилин
game-anima = Аніма: Тінь Омеги
game-anima-tagline = Омега рве ланцюги. І зупинити її хочете не лише ви.
game-anima-sides = Кожен сам за себе
game-anima-length = близько 20 хвилин на гравця
other-games = Інші ігри
players = Гравці
player-more = Ще один гравець
player-less = На одного гравця менше
player-kind = Гравець { $number }: хто грає
player-name = Ім’я гравця { $number }
kind-here = На цьому пристрої
kind-link = За посиланням
link-later = Приєднається за посиланням
first-who = Хто сяде на місце: { $seat }
first-random = { $seat }: за жеребом
options = Налаштування партії
start = Грати
play-bots = Зіграти з ботами
hint-there = Перша партія? «Підказка» з лампочкою допоможе з кожним рішенням.
with-friends = Зіграти з друзями
you-are = Ви: { $seat }
you-are-drawn = Ваша сторона: за жеребом
bots-beside =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[other] { $count } ботів
    }
lesson-offer = Граєте вперше? Урок на п’ять хвилин:
customise = Налаштувати стіл
customise-usual = Скинути налаштування
open-table = Відкрити цей стіл
how-title = Як проходить партія
invited-by = { $person } кличе вас до столу
invited = Вас кличуть до столу
invited-text = Займіть місце. Гра почнеться, коли сядуть усі.
me-link = Мої партії
open-record = Відкрити збережену партію
modes = Як іще зіграти
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
mine-title = Продовжити
mine-open = чекає на гравців
mine-playing = триває гра
mine-asked = ваш хід
mine-all = Усі столи: { $count }
code-title = Приєднатися за кодом
code-join = До столу
offers-title = Зіграти з іншими
offers-game = Гра
offers-any-game = Будь-яка гра
offers-any-language = Будь-яка мова
offers-play = Грати зараз
offers-none = Зараз ніхто не чекає. Кнопка відкриє стіл проти ботів.
offers-nameless = Без імені
offers-free = вільних місць: { $free } із { $seats }
error-no-such-game = Такої гри тут немає.
mode-practice-text = Скасовуйте скільки завгодно ходів. Така партія не враховується.
mode-daily-text = Одна роздача на день, однакова для всіх.
