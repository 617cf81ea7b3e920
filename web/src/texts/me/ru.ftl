# Своя страница: что сыграно на этом устройстве.

me-title = Мои партии
me-note =
    Партии, которые закончились на этом устройстве, и ваши достижения в них. Всё хранится здесь и больше нигде: без
    учётной записи, и ничего никуда не отправляется. Уроки и тренировка не считаются.
me-note-shared =
    Партии, которые закончились на ваших устройствах, и ваши достижения в них. Всё хранится здесь, а для других ваших
    устройств — и на сервере. Уроки и тренировка не считаются.
me-empty = На этом устройстве ещё не закончилась ни одна партия. Доиграйте первую, и она появится здесь.
me-sums = Всего
me-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
me-won = побед: { $count }
me-streak = побед подряд, рекорд: { $count }
me-streak-now = побед подряд сейчас: { $count }
me-days = дней подряд, рекорд: { $count }
me-best = лучший результат, очков: { $points }
me-results = Результаты по сторонам и соперникам
me-side = Сторона и соперник
me-count = Партий
me-wins = Побед
me-share = Доля
me-people = люди
me-several-sides = несколько сторон на этом устройстве
me-side-notalone-creature = Охотник
me-side-notalone-hunted = Беглецы
me-side-onoda-onoda = Онода
me-side-bigbrother-big-brother = Большой Брат
me-side-bigbrother-opposition = Оппозиция
me-side-anima-party = Отряд
level-onoda-standard = обычная игра
level-onoda-military = исторический вариант, военные миссии
level-onoda-survival = исторический вариант, миссии выживания
me-achievements = Достижения: { $had } из { $all }
me-achieved = получено { $day }
me-not-yet = ещё нет
me-new =
    { $count ->
        [one] Новое достижение
       *[other] Новые достижения
    }
me-latest = Последние партии
me-latest-won = победа
me-latest-lost = поражение
me-keep = Сохранить и взять с собой
me-keep-text =
    В файле то, что показывает эта страница. У кого он есть, тот может просмотреть законченные партии из него, так что
    держите его при себе. На другом устройстве эти партии добавятся к тем, что там уже есть.
me-save = Сохранить в файл
me-bring = Добавить из файла
me-brought =
    { $count ->
        [0] Ничего нового: все партии из файла здесь уже есть.
        [one] Добавлена { $count } партия
        [few] Добавлено { $count } партии
       *[other] Добавлено { $count } партий
    }
me-erase = Стереть всё
me-erase-text = Все результаты и достижения на этом устройстве пропадут. Сами партии останутся на сервере.
me-erase-shared =
    Все результаты и достижения пропадут и на этом устройстве, и на сервере. Если они есть на другом вашем устройстве, оно
    их вернёт: сотрите и там. Сами партии останутся на сервере.
me-erase-yes = Стереть навсегда
me-erased = Стёрто

## Файл, который не подходит

history-bad = Ничего не добавлено: этот файл сохранён не здесь или изменён. Место в файле: { $where }. Там стоит: { $found }. А должно быть: { $expected }.
history-no-json = Ничего не добавлено. Это не файл JSON, а нужен файл, сохранённый этой страницей.
history-too-large = Ничего не добавлено. Файл больше { $most } МБ, таких эта страница не сохраняет.
history-whole = самое начало
history-nothing = ничего
history-word = имя из латинских букв, цифр, _ и - (до 64)
history-words = список таких имён
history-day = день, например 2026-11-26
history-yes-no = true или false
history-number = число
history-list = список
history-object = объект с именованными значениями
history-history = «history»
history-version = 1

## Один человек на нескольких устройствах, с ключом доступа

passkey-title = Ваши места на других устройствах
passkey-text =
    С ключом доступа места и результаты переходят за вами: начните партию на ноутбуке, а следующий ход сделайте с
    телефона. Пароля нет: устройство попросит палец, лицо или свой код. Другим видно только имя, которое вы назовёте.
passkey-make = Создать ключ
passkey-have = Уже есть ключ с другого устройства?
passkey-along =
    Уже есть ключ с другого устройства? Места с этого устройства перейдут за вами:
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[other] { $count } столов
    }.
passkey-enter = Войти
passkey-person = Здесь играет { $person }. Ваши места и результаты есть на всех устройствах, где вы вошли.
passkey-list = Ваши ключи
passkey-from = Ключ от { $day }
passkey-used = Последний вход: { $day }
passkey-unused = Ещё не пригодился
passkey-another = Ещё один ключ
passkey-leave = Выйти
passkey-leave-text =
    После выхода на этом устройстве не будет ни ваших мест, ни результатов, ни уведомлений: они подождут вас. Второй ключ
    выручит, если одно из устройств потеряется.
passkey-remove = Удалить
passkey-removing = Удалить этот ключ?
passkey-remove-text =
    С ним больше никто не войдёт, а на других ваших устройствах придётся войти заново с другим ключом. Так потерянное
    устройство остаётся без ваших мест.
passkey-remove-last =
    Это последний ключ. Места и результаты останутся только на этом устройстве: сервер забудет имя и результаты, а другие
    ваши устройства лишатся мест.
passkey-remove-yes = Удалить ключ
passkey-made = Ключ создан
passkey-in = Вы вошли
passkey-out = Вы вышли
passkey-removed = Ключ удалён
passkey-insecure = Страница открыта без шифрования, а без него браузер ключей не даёт: адрес должен начинаться с https.
passkey-number =
    Ключ привязан к имени, а этот адрес — число. На той же машине откройте http://localhost:{ $port }.
passkey-unknown = В этом браузере ключей нет. Понадобится более новый.
passkey-failed = В этом браузере не получилось.
passkey-notallowederror = Ничего не изменилось: это отменили или прошло слишком много времени. Можно попробовать ещё раз.
passkey-invalidstateerror = На этом устройстве уже есть ваш ключ.
passkey-notsupportederror = Это устройство такой ключ хранить не умеет. Подойдёт другое устройство или аппаратный ключ.
passkey-securityerror = По этому адресу браузер ключей не даёт. Откройте сервер по его собственному имени.

## Достижения: NOT ALONE

achieved-notalone-rescued = Взлетаем!
achieved-notalone-rescued-text = Победа за беглеца.
achieved-notalone-signal = Нас заметили
achieved-notalone-signal-text = Победа за беглеца по сигналу, не дожидаясь конца хода.
achieved-notalone-unbroken = Стальные нервы
achieved-notalone-unbroken-text = Победа за беглеца со всей волей: 3 из 3.
achieved-notalone-last-space = Он дышал нам в спину
achieved-notalone-last-space-text = Победа за беглеца, когда привыканию осталась 1 клетка.
achieved-notalone-explorer = Картограф
achieved-notalone-explorer-text = К концу партии у вас, беглеца, 8 карт местности.
achieved-notalone-assimilated = Одно целое с планетой
achieved-notalone-assimilated-text = Победа за охотника.
achieved-notalone-no-ship = Никто не прилетит
achieved-notalone-no-ship-text = Победа за охотника, когда спасению осталось 7 клеток или больше.
achieved-notalone-at-the-door = Корабль уже садился
achieved-notalone-at-the-door-text = Победа за охотника, когда спасению осталась 1 клетка.

## ONODA

achieved-onoda-home = Приказ, наконец
achieved-onoda-home-text = Онода выходит из джунглей живым.
achieved-onoda-remembered = Как это было
achieved-onoda-remembered-text = Финал «Исторический результат» или «Легенда».
achieved-onoda-together = Все на месте
achieved-onoda-together-text = Возвращение домой с тремя активными сослуживцами в лагере.
achieved-onoda-fit = Джунгли не страшны
achieved-onoda-fit-text = Возвращение домой со здоровьем 8 или больше.
achieved-onoda-calm = Птицы — это просто птицы
achieved-onoda-calm-text = Возвращение домой без паранойи.
achieved-onoda-thread = На волоске
achieved-onoda-thread-text = Возвращение домой со здоровьем 2 или меньше либо с паранойей 8 или больше.
achieved-onoda-radio = Голоса издалека
achieved-onoda-radio-text = Возвращение домой с исправным радио.
achieved-onoda-archive = Из архива
achieved-onoda-archive-text = Возвращение домой в историческом варианте.

## 1984

achieved-bigbrother-dawn = Отклеился угол плаката
achieved-bigbrother-dawn-text = Победа за оппозицию.
achieved-bigbrother-voice = Громкоговорители молчат
achieved-bigbrother-voice-text = Победа за оппозицию: авторитет упал до 0.
achieved-bigbrother-goal = Дважды два — четыре
achieved-bigbrother-goal-text = Победа за оппозицию с выполненной личной целью.
achieved-bigbrother-everyone = Нас всё ещё столько же
achieved-bigbrother-everyone-text = Победа за оппозицию, в которой никто не сломлен.
achieved-bigbrother-last-one = Последний свободный ум
achieved-bigbrother-last-one-text = Победа за оппозицию, в которой воля осталась у вас одних.
achieved-bigbrother-boot = Он любил Большого Брата
achieved-bigbrother-boot-text = Победа за Большого Брата.
achieved-bigbrother-room-101 = Комната 101
achieved-bigbrother-room-101-text = Победа за Большого Брата: воля каждого сломлена.
achieved-bigbrother-watching = Смотрит на тебя
achieved-bigbrother-watching-text = Победа за Большого Брата с пятью камерами на карте города или больше.

## ANIMA

achieved-anima-stopped = Цепи выдержали
achieved-anima-stopped-text = Омега остановлена.
achieved-anima-lone = Один против Тени
achieved-anima-lone-text = Омега остановлена отрядом, в котором остался один персонаж.
achieved-anima-errands = Ничего не забыто
achieved-anima-errands-text = Омега остановлена после двух завершённых основных миссий.
achieved-anima-banner = Под знаменем
achieved-anima-banner-text = Омега остановлена, и ваша организация в игре.
achieved-anima-hardened = Закалка боем
achieved-anima-hardened-text = К концу партии миссии дали вам +3 Силы или больше.
achieved-anima-fleet = Только пыль на дороге
achieved-anima-fleet-text = К концу партии миссии дали вам +3 Скорости или больше.
achieved-anima-early = Пока не опали листья
achieved-anima-early-text = Омега остановлена к 9-му ходу.
achieved-anima-dragon = Пепел к пеплу
achieved-anima-dragon-text = Завершена миссия «Пепельный дракон».
