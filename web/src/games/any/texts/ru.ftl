# Игра без своего поля: что говорится вокруг её слов или слов, составленных из обозначений.

do-pass = Пас
any-note = Своего поля у этой игры пока нет: это составлено из того, что объявлено в её правилах.
any-table = На столе
any-awaited = ходит
any-secret = Это видно только вам
any-hidden = закрыто
any-hidden-count = закрыто: { $count }
any-unknown = закрыто
any-bare = Пусто: { $names }
any-nothing = —
any-yes = да
any-no = нет
any-won = Победа
