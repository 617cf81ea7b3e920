# The guided turn

tutorial-welcome =
    London, 1984. One plays Big Brother, the others the opposition. In this round you play every seat: first you
    hide his policemen, then you walk with Julia, finally you hunt her. Nothing here counts.
tutorial-authority =
    One track decides: authority, now 10. At 20 Big Brother wins, at 0 the opposition. He also wins when nobody has
    any will left; they also win when his directives run out or the last round is over.
tutorial-deploy =
    Big Brother begins with four hidden policemen on the ministries; only he sees where. Julia starts at the League
    Hall, in the west: two of them at the Ministry of Plenty are close to her. Put one at Truth, two at Plenty, one
    at Love.
tutorial-order =
    Now the opposition. The cell leader sets its turn order after everyone has talked; the leader
    changes each round. Big Brother hears what is said at the table. Let Julia go first.
tutorial-julia =
    Julia has 5 will, two support cards and two actions. Will is her health, and her strength when she fights. Her
    start location protects her from the police, and from nothing else; nobody wins by staying at home.
tutorial-move =
    A Move goes up to two cells, step by step. The Allotments, two steps away, are marked with a magnifying glass:
    you can search for cards there. Choose Move, and take the first step to the hospital of Plenty.
tutorial-window =
    Whenever somebody enters a cell where a hidden policeman may stand, Big Brother is asked whether he steps forward,
    even if none is there: so the question gives nothing away. All are still at the ministries, as everyone knows.
tutorial-step-by-step =
    After each step Julia decides again: go on, stop, or interrupt the Move once for another action, such as breaking a
    camera on the way. Go on to the Allotments.
tutorial-search =
    The second action: Search draws the top card of the deck printed on the cell. Some cards are forbidden:
    they help most, and cost most when the police find them on you.
tutorial-ally =
    A Prole Docker! You play allies in front of you on your turn, as a free action. He adds 1 to Julia’s
    strength in every clash. Everyone sees him. Play him.
tutorial-more-actions =
    Other actions: ride the monorail, inspire a friend, exchange with someone on the same cell, hide a card in a stash,
    tear down what Big Brother has put up, play a card with the special mark, or pay will for the power of the
    district.
tutorial-end-of-turn =
    Both actions are spent. Julia stands in the open, with a spanner in hand, the docker beside her, and a secret
    goal that would bring a bonus for the rest of the game. End her turn.
tutorial-winston =
    Winston sits at the Records Department, far away. In a real game he would be on his way to her: two who stand
    together are hard to beat. This time he stays at home. End his turn.
tutorial-office =
    Big Brother’s phase. He has 9 resources, restored every round, and a hand of five directives. He spends
    in any order: directives, cameras, fences, posters, new policemen, steps. At 0 he can buy nothing more this
    round.
tutorial-directive =
    Every directive has two uses: its effect, for a price, or its clash value, the number in the corner. Two Minutes
    Hate costs 3 and raises authority by 1; in a clash it would be worth only 2. Play it.
tutorial-poster =
    A poster costs 4. Four of them on the walls at the end of a round raise authority by 2, so the opposition must
    come out and tear them down. Place one on the Gin Distillery, far from everyone.
tutorial-police =
    Two resources are left for steps of policemen, 1 each. Others see only that 1 was spent: not who walks, nor
    where. Move one of the two at Plenty to the Ration Office, next to Julia.
tutorial-near =
    The same policeman takes his second step, the last he may pay for in this phase: on to the Allotments, where
    Julia stands.
tutorial-attack =
    A policeman who has just stepped onto a pawn’s cell may start a clash, or stay hidden and clean up what lies there.
    In a clash he becomes visible. Alone against Julia it is a risk; let us see how a clash goes. Attack.
tutorial-leave =
    First, anyone attacked can get away with a Forged Pass; Julia can do it once in the game by her ability.
    Then friends on adjacent cells could join the clash. We fight: pass.
tutorial-lay-directive =
    For each policeman in the clash Big Brother lays one directive face down; only the clash values count.
    Interrogation is worth 7, the highest he has.
tutorial-lay-support =
    Julia’s side is will 5 and the docker’s 1. She may add one clash card, face down, knowing only how many
    directives were laid. The spanner adds 2, and it is not forbidden. Lay it.
tutorial-sum =
    Strength 8 against difficulty 7: Julia wins. Had she lost, she would have lost 1 will, been searched, and gone
    home; a forbidden card found on her would have sent her to the Prison.
tutorial-reward =
    The winners take a reward: authority falls by 1, or somebody who fought gains 1 will. Nobody here has less
    than 5 will, so let authority fall.
tutorial-hospital =
    The beaten policeman goes to a hospital, and only Big Brother knows to which of the two. From there he is hidden
    again. The one at Truth is far from here; choose it.
tutorial-spent =
    No resources are left, so you can buy nothing more. Used clash cards are gone for both sides: Big Brother
    draws up to five directives again next round, which brings the end of his deck nearer. End the phase.
tutorial-round =
    An event was revealed and stays for three rounds: in the London Fog cameras see nothing. Posters were counted, the
    leader has changed, and the second round begins. Authority is where it was: 10.
tutorial-numbers =
    This round used the rulebook’s numbers. A new table has balanced ones unless you choose otherwise: posters cost
    more there, and there are fewer rounds.
tutorial-how-to-go-on =
    You can play on from here, on both sides, or open a table with bots or friends. For the opposition: go in pairs,
    and carry no forbidden cards where you may lose. For Big Brother: wait, hidden, beside them.
