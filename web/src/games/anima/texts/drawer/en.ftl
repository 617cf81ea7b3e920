# What stands in the drawers of ANIMA's table.

pass-this-turn = Auto-pass this Turn
habits-text = You are asked only if you can react. These settings stay on this device; no other player sees them.
habits-none = Always ask me

top-known = You know the next Encounter:
pile-advantages = Discarded Advantages
pile-characters = Discarded Characters
pile-encounters = Discarded Encounters
pile-areas = Removed Areas
