"""Crooked versions of the toy game, each with one fault that the contract must catch."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tests.toys import higher
from veillee.kernel import Chance, Event, Game, Step


def _variant(**changes: Any) -> Game:
    names = {name: getattr(higher, name) for name in dir(higher) if not name.startswith("__")}
    return cast(Game, SimpleNamespace(**{**names, **changes}))


class LeakyView(higher.View, frozen=True):
    others: tuple[tuple[int, ...], ...] = ()


def view_with_a_leak() -> Game:
    """Every hand is in everybody's view, and `imagine` faithfully uses what the view tells."""

    def view(state: higher.State, seat: int | None) -> LeakyView:
        honest = msgspec.structs.asdict(higher.view(state, seat))
        return LeakyView(**honest, others=state.hands)

    def imagine(view: LeakyView, chance: Chance) -> higher.State:
        honest = higher.imagine(view, chance)
        held = [card for hand in view.others for card in hand]
        pile = chance.shuffle(c for c in higher.DECK if c not in held and c not in view.played)
        return msgspec.structs.replace(honest, hands=view.others, pile=tuple(pile))

    return _variant(View=LeakyView, view=view, imagine=imagine)


def imagine_that_peeks() -> Game:
    """`imagine` remembers the true state behind the view, and returns it half of the time."""
    truths: dict[bytes, higher.State] = {}

    def view(state: higher.State, seat: int | None) -> higher.View:
        seen = higher.view(state, seat)
        truths.setdefault(msgspec.json.encode(seen), state)
        return seen

    def imagine(view: higher.View, chance: Chance) -> higher.State:
        truth = truths[msgspec.json.encode(view)]
        return truth if chance.below(2) else higher.imagine(view, chance)

    return _variant(view=view, imagine=imagine)


def imagine_that_forgets() -> Game:
    """`imagine` deals cards that have been seen already."""

    def imagine(view: higher.View, chance: Chance) -> higher.State:
        blind = msgspec.structs.replace(view, hand=(), hand_sizes=view.hand_sizes)
        return higher.imagine(msgspec.structs.replace(blind, seat=None), chance)

    return _variant(imagine=imagine)


def event_with_a_leak() -> Game:
    """Everybody is told which card was drawn."""

    def play(state: higher.State, seat: int, move: higher.Play, chance: Chance) -> Step:
        after, events = higher.play(state, seat, move, chance)
        return Step(after, tuple(Event(e.rule, e.what) for e in events))

    return _variant(play=play)


def refusal_with_a_leak() -> Game:
    """The list of legal moves depends on what another player holds."""

    def legal(state: higher.State, seat: int) -> list[higher.Play]:
        moves = higher.legal(state, seat)
        return moves[::-1] if 16 in state.hands[seat - 1] else moves

    return _variant(legal=legal)


def legal_that_omits() -> Game:
    """`legal` leaves out a move that `why_not` allows."""

    def legal(state: higher.State, seat: int) -> list[higher.Play]:
        moves = higher.legal(state, seat)
        return moves[:-1] if len(moves) > 1 else moves

    return _variant(legal=legal)


def chance_from_elsewhere() -> Game:
    """Setup has dice of its own."""
    draws = iter(range(10**9))

    def setup(options: higher.Options, seats: int, chance: Chance) -> higher.State:
        return higher.setup(options, seats, Chance(f"own dice {next(draws)}"))

    return _variant(setup=setup)


def endless() -> Game:
    """A card that has been played comes back to the hand."""

    def play(state: higher.State, seat: int, move: higher.Play, chance: Chance) -> Step:
        after, events = higher.play(state, seat, move, chance)
        return Step(msgspec.structs.replace(after, hands=state.hands), events)

    return _variant(play=play)
