"""Declarations of a game: families, fields, chance, questions, events, and their visibility."""
