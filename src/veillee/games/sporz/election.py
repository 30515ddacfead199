"""The election of a chief (chapter 4)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec

from veillee.kernel import Chance, Condition, Refusal, first_broken, passing

from .events import Elected, RunOff
from .moves import ELECT, Abstain, Elect, Kind, Move
from .state import RULEBOOK, SILENT, Answer, State, silence
from .steps import Now, OnBoard, is_awaited, is_on_board, is_one_of, named
from .telling import Telling

ANSWERS: Final[tuple[Kind, ...]] = (Elect, Abstain)
ELECTION: Final[tuple[Now, ...]] = (
    Condition("4.1", "hand-is-up", is_awaited),
    Condition("4.1", "now-is-election", is_one_of(ANSWERS)),
)
ON_BOARD: Final[tuple[OnBoard, ...]] = (Condition("4.1", "not-on-board", is_on_board, named),)
# By those who were tied in the first vote; before it nobody is.
IN_THE_RUN_OFF: Final[tuple[Condition[tuple[int, ...], int], ...]] = (
    Condition("4.2", "not-in-the-run-off", lambda tied, seat: not tied or seat in tied, named),
)


def open_election(state: State) -> State:
    """Clauses 4.1 and 4.5: everyone on board is asked."""
    return msgspec.structs.replace(
        state, phase="election", awaited=state.crew, answers_in_rows=silence(len(state.roles))
    )


def candidates(crew: tuple[int, ...], tied: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(passing(IN_THE_RUN_OFF, tied, crew))


# The same for everyone who is asked.
@lru_cache(maxsize=16)
def hands(crew: tuple[int, ...], tied: tuple[int, ...]) -> tuple[Elect, ...]:
    return tuple([ELECT[candidate] for candidate in candidates(crew, tied)])


def elects(state: State, seat: int) -> tuple[Elect, ...]:  # noqa: ARG001
    return hands(state.crew, state.tied)


def why_not_elect(state: State, seat: int, move: Elect) -> Refusal | None:  # noqa: ARG001
    return first_broken(RULEBOOK, ON_BOARD, state.crew, move.seat) or first_broken(
        RULEBOOK, IN_THE_RUN_OFF, state.tied, move.seat
    )


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
    first = most_named(choices) or candidates(state.crew, state.tied)
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
