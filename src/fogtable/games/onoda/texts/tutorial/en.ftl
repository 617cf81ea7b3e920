# The guided turn

tutorial-welcome =
    You are Hiroo Onoda, and the game is six rounds of hiding. Bring him through all six alive and sane. Then honor, active
    comrades and items, and health score points; paranoia loses points. We play the first round together.
tutorial-tracks =
    Two tracks decide everything. Health starts at 10: at 0 Onoda dies. Paranoia starts at 0: at 10 he is lost. When
    something hurts him and health is then lower than paranoia, a single draw decides whether his mind holds.
tutorial-map =
    The island has seven regions. Each can hold up to six alert markers: the more there are, the better the region is
    watched, and the harder everything you try there. Onoda stands in Kyanpu, next to the camp.
tutorial-goal-of-the-round =
    Each round brings a mission. This one waits in Looc, next to Kyanpu. A mission is worth most while its region is
    still quiet, so we go there first. Move to Looc.
tutorial-alert =
    You were noticed: the region you move into gets an alert marker, and Looc now stands at 1. A move needs nothing
    else, neither a check nor an event.
tutorial-check =
    A check draws one token from the bag into the bowl. Its determination, 0 to 6, must be higher than the number to
    beat, here the alert level. Nine of the twelve tokens show more than 1: three chances in four.
tutorial-mission =
    A mission has a price, paid first: this one exhausts a comrade. Success would restore one, so the risk is fair.
    Attempt the mission and exhaust Kozuka.
tutorial-reward =
    A 2 beats a 1! Honor rises, a food token comes to the camp, and Kozuka is restored. Honor is what Onoda
    calls it; those who live off this harvest would call it theft.
tutorial-prepared =
    Raids, repairs and missions bring an event. Plantains is a prepared one: you keep it and play it when you like. You
    can hold one card, and one more for each active comrade. It can wait: pass.
tutorial-after-an-action =
    The bowl was emptied into the bag, and the mission placed a marker of its own: Looc stands at 2. Better to look for
    food elsewhere. Move to Tilik, and pass when asked about your card.
tutorial-raid =
    At the end of the round the squad eats: two units for Onoda, two for each active comrade, three for an exhausted
    one. You need 6 and have 3. A raid is an alert check that brings a food token. Raid!
tutorial-failing =
    A 1 against level 1 is not enough. Plantains would let you redraw, or bring you two food tokens later. A failed
    raid costs one health in rounds 1 to 3, and one paranoia from round 4 on. Early in the game you can bear that.
tutorial-health-for-a-check =
    Health cannot help in an alert check. In a paranoia check it can: each health you spend adds 1 to your draw. That is
    why health should stay well above paranoia. Keep the card, accept the failure.
tutorial-windows =
    Before an event is revealed you can still play a card, for instance to make room in hand. You will often be asked
    like this, but only if you can do something. Pass.
tutorial-lasting =
    Ants in the Food is a lasting event: it stays until the round ends and will cost health for each unit of food you
    do not need. You can cancel it, but perhaps it never hurts. Wait: pass.
tutorial-next-village =
    A failed raid draws attention as well: Tilik stands at 2. It is rarely wise to stay where you are. Move on to Lubang,
    where nobody expects you yet, and pass.
tutorial-second-raid =
    The tokens in camp are out of the bag until the round ends, so food changes your chances: of eleven tokens, eight
    beat a 1. Raid Lubang, and pass before the event.
tutorial-immediate =
    A 5, and two more units of food. Wooden Swords takes effect at once: you choose between two evils. Points are equal
    here, but paranoia brings the mind nearer to breaking. Pass first, then give up one health.
tutorial-hunger-left =
    Five units of food: you are one short, and each missing unit costs one health. Binacas is quiet and on the way home.
    Pass, move there, and pass again.
tutorial-third-raid =
    Level 1 again, and once more most of the tokens are good enough. Raid, and pass before the event is revealed.
tutorial-too-much-food =
    Three more make eight, two more than you need. Tadao and Chie has joined the ants; it would hurt after a failed
    check, but we plan none. The ants would now cost you two health.
tutorial-cancel =
    You can cancel any lasting event for one paranoia; for some you can exhaust an item instead. One paranoia is
    less than two health, and the spare food will be useful. Cancel Ants in the Food.
tutorial-doubt =
    Paranoia stands at 1, health at 8. If health were lower than paranoia, you would now make a sanity check: draw more
    than your paranoia, or the game is lost. You are safe. Pass, and the raid is done.
tutorial-way-home =
    You can act as long as you like, but each step makes the island more alert. You can end a round only in Kyanpu,
    and Kyanpu is next door. Go home, and pass.
tutorial-round-end =
    At the end of a round every region loses one marker; then the squad eats 6 of its 8 units. You could still play
    Plantains now, but the card is worth more later. End the round, and pass.
tutorial-spare-food =
    Two units are spare. Each removes one alert marker from the map, wherever you like; unspent food is lost. You
    want to raid again in Lubang and Tilik: calm both.
tutorial-end =
    That was a round: one honor, nobody hungry, two health lost and a first doubt. Lasting events and food are gone; your
    hand, the markers and the state of items and comrades stay. A new mission is revealed.
tutorial-how-to-go-on =
    From here you play alone. Exhausted items can be repaired where their markers are; the radio only by cards. Mission
    first, food next, then home: that will take you far. Good luck.
