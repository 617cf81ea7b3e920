# Власна сторінка: що зіграно на цьому пристрої.

me-title = Мої партії
me-note =
    Партії, що закінчилися на цьому пристрої, і ваші досягнення в них. Усе зберігається тут і більше ніде: без облікового
    запису, і нічого нікуди не надсилається. Уроки й тренування не рахуються.
me-note-shared =
    Партії, які закінчилися на ваших пристроях, і ваші досягнення в них. Усе зберігається тут, а для інших ваших
    пристроїв — ще й на сервері. Уроки й тренування не рахуються.
me-empty = На цьому пристрої ще не закінчилася жодна партія. Дограйте першу, і вона з’явиться тут.
me-sums = Загалом
me-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }
me-won = перемог: { $count }
me-streak = перемог поспіль, рекорд: { $count }
me-streak-now = перемог поспіль зараз: { $count }
me-days = днів поспіль, рекорд: { $count }
me-best = найкращий результат, очок: { $points }
me-results = Результати за сторонами й суперниками
me-side = Сторона й суперник
me-count = Партій
me-wins = Перемог
me-share = Частка
me-people = люди
me-several-sides = кілька сторін на цьому пристрої
me-side-notalone-creature = Істота
me-side-notalone-hunted = Утікачі
me-side-onoda-onoda = Онода
me-side-bigbrother-big-brother = Старший Брат
me-side-bigbrother-opposition = Опозиція
me-side-anima-party = Група
level-onoda-standard = звичайна гра
level-onoda-military = історичний варіант, військові місії
level-onoda-survival = історичний варіант, місії виживання
me-achievements = Досягнення: { $had } із { $all }
me-achieved = здобуто { $day }
me-not-yet = ще ні
me-new =
    { $count ->
        [one] Нове досягнення
       *[other] Нові досягнення
    }
me-latest = Останні партії
me-latest-won = перемога
me-latest-lost = поразка
me-keep = Зберегти й узяти із собою
me-keep-text =
    У файлі те, що показує ця сторінка. Хто його має, той може переглянути закінчені партії з нього, тож тримайте його
    при собі. На іншому пристрої ці партії додадуться до тих, що там уже є.
me-save = Зберегти у файл
me-bring = Додати з файлу
me-brought =
    { $count ->
        [0] Нічого нового: усі партії з файлу тут уже є.
        [one] Додано { $count } партію
        [few] Додано { $count } партії
       *[other] Додано { $count } партій
    }
me-erase = Стерти все
me-erase-text = Усі результати й досягнення на цьому пристрої зникнуть. Самі партії залишаться на сервері.
me-erase-shared =
    Усі результати й досягнення зникнуть і на цьому пристрої, і на сервері. Якщо вони є на іншому вашому пристрої, він їх
    поверне: зітріть і там. Самі партії залишаться на сервері.
me-erase-yes = Стерти назавжди
me-erased = Стерто

## Файл, який не підходить

history-bad = Нічого не додано: цей файл збережено не тут або змінено. Місце у файлі: { $where }. Там стоїть: { $found }. А має бути: { $expected }.
history-no-json = Нічого не додано. Це не файл JSON, а потрібен файл, який зберегла ця сторінка.
history-too-large = Нічого не додано. Файл більший за { $most } МБ, таких ця сторінка не зберігає.
history-whole = самий початок
history-nothing = нічого
history-word = назва з латинських літер, цифр, _ і - (до 64)
history-words = список таких назв
history-day = день, наприклад 2026-11-26
history-yes-no = true або false
history-number = число
history-list = список
history-object = об’єкт з іменованими значеннями
history-history = «history»
history-version = 1

## Одна людина на кількох пристроях, із ключем доступу

passkey-title = Ваші місця на інших пристроях
passkey-text =
    Із ключем доступу місця й результати переходять за вами: почніть партію на ноутбуці, а наступний хід зробіть із
    телефона. Пароля немає: пристрій попросить палець, обличчя або свій код. Інші бачать лише ім’я, яке ви назвете.
passkey-make = Створити ключ
passkey-have = Уже маєте ключ з іншого пристрою?
passkey-along =
    Уже маєте ключ з іншого пристрою? Місця із цього пристрою перейдуть за вами:
    { $count ->
        [one] { $count } стіл
        [few] { $count } столи
       *[other] { $count } столів
    }.
passkey-enter = Увійти
passkey-person = Тут грає { $person }. Ваші місця й результати є на всіх пристроях, де ви ввійшли.
passkey-list = Ваші ключі
passkey-from = Ключ від { $day }
passkey-used = Останній вхід: { $day }
passkey-unused = Ще не знадобився
passkey-another = Ще один ключ
passkey-leave = Вийти
passkey-leave-text =
    Після виходу на цьому пристрої не буде ні ваших місць, ні результатів, ні сповіщень: вони зачекають на вас. Другий ключ
    виручить, якщо один із пристроїв загубиться.
passkey-remove = Видалити
passkey-removing = Видалити цей ключ?
passkey-remove-text =
    З ним більше ніхто не ввійде, а на інших ваших пристроях доведеться ввійти знову з іншим ключем. Так загублений
    пристрій лишається без ваших місць.
passkey-remove-last =
    Це останній ключ. Місця й результати залишаться лише на цьому пристрої: сервер забуде ім’я та результати, а інші ваші
    пристрої втратять місця.
passkey-remove-yes = Видалити ключ
passkey-made = Ключ створено
passkey-in = Ви ввійшли
passkey-out = Ви вийшли
passkey-removed = Ключ видалено
passkey-insecure = Сторінку відкрито без шифрування, а без нього браузер ключів не дає: адреса має починатися з https.
passkey-number =
    Ключ прив’язаний до імені, а ця адреса — число. На тій самій машині відкрийте http://localhost:{ $port }.
passkey-unknown = У цьому браузері ключів немає. Знадобиться новіший.
passkey-failed = У цьому браузері не вийшло.
passkey-notallowederror = Нічого не змінилося: це скасували або минуло забагато часу. Можна спробувати ще раз.
passkey-invalidstateerror = На цьому пристрої вже є ваш ключ.
passkey-notsupportederror = Цей пристрій такого ключа зберігати не вміє. Підійде інший пристрій або апаратний ключ.
passkey-securityerror = За цією адресою браузер ключів не дає. Відкрийте сервер за його власною назвою.

## Досягнення: NOT ALONE

achieved-notalone-rescued = Злітаємо!
achieved-notalone-rescued-text = Перемога за втікача.
achieved-notalone-signal = Нас помітили
achieved-notalone-signal-text = Перемога за втікача за сигналом, не чекаючи кінця ходу.
achieved-notalone-unbroken = Сталеві нерви
achieved-notalone-unbroken-text = Перемога за втікача з усією волею: 3 із 3.
achieved-notalone-last-space = Вона дихала нам у спину
achieved-notalone-last-space-text = Перемога за втікача, коли асиміляції лишилася 1 клітинка.
achieved-notalone-explorer = Картограф
achieved-notalone-explorer-text = На кінець партії у вас, утікача, 8 карт місцевості.
achieved-notalone-assimilated = Одне ціле з планетою
achieved-notalone-assimilated-text = Перемога за істоту.
achieved-notalone-no-ship = Ніхто не прилетить
achieved-notalone-no-ship-text = Перемога за істоту, коли порятунку лишилося 7 клітинок або більше.
achieved-notalone-at-the-door = Корабель уже сідав
achieved-notalone-at-the-door-text = Перемога за істоту, коли порятунку лишилася 1 клітинка.

## ONODA

achieved-onoda-home = Нарешті наказ
achieved-onoda-home-text = Онода виходить із джунглів живим.
achieved-onoda-remembered = Як це було
achieved-onoda-remembered-text = Фінал «Історичний результат» або «Легенда».
achieved-onoda-together = Усі на місці
achieved-onoda-together-text = Повернення додому з трьома активними соратниками в таборі.
achieved-onoda-fit = Джунглі не страшні
achieved-onoda-fit-text = Повернення додому зі здоров’ям 8 або більше.
achieved-onoda-calm = Птахи — це просто птахи
achieved-onoda-calm-text = Повернення додому без параної.
achieved-onoda-thread = На волосині
achieved-onoda-thread-text = Повернення додому зі здоров’ям 2 або менше чи з параноєю 8 або більше.
achieved-onoda-radio = Голоси здалеку
achieved-onoda-radio-text = Повернення додому зі справним радіо.
achieved-onoda-archive = З архіву
achieved-onoda-archive-text = Повернення додому в історичному варіанті.

## 1984

achieved-bigbrother-dawn = Відклеївся ріг плаката
achieved-bigbrother-dawn-text = Перемога за опозицію.
achieved-bigbrother-voice = Гучномовці мовчать
achieved-bigbrother-voice-text = Перемога за опозицію: авторитет упав до 0.
achieved-bigbrother-goal = Двічі по два — чотири
achieved-bigbrother-goal-text = Перемога за опозицію з виконаною особистою ціллю.
achieved-bigbrother-everyone = Нас стільки ж, скільки було
achieved-bigbrother-everyone-text = Перемога за опозицію, у якій нікого не зламано.
achieved-bigbrother-last-one = Останній вільний розум
achieved-bigbrother-last-one-text = Перемога за опозицію, у якій воля лишилася тільки у вас.
achieved-bigbrother-boot = Він любив Старшого Брата
achieved-bigbrother-boot-text = Перемога за Старшого Брата.
achieved-bigbrother-room-101 = Кімната 101
achieved-bigbrother-room-101-text = Перемога за Старшого Брата: волю кожного зламано.
achieved-bigbrother-watching = Стежить за тобою
achieved-bigbrother-watching-text = Перемога за Старшого Брата з п’ятьма камерами на мапі або більше.

## ANIMA

achieved-anima-stopped = Ланцюги витримали
achieved-anima-stopped-text = Омегу зупинено.
achieved-anima-lone = Наодинці з Тінню
achieved-anima-lone-text = Омегу зупинила група, у якій лишився один персонаж.
achieved-anima-errands = Нічого не забуто
achieved-anima-errands-text = Омегу зупинено після двох завершених основних місій.
achieved-anima-banner = Під прапором
achieved-anima-banner-text = Омегу зупинено, і ваша організація в грі.
achieved-anima-hardened = Загартування битвою
achieved-anima-hardened-text = На кінець партії місії дали вам +3 Сили або більше.
achieved-anima-fleet = Лише курява на дорозі
achieved-anima-fleet-text = На кінець партії місії дали вам +3 Швидкості або більше.
achieved-anima-early = Поки не опало листя
achieved-anima-early-text = Омегу зупинено до 9-го ходу включно.
achieved-anima-dragon = Попіл до попелу
achieved-anima-dragon-text = Завершено місію «Попелястий дракон».
