"""The trainer of ``fogtable train`` on Leduc poker, where how well a player can be beaten is known exactly.

``python -m bench.leduc.learn --out results/leduc`` trains by ``recipe.json`` (a minute) and tells twenty times on
the way what the best answer to the net wins, in chips, by OpenSpiel's ``exploitability``; stopped, it goes on from
there.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from bench.leduc import GAME
from bench.leduc.compiled import compiled
from fogtable.bots.learned import LearnedBot
from fogtable.bots.net import Net
from fogtable.core.bot import observe
from fogtable.core.play.match import Match
from fogtable.fast.learning import Learner
from fogtable.lab.processes import stop_asked
from fogtable.lab.train.course import State, train
from fogtable.lab.train.recipe import read
from fogtable.lab.train.school import School

RECIPE: Final = Path(__file__).parent / "recipe.json"
LOOKS: Final = 20
"""How often it is looked how far it is."""
CHANCE: Final = -1


def exploitability(net: Net) -> float:
    """Return what the best answer to a net wins from it, in chips, on the mean of both seats."""
    spiel: Any = import_module("pyspiel")
    measure: Any = import_module("open_spiel.python.algorithms.exploitability")
    policies: Any = import_module("open_spiel.python.policy")
    game = spiel.load_game("leduc_poker")
    table = policies.TabularPolicy(game)
    bot = LearnedBot(GAME, net)
    for row, state in zip(table.action_probability_array, table.states, strict=True):
        seen = observe(_same(state), state.current_player())
        weights = bot.weights(seen)
        row[:] = 0
        for option, weight in zip(seen.options, weights, strict=True):
            row[option] = weight / sum(weights)
    return float(measure.exploitability(game, table))


def _same(state: Any) -> Match:
    """Return our game where theirs is: by the cards that came and what was answered."""
    cards, answers = [], []
    way: Any = import_module("pyspiel").load_game("leduc_poker").new_initial_state()
    for action in state.history():
        (cards if way.current_player() == CHANCE else answers).append(action)
        way.apply_action(action)
    match = Match(GAME, 2, said={"deal": cards[:2], "flop": cards[2:]})
    for answer in answers:
        match.act(answer)
    return match


def net_of(learner: Learner) -> Net:
    """Return what somebody has learned so far, in whole numbers."""
    return Net.of(learner.average, learner.used(), learner.shape)


def main() -> None:
    """Train, or go on with it."""
    asked = argparse.ArgumentParser(description="Let a net learn Leduc poker; tell exactly how well it can be beaten.")
    asked.add_argument("--out", type=Path, required=True, help="the folder of the training")
    asked.add_argument("--recipe", type=Path, default=RECIPE)
    said = asked.parse_args()
    try:
        recipe = read(said.recipe)
        said.out.mkdir(parents=True, exist_ok=True)
        school = School(recipe, GAME, compiled())
    except (ValueError, OSError) as wrong:
        asked.error(str(wrong))

    def told(state: State) -> None:
        if state.round % max(recipe.rounds // LOOKS, 1) == 0 or state.round == recipe.rounds:
            beaten = exploitability(net_of(school.net))
            print(f"{state.seconds:6.0f} s {state.games:11,} games   {beaten:.3f} chips", flush=True)

    with stop_asked() as stop:
        train(school, said.out, told, stop.is_set)


if __name__ == "__main__":
    main()
