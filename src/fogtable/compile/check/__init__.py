"""Checks rules, and refuses everything that the rules language does not have.

``forms`` knows the grammar, ``calls`` the call graph and the effects of each rule, ``sealed`` the limits of secret
answers, ``liveness`` the names that must survive a question. Then values are followed through all rules:
``expressions``, ``questions``, ``words`` and ``statements`` follow those of one rule, ``findings`` keeps the results
for all, ``flow`` repeats until they are settled. ``game`` puts it together.
"""
