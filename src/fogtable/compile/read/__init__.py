"""Reads a game: its modules of rules, and the kinds of values that they handle."""
