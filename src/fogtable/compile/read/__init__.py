"""Reads a game: ``modules`` its modules of rules, ``signatures`` how each rule begins, all kept in a ``program``.

``kinds`` are the kinds of values that rules handle.
"""
