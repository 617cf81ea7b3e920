"""The rules language: its checker, its translator to C, and the build of a module.

``read`` finds the rules of a game and what their names stand for; ``check`` refuses what the language does not have;
``emit`` writes the rules as one C text; ``build`` compiles it.
"""
