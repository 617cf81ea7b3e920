# What is said at the lesson: fetched with it.

tutorial-welcome =
    Omega stirs in its chains, and Parties race to stop it; only one can win. You lead one of them. Your rival plays by itself.
tutorial-race =
    You hold two secret missions. The first one that anybody completes reveals the Final Mission, the same for all. Whoever completes that has won.
tutorial-character =
    You begin with one Character. Combat wins battles; the highest Speed goes first. Keep the Warrior, Combat 4: return the Thief.
tutorial-cards =
    Keep three of these Advantages. A Skill card needs a Character with its skill: your Warrior has Ki, but no Magic. Return Fireball.
tutorial-reset =
    A Turn has four phases. In Reset you can discard cards and Characters, and play some cards. You need all you have: end Reset.
tutorial-move =
    In Movement go to an Area, explore a new one, or rest. One of your missions, Three Shrines, has a step in the Whispering Forest. Go there.
tutorial-battle =
    An Encounter lay there, face down: Goblin Raiders, Combat 3 to your 4. Each side adds a die, and the higher sum wins.
tutorial-skill =
    Iron Fist adds 3. The Warrior is exhausted for it: he can use no more Skill cards this Turn, but he fights on. Play it.
tutorial-dice =
    A 1 and a 6: 8 against 9. You would not get in, and be out for this Turn. Losing by 5 or more, a Character dies.
tutorial-fate =
    But the dice can still be changed. Turn of Fate re-rolls one of them. Play it, and choose your own.
tutorial-won =
    A 5: 12 against 9, and the Forest is yours. In Interaction Parties in the same Area can fight, in trading Areas trade. You are alone: end Interaction.
tutorial-explore =
    Exploration brings the rewards. First you roll for Encounters: in the Forest, 1 to 3 means none. Explore.
tutorial-reward =
    A 2: none. Now take one reward. Bonus draws Advantages, EX is special to the Area, Mission does a step of a mission. Take the mission.
tutorial-end =
    One shrine of three, and your rival can see it now. It has recruited a second Character: their Combat and Speed are added up.
tutorial-how-to-go-on =
    Recruit early where it is offered, grow in Areas of level 1, and watch whose missions are nearly done. Play on from here, or begin a new game.
