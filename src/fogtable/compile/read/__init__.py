"""Reads a game: its modules of rules, and what kinds of values their names stand for."""
