"""What a seat or a watcher knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from veillee.kernel import Value

from .bids import Terms, terms
from .components import Planets, Ship, points
from .hands import Hand, hand_of, made_of
from .looking_back import RoundView, looked_back
from .scoring import last_round
from .standing import Did, Standing, last_bids, standings
from .state import Bid, Ending, Options, Phase, State


class View(Value):
    seat: int | None
    options: Options
    number: int
    last_round: int | None
    """The number of the last one; None where the match goes on as long as the planets last."""
    phase: Phase
    opener: int
    players: tuple[int, ...]
    left: tuple[int, ...]
    turn: int | None
    standing: tuple[Standing, ...]
    planets: tuple[Planets, ...]
    """In front of each seat: how many planets of value 1 to 6."""
    points: tuple[int, ...]
    middle: Planets
    in_the_middle: int
    """The points that lie in the middle."""
    antes: tuple[int, ...]
    bets: tuple[int, ...]
    level: int
    """The bet to match."""
    betting: tuple[Bid, ...]
    """The turns of this round's betting, oldest first."""
    did: tuple[Did | None, ...]
    """What each seat did in its last turn of them."""
    terms: Terms | None
    """What the viewer may bid, when it is his turn to."""
    ships: tuple[Ship, ...]
    """The seat's own, folded or not."""
    hand: Hand | None
    """What they make."""
    made_of: tuple[Ship, ...]
    """The kinds that make it up."""
    discarded: tuple[Ship, ...]
    """What the seat laid aside in this round."""
    drawn: tuple[Ship, ...]
    """What the seat got for it, in the order of drawing."""
    exchanged: tuple[int | None, ...]
    recycled: tuple[bool, ...]
    """Whose discards have become the pot since."""
    pot: int
    """How many ships can be drawn."""
    aside: int
    """How many discards wait beside the pot."""
    last: RoundView | None
    """How the round before ended."""
    ended: Ending | None


def view(state: State, seat: int | None) -> View:
    ships = () if seat is None else state.ships[seat]
    return View(
        seat=seat,
        options=state.options,
        number=state.number,
        last_round=last_round(state.options),
        phase=state.phase,
        opener=state.opener,
        players=state.players,
        left=state.left,
        turn=state.turn,
        standing=standings(state),
        planets=state.planets,
        points=tuple(map(points, state.planets)),
        middle=state.middle,
        in_the_middle=points(state.middle),
        antes=state.antes,
        bets=state.bets,
        level=state.level,
        betting=state.betting,
        did=last_bids(state),
        terms=None if seat is None else terms(state, seat),
        ships=ships,
        hand=hand_of(ships) if ships else None,
        made_of=made_of(ships) if ships else (),
        discarded=() if seat is None else state.discarded[seat],
        drawn=() if seat is None else state.drawn[seat],
        exchanged=state.exchanged,
        recycled=state.recycled,
        pot=len(state.pot),
        aside=len(state.aside()),
        last=looked_back(state.last) if state.last else None,
        ended=state.ended,
    )


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    facts: dict[str, Any] = {
        f"ships of {other}": [state.ships[other], state.discarded[other], state.drawn[other]]
        for other in range(len(state.planets))
        if other != seat and state.ships[other]
    }
    if state.pot:
        facts["pot"] = state.pot
    return facts
