"""The end of the match (chapter 9)."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Event, Outcome, Step

from .components import LAST_SQUARE, TRACK
from .events import MatchWon, StreakCashed
from .money import place_from_the_bank, take_the_area
from .state import Ending, Player, State, seated

COINS_TO_WIN: Final = 30
RULES: Final[dict[Ending, str]] = {"coins": "9.1", "square": "9.2", "rounds": "9.7"}


def victory(state: State) -> Ending | None:
    """Clauses 9.1 to 9.3: the last square, which goes first, or enough coins."""
    if any(player.streak == LAST_SQUARE for player in state.players):
        return "square"
    return "coins" if any(player.coins >= COINS_TO_WIN for player in state.players) else None


def cash_streaks(state: State) -> Step:
    """Clause 9.7: after the last round every streak is turned into coins."""
    events = list[Event]()
    for seat, player in enumerate(state.players):
        if coins := TRACK[player.streak]:
            reset = msgspec.structs.replace(player, streak=0)
            state = msgspec.structs.replace(state, players=seated(state.players, seat, reset))
            state = take_the_area(place_from_the_bank(state, seat, coins), seat)
            cashed = StreakCashed(seat, coins, reset.streak, total=state.players[seat].coins)
            events.append(Event("9.7", cashed))
    return Step(state, tuple(events))


def standing(player: Player) -> tuple[bool, int, int]:
    """Clauses 9.3 to 9.6: the last square, then coins, then coins won in the last round."""
    return (player.streak == LAST_SQUARE, player.coins, player.gain)


def ranks(state: State) -> tuple[int, ...]:
    """Clause 9.8: the order that finds the winner ranks everybody."""
    standings = [standing(player) for player in state.players]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def end_match(state: State, ended: Ending) -> Step:
    after = msgspec.structs.replace(state, phase="over", ended=ended)
    first = tuple(seat for seat, rank in enumerate(ranks(after)) if rank == 1)
    return Step(after, (Event(RULES[ended], MatchWon(seats=first, count=len(first))),))


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    return Outcome(
        ranks=ranks(state),
        scores=tuple(float(player.coins) for player in state.players),
        rule=RULES[state.ended],
        reason=f"ended-{state.ended}",
    )
