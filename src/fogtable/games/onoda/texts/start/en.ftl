# Before a game

game-about =
    December 1944: Lieutenant Hiroo Onoda lands on Lubang with orders to hold out, and holds out for almost thirty
    years. "Honor" tells how he saw himself, not what he did to the people of the island.
how-1 =
    A game has six rounds. In each you move over the island, raid for food, repair your items and attempt a mission.
how-2 =
    Almost everything you do brings an event and makes a region more alert. The squad has to eat, health falls,
    paranoia rises.
how-3 =
    When paranoia is above health, the mind may break. If you survive, honor, comrades, items and health score, minus
    paranoia.
option-variant = Variant
option-variant-text = Which events and missions are in the decks.
option-variant-standard = Standard game
option-variant-standard-text = All events and missions, shuffled; the item markers are placed at random.
option-variant-military = Historical, military missions
option-variant-military-text = Events 1 to 30 in the order of history, the item markers in printed places, missions 1 to 6 in order.
option-variant-survival = Historical, survival missions
option-variant-survival-text = Events 1 to 30 in the order of history, the item markers in printed places, missions 7 to 12 in order.
option-next_number = Show what comes next
option-next_number-text = In the historical variants you see which event and which mission come next. Their order is printed and not secret.
