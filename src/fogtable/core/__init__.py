"""Shared by every game: states, sets, questions, chance, events, views, matches, records, scenarios."""
