# Before a game

game-about =
    A crew has crashed on the planet Artemia, and something there is hunting it. Every turn the Hunted secretly choose
    where to search; the Creature guesses where they went.
how-1 = In secret, each Hunted picks a place to search.
how-2 = The Creature guesses. Whoever it finds loses cards or Will.
how-3 = Will the ship land before Artemia keeps you all?
option-expert = Expert variant
option-expert-text = A Hunted who loses the last Will in phase 3 gets back 2 Will instead of 3.
option-board = Board side
option-board-text = Decides on which spaces of the Rescue track the Artemia token comes into play.
option-board-a = Side A
option-board-a-text = The Artemia symbol is on each of the last six spaces.
option-board-b = Side B
option-board-b-text = The Artemia symbol is on every other space: 11, 9, 7, 5, 3 and 1 before the star.
option-lair = Lair
option-lair-text = How many cards the Lair takes back from the discard pile.
option-lair-one = One card
option-lair-one-text = As in the rulebook used here.
option-lair-all = The whole pile
option-lair-all-text = As in the other editions; kinder to the Hunted.
option-creature = Who is the Creature
option-creature-text = All other players are the Hunted.
option-creature-random = Random
option-creature-random-text = A random player is the Creature.
