# Кто играет в примерах из правил.

example-name-creature = Гриша
example-name-hunted-1 = Рома
example-name-hunted-2 = Федя
example-name-hunted-3 = Таня
example-name-hunted-4 = Маша
example-name-hunted-5 = Рита
