"""Fogtable's own rows.

``fogtable.lab.playout`` is expected to offer

* ``random_playout(rng: Random) -> int``: one whole game of NOT ALONE, four players, uniformly
  random answers, reference execution; returns the number of decisions;
* ``copies(rng: Random) -> Sequence[Callable[[], object]]``: games half way through, each as a
  function without arguments that copies it once.
"""

from __future__ import annotations

from random import Random

from bench.contestant import PLAYERS, SEED, Contestant, Entry


def contestant() -> Contestant:
    """NOT ALONE with four players on the reference execution."""
    from fogtable.lab.playout import copies, random_playout

    return Contestant("notalone_reference", random_playout, copies(Random(SEED)))


def server_moves() -> Contestant:
    """The work of a server for each move of a table of four, without socket and disk.

    Who answers, the step, the log and the views of all seats and of a spectator as JSON.
    """
    from msgspec import Raw
    from msgspec.json import encode

    from fogtable.core.events import told
    from fogtable.core.match import Match
    from fogtable.core.view import own_part, public_part
    from fogtable.core.visibility import SPECTATOR
    from fogtable.games import load

    game = load("notalone")

    def sent(match: Match, read: int) -> list[bytes]:
        t, names = match.state, match.names
        public = Raw(encode(public_part(t, names)))
        return [
            encode(
                {
                    "public": public,
                    "own": own_part(t, viewer, names),
                    "asked": match.offered(viewer),
                    "events": [told(entry, viewer, names) for entry in t.log[read:]],
                }
            )
            for viewer in (SPECTATOR, *t.seats)
        ]

    def playout(rng: Random) -> int:
        match = Match(game, PLAYERS, seed=rng.getrandbits(64))
        moves = read = 0
        while not match.over:
            seat, _, options = match.next()
            match.answer(seat, options[int(rng.random() * len(options))])
            moves += 1
            sent(match, read)
            read = len(match.state.log)
        return moves

    return Contestant("notalone_server_moves", playout)


ENTRIES = [Entry("notalone_reference", contestant), Entry("notalone_server_moves", server_moves)]
"""Own rows, in the order of the table."""
