# Around a lesson

lesson-step = Step { $number } of { $of }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip the lesson
lesson-end = End the lesson
lesson-hints = “Hint”, the light bulb, helps with every decision.
lesson-do = Now: { $pick }
lesson-not-now = Not this now. First: { $pick }
lesson-play = Play against bots
lesson-play-alone = Begin a game
