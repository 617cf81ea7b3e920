# Before a game

game-about =
    In the Tower at the End of the World Omega is breaking its chains. Gather a Party of up to four adventurers, roam
    dangerous places, complete missions that nobody else knows, and be the first to stop it. A race with dice, cards and
    ambushes for 2 to 5 players: everyone against everyone, and only one will be remembered.
option-tree = Tree of Areas
option-tree-text = A Party climbs level by level: from the road to level 1, then 2, then 3. A Party that changes level meets an Encounter.
option-both_basics = More missions
option-both_basics-text = Both Basic Missions must be completed before the Final one. A longer game.
option-crisis = Crisis
option-crisis-text = Players decide when the Final Mission is revealed; then a counter runs down to a last battle against Omega.
option-turn_cap = Last Turn
option-turn_cap-text = After this Turn the game is a draw.
option-numbers = Numbers
option-numbers-text = Combat of Monsters, difficulties and rewards that the rulebook leaves open.
option-numbers-spec = As first designed
option-numbers-spec-text = The numbers of the rules reference.
option-numbers-tuned = Balanced
option-numbers-tuned-text = Evened out over many games.
