"""The election of a chief (chapter 4)."""

from __future__ import annotations

from collections import Counter

import msgspec

from veillee.kernel import Chance, Refusal

from .events import Elected, RunOff
from .moves import ABSTAIN, ELECT, Abstain, Elect, Move
from .rulebook import RULEBOOK
from .state import SILENT, Answer, State, silence
from .telling import Telling


def open_election(state: State) -> State:
    """Clauses 4.1 and 4.5: everyone on board is asked."""
    return msgspec.structs.replace(
        state, phase="election", awaited=state.crew, answers_in_rows=silence(len(state.roles))
    )


def candidates(state: State) -> tuple[int, ...]:
    return state.tied if state.phase == "run-off" else state.crew


def election_moves(state: State, seat: int) -> list[Move]:
    if seat not in state.awaited:
        return []
    return [*(ELECT[seat] for seat in candidates(state)), ABSTAIN]


def why_not_elect(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in state.awaited:
        return RULEBOOK.refuse("4.1", "hand-is-up")
    match move:
        case Abstain():
            return None
        case Elect() if move.seat in candidates(state):
            return None
        case Elect() if state.phase == "run-off" and move.seat in state.crew:
            return RULEBOOK.refuse("4.2", "not-in-the-run-off", seat=move.seat)
        case Elect():
            return RULEBOOK.refuse("4.1", "not-on-board", seat=move.seat)
        case _:
            return RULEBOOK.refuse("4.1", "now-is-election")


def raise_hand(move: Move) -> Answer:
    return Answer(deed=move) if isinstance(move, Elect) else SILENT


def close_election(state: State, chance: Chance, telling: Telling) -> State:
    """Clauses 4.1 to 4.3: most hands; a run-off among the tied; then the draw."""
    hands = [
        (seat, answer.deed.seat)
        for seat, answer in enumerate(state.answers)
        if isinstance(answer.deed, Elect)
    ]
    voters, choices = tuple(seat for seat, _ in hands), tuple(choice for _, choice in hands)
    first = most_named(choices) or candidates(state)
    if len(first) > 1 and state.phase == "election" and choices:
        fact = RunOff(tied=first, voters=voters, choices=choices)
        telling.everyone("4.2", fact)
        return msgspec.structs.replace(
            open_election(state),
            phase="run-off",
            tied=first,
            elections=(*state.elections, fact),
        )
    drawn = len(first) > 1
    chief = chance.choice(first) if drawn else first[0]
    elected = Elected(chief=chief, voters=voters, choices=choices, drawn=drawn)
    telling.everyone("4.3" if drawn else "4.1", elected)
    return msgspec.structs.replace(
        state, chief=chief, tied=(), elections=(*state.elections, elected)
    )


def most_named(choices: tuple[int, ...]) -> tuple[int, ...]:
    """Who is named most often, by seat; several when they are tied."""
    counts = Counter(choices)
    most = max(counts.values(), default=0)
    return tuple(sorted(seat for seat, count in counts.items() if count == most))
