# A way that is planned: in words, and on the map at its cells and its end.

way-to = Идём сюда: { $cell }?
way = По дороге: { $cells }
way-left =
    { $count ->
        [one] остался { $count } шаг
        [few] осталось { $count } шага
       *[other] осталось { $count } шагов
    }
way-camera = Там камера: Большой Брат заглянет в ваши карты.
way-abroad = Там может скрываться полицейский.
way-police = Там полиция: столкновения не избежать.
way-shelter = Там вы под защитой: столкновения не будет.
way-helpers = Смогут там помочь: { $names }
way-alone = Помочь там будет некому.

way-cells =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }
way-price = { $cells } · 1 действие
way-flag-police = Полиция
way-flag-camera = Камера
way-flag-abroad = Полиция?
