# What is said at the lesson: fetched with it.

tutorial-welcome =
    You are Hiroo Onoda, ordered in 1944 to hold this island. Come through six rounds alive and sane: then honor, comrades and health score points.
tutorial-tracks =
    Watch two tracks. At 0 health you die, at 10 paranoia you are lost. Once paranoia is above health, every blow may break you.
tutorial-map =
    Every move raises the alert where you arrive, and alert makes all you try there harder. This round’s mission waits in Looc, still quiet. Go there.
tutorial-check =
    A check draws a token from the bag. Its determination, 0 to 6, must be higher than the alert level, now 1: 9 of 12 tokens are.
tutorial-mission =
    A mission has a price, paid first: this one exhausts a comrade. Success restores one, and brings honor and food. Attempt it, and exhaust Kozuka.
tutorial-reward =
    A 2: success! You gain honor and food, and Kozuka is restored. Then comes an event, never known before. Plantains can be kept for later: pass.
tutorial-hunger =
    When the round ends the squad must eat 6 food; you have 3. Looc is at alert 2 by now. Move to Tilik, and keep your card: pass.
tutorial-raid =
    A raid is a check, too: success brings a food token. The alert in Tilik is 1. Raid!
tutorial-failing =
    A 1 is not enough. Failure would cost 1 health, and from round 4 on 1 paranoia. That is what Plantains is for: redraw the check.
tutorial-event =
    A 6, and 3 more food: just enough. Wooden Swords takes effect at once, and you choose between two evils. Health can bear it: lose 1.
tutorial-home =
    You may act as long as you dare, but a round ends only in Kyanpu, next door. Move there, then end the round.
tutorial-end =
    Everybody has eaten, and every region on alert has calmed by 1. That was a good round: 1 honor for 1 health. A new mission waits.
tutorial-how-to-go-on =
    Mission first, then food, then home. Keep health well above paranoia, and a card in hand for the bad draw. Play on from here, or begin a new game.
