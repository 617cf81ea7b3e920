# Чат: завантажується, коли його відкривають.

talk-words = Повідомлення
talk-nothing = Поки що ніхто нічого не написав.
talk-text = Повідомлення
talk-whisper = Повідомлення своїм
talk-places = Хто це прочитає
talk-to-all = Усі
talk-to-channel = Лише свої
talk-hears-all = Це читають усі: і інша сторона, і глядачі.
talk-hears = Це читають лише { $people } — навіть після гри.
talk-left = Ви більше не в цьому чаті. Тут видно те, що казали при вас.
talk-send = Надіслати
talk-as = Хто говорить
talk-presets = Готові фрази
talk-reactions = Реакції
talk-watching = Ви можете читати. Пишуть лише ті, хто сидить за столом.
talk-alone = За столом більше немає з ким говорити.
talk-closed = Господар столу закрив чат.
talk-opened = Господар столу знову відкрив чат.
talk-allowed = Чат відкрито
talk-more = { $person }: приховати або поскаржитися
talk-mute = Приховати цього гравця
talk-muted = На цьому пристрої не видно повідомлень: { $people }
talk-unmute = Знову показувати: { $person }
talk-report = Поскаржитися господарю столу
talk-reported = Господар столу це побачить. Хто поскаржився, ніхто не дізнається.
talk-reports =
    { $count ->
        [one] { $count } скарга
        [few] { $count } скарги
       *[other] { $count } скарг
    }
talk-remove = Видалити
talk-removed = Господар столу видалив це повідомлення.
preset-thumbs-up = Чудово
preset-laugh = Ха-ха
preset-frown = Ой, ні
preset-angry = Р-р-р
preset-heart = Обожнюю
preset-party = Ура
preset-hello = Привіт!
preset-good-luck = Щасти!
preset-thinking = Дайте подумати
preset-one-moment = Хвилинку
preset-back = Я знову тут
preset-agree = Підтримую
preset-disagree = Я проти
preset-nice-move = Чудовий хід!
preset-thanks = Дякую!
preset-sorry = Перепрошую!
preset-good-game = Дякую за гру!
preset-again = Ще одну партію?
