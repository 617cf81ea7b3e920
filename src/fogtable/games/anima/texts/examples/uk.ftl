# Хто грає в прикладах із правил.

example-name-party-1 = Ада
example-name-party-2 = Бен
example-name-party-3 = Кора
