# What only the board of NOT ALONE says.

stands-here = { $name } stands here
beacon-on = The Marker is on the Beach
place-used = Used this turn
place-left =
    { $count ->
        [0] None left in the reserve
        [one] { $count } card left in the reserve
       *[other] { $count } cards left in the reserve
    }
maybe-here = May be here, judging by the open discard piles: { $names }
barred-by = barred by { $card }
maybe-hand = In hand or played: nobody can tell which
owned = Place cards of this player: smoke hides which ones are discarded
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
card-symbol = Brings in: { $token }
ask-place-token-creature = Place the Creature token
ask-place-token-artemia = Place the Artemia token
ask-place-token-target = Place the Target token
ask-place-token-artemia-both = Put the Artemia token on 2 adjacent places
ask-place-token-target-both = Put the Target token on 2 adjacent places
ask-move-token-artemia = Move the Artemia token to an adjacent place
ask-move-token-creature = Move the Creature token to an adjacent place
pass-this-turn = Auto-pass this turn
last-move = { $cause } That decided the game.
star = The star: the end of both tracks
