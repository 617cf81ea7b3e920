# A way that is planned: in words, and on the map at its cells and its end.

way-to = Walk to { $cell }?
way = On the way: { $cells }
way-left =
    { $count ->
        [one] { $count } step left
       *[other] { $count } steps left
    }
way-camera = A camera looks at your cards there.
way-abroad = A hidden policeman may be there.
way-police = Visible police: there will be a clash.
way-shelter = You are protected there: no clash.
way-helpers = Can help you there: { $names }
way-alone = Nobody can help you there.

way-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
way-price = { $cells } · 1 action
way-flag-police = Police
way-flag-camera = Camera
way-flag-abroad = Police?
