# What each card does, in one line for its face: the effect alone, at most about 40 letters, no full stop.

## Places

place-lair-line = Take back 1 card or copy the Creature's place
place-lair-line-all = All cards back, or copy the Creature's place
place-jungle-line = Take it back and 1 more card
place-river-line = Next turn: play 2, keep 1
place-beach-line = Put the Marker, or remove it: Rescue +1
place-rover-line = Take a new place from the reserve
place-swamp-line = Take it back and 2 more cards
place-shelter-line = Draw 2 Survival, keep 1
place-wreck-line = Rescue +1
place-source-line = Regain 1 Will or draw 1 Survival
place-artefact-line = Next turn: play 2, use both

## Hunt cards

hunt-despair-line = Artemia; no Survival cards this turn
hunt-force-field-line = 2 adjacent places are barred
hunt-anticipation-line = Catch the chosen one: Assimilation +1
hunt-ascendancy-line = One Hunted keeps only 2 Place cards
hunt-fierceness-line = Each caught Hunted loses 1 extra Will
hunt-forbidden-zone-line = Each Hunted discards 1 Place card
hunt-interference-line = Beach and Wreck have no power
hunt-persecution-line = Powers take back at most 1 card
hunt-mutation-line = Artemia also takes 1 Will
hunt-phobia-line = Artemia; one Hunted shows all but 2 cards
hunt-virus-line = Artemia covers 2 adjacent places
hunt-clone-line = A second Creature token
hunt-mirage-line = 2 adjacent places have no power
hunt-scream-line = On the Target: 2 cards or 1 Will
hunt-toxin-line = Target: no power, discard 1 Survival
hunt-cataclysm-line = One place has no power
hunt-detour-line = Move one Hunted to an adjacent place
hunt-stasis-line = Rescue stands still this turn
hunt-tracking-line = Next turn: up to 2 Hunt cards
hunt-flashback-line = Copies the top discarded Hunt card

## Survival cards

survival-adrenaline-line = Regain 1 Will
survival-ingenuity-line = Put the Marker on the Beach
survival-sacrifice-line = Discard 1 Place: no more Hunt cards
survival-sixth-sense-line = Take back 2 cards
survival-smokescreen-line = Hides all discard piles
survival-strike-back-line = The Creature loses 2 random cards
survival-vortex-line = Swap your played card for a discarded one
survival-detector-line = Escape the Artemia token
survival-dodge-line = Escape the Creature token
survival-drone-line = Use the power of the Rover
survival-gate-line = Use the power of an adjacent place
survival-hologram-line = Move Artemia to an adjacent place
survival-wrong-track-line = Move the Creature to an adjacent place
survival-amplifier-line = Marker off the Beach: Rescue +1
survival-double-back-line = Take a card you played back to hand
