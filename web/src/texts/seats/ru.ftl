# Seats of a table: taking and giving them, links to them, bots on them. Loaded with the lobby and the people.

lobby-title = Стол накрыт
lobby-free-seats = Свободные места
lobby-text = Отправьте ссылку тем, с кем играете. Каждый садится за стол со своего устройства.
name-say = Представиться
begin-with-bots =
    { $count ->
        [one] Начать сейчас: на свободное место сядет бот
       *[other] Начать сейчас: на свободные места ({ $count }) сядут боты
    }
copy-link = Скопировать ссылку
seat-free = свободно
seat-taken = занято
seat-kept-for = место игрока { $person }
claim = Сесть
lobby-guest = Занимайте место. Игра начнётся, когда сядут все.
lobby-locked = На свободные места пускают только их личные ссылки — они рядом с каждым местом.
share-link = Поделиться ссылкой
qr-code = QR-код ссылки
table-code = Код
seat-away = не за столом
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
stand-in = играет бот
seat-left = выход из партии: играет бот
stand-in-start = Пусть за меня играет бот
stand-in-end = Остановить бота
host-locked = На свободные места — только по личным ссылкам
host-watching = Можно смотреть со стороны
host-listed = Показывать на главной всем, кто ищет игру: с вашим именем, пока не начали
share-alone = Пока этого никто, кроме вас, не откроет: сервер виден только с этого компьютера. Запустите его для своей сети: fogtable play --host 0.0.0.0

join-title = Вам оставили место
join-as = Продолжить на этом устройстве: { $person }
join-seat = Занять место: { $seat }
join-not = Просто к столу
leave = Встать
