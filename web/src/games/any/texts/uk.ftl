# Гра без власного поля: що говориться довкола її слів або слів, складених із позначень.

do-pass = Пас
any-note = Власного поля ця гра ще не має: це складено з того, що оголошено в її правилах.
any-table = На столі
any-awaited = ходить
any-secret = Це бачите лише ви
any-hidden = закрито
any-hidden-count = закрито: { $count }
any-unknown = закрито
any-bare = Порожньо: { $names }
any-nothing = —
any-yes = так
any-no = ні
any-won = Перемога
