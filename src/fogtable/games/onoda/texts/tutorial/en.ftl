# The guided turn

tutorial-welcome =
    You are Hiroo Onoda, and the game is six rounds of hiding. Bring him through all six alive and sane; after that, honor,
    comrades, items and health count for you and paranoia against you. We play the first round together.
tutorial-tracks =
    Two tracks decide everything. Health starts at 10: at 0 Onoda dies. Paranoia starts at 0: at 10 he is lost. When
    something hurts him and health is then lower than paranoia, a single draw decides whether his mind holds.
tutorial-map =
    The island has seven regions. Each can hold up to six alert markers: the more there are, the better the place is
    watched, and the harder all that you try there. Onoda stands in Kyanpu, next to the camp.
tutorial-goal-of-the-round =
    Each round brings a mission. This one waits in Looc, next to Kyanpu. A mission is worth most while its region is
    still quiet, so we go there first. Move to Looc.
tutorial-alert =
    Your steps were noticed: the region moved into gets an alert marker, and Looc now stands at 1. Moving asks for
    nothing else, neither a check nor an event.
tutorial-check =
    A check draws one token from the bag into the bowl. Its determination, 0 to 6, must be higher than the number to
    beat, here the alert level. Nine of the twelve tokens show more than 1: three chances in four.
tutorial-mission =
    A mission has a price, paid first: this one wears a comrade out. Success would put one on his feet again, so the
    risk is fair. Attempt the mission and let Kozuka go.
tutorial-reward =
    A 2 beats a 1! Honor rises, a food token comes to the camp, and Kozuka is back on his feet. Honor is what Onoda
    calls it; those who live off this harvest would call it theft.
tutorial-prepared =
    Raids, repairs and missions bring an event. Plantains is a prepared one: you keep it and play it when you like. You
    may hold one card, and one more for each active comrade. It can wait: pass.
tutorial-after-an-action =
    The bowl was emptied into the bag, and the mission left a marker of its own: Looc stands at 2. Better to look for
    food elsewhere. Move to Tilik, and pass when asked about your card.
tutorial-raid =
    At the end of the round the squad eats: two units for Onoda, two for each active comrade, three for an exhausted
    one. You need 6 and have 3. A raid is an alert check that brings a food token. Raid!
tutorial-failing =
    A 1 against level 1 is not enough. Plantains would let you draw again, or bring you two food tokens later. A failed
    raid costs one health in rounds 1 to 3, and from round 4 on one paranoia. Early in the game that can be borne.
tutorial-health-for-a-check =
    On an alert check health cannot help. On paranoia checks it can: each health spent adds 1 to what you drew. That is
    why health should stay well above paranoia. Keep the card, accept the failure.
tutorial-windows =
    Before an event is revealed you may still play a card, for instance to make room in hand. Such moments come often;
    where you could do nothing, nobody asks. Pass.
tutorial-lasting =
    Ants in the Food is a lasting event: it stays until the round ends and will cost health for each unit of food that
    is not needed. You can cancel it, but perhaps it never hurts. Wait: pass.
tutorial-next-village =
    A failed raid draws attention as well: Tilik stands at 2. To stay where you are is rarely wise. Move on to Lubang,
    where nobody expects you yet, and pass.
tutorial-second-raid =
    The tokens in camp are out of the bag until the round ends, so food changes your chances: of eleven tokens, eight
    beat a 1. Raid Lubang, and pass before the event.
tutorial-immediate =
    A 5, and two more units of food. Wooden Swords takes effect at once and leaves a choice between two evils. Points are equal
    here, but paranoia brings the mind nearer to breaking. Pass first, then give up one health.
tutorial-hunger-left =
    Five units of food: one is missing. A missing unit costs one health. Binacas is quiet and lies on the way home. Pass,
    move there, and pass again.
tutorial-third-raid =
    Level 1 again, and once more most of the tokens are good enough. Raid, and pass before the event is revealed.
tutorial-too-much-food =
    Three more make eight, two above what is needed. Tadao and Chie has joined the ants; it would hurt after a failed
    check, but we plan none. The ants would now eat two health.
tutorial-cancel =
    Any lasting event can be cancelled for one paranoia; some show an item that can be exhausted instead. One paranoia is
    less than two health, and the spare food will be of use. Cancel Ants in the Food.
tutorial-doubt =
    Paranoia stands at 1, health at 8. Had health been the lower one, a sanity check would have come now: draw more than
    your paranoia, or all is over. You are safe. Pass, and the raid is done.
tutorial-way-home =
    You may act as long as you like, but each step makes the island more watchful. A round can only be ended in Kyanpu,
    and Kyanpu is next door. Go home, and pass.
tutorial-round-end =
    At the end of a round every region loses one marker; then the squad eats 6 of its 8 units. Now you could still play
    Plantains, but the card is worth more later. End the round, and pass.
tutorial-spare-food =
    Two units are left over. Each takes one alert marker off the map, wherever you like; what is not spent is lost. You
    want to raid again in Lubang and Tilik: calm both.
tutorial-end =
    That was a round: one honor, nobody hungry, two wounds and a first doubt. Lasting events and food are gone; the hand,
    the markers and the state of items and comrades stay. A new mission lies open.
tutorial-how-to-go-on =
    From here you play alone. Worn items can be repaired where their markers lie; the radio only by cards. Mission
    first, food next, then home: with that you are well on the way. Good luck.
