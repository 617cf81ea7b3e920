"""Fogtable's own rows.

``fogtable.lab.playout`` is expected to offer

* ``random_playout(rng: Random) -> int``: one whole game of NOT ALONE, four players, uniformly
  random answers, reference execution; returns the number of decisions;
* ``copies(rng: Random) -> Sequence[Callable[[], object]]``: games half way through, each as a
  function without arguments that copies it once.
"""

from __future__ import annotations

from random import Random

from bench.contestant import SEED, Contestant, Entry


def contestant() -> Contestant:
    """NOT ALONE with four players on the reference execution."""
    from fogtable.lab.playout import copies, random_playout

    return Contestant("notalone_reference", random_playout, copies(Random(SEED)))


# ---- notalone_server_moves --------------------------------------------------------------------
# Step, log and all views as JSON, of one table of four on one core. It becomes a function like
# `contestant` and a line in ENTRIES: one playout is one game through the server's own code
# (no socket), its decisions are the moves. Time here is CPU time: waits for a disk do not show.
# -----------------------------------------------------------------------------------------------

ENTRIES = [Entry("notalone_reference", contestant)]
"""Own rows, in the order of the table."""
