# The cards: the name of each, what it does in one line for its face (at most about 40 letters, no full stop), and its whole text.
# Of these the page has the names from the start; the others come when a table is there.

## Places

place-lair = The Lair
place-lair-line = Take back 1 card or copy the Creature's place
place-lair-line-all = All cards back, or copy the Creature's place
place-lair-power = Take back 1 card from your discard pile, or copy the power of a place where the Creature token stands (not the Artefact). Anyone whom the Creature catches here loses 1 extra Will.
place-lair-power-all = Take back your whole discard pile, or copy the power of a place where the Creature token stands (not the Artefact). Anyone whom the Creature catches here loses 1 extra Will.

place-jungle = The Jungle
place-jungle-line = Take it back and 1 more card
place-jungle-power = Take back the card just played and 1 more card from your discard pile.

place-river = The River
place-river-line = Next turn: play 2, keep 1
place-river-power = Next turn, play 2 cards. Just before the reveal, keep one of them and return the other to hand unseen.

place-beach = The Beach
place-beach-line = Put the Marker, or remove it: Rescue +1
place-beach-power = If the Marker is off the Beach, put it there. If it is on the Beach, remove it and move Rescue 1 space forward. Once per turn for the whole team.

place-rover = The Rover
place-rover-line = Take a new place from the reserve
place-rover-power = Take 1 Place card that you do not own yet from the reserve into your hand.

place-swamp = The Swamp
place-swamp-line = Take it back and 2 more cards
place-swamp-power = Take back the card just played and 2 more cards from your discard pile.

place-shelter = The Shelter
place-shelter-line = Draw 2 Survival, keep 1
place-shelter-power = Draw 2 Survival cards, keep one and discard the other face up.

place-wreck = The Wreck
place-wreck-line = Rescue +1
place-wreck-power = Move Rescue 1 space forward. Once per turn for the whole team.

place-source = The Source
place-source-line = Regain 1 Will or draw 1 Survival
place-source-power = Choose one: a Hunted with 1 or 2 Will (you included) regains 1 Will, or draw 1 Survival card.

place-artefact = The Artefact
place-artefact-line = Next turn: play 2, use both
place-artefact-power = Next turn, play 2 cards, reveal both and resolve both places. This power cannot be copied.

## Hunt cards

hunt-despair = Despair
hunt-despair-line = Artemia; no Survival cards this turn
hunt-despair-text = For the rest of the turn nobody plays or draws Survival cards. The Artemia token comes into play.

hunt-force-field = Force Field
hunt-force-field-line = 2 adjacent places are barred
hunt-force-field-text = Before the Hunted choose: put the Target token on 2 adjacent places. No Hunted may play these places this turn.

hunt-anticipation = Anticipation
hunt-anticipation-line = Catch the chosen one: Assimilation +1
hunt-anticipation-text = Choose a Hunted. If the Creature catches that player this turn, Assimilation moves 1 extra space.

hunt-ascendancy = Ascendancy
hunt-ascendancy-line = One Hunted keeps only 2 Place cards
hunt-ascendancy-text = Choose a Hunted with at least 3 Place cards in hand. That player keeps 2 of them and discards the rest.

hunt-fierceness = Fierceness
hunt-fierceness-line = Each caught Hunted loses 1 extra Will
hunt-fierceness-text = Each Hunted caught by the Creature this turn loses 1 extra Will.

hunt-forbidden-zone = Forbidden Zone
hunt-forbidden-zone-line = Each Hunted discards 1 Place card
hunt-forbidden-zone-text = Every Hunted discards 1 Place card from hand; all choose in secret and reveal together.

hunt-interference = Interference
hunt-interference-line = Beach and Wreck have no power
hunt-interference-text = The Beach and the Wreck have no power this turn, and no card is taken back there.

hunt-persecution = Persecution
hunt-persecution-line = Powers take back at most 1 card
hunt-persecution-text = This turn each use of a place power takes back 1 card at most.

hunt-mutation = Mutation
hunt-mutation-line = Artemia also takes 1 Will
hunt-mutation-text = The Artemia token comes into play. Besides discarding, each Hunted on its place also loses 1 Will.

hunt-phobia = Phobia
hunt-phobia-line = Artemia; one Hunted shows all but 2 cards
hunt-phobia-text = The Artemia token comes into play. Choose a Hunted with at least 3 Place cards in hand: that player hides 2 of them and shows the Creature the rest, unseen by the others.

hunt-virus = Virus
hunt-virus-line = Artemia covers 2 adjacent places
hunt-virus-text = Put the Artemia token on 2 adjacent places: it acts on both.

hunt-clone = Clone
hunt-clone-line = A second Creature token
hunt-clone-text = The Target token acts as a second Creature token this turn.

hunt-mirage = Mirage
hunt-mirage-line = 2 adjacent places have no power
hunt-mirage-text = Put the Target token on 2 adjacent places. Both have no power this turn, and no card is taken back there.

hunt-scream = Scream
hunt-scream-line = On the Target: 2 cards or 1 Will
hunt-scream-text = Each Hunted on the place of the Target token either discards 2 Place cards from hand or loses 1 Will.

hunt-toxin = Toxin
hunt-toxin-line = Target: no power, discard 1 Survival
hunt-toxin-text = The place of the Target token has no power this turn, and no card is taken back there. Each Hunted there discards 1 Survival card.

hunt-cataclysm = Cataclysm
hunt-cataclysm-line = One place has no power
hunt-cataclysm-text = Choose a place. It has no power for the rest of the turn, and no card is taken back there.

hunt-detour = Detour
hunt-detour-line = Move one Hunted to an adjacent place
hunt-detour-text = After the reveal, move one Hunted from a place to an adjacent one. That player now stands there.

hunt-stasis = Stasis
hunt-stasis-line = Rescue stands still this turn
hunt-stasis-text = From now until the end of the turn Rescue does not move forward.

hunt-tracking = Tracking
hunt-tracking-line = Next turn: up to 2 Hunt cards
hunt-tracking-text = Next turn the Creature may play up to 2 Hunt cards.

hunt-flashback = Flashback
hunt-flashback-line = Copies the top discarded Hunt card
hunt-flashback-text = Becomes a copy of the Hunt card on top of the discard pile, with its phase, symbol and effect.

## Survival cards

survival-adrenaline = Adrenaline
survival-adrenaline-line = Regain 1 Will
survival-adrenaline-text = Regain 1 Will.

survival-ingenuity = Ingenuity
survival-ingenuity-line = Put the Marker on the Beach
survival-ingenuity-text = Put the Marker on the Beach.

survival-sacrifice = Sacrifice
survival-sacrifice-line = Discard 1 Place: no more Hunt cards
survival-sacrifice-text = Discard 1 Place card from hand. The Creature plays no more Hunt cards this turn.

survival-sixth-sense = Sixth Sense
survival-sixth-sense-line = Take back 2 cards
survival-sixth-sense-text = Take back 2 cards from your discard pile.

survival-smokescreen = Smokescreen
survival-smokescreen-line = Hides all discard piles
survival-smokescreen-text = Until the end of the turn the discard piles of all Hunted are hidden from the Creature.

survival-strike-back = Strike Back
survival-strike-back-line = The Creature loses 2 random cards
survival-strike-back-text = Take 2 random cards from the Creature's hand, unseen, and put them on the bottom of the Hunt deck.

survival-vortex = Vortex
survival-vortex-line = Swap your played card for a discarded one
survival-vortex-text = Discard a card you played this turn, face up, and play a card from your discard pile in its place.

survival-detector = Detector
survival-detector-line = Escape the Artemia token
survival-detector-text = Escape all effects of the Artemia token this turn.

survival-dodge = Dodge
survival-dodge-line = Escape the Creature token
survival-dodge-text = Escape the Creature token this turn, its Clone included.

survival-drone = Drone
survival-drone-line = Use the power of the Rover
survival-drone-text = Use the power of the Rover instead of the power of your own place.

survival-gate = Gate
survival-gate-line = Use the power of an adjacent place
survival-gate-text = Use the power of an adjacent place instead of the power of your own place. Not the Artefact.

survival-hologram = Hologram
survival-hologram-line = Move Artemia to an adjacent place
survival-hologram-text = Move the Artemia token to an adjacent place.

survival-wrong-track = Wrong Track
survival-wrong-track-line = Move the Creature to an adjacent place
survival-wrong-track-text = Move the Creature token, or its Clone, to an adjacent place.

survival-amplifier = Amplifier
survival-amplifier-line = Marker off the Beach: Rescue +1
survival-amplifier-text = Remove the Marker from the Beach: Rescue moves 1 space forward.

survival-double-back = Double Back
survival-double-back-line = Take a card you played back to hand
survival-double-back-text = Take a card you played this turn back to hand instead of discarding it.
