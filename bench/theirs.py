"""The other side: OpenSpiel and RLCard, installed in the bench's own environment."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pyspiel
import rlcard
from open_spiel.python.games import liars_poker  # noqa: F401  (importing it registers the game)

ROLLOUTS = 40


def python_game(name: str) -> Callable[[], int]:
    """Random whole games of a game that is itself written in Python."""
    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def compiled_rollouts(name: str) -> Callable[[], int]:
    """Random rollouts without leaving the compiled code.

    A search of one simulation asks its evaluator once, and the evaluator plays all the rollouts.
    It does not say how long they were, so their mean length is sampled beforehand.
    """
    game = pyspiel.load_game(name)
    length = _mean_length(game)
    seeds, dice = count(1), random.Random(1)

    def play() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=next(seeds))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
        bot.step(_dealt(game, dice))
        return round(ROLLOUTS * length)

    return play


def rlcard_game(name: str) -> Callable[[], int]:
    """Random whole games in RLCard's environment."""
    env = rlcard.make(name, config={"seed": 1})
    dice = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def _mean_length(game: pyspiel.Game) -> float:
    dice, moves, games = random.Random(1), 0, 200
    for _ in range(games):
        state = _dealt(game, dice)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
    return moves / games


def _dealt(game: pyspiel.Game, dice: random.Random) -> pyspiel.State:
    """The first state in which somebody has a choice: a search cannot begin with the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
    return state
