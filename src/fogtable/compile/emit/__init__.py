"""Writes checked rules as C.

``context`` has what all functions share. ``expressions``, ``words``, ``waiting`` and ``statements`` write one rule,
each building on the one before; ``rule_tables`` and ``many_seats`` write functions that rules name but do not spell
out, ``memo`` functions that remember their results, ``state_table`` the state. ``translate`` puts the text together.
"""
