"""Which columns of an observation ever change at a table: the others need no weights."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fogtable.env.encoding import Spaces
from fogtable.env.gymnasium_vector import TableVector

SIDE_BY_SIDE = 256
CHOICES = 400
"""Choices that are looked at in each game."""


def moving(spaces: Spaces, options: dict[str, Any], seed: int) -> NDArray[np.bool_]:
    """Return for each column whether it was seen to change (:func:`fogtable.env.moving`)."""
    names = spaces.names
    crews: list[dict[str, str]] = [{}]
    if spaces.game.policy and len(names) > 1:
        # Random play alone misses much of what sensible players come to.
        crews += [dict.fromkeys(names[:seat] + names[seat + 1 :], "policy") for seat in range(len(names))]
    rng = np.random.default_rng(seed)
    first: NDArray[np.int16] | None = None
    changed = np.zeros(len(spaces.columns), np.bool_)
    for crew in crews:
        env = TableVector(spaces, SIDE_BY_SIDE, crew, "SameStep", options)
        shown, _ = env.reset(seed=seed)
        for _ in range(CHOICES):
            rows, mask = shown["observation"], shown["action_mask"]
            first = rows[0] if first is None else first
            changed |= (rows != first).any(axis=0)
            shown, *_ = env.step((mask * rng.random(mask.shape, np.float32)).argmax(axis=1))
    return changed
