"""How many taps a turn takes, and how long people wait for it: ``python -m bench.tapping``."""
