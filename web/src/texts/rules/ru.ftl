rules-search = Поиск: карта, место, номер
rules-contents = Содержание
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
rules-nothing = В правилах нет места, где есть все эти слова.
clause-missing = В правилах нет пункта с этим номером.
clause-english = Правила — на английском.
example-show = Показать на столе
