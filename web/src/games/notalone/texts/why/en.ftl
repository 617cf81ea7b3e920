# Why something cannot be chosen now: fetched when somebody asks.

why-notalone-phase = Only in this phase: { $phase }.
why-notalone-its-moment = Only at another point of this phase: { $phase }.
why-notalone-at-the-place = Only when your own place is resolved, instead of its power.
why-notalone-after-reveal = Only right after the places are revealed.
why-notalone-one-a-turn = You have played a Survival card this turn: 1 is the limit.
why-notalone-despair = Despair is in force: no Survival cards this turn.
why-notalone-in-force = { $card } is in force already: a second one adds nothing.
why-notalone-hands-too-small =
    { $needed ->
        [one] No Hunted holds a Place card.
       *[other] No Hunted holds { $needed } Place cards.
    }
why-notalone-hand-too-small =
    { $needed ->
        [one] Needs a Place card in hand.
       *[other] Needs { $needed } Place cards in hand.
    }
why-notalone-nothing-to-copy = The Hunt discard pile is empty: nothing to copy.
why-notalone-not-to-copy = It would copy { $card }, which cannot be played now.
why-notalone-give-up-first = No Will is left: give up first.
why-notalone-committed = You have chosen: now you can only change that card.
why-notalone-resisted = You have resisted this turn: once is the limit.
why-notalone-will = Needs { $needed } Will; you have { $has }.
why-notalone-discard-pile =
    { $needed ->
        [one] Needs a card in your discard pile; it is empty.
       *[other] Needs { $needed } cards in your discard pile; it has { $has }.
    }
why-notalone-nothing-to-regain = Your Will is full and your discard pile empty: nothing to regain.
why-notalone-not-owned = You do not own this Place card yet: the Rover brings new ones.
why-notalone-in-discard = It is in your discard pile: take it back first.
why-notalone-barred = The Force Field bars this place this turn.
why-notalone-two-cards = { $place }: this turn you play 2 cards.
why-notalone-will-is-full = Your Will is full.
why-notalone-beacon-lit = The Marker is on the Beach already.
why-notalone-beacon-dark = The Marker is not on the Beach.
why-notalone-stasis = Stasis is in force: Rescue does not move.
why-notalone-no-hunt-left = The Creature plays no more Hunt cards this turn anyway.
why-notalone-creature-holds-none = The Creature holds no Hunt cards.
why-notalone-no-token-here = { $token } is not where you stand.
why-notalone-token-away = { $token } is not on the planet.
why-notalone-no-card-played = No card of yours is on the table.
why-notalone-ineffective = { $place } has no power this turn because of a Hunt card.
why-notalone-used = { $place } has been used this turn: once for the whole team.
why-notalone-pending = { $place } already applies to your next turn.
why-notalone-reserve-empty = The reserve has no place that you do not own.
why-notalone-no-survival-cards = No Survival card is left to draw.
why-notalone-nothing-to-take = Your discard pile is empty, and the Creature's place has nothing to copy.
why-notalone-no-use = It would do nothing here.
why-notalone-not-copied = The power of { $place } cannot be copied.
why-notalone-not-hunted = The Lair copies only a place with the Creature token.
why-notalone-owned = You own this Place card already.
why-notalone-out-of-stock = The reserve has none left.
why-notalone-no-cards-to-discard = Needs { $needed } Place cards in hand; you have { $has }.
why-notalone-not-adjacent = Only to a place next to it.
why-notalone-another-token = A different token is being moved.
why-notalone-healthy = { $player } has full Will.
why-notalone-broken = { $player } has no Will left: that does not bring it back.
