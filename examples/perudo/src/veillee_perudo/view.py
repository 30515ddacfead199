"""What a player or a watcher may know: all but the dice under the others' cups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from veillee.kernel import Chance, Value

from .state import Cup, Lifted, Made, Options, State
from .throwing import throw


class View(Value):
    seat: int | None
    options: Options
    own: Cup
    """The dice under one's own cup."""
    dice: tuple[int, ...]
    in_play: int
    """How many dice there are in all."""
    calzas: tuple[int, ...]
    turn: int
    bids: tuple[Made, ...]
    out: tuple[int, ...]
    last: Lifted | None


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        own=() if seat is None else state.cups[seat],
        dice=state.dice,
        in_play=state.in_play,
        calzas=state.calzas,
        turn=state.turn,
        bids=state.bids,
        out=state.out,
        last=state.last,
    )


def imagine(view: View, chance: Chance) -> State:
    """Any dice may lie under the cups of the others."""
    over = len(view.out) == len(view.dice) - 1
    thrown = throw((0,) * len(view.dice) if over else view.dice, chance)
    cups = tuple(view.own if seat == view.seat else cup for seat, cup in enumerate(thrown))
    return State(
        options=view.options,
        dice=view.dice,
        cups=cups,
        calzas=view.calzas,
        turn=view.turn,
        bids=view.bids,
        out=view.out,
        last=view.last,
    )


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    return {f"cup of {other}": cup for other, cup in enumerate(state.cups) if cup and other != seat}
