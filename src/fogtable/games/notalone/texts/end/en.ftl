# How a game ended

win-creature-story =
    One by one they stop watching the sky. The ship circles, calls, and hears only the forest breathing. What walked
    out of the wreck has become part of Artemia, and the planet closes its eyes, content.
win-hunted-story =
    A streak of fire tears the clouds: the ship has come. Muddy, sleepless and still themselves, the crew climb aboard.
    Far below, something stands at the edge of the trees and watches the light grow small.
