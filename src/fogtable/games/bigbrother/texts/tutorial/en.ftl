# What is said at the lessons: fetched with them.

## The opposition

tutorial-opposition-welcome =
    London, 1984. You are Winston, with O’Brien on your side and Big Brother against you. They play by themselves; you play one turn and one clash.
tutorial-opposition-race =
    Authority is at 13. At 0 you win, at 20 Big Brother does. He also wins once every will is broken; you, if you last 16 rounds or his whole deck of directives.
tutorial-opposition-hidden =
    What you do is seen by all. His four policemen are hidden: they begin at the ministries, then only he knows where they are.
tutorial-opposition-move =
    You have two actions. A Move goes up to two cells. The magnifying glass marks a place to search: walk to the Memory-Hole Yard.
tutorial-opposition-search =
    A Search draws a support card. Winston is an Office Clerk: once a round he may draw two. Search, and draw two.
tutorial-opposition-docker =
    The Baton is strong but forbidden: it costs you dearly if the police find it. The Docker is an ally, good for 1 strength in every clash. Play him.
tutorial-opposition-end =
    Both actions are spent, and you stand in the open. Now O’Brien walks, then Big Brother spends his resources. End your turn.
tutorial-opposition-clash =
    A clash! Two policemen came unseen, by two paid steps each. O’Brien stopped on the next cell, so he could join you.
tutorial-opposition-sum =
    Two policemen lay two directives, from 2 to 8 each. You two have 5 will each, the Docker adds 1. Lay the Spanner: 2 more, and not forbidden.
tutorial-opposition-reward =
    13 against 12: you win. Had you lost, you would both have lost 1 will, been searched, and sent home or to the Prison. Your reward: authority falls.
tutorial-opposition-after =
    The beaten policemen are in a hospital, hidden again. A round ends with an event, then another leads the cell: you, this time.
tutorial-opposition-how-to-go-on =
    Walk in pairs, find out where the police wait, tear down posters before there are five. Play on from here, or begin a new game.

## Big Brother

tutorial-big-brother-welcome =
    You are Big Brother. Julia and Winston defy you, playing by themselves; you place your police, play one phase and spring one trap.
tutorial-big-brother-race =
    Authority is at 13. At 20 you win, at 0 they do. You also win once every will is broken; they, if they last 16 rounds or your whole deck of directives.
tutorial-big-brother-deploy =
    Only you see your policemen. Julia starts in the west, near the Ministry of Plenty: put two there, one at Truth, one at Love.
tutorial-big-brother-directive =
    They have walked and searched. Your 9 resources, new each round, pay for everything. Two Minutes Hate costs 3 and raises authority: play it.
tutorial-big-brother-camera =
    Where will Julia search next? The Allotments are two cells from her. A camera there shows you two cards of whoever enters. Place it, for 2.
tutorial-big-brother-first =
    A step costs 1, and each policeman takes two at most. They see that you paid, never who walks. Send one from Plenty to the Allotments.
tutorial-big-brother-second =
    One policeman may be too weak alone. Send the other one after him, the same way, with your last resources.
tutorial-big-brother-end =
    All is spent. Next they talk about their plans, and you hear every word. End the phase, and wait for Julia.
tutorial-big-brother-trap =
    She walked in! The camera showed a forbidden Diary. Your policemen could stay hidden; but Julia, 5 will and perhaps a weapon, is alone. Both step forward.
tutorial-big-brother-lay =
    For each policeman you lay a directive: only its clash value counts. Raid and Interrogation make 11. Lay them.
tutorial-big-brother-won =
    7 against 11: she loses 1 will and is searched. The Diary was found, so she sits in the Prison and skips a turn.
tutorial-big-brother-how-to-go-on =
    Wait hidden where they want to go, keep high numbers for clashes, and put up five posters. Play on from here, or begin a new game.
