"""Learn to play the Hunted of NOT ALONE against the game's own policy, with NumPy alone; then play at a table.

python learn.py --minutes 5            learns, prints how often the Hunted win, writes learned.npz
fogtable play --bot learn:Make         what was learned takes seats at a table in the browser
fogtable simulate notalone --players 3 --bot learn:Make --seats hunted=learn:Make

One network with a hidden layer says what to do and what the game is worth. It learns by proximal policy optimisation
(PPO, Schulman et al. 2017) with generalised advantages (2016) and Adam, and a magnet holds it: what is done may differ
from a slow follower of the same network at a price (after magnetic mirror descent, Sokota et al. 2023).
"""

import argparse
import time

import numpy as np

from fogtable.env import spaces, vector

GAME, SEATS, FILE = "notalone", 3, "learned.npz"
GAMES, STEPS, HIDDEN = 256, 32, 128
SMOOTH, RATE, CLIP, EPOCHS, BATCHES = 0.95, 4e-4, 0.2, 3, 4
PULL, FOLLOW = 0.01, 0.02  # how strongly the magnet holds, how quickly it follows


class Network:
    """Odds of actions and worth of the game, from observations."""

    def __init__(self, table, rng):
        self.low, self.span = table.low.astype(np.float32), np.maximum(table.high - table.low, 1).astype(np.float32)
        width, actions = len(table.columns), len(table.actions)
        self.weights = [
            rng.normal(0, width**-0.5, (width, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),  # the last column is the worth
            np.zeros(actions + 1, np.float32),
        ]
        self.magnet = [w.copy() for w in self.weights]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def think(self, inputs, masks, weights=None):
        """Return what is in between, the odds of all actions, and the worth, for each row of inputs."""
        into, bias, out, last = weights or self.weights
        hidden = np.maximum(inputs @ into + bias, 0)
        said = hidden @ out + last
        scores = np.where(masks, said[:, :-1], -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), said[:, -1]

    def inputs(self, rows):
        """Return observations as numbers from 0 to 1."""
        return (rows - self.low) / self.span

    def learn(self, inputs, masks, actions, before, advantages, returns):
        """Take one step towards actions that did well, and towards what games turned out to be worth."""
        hidden, odds, worth = self.think(inputs, masks)
        count, every = len(inputs), np.arange(len(inputs))
        ratio = odds[every, actions] / before
        # Past the bound nothing is gained by going on in the same direction.
        useful = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        gain = advantages * ratio * useful
        apart = np.log(odds + 1e-12) - np.log(self.think(inputs, masks, self.magnet)[1] + 1e-12)
        push = odds * (gain[:, None] + PULL * (apart - (odds * apart).sum(axis=1, keepdims=True)))
        push[every, actions] -= gain
        down = np.concatenate([push, (worth - returns)[:, None]], axis=1).astype(np.float32) / count
        back = (down @ self.weights[2].T) * (hidden > 0)
        self.adam([inputs.T @ back, back.sum(axis=0), hidden.T @ down, down.sum(axis=0)])
        for magnet, weight in zip(self.magnet, self.weights, strict=True):
            magnet += FOLLOW * (weight - magnet)

    def adam(self, gradients):
        """Move the weights down these gradients."""
        self.updates += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fair = mean / (1 - 0.9**self.updates), square / (1 - 0.999**self.updates)
            weight -= RATE * fair[0] / (np.sqrt(fair[1]) + 1e-8)


def draw(odds, rng):
    """Return an action for each row, as likely as the odds say."""
    return (odds.cumsum(axis=1) > rng.random((len(odds), 1))).argmax(axis=1)


def train(minutes, seed):
    """Play and learn for so many minutes; tell every quarter of one how it goes; keep what was learned."""
    rng = np.random.default_rng(seed)
    env = vector(GAME, GAMES, SEATS, opponents={"creature": "policy"}, autoreset="SameStep")
    network = Network(env.spaces, rng)
    shown, _ = env.reset(seed=seed)
    begun = told = time.monotonic()
    won = ended = decisions = 0
    while time.monotonic() < begun + 60 * minutes:
        steps = []
        for _ in range(STEPS):
            inputs, masks = network.inputs(shown["observation"]), shown["action_mask"]
            _, odds, worth = network.think(inputs, masks)
            actions = draw(odds, rng)
            shown, rewards, over, _, _ = env.step(actions)
            steps.append((inputs, masks, actions, odds[np.arange(GAMES), actions], worth, rewards, over))
            won, ended = won + rewards.sum(), ended + over.sum()
        decisions += GAMES * STEPS
        following = network.think(network.inputs(shown["observation"]), shown["action_mask"])[2]
        ahead, advantages = 0, []
        for *_, worth, rewards, over in reversed(steps):
            ahead = rewards + following * ~over - worth + SMOOTH * ahead * ~over
            advantages.append(ahead)
            following = worth
        inputs, masks, actions, before, worth, _, _ = (np.concatenate(part) for part in zip(*steps, strict=True))
        advantage = np.concatenate(advantages[::-1])
        normal = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        returns = advantage + worth
        for _ in range(EPOCHS):
            for some in np.array_split(rng.permutation(len(inputs)), BATCHES):
                network.learn(*(part[some] for part in (inputs, masks, actions, before, normal, returns)))
        late = time.monotonic() > begun + 60 * minutes
        if ended and (late or time.monotonic() > told + 15):
            told = time.monotonic()
            yield {
                "seconds": round(told - begun),
                "decisions": decisions,
                "games": int(ended),
                "won": float(won / ended),
            }
            won = ended = 0
    np.savez(FILE, *network.weights)


class Make:
    """What was learned, as a bot: ``fogtable play --bot learn:Make``."""

    games = (GAME,)

    def __init__(self):
        self.table = spaces(GAME, SEATS)
        self.network = Network(self.table, np.random.default_rng(0))
        with np.load(FILE) as kept:
            self.network.weights = [kept[name] for name in kept.files]

    def choose(self, seen, rng):
        """Return one of the options."""
        if len(seen.names) != SEATS:  # it knows tables of three only
            return rng.choice(seen.options)
        inputs, mask = self.network.inputs(self.table.encode(seen)[None]), self.table.mask(seen)[None]
        odds = self.network.think(inputs, mask)[1][0]
        return self.table.option(seen, rng.choices(range(len(odds)), odds)[0])


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--seed", type=int, default=1)
    for row in train(**vars(asked.parse_args())):
        print("{seconds:4} s {decisions:9,} decisions, {games:6,} games: {won:.1%} won".format(**row), flush=True)
    print(f"written: {FILE}")
