# Чат: загружается, когда его открывают.

talk-words = Сообщения
talk-nothing = Пока никто ничего не написал.
talk-text = Сообщение
talk-whisper = Сообщение своим
talk-places = Кто это прочтёт
talk-to-all = Все
talk-to-channel = Только свои
talk-hears-all = Это читают все: и другая сторона, и зрители.
talk-hears = Это читают только { $people } — даже после игры.
talk-left = Вы больше не в этом чате. Здесь видно то, что говорили при вас.
talk-send = Отправить
talk-as = Кто говорит
talk-presets = Готовые фразы
talk-reactions = Реакции
talk-watching = Вы можете читать. Пишут только те, кто сидит за столом.
talk-alone = За столом больше не с кем говорить.
talk-closed = Хозяин стола закрыл чат.
talk-opened = Хозяин стола снова открыл чат.
talk-allowed = Чат открыт
talk-more = { $person }: скрыть или пожаловаться
talk-mute = Скрыть этого игрока
talk-muted = На этом устройстве не видно сообщений: { $people }
talk-unmute = Снова показывать: { $person }
talk-report = Пожаловаться хозяину стола
talk-reported = Хозяин стола это увидит. Кто пожаловался, никто не узнает.
talk-reports =
    { $count ->
        [one] { $count } жалоба
        [few] { $count } жалобы
       *[other] { $count } жалоб
    }
talk-remove = Удалить
talk-removed = Хозяин стола удалил это сообщение.
preset-thumbs-up = Отлично
preset-laugh = Ха-ха
preset-frown = Ой, нет
preset-angry = Р-р-р
preset-heart = Обожаю
preset-party = Ура
preset-hello = Привет!
preset-good-luck = Удачи!
preset-thinking = Дайте подумать
preset-one-moment = Минутку
preset-back = Я снова здесь
preset-agree = Поддерживаю
preset-disagree = Я против
preset-nice-move = Отличный ход!
preset-thanks = Спасибо!
preset-sorry = Извините!
preset-good-game = Спасибо за игру!
preset-again = Ещё партию?
