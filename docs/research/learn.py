"""Learn to play the Hunted of NOT ALONE against the game's own policy, with NumPy alone; then play at a table.

python learn.py --minutes 5            learns, prints how often the Hunted win, writes learned.npz
fogtable play --bot learn:Make         what was learned takes seats at a table in the browser
fogtable simulate notalone --players 3 --bot learn:Make --seats hunted=learn:Make

One network with a hidden layer says what to do and what the game is worth; it is moved by the policy gradient with
generalised advantages (Schulman et al. 2016), an entropy bonus, and Adam.
"""

import argparse
import time

import numpy as np

from fogtable.env import spaces, vector

GAME, SEATS, FILE = "notalone", 3, "learned.npz"
GAMES, STEPS, HIDDEN = 256, 32, 128
DISCOUNT, SMOOTH, ENTROPY, RATE = 1.0, 0.95, 0.01, 1e-3


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
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def think(self, rows, masks):
        """Return what was put in, what is in between, the odds of all actions, and the worth, for each row."""
        inputs = (rows - self.low) / self.span
        into, bias, out, last = self.weights
        hidden = np.maximum(inputs @ into + bias, 0)
        said = hidden @ out + last
        scores = np.where(masks, said[:, :-1], -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inputs, hidden, odds / odds.sum(axis=1, keepdims=True), said[:, -1]

    def learn(self, rows, masks, actions, advantages, returns):
        """Take one step towards actions that did well, and towards what games turned out to be worth."""
        inputs, hidden, odds, worth = self.think(rows, masks)
        count, every = len(rows), np.arange(len(rows))
        logs = np.log(odds + 1e-12)
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        push = odds * (advantages[:, None] + ENTROPY * (logs + entropy))
        push[every, actions] -= advantages
        down = np.concatenate([push, (worth - returns)[:, None]], axis=1).astype(np.float32) / count
        back = (down @ self.weights[2].T) * (hidden > 0)
        self.adam([inputs.T @ back, back.sum(axis=0), hidden.T @ down, down.sum(axis=0)])

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
    """Play and learn for so many minutes."""
    rng = np.random.default_rng(seed)
    env = vector(GAME, GAMES, SEATS, opponents={"creature": "policy"}, autoreset="SameStep")
    network = Network(env.spaces, rng)
    shown, _ = env.reset(seed=seed)
    begun = told = time.monotonic()
    won = ended = decisions = 0
    while time.monotonic() < begun + 60 * minutes:
        steps = []
        for _ in range(STEPS):
            rows, masks = shown["observation"], shown["action_mask"]
            _, _, odds, worth = network.think(rows, masks)
            actions = draw(odds, rng)
            shown, rewards, over, _, _ = env.step(actions)
            steps.append((rows, masks, actions, worth, rewards, over))
            won, ended = won + rewards.sum(), ended + over.sum()
        decisions += GAMES * STEPS
        following = network.think(shown["observation"], shown["action_mask"])[3]
        ahead, advantages = 0, []
        for _, _, _, worth, rewards, over in reversed(steps):
            error = rewards + DISCOUNT * following * ~over - worth
            ahead = error + DISCOUNT * SMOOTH * ahead * ~over
            advantages.append(ahead)
            following = worth
        rows, masks, actions, worth, _, _ = (np.concatenate(part) for part in zip(*steps, strict=True))
        advantage = np.concatenate(advantages[::-1])
        normal = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        network.learn(rows, masks, actions, normal, advantage + worth)
        if time.monotonic() > told + 15:
            told = time.monotonic()
            print(
                f"{told - begun:4.0f} s {decisions:9,} decisions, {ended:6,} games: {won / ended:.1%} won", flush=True
            )
            won = ended = 0
    np.savez(FILE, *network.weights)
    print(f"{decisions:,} decisions; written: {FILE}")


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
        odds = self.network.think(self.table.encode(seen)[None], self.table.mask(seen)[None])[2][0]
        return self.table.option(seen, rng.choices(range(len(odds)), odds)[0])


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--seed", type=int, default=1)
    train(**vars(asked.parse_args()))
