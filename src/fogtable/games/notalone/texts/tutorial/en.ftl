# What is said at the lessons: fetched with them.

## The Hunted

tutorial-hunted-welcome =
    You crashed on Artemia, and something hunts you. You play one Hunted for three short turns; your friend and the Creature play by themselves.
tutorial-hunted-race =
    It is a race. Rescue comes one space nearer every turn; when it arrives, you win. When one of you is caught, Assimilation moves, for the Creature.
tutorial-hunted-places =
    Each turn you go to one place, in secret, by playing its card. Your hand is where you can go, and the Creature knows it.
tutorial-hunted-rover =
    All begin with places 1 to 5. The Rover brings you one more. Tap the Rover, then confirm.
tutorial-hunted-found =
    The cards are open, and the Creature’s token lies on your place. Caught, you would lose 1 Will and get nothing.
tutorial-hunted-card =
    You may play one Survival card a turn. Wrong Track moves that token to an adjacent place: not to your friend on the Beach, but to the Artefact.
tutorial-hunted-power =
    Safe! Who is not caught uses the power of the place, or takes back one discarded card instead. Use the power.
tutorial-hunted-wreck =
    Choose the Wreck: going there will bring rescue one more space nearer. From now on the card is yours.
tutorial-hunted-discards =
    The Rover now lies in your discard pile, open to all. So the Creature knows you cannot be there, and it saw you take the Wreck.
tutorial-hunted-jungle =
    Think as it does: it may wait at the Wreck. The Jungle would return to your hand with one more card. Go there.
tutorial-hunted-caught =
    Caught! You lost 1 Will, got nothing from the Jungle, and Assimilation moved. That is once a turn, however many are caught.
tutorial-hunted-resist =
    With few cards you are easy to find. Resisting costs 1 Will and brings two discarded cards back. Resist.
tutorial-hunted-give-up =
    You could also give up: all your Will and cards return, but Assimilation moves. Whoever resists with the last Will must.
tutorial-hunted-bluff =
    You hold six places again, so finding you is luck. The Creature hears all that you say: you may lie. Go to the Wreck.
tutorial-hunted-safe =
    It waited in the Jungle, in vain. Use the power of the Wreck.
    Rescue comes nearer at once, not only when the turn ends.
tutorial-hunted-end =
    Your friend took the Marker from the Beach: another space. This was a good turn, three spaces in all.
tutorial-hunted-how-to-go-on =
    Go where you are not expected, spread out, and resist while you still have a choice. Play on from here, or begin a new game.

## The Creature

tutorial-creature-welcome =
    You are the Creature, and two Hunted hide on your planet. They play by themselves; you play two turns and begin a third.
tutorial-creature-race =
    It is a race. When you catch somebody, Assimilation moves; at its end you win. Rescue comes nearer every turn; when it arrives, they win.
tutorial-creature-hand =
    You hold three Hunt cards and may play one each turn, in its own phase. Despair could be played now. Keep it: pass.
tutorial-creature-guess =
    Both have put a place face down. Each holds places 1 to 5: what do they want first? The Rover brings new places.
tutorial-creature-token =
    You need no card to hunt. Go on to the tokens and put yours on the Rover.
    Whoever is there will be caught.
tutorial-creature-later =
    Once the tokens lie, you are asked again for a card of this phase. Keep yours for a better turn: pass.
tutorial-creature-caught =
    Caught! Hunted 1 lost 1 Will, got nothing from the Rover, and Assimilation went from 8 to 7.
tutorial-creature-safe =
    Hunted 2 was in the Jungle and took that card back. An empty discard pile tells you nothing: this one can be anywhere.
tutorial-creature-discards =
    Hunted 1 has the Rover in the discard pile, so it is not there. Four places are left. Pass, and let them choose.
tutorial-creature-mutation =
    Mutation brings the Artemia token: whoever it touches discards a card, gets nothing, and loses 1 Will. Play it.
    The Beach is yours, the Jungle for Artemia.
tutorial-creature-both =
    Both found! Hunted 1 was touched in the Jungle, Hunted 2 caught on the Beach. Only your catch moved Assimilation, to 6.
tutorial-creature-ways =
    Hunted 1 has 1 Will and two cards left. Resist, give up, or be found: that is how you win.
tutorial-creature-bluff =
    Everything said at the table is heard by all. Ask them where they go, threaten a place, and put the token elsewhere. Pass.
tutorial-creature-gave-up =
    Hunted 1 gave up: all Will and cards are back, but Assimilation stands at 5. That, too, brings you nearer.
tutorial-creature-clone =
    With Clone the Target token catches like yours. Play it: the Beach is yours, the Lair for the Target.
    Caught in the Lair, they lose 2 Will.
tutorial-creature-end =
    Hunted 2 was in the Lair and has no Will left: one space for the catch, one for the lost Will.
tutorial-creature-how-to-go-on =
    Ask what they want, read the discard piles, and keep strong cards for those with few places. Play on from here, or begin a new game.
