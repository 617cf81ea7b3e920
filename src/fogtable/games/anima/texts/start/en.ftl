# Before a game

game-about =
    In the Tower at the End of the World Omega is breaking its chains. You lead a Party of up to four adventurers and
    want to be the first to stop it.
how-1 =
    Each Turn the Parties recover and travel to Areas. Those who meet there trade or fight.
how-2 =
    In an Area a die decides what waits: a Monster or an Event. If you get through, take a reward: an Advantage, a
    Character, a step of a secret mission.
how-3 =
    Complete a Basic Mission of your own, then be the first to complete the Final one. Only one Party wins.
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
