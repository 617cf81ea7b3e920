rules-search = Пошук: карта, місце, номер
rules-contents = Зміст
rules-found = { $count ->
    [0] Нічого не знайдено
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
}
rules-nothing = У правилах немає місця, де є всі ці слова.
clause-missing = У довіднику немає тексту з цим номером.
clause-english = Довідник правил — англійською.
example-show = Показати на столі
