"""Higher: the smallest game with secrets and chance. A toy for the tests, and for the docs.

Each player holds three cards of sixteen. In every round each plays one card in turn; the highest
scores a point. Whoever plays an ace (a 1) draws a card from the pile and shows it to nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from veillee.kernel import Box, Chance, Event, Input, Outcome, Refusal, Rulebook, Step, Value

id = "higher"
rules_version = 1
seats = range(2, 5)
box = Box(minutes=(5, 10), age=6)
rulebook = Rulebook(__package__)

DECK = range(1, 17)


class Options(Input):
    lowest_wins: bool = False


class Play(Input, tag="play"):
    card: Annotated[int, msgspec.Meta(ge=1, le=16)]


class Played(Value, tag="played"):
    seat: int
    card: int


class Drew(Value, tag="drew"):
    card: int


class State(Value):
    options: Options
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    points: tuple[int, ...]
    table: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    leader: int = 0


class View(Value):
    seat: int | None
    options: Options
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pile_size: int
    points: tuple[int, ...]
    table: tuple[int, ...]
    played: tuple[int, ...]
    leader: int


Move = Play
presets = {"book": Options()}


def setup(options: Options, seats: int, chance: Chance) -> State:
    """Clause 1.1."""
    cards = chance.shuffle(DECK)
    hands = tuple(tuple(sorted(cards[3 * seat : 3 * seat + 3])) for seat in range(seats))
    return State(options, hands, tuple(cards[3 * seats :]), (0,) * seats)


def to_act(state: State) -> tuple[int, ...]:
    if not any(state.hands):
        return ()
    count = len(state.hands)
    order = [(state.leader + turn) % count for turn in range(count)]
    waiting = [seat for seat in order[len(state.table) :] if state.hands[seat]]
    return (waiting[0],) if waiting else ()


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:
    return to_act(state)


def legal(state: State, seat: int) -> list[Play]:
    return [Play(card) for card in state.hands[seat]] if seat in to_act(state) else []


def why_not(state: State, seat: int, move: Play) -> Refusal | None:
    """Clause 1.2."""
    if seat not in to_act(state):
        return rulebook.refuse("0.2", "not-your-turn")
    if move.card in state.hands[seat]:
        return None
    return rulebook.refuse("1.2", "not-in-hand", card=move.card)


def play(state: State, seat: int, move: Play, chance: Chance) -> Step:
    """Clauses 1.2 to 1.4."""
    hand = tuple(card for card in state.hands[seat] if card != move.card)
    pile, events = state.pile, [Event("1.2", Played(seat, move.card))]
    if move.card == 1 and pile:
        drawn, pile = pile[0], pile[1:]
        hand = tuple(sorted((*hand, drawn)))
        events.append(Event("1.4", Drew(drawn), audience=(seat,)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after = msgspec.structs.replace(
        state,
        hands=hands,
        pile=pile,
        table=(*state.table, move.card),
        played=(*state.played, move.card),
    )
    return Step(after if to_act(after) else end_round(after), tuple(events))


def end_round(state: State) -> State:
    """Clause 1.3."""
    best = min(state.table) if state.options.lowest_wins else max(state.table)
    count = len(state.hands)
    winner = (state.leader + state.table.index(best)) % count
    points = tuple(p + (seat == winner) for seat, p in enumerate(state.points))
    leader = next(
        (s % count for s in range(winner, winner + count) if state.hands[s % count]), winner
    )
    return msgspec.structs.replace(state, points=points, table=(), leader=leader)


def outcome(state: State) -> Outcome | None:
    """Clause 1.5."""
    if to_act(state):
        return None
    ranks = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
    return Outcome(ranks, tuple(map(float, state.points)), "1.5", "ended-hands-empty")


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        pile_size=len(state.pile),
        points=state.points,
        table=state.table,
        played=state.played,
        leader=state.leader,
    )


def imagine(view: View, chance: Chance) -> State:
    unseen = chance.shuffle(c for c in DECK if c not in view.hand and c not in view.played)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(sorted(unseen[:size])))
            unseen = unseen[size:]
    return State(
        options=view.options,
        hands=tuple(hands),
        pile=tuple(unseen),
        points=view.points,
        table=view.table,
        played=view.played,
        leader=view.leader,
    )


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    others = {f"hand of {o}": hand for o, hand in enumerate(state.hands) if o != seat and hand}
    return {**others, "pile": state.pile}


def timeout(state: State, seat: int) -> Play:
    return Play(state.hands[seat][0])


def bound(options: Options, seats: int) -> int:
    return 3 * seats + 1


def write(move: Play) -> str:
    return str(move.card)


def read(text: str) -> Play:
    card = int(text) if text.isdecimal() and text.isascii() and len(text) <= 2 else 0
    if card not in DECK:
        raise ValueError(f"not a card: {text!r}")
    return Play(card)
