"""Rounds and situations for the bots of Spacepoker."""

from typing import Any

import msgspec

from tests.games.spacepoker.tables import ships
from veillee.bots.bot import Bot
from veillee.games import spacepoker
from veillee.games.spacepoker import Options, View
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance, Match

HOUSE = spacepoker.presets["house"]


def match_of(seats: int, seed: object, options: Options) -> Match:
    return Match(spacepoker, seats=seats, seed=str(seed), options=options)


def play(match: Match, bots: list[Bot]) -> Match:
    """To the end; every move a bot chooses is among the legal ones."""
    while match.to_act:
        (seat,) = match.to_act
        legal = match.legal(seat)
        move = bots[seat].choose(match.view(seat), legal)
        assert move in legal
        match.play(seat, move)
    return match


def after_exchange(hand: str, *moves: str, seed: int = 1, options: Options = HOUSE) -> View:
    """Seat 0 holds that hand in a first round of two, both have kept all, then these moves."""
    state: State = spacepoker.setup(options, 2, Chance(str(seed)))
    held = (ships(hand), state.ships[1])
    state = msgspec.structs.replace(state, ships=held)
    for text in ("x -", "x -", *moves):
        (seat,) = spacepoker.to_act(state)
        assert spacepoker.why_not(state, seat, spacepoker.read(text)) is None
        state = spacepoker.play(state, seat, spacepoker.read(text), Chance("")).state
    return spacepoker.view(state, 0)


def legal_for(view: View) -> list[Any]:
    return spacepoker.legal(spacepoker.imagine(view, Chance("")), 0)
