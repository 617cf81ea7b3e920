"""Fogtable beside its peers, measured in one interleaved run: ``python -m bench``.

What is counted, how it is measured, what is like for like and what is not: ``docs/benchmarks.md``, and one sentence for
each row (``Entry.note``), which also stands in the results.
"""
