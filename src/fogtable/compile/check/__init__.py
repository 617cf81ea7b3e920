"""Refuses what the rules language does not have.

``forms`` knows the grammar; ``calls`` who calls whom and to what effect; ``sealed`` what a secret answer may do;
``liveness`` what has to wait. Then values are followed through all rules: ``expressions``, ``questions``, ``words``
and ``statements`` follow those of one rule, ``findings`` keeps what is known of all, ``flow`` repeats until that is
settled. ``game`` puts it together.
"""
