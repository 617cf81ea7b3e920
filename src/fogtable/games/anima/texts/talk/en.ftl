# What people say at the table with one tap.

preset-for-glory = For glory!
preset-let-us-trade = Let us trade
preset-my-road = This road is mine
preset-cursed-dice = These dice are cursed
preset-shadow-grows = The shadow grows
preset-well-fought = Well fought!
