# The guided turn

tutorial-welcome =
    Omega stirs in its chains, and several Parties race to stop it. One wins, the others are forgotten. In this Turn
    you lead both Parties, first one, then the other. Nothing here counts.
tutorial-keep-character =
    Everyone is dealt two Characters and keeps one; others join later. Combat is for battles, Speed
    decides who goes first. The Warrior has Combat 4 and Speed 2, the Thief 1 and 4. Keep the Warrior: return the
    Thief.
tutorial-keep-cards =
    Of four Advantages you keep three. A Skill card needs a Character with its skill. Fireball is Magic, and the
    Warrior has only Ki, so for now it would be a dead card. Return it.
tutorial-other-seat =
    Now the other Party. Everyone chooses at the same time, and nobody sees what is returned. Keep the
    Acrobatic Warrior, who is fast: return the Summoner, then Ward, which takes Magic.
tutorial-areas =
    With two players two Areas are on the table, each with an Encounter face down. Both Areas are of level 1, where
    little harm is done. Your Parties are still on the road. Later there can be up to four Areas.
tutorial-order =
    Each Turn begins with the turn order: the Party with the highest Speed goes first in every phase. The Acrobatic
    Warrior has 4, the Warrior 2.
tutorial-reset =
    Reset is the only phase in which you can discard cards or dismiss Characters. The player with the fewest may then
    claim one of them, so what you discard feeds your rivals. Party 2 keeps all it has: end the Reset.
tutorial-plot =
    Party 1 has a card for this phase. Plot cards need no skill and exhaust nobody. Forgotten Treasure draws two
    Advantages: play it.
tutorial-hand =
    Four cards now; a hand never holds more than five, and you do not draw what you cannot hold. End the Reset.
tutorial-movement =
    Movement: go to an Area on the table, explore a new one, or rest on the road and be stronger and faster next
    Turn. The Whispering Forest suits Party 2.
tutorial-missions =
    Why the Forest? Each player has two secret missions, and one of Party 2’s is Three Shrines; the Forest is one of
    its three places. Go there.
tutorial-false-alarm =
    The Prior Encounter was revealed before Party 2 got in: an Iron Golem of level 2. In an Area of level 1 that is
    a false alarm; it is discarded, and the way is free. Party 1 wants to follow: go to the Forest too.
tutorial-interrupt =
    A move has been declared but not carried out: now others can answer with an Interrupt. Party 2 does not want
    company. Play Wrong Way and send Party 1 to the Village of Cornes.
tutorial-battle =
    Goblin Raiders wait on the way to Cornes, Combat 3. Each side adds a die to its Combat, and the higher sum wins.
    Combat 4 against 3 is nearly an even fight.
tutorial-skill =
    Iron Fist adds 3 in this battle. It is a Skill card, so a Character who has Ki is exhausted for it until the
    next Turn. An exhausted Character goes on fighting. Play it.
tutorial-dice =
    Combat 7 against 3, but the dice say 1 and 6: 8 against 9. Party 1 would lose the battle and with it the rest of
    this Turn. By 5 or more a Character would die.
tutorial-reroll =
    The dice have been rolled, but the result does not stand yet: this is a window for cards about dice. Turn of Fate
    re-rolls any one die. Play it on the first die, your own.
tutorial-won =
    A 5: 12 against 9. The goblins are discarded, and Party 1 is in Cornes. A Monster that wins stays in front of
    its Area, face up, for all who come later.
tutorial-interaction =
    Interaction. Parties in the same Area can attack each other; a winner takes a card. Parties in Areas with the
    trade symbol can make each other offers, even from afar. Cornes has the symbol, the Forest has not: end the phase
    for both.
tutorial-exploration =
    Exploration brings the rewards. A die is rolled on the table of the Area: in the Forest 1 to 3 means nothing
    happens, a higher number brings Encounters that you must overcome first. Explore with Party 2.
tutorial-rewards =
    A 2, so nothing waits. Take one reward: Bonus draws cards, EX gives Speed, Mission does a step of a mission that
    belongs here. Choose the mission.
tutorial-step =
    Everyone can see a started mission: one shrine of three is done. A completed one gives Combat or Speed for good.
    Now Party 1 explores Cornes, where even a 4 is harmless.
tutorial-recruit =
    A 3: nothing. One Warrior alone will not get far, since a Party can have four Characters, whose Combat and Speed
    are added up. Recruit, though not in the same Area two Turns running.
tutorial-next-turn =
    A Paladin joins, and the Turn is over. All Characters are ready again, and a new turn order is set. Both Parties
    have Speed 4 now, so dice decided: Party 2 first.
tutorial-final =
    When a player first completes a mission, one of three Final Missions is revealed for everyone. Players who have
    completed one of their own can try it, and the first to do it wins.
tutorial-how-to-go-on =
    Recruit first, grow strong in easy Areas, then look for your missions; Areas of level 3 are for full Parties.
    You can play on here as long as you like, with both Parties and random dice.
