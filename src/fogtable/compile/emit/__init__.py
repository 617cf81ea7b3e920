"""Writes a checked game as C."""
