# Before a game

game-about =
    December 1944: Lieutenant Hiroo Onoda lands on Lubang with orders to hold out, and holds out for almost thirty
    years. "Honor" tells how he saw himself, not what he did to the people of the island.
how-1 = Cross the island, raid for food, carry out missions.
how-2 = Almost every deed brings an event and alerts a region.
how-3 = Health falls, paranoia rises. Keep your mind and your honor.
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
