"""The rules language: its checker, its translator to C, and the build of a module.

``read`` finds rules and what their names stand for; ``forms`` knows the grammar; ``calls`` who calls whom and to what
effect; ``sealed`` what a secret answer may do; ``live`` what has to wait; ``flow``, ``body``, ``words`` and
``expressions`` follow values; ``check`` puts it together.
"""
