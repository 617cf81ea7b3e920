# How a game ended

win-party-1-story =
    The last chain holds. Far below the Tower something that almost had a name turns over and falls asleep again. Outside
    it is an ordinary morning; they share out the bread, argue about the way back, and nobody in the valley looks up.
win-party-2-story = { win-party-1-story }
win-party-3-story = { win-party-1-story }
win-party-4-story = { win-party-1-story }
win-party-5-story = { win-party-1-story }
win-omega-story =
    The campfires on the roads went out one after another. In the Tower a link has given way without a sound, and
    the shadow on the wall is now a little longer than the thing that casts it.
win-nobody-story =
    The inns fill up again, and the mapmakers argue about the roads. Omega still sits in its chains, and nobody can say
    for how long.
