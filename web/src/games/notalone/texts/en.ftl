# What only the board of NOT ALONE says.

stands-here = { $name } stands here
beacon-on = The Marker is on the Beach
place-ineffective = No power this turn
place-used = Used up this turn
place-blocked = Cannot be played this turn
place-left =
    { $count ->
        [0] None left in the reserve
        [one] { $count } card left in the reserve
       *[other] { $count } cards left in the reserve
    }
committed = Card played
maybe-hand = In hand or played: nobody sees which is which
discard-of = Discard pile of { $name }
discard-empty = Discard pile empty
discard-hidden =
    { $count ->
        [one] { $count } card, hidden by smoke
       *[other] { $count } cards, hidden by smoke
    }
hand-empty = No cards
zone-drawn = Drawn cards: keep one
shown-by = Shown by { $name }
in-force = In force:
card-phase = Phase: { $phase }
card-symbol = Calls: { $token }
mark-resisted = Resisted
mark-survival-played = Survival card played
mark-dodging = Dodges
mark-detecting = Has the Detector
mark-anticipated = Foreseen
mark-sacrificed = No more Hunt cards
mark-smoke = Smokescreen
mark-two-cards = 2 Hunt cards
why-blocked = The Force Field bars this place this turn.
why-phase = This card is for the phase: { $phase }.
