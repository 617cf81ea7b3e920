# Хто грає в прикладах із правил.

example-name-creature = Гриць
example-name-hunted-1 = Роман
example-name-hunted-2 = Федько
example-name-hunted-3 = Таня
example-name-hunted-4 = Марійка
example-name-hunted-5 = Рита
