# A way that is planned: in words, and on the map at its cells and its end.

way-to = Йдемо сюди: { $cell }?
way = Дорогою: { $cells }
way-left =
    { $count ->
        [one] лишився { $count } крок
        [few] лишилося { $count } кроки
       *[other] лишилося { $count } кроків
    }
way-camera = Там камера: Старший Брат зазирне у ваші карти.
way-abroad = Там може ховатися поліцейський.
way-police = Там поліція: сутички не уникнути.
way-shelter = Там ви під захистом: сутички не буде.
way-helpers = Зможуть там допомогти: { $names }
way-alone = Допомогти там буде нікому.

way-cells =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[other] { $count } кроків
    }
way-price = { $cells } · 1 дія
way-flag-police = Поліція
way-flag-camera = Камера
way-flag-abroad = Поліція?
