"""The bots of NOT ALONE: what they believe, and what they make of it."""
