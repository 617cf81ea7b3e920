"""Checks a game that was read: what the rules language refuses, and where hidden things would show."""
