"""Sealed: the smallest game in which all answer at once and in secret. A toy for the tests.

In each of three rounds everybody is dealt three of sixteen cards and lays one of them face down, or
none. Nobody is told who has done so, and whoever has may change his mind until the last one has.
Then all are turned up: the highest scores a point, and all cards are dealt anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from veillee.kernel import Box, Chance, Event, Input, Outcome, Refusal, Rulebook, Step, Value

id = "sealed"
rules_version = 1
seats = range(2, 5)
box = Box(minutes=(5, 10), age=6)
rulebook = Rulebook(__package__)

DECK = range(1, 17)
ROUNDS = 3
NONE = 0
"""What lies before somebody who holds back."""


class Options(Input):
    pass


class Seal(Input, tag="seal"):
    card: Annotated[int, msgspec.Meta(ge=1, le=16)]


class HoldBack(Input, tag="hold"):
    """Lay down no card in this round."""


class Revealed(Value, tag="revealed"):
    round: int
    cards: tuple[int, ...]


class Dealt(Value, tag="dealt"):
    """For the seat alone."""

    seat: int
    cards: tuple[int, ...]


class State(Value):
    hands: tuple[tuple[int, ...], ...]
    answers: tuple[int | None, ...]
    points: tuple[int, ...]
    round: int = 1
    shown: tuple[int, ...] = ()


class View(Value):
    seat: int | None
    hand: tuple[int, ...]
    answer: int | None
    """The viewer's own."""
    points: tuple[int, ...]
    round: int
    shown: tuple[int, ...]
    """What was turned up in the round before."""


Move = Seal | HoldBack
presets = {"book": Options()}


def setup(options: Options, seats: int, chance: Chance) -> State:
    return State(deal(seats, chance), (None,) * seats, (0,) * seats)


def deal(seats: int, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Clause 1.1."""
    cards = chance.shuffle(DECK)
    return tuple(tuple(sorted(cards[3 * seat : 3 * seat + 3])) for seat in range(seats))


def is_over(state: State) -> bool:
    return state.round > ROUNDS


def to_act(state: State) -> tuple[int, ...]:
    if is_over(state):
        return ()
    return tuple(seat for seat, answer in enumerate(state.answers) if answer is None)


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:
    """Clause 1.3: everybody, as far as others know; of oneself one knows it."""
    if is_over(state):
        return ()
    has_answered = viewer is not None and state.answers[viewer] is not None
    return tuple(s for s in range(len(state.answers)) if not (has_answered and s == viewer))


def legal(state: State, seat: int) -> list[Seal | HoldBack]:
    """Clause 1.2: for everybody, also for one who has answered."""
    return [] if is_over(state) else [*map(Seal, state.hands[seat]), HoldBack()]


def why_not(state: State, seat: int, move: Seal | HoldBack) -> Refusal | None:
    if is_over(state):
        return rulebook.refuse("0.3", "match-is-over")
    if isinstance(move, Seal) and move.card not in state.hands[seat]:
        return rulebook.refuse("1.2", "not-in-hand", card=move.card)
    return None


def play(state: State, seat: int, move: Seal | HoldBack, chance: Chance) -> Step:
    """Clauses 1.2 to 1.5."""
    answer = move.card if isinstance(move, Seal) else NONE
    answers = (*state.answers[:seat], answer, *state.answers[seat + 1 :])
    shown = tuple(answer for answer in answers if answer is not None)
    if len(shown) < len(answers):
        return Step(msgspec.structs.replace(state, answers=answers), ())
    best, count = max(shown), len(shown)
    points = tuple(p + (a == best != NONE) for p, a in zip(state.points, shown, strict=True))
    is_last = state.round == ROUNDS
    hands = ((),) * count if is_last else deal(count, chance)
    after = State(hands, (None,) * count, points, state.round + 1, shown)
    told = [
        Event("1.4", Dealt(other, hand), audience=(other,))
        for other, hand in enumerate(hands)
        if hand
    ]
    return Step(after, (Event("1.3", Revealed(state.round, shown)), *told))


def outcome(state: State) -> Outcome | None:
    """Clause 1.5."""
    if not is_over(state):
        return None
    ranks = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
    return Outcome(ranks, tuple(map(float, state.points)), "1.5", "ended-rounds-played")


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        answer=None if seat is None else state.answers[seat],
        points=state.points,
        round=state.round,
        shown=state.shown,
    )


def imagine(view: View, chance: Chance) -> State:
    """Others may hold any other cards, and may have answered, as long as not everybody has."""
    count = len(view.points)
    if view.round > ROUNDS:
        return State(((),) * count, (None,) * count, view.points, view.round, view.shown)
    unseen = chance.shuffle(card for card in DECK if card not in view.hand)
    hands, answers = list[tuple[int, ...]](), list[int | None]()
    for seat in range(count):
        hand = view.hand if seat == view.seat else tuple(sorted(unseen[3 * seat : 3 * seat + 3]))
        guess = chance.choice((NONE, *hand)) if chance.below(2) else None
        hands.append(hand)
        answers.append(view.answer if seat == view.seat else guess)
    if None not in answers:
        answers[chance.choice([s for s in range(count) if s != view.seat])] = None
    return State(tuple(hands), tuple(answers), view.points, view.round, view.shown)


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    others = () if is_over(state) else [o for o in range(len(state.hands)) if o != seat]
    return {
        **{f"hand of {other}": state.hands[other] for other in others},
        **{f"answer of {other}": state.answers[other] for other in others},
    }


def timeout(state: State, seat: int) -> HoldBack:
    return HoldBack()


def bound(options: Options, seats: int) -> int:
    return ROUNDS * seats


def write(move: Seal | HoldBack) -> str:
    return str(move.card) if isinstance(move, Seal) else "hold"


def read(text: str) -> Seal | HoldBack:
    if text.lower() == "hold":
        return HoldBack()
    card = int(text) if text.isdecimal() and text.isascii() and len(text) <= 2 else 0
    if card not in DECK:
        raise ValueError(f"not a card: {text!r}")
    return Seal(card)
