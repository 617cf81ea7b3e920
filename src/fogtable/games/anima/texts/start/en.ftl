# Before a game

game-about =
    In the Tower at the End of the World Omega is breaking its chains. You lead a Party of up to four adventurers and
    want to be the first to stop it.
how-1 = Lead your Party from Area to Area. Those who meet trade or fight.
how-2 = A die decides what waits there. Get through it and take a reward.
how-3 = Be the first to complete your missions: only one Party stops Omega.
option-tree = Tree of Areas
option-tree-text = A Party climbs level by level: from the road to level 1, then 2, then 3. A Party that changes level meets an Encounter.
option-both_basics = More missions
option-both_basics-text = Both Basic Missions must be completed before the Final one. A longer game.
option-crisis = Crisis
option-crisis-text = Players decide when the Final Mission is revealed; then a counter runs down to a last battle against Omega.
option-turn_cap = Last Turn
option-turn_cap-text = After this Turn the game is a draw; 0: there is no last Turn.
option-numbers = Numbers
option-numbers-text = Combat of Monsters, difficulties and rewards that the rulebook leaves open.
option-numbers-spec = As first designed
option-numbers-spec-text = The numbers of the rules reference.
option-numbers-tuned = Balanced
option-numbers-tuned-text = Evened out over many games.
