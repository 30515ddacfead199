"""Picking: a game so small that everybody's chances can be worked out by hand.

Seat 0 begins with a lead, which may be less than nothing. Each in turn picks 1, 2 or 3 points, and
with `die` throws a coin for one more. The most points win.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, cast

import msgspec

from veillee.kernel import AnyGame, Box, Chance, Input, Outcome, Step, Value

POINTS = (1, 2, 3)


class Options(Input):
    lead: int = 0
    die: bool = False


class Pick(Input, tag="pick"):
    points: Annotated[int, msgspec.Meta(ge=1, le=3)]


class State(Value):
    options: Options
    points: tuple[int, ...]
    turn: int = 0


class View(Value):
    seat: int | None
    state: State


def setup(options: Options, seats: int, chance: Chance) -> State:
    return State(options, (options.lead, *(0,) * (seats - 1)))


def to_act(state: State) -> tuple[int, ...]:
    return (state.turn,) if state.turn < len(state.points) else ()


def legal(state: State, seat: int) -> list[Pick]:
    return [Pick(points) for points in POINTS] if seat in to_act(state) else []


def play(state: State, seat: int, move: Pick, chance: Chance) -> Step:
    gained = move.points + (chance.below(2) if state.options.die else 0)
    points = tuple(had + gained * (seat == one) for one, had in enumerate(state.points))
    return Step(State(state.options, points, state.turn + 1), ())


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    ranks = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
    return Outcome(ranks, tuple(map(float, state.points)), "1.1", "ended")


def picking() -> AnyGame:
    game = SimpleNamespace(
        id="picking",
        rules_version=1,
        seats=range(2, 3),
        box=Box(minutes=(1, 1), age=3),
        presets={"book": Options()},
        Options=Options,
        Move=Pick,
        View=View,
        setup=setup,
        to_act=to_act,
        awaited=lambda state, _: to_act(state),
        legal=legal,
        why_not=lambda _state, _seat, _move: None,
        play=play,
        view=lambda state, seat: View(seat, state),
        outcome=outcome,
        imagine=lambda view, _: view.state,
        hidden=lambda _state, _seat: {},
        timeout=lambda _state, _seat: Pick(1),
        bound=lambda _options, seats: seats,
        write=lambda move: str(move.points),
        read=lambda text: Pick(int(text)),
    )
    return cast(AnyGame, game)
