"""Runs compiled rules.

``runtime`` is the hand-written C that a translated game includes; ``compiler`` and ``find`` see to it that a game's
module is there and was made from just the rules on disk; ``match`` plays a game with it.
"""
