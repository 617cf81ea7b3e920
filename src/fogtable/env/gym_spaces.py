"""Observations and actions as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces as gym

from fogtable.env.encoding import Spaces


def observations(spaces: Spaces) -> gym.Dict:
    """Return what one observation is: ``observation``, the row, and ``action_mask``, 1 for each action offered."""
    return gym.Dict(
        {
            "observation": gym.Box(spaces.low, spaces.high, dtype=np.int16),
            "action_mask": gym.Box(0, 1, (len(spaces.actions),), np.int8),
        }
    )


def actions(spaces: Spaces) -> gym.Discrete[Any]:
    """Return what one action is."""
    return gym.Discrete(len(spaces.actions))
