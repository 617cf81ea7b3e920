# NOT ALONE: English texts

## The game

game-name = NOT ALONE

## Sides and seats

side-creature = The Creature
side-hunted = The Hunted
seat-creature = Creature
seat-hunted = Hunted { $number }

## Tokens and counters

token-creature = Creature token
token-creature-text = Each Hunted here loses 1 Will and gets nothing from the place. If anyone is caught, Assimilation moves 1 space, once a turn.
token-artemia = Artemia token
token-artemia-text = Each Hunted here discards 1 Place card from hand and gets nothing from the place.
token-target = Target token
token-target-text = Marks the place or places that a Hunt card with the Target symbol affects.
beacon = Marker
beacon-text = First put on the Beach; removing it moves Rescue 1 space.
track-rescue = Rescue
track-rescue-text = Moves 1 space every turn, more with the Beach, the Wreck and the Amplifier. At the star the Hunted win.
track-rescue-left =
    { $spaces ->
        [one] { $spaces } space to the rescue
       *[other] { $spaces } spaces to the rescue
    }
track-assimilation = Assimilation
track-assimilation-text = Moves when the Creature catches someone, when a Hunted gives up and when the last Will is lost. At the star the Creature wins.
track-assimilation-left =
    { $spaces ->
        [one] { $spaces } space to assimilation
       *[other] { $spaces } spaces to assimilation
    }
will = Will
will-text = Each Hunted has up to 3. Spend it to resist, lose it when caught.
will-count = { $count } Will
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Phases

phase-exploration = Exploration
phase-exploration-text = The Hunted may Resist or Give Up; then each plays a Place card face down.
phase-hunting = Hunting
phase-hunting-text = The Creature may play a Hunt card, then places its tokens on the planet.
phase-reckoning = Reckoning
phase-reckoning-text = All cards are revealed. The Hunted who were not found use their places; those who were found pay for it.
phase-end-of-turn = End of turn
phase-end-of-turn-text = Played cards are discarded, the Creature refills its hand to 3, and Rescue moves 1 space.

pending-river = River: plays 2 cards, keeps 1
pending-artefact = Artefact: plays 2 cards, uses both

## Zones

zone-hand = Hand
zone-played = Played
zone-discard = Discard pile
zone-planet = Planet
zone-reserve = Reserve
zone-survival-hand = Survival cards
zone-survival-deck = Survival deck
zone-survival-discard = Survival discard pile
zone-hunt-hand = Hunt cards
zone-hunt-deck = Hunt deck
zone-hunt-discard = Hunt discard pile
zone-tokens = Hunt tokens

## The end

win-creature = The Creature wins
win-hunted = The Hunted win

cause-beach = The Marker was taken from the Beach.
cause-wreck = A signal went out from the Wreck.
cause-amplifier = The Amplifier used up the Marker.
cause-end-of-turn = The turn ended, and the ship came closer.
cause-caught = The Creature caught its prey.
cause-anticipation = The Creature caught the one it had anticipated.
cause-give-up = One of the Hunted gave up.
cause-lost-will = One of the Hunted lost the last Will.

## The log

log-turn-begins = Turn { $turn }
log-phase-begins = Phase: { $phase }
log-resists = { $player } resists and pays { $will } Will
log-gives-up = { $player } gives up to gather new strength
log-commits = { $player } has chosen
log-exploration-closes = All the Hunted have chosen
log-takes-back =
    { $cards ->
        [unknown] { $player } takes something back, hidden by the smoke
       *[other] { $player } takes back: { $cards }
    }
log-takes-back-played = { $player } returns the card just played to hand: { $card }
log-discards =
    { $cards ->
        [unknown] { $player } discards something, hidden by the smoke
       *[other] { $player } discards: { $cards }
    }
log-plays-hunt = The Creature plays { $card }
log-copies-hunt = Flashback becomes a copy of { $card }
log-plays-survival = { $player } plays { $card }
log-chooses-hunted = { $card }: the Creature chooses { $player }
log-places-token = The { $token } lands on { $places }
log-keeps-token = The { $token } stays off the planet this turn
log-moves-token = The { $token } is moved: { $place }
log-returns-one = { $player } keeps one card and returns the other to hand unseen
log-shows =
    { $cards ->
        [unknown]
            { $player } shows the Creature { $number ->
                [one] { $number } card
               *[other] { $number } cards
            }
       *[other] { $player } shows the Creature: { $cards }
    }
log-swaps =
    { $out ->
        [unknown] { $player } swaps the card played for another, hidden by the smoke
       *[other] { $player } swaps the card played: { $out } → { $into }
    }
log-strikes-back =
    { $cards ->
        [unknown]
            { $player } strikes back: { $number ->
                [one] { $number } Hunt card goes to the bottom of the deck
               *[other] { $number } Hunt cards go to the bottom of the deck
            }
       *[other] { $player } strikes back; to the bottom of the Hunt deck: { $cards }
    }
log-reveals = { $player } reveals: { $places }
log-detours = Detour moves { $player }: { $card } → { $place }
log-avoids = { $player } escapes the { $token } this turn
log-becomes-ineffective = { $place } has no power this turn
log-uses-place = { $player } uses { $place }
log-copies-place = { $player } copies { $place }
log-does-nothing = { $player } does not use { $place }
log-barred = { $place } has no power: { $player } gets nothing there
log-prepares = { $place }: { $player } plays 2 cards next turn
log-lights-beacon = The Marker is put on the Beach
log-takes-beacon = The Marker is removed from the Beach
log-takes-from-reserve = { $player } takes from the reserve: { $place }
log-draws-survival =
    { $card ->
        [unknown] { $player } draws a Survival card
       *[other] { $player } draws a Survival card: { $card }
    }
log-discards-survival = { $player } discards a Survival card: { $card }
log-regains-will = { $player } regains { $number } Will
log-loses-will = { $player } loses { $number } Will
log-touched = The Artemia token affects { $player }
log-caught = The Creature catches its prey. { $player }: { $places }
log-breaks-down = { $player } has no Will left and takes back every Place card
log-rescue-moves =
    { $left ->
        [0] Rescue arrives. { $cause }
        [one] Rescue comes closer: { $left } space to go. { $cause }
       *[other] Rescue comes closer: { $left } spaces to go. { $cause }
    }
log-assimilation-moves =
    { $left ->
        [0] Assimilation is complete. { $cause }
        [one] Assimilation grows: { $left } space to go. { $cause }
       *[other] Assimilation grows: { $left } spaces to go. { $cause }
    }
log-rescue-stays = Stasis holds the ship back: Rescue comes no closer
log-draws-hunt =
    { $number ->
        [one] The Creature draws { $number } Hunt card
       *[other] The Creature draws { $number } Hunt cards
    }
log-shuffles-survival = The Survival discard pile is shuffled into a new deck
log-shuffles-hunt = The Hunt discard pile is shuffled into a new deck
log-hunted-win = The Hunted win: the ship takes them home
log-creature-wins = The Creature wins: the planet takes the crew for its own

## Questions

ask-explore = Choose where to go
ask-explore-hint = You may resist, give up or play a Survival card only before you choose.
ask-play-hunt = Play a Hunt card or pass
ask-play-hunt-hint = Only cards for this phase can be played: 1 a turn, or up to 2 after Tracking.
ask-play-survival = Play a Survival card or pass
ask-play-survival-hint = At most 1 Survival card a turn. If anybody plays one now, the others are asked again.
ask-hunting = Play a Hunt card or place your tokens
ask-hunting-hint = If you play no card now, you can still play one after placing tokens.
ask-place-token = Place the token
ask-place-token-hint = Any place will do, even one nobody can reach; a token from a card must be placed.
ask-extend-token = Choose a second place for the token
ask-extend-token-hint = It must be next to the first one; the token acts on both.
ask-choose-hunted = Choose one of the Hunted
ask-choose-hunted-hint = The card affects only this player, and everyone sees your choice.
ask-choose-place = Choose a place
ask-choose-place-hint = Cataclysm: no power for the rest of the turn. Detour: a Hunted moves from it or to it.
ask-keep-place = Choose a card to keep
ask-keep-place-hint = The others go back unseen (River), are discarded (Ascendancy) or shown (Phobia).
ask-discard-place = Discard a Place card from hand
ask-discard-place-hint = The card you played stays. If several Hunted discard, they reveal together.
ask-take-back = Choose a card to take back
ask-take-back-hint = It returns to your hand and can be played again.
ask-scream = Discard 2 cards or lose 1 Will
ask-scream-hint = This is the first of two; with fewer than 2 cards in hand you lose Will.
ask-toss-survival = Discard a Survival card
ask-toss-survival-hint = Because of the Toxin: the card goes face up to the discard pile.
ask-keep-survival = Keep one of the cards drawn
ask-keep-survival-hint = The other one is discarded face up.
ask-swap-out = Choose the played card to discard
ask-swap-out-hint = A card from your discard pile takes its place.
ask-swap-in = Choose the card to play instead
ask-swap-in-hint = It comes from your discard pile; places barred by the Force Field cannot be chosen.
ask-move-token = Move the token to an adjacent place
ask-move-token-hint = It keeps all its effects, but now only on the new place.
ask-use-place = Decide what to do at your place
ask-use-place-hint = Use its power or take back 1 card, not both. Drone or Gate replaces the power.
ask-first-place = Choose which place comes first
ask-first-place-hint = You resolve the other one right after it, before the next Hunted.
ask-use-lair = Take cards back or copy a place
ask-use-lair-hint = You can copy a place where the Creature token stands, but never the Artefact.
ask-take-reserve = Take a Place card from the reserve
ask-take-reserve-hint = It goes to your hand and is yours for the rest of the game.
ask-use-source = Regain 1 Will or draw a Survival card
ask-use-source-hint = Any Hunted with 1 or 2 Will can regain it, you included.
ask-copy-place = Choose an adjacent place to copy
ask-copy-place-hint = You use its power instead of the power of your own place.

## Answers

do-pass = Pass
do-explore-resist1 = Resist: pay 1 Will
do-explore-resist2 = Resist: pay 2 Will
do-explore-give-up = Give up
do-explore-play = Play { $object }
do-explore-commit = Go to { $object }
do-explore-commit-both = Play both: { $object }
do-play-hunt-play = Play { $object }
do-play-survival-play = Play { $object }
do-hunting-play = Play { $object }
do-hunting-to-tokens = Place tokens
do-place-token-creature = Creature token: { $object }
do-place-token-keep-creature = Leave token off planet
do-place-token-artemia = Artemia token: { $object }
do-place-token-artemia-both = Artemia token: { $object }
do-place-token-keep-artemia = Leave token off planet
do-place-token-target = Target token: { $object }
do-place-token-target-both = Target token: { $object }
do-extend-token-to = Cover { $object } as well
do-choose-hunted-choose = Choose { $object }
do-choose-place-choose = Choose { $object }
do-keep-place-keep = Keep { $object }
do-discard-place-discard = Discard { $object }
do-take-back-take = Take back { $object }
do-scream-lose-will = Lose 1 Will
do-scream-discard = Discard { $object }
do-toss-survival-discard = Discard { $object }
do-keep-survival-keep = Keep { $object }
do-swap-out-out = Discard { $object }
do-swap-in-in = Play { $object }
do-move-token-creature = Creature token: { $object }
do-move-token-artemia = Artemia token: { $object }
do-move-token-target = Target token: { $object }
do-use-place-power = Use the power
do-use-place-nothing = Do nothing
do-use-place-take = Take back { $object }
do-use-place-play = Play { $object }
do-first-place-first = { $object } first
do-use-lair-take-all = Take back whole pile
do-use-lair-take = Take back { $object }
do-use-lair-copy = Copy { $object }
do-take-reserve-take = Take { $object }
do-use-source-heal = Regain 1 Will: { $object }
do-use-source-draw = Draw a Survival card
do-copy-place-copy = Copy { $object }

## In force this turn

status-smoke = Smoke hides the discard piles from the Creature
status-sacrificed = No more Hunt cards this turn
status-despair = No Survival cards this turn
status-blocked = Cannot be played this turn
status-ineffective = No power this turn
status-dodging = Escapes the Creature token
status-detecting = Escapes the Artemia token
status-committed = Has chosen
status-exploring = Still choosing
status-resisted = Resist used this turn
status-survival-played = Survival card played this turn
status-allowance =
    { $number ->
        [one] { $number } Hunt card this turn
       *[other] Up to { $number } Hunt cards this turn
    }
status-anticipated =
    { $number ->
        [one] Anticipated: if caught, Assimilation moves { $number } extra space
       *[other] Anticipated: if caught, Assimilation moves { $number } extra spaces
    }
