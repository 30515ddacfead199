"""Situations at a table, written in a line: ships by their letters, planets by their points."""

from __future__ import annotations

from typing import Any

import msgspec

from veillee.games import spacepoker as game
from veillee.games.spacepoker.betting import next_to_bet
from veillee.games.spacepoker.components import PLANETS_EACH, SHIPS, Planets, Ship
from veillee.games.spacepoker.dealing import clockwise
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance, Event

PRINTED = game.presets["book"]
LETTERS = dict(zip("psfcmta", SHIPS, strict=True))


def ships(letters: str) -> tuple[Ship, ...]:
    """`ppsfc` is two probes, a shuttle, a fighter and a cruiser; t is a fortress, a an ark."""
    return tuple(LETTERS[letter] for letter in letters)


def purses(seats: int, *worth: int) -> list[Planets]:
    """The planets of so many players, laid out in purses worth so many points each.

    Largest planets first, each to the purse that still lacks most.
    """
    missing, counts = list(worth), [[0] * 6 for _ in worth]
    for value in range(6, 0, -1):
        for _ in range(PLANETS_EACH[value - 1] * seats):
            purse = missing.index(max(missing))
            missing[purse] -= value
            counts[purse][value - 1] += 1
    assert not any(missing), f"{worth} is not what {seats} players have together"
    return [tuple(purse) for purse in counts]  # type: ignore[misc]


class Table:
    """A state and the moves made from it, in notation."""

    def __init__(self, state: State, seed: str = "table") -> None:
        self.state = state
        self.chance = Chance(seed)
        self.events: list[Event] = []

    def play(self, *moves: str) -> Table:
        """Each move is made by the seat whose turn it is."""
        for text in moves:
            (seat,) = game.to_act(self.state)
            move = game.read(text)
            refusal = game.why_not(self.state, seat, move)
            assert refusal is None, f"{text}: {refusal}"
            self.state, told = game.play(self.state, seat, move, self.chance)
            self.events += told
        return self

    def refused(self, text: str) -> str | None:
        """The clause under which the seat to act may not do that."""
        (seat,) = game.to_act(self.state)
        refusal = game.why_not(self.state, seat, game.read(text))
        if refusal is None:
            return None
        assert refusal.text("fr") != refusal.text("en")
        return refusal.rule

    def legal(self) -> list[str]:
        (seat,) = game.to_act(self.state)
        return [game.write(move) for move in game.legal(self.state, seat)]

    def told(self, tag: str, *, whole: bool = False) -> list[dict[str, Any]]:
        """What was told under that name; which planets were paid only where the whole is asked."""
        facts = [msgspec.json.decode(msgspec.json.encode(event.what)) for event in self.events]
        left_out = () if whole else ("planets",)
        return [
            {name: value for name, value in fact.items() if name not in left_out}
            for fact in facts
            if fact["type"] == tag
        ]

    @property
    def points(self) -> list[int]:
        return [self.state.points_of(seat) for seat in range(len(self.state.planets))]

    @property
    def turn(self) -> int | None:
        return self.state.turn


def table(
    hands: str,
    points: tuple[int, ...] = (),
    *,
    phase: str = "betting",
    pot: str = "",
    discards: str = "",
    antes: tuple[int, ...] = (),
    opener: int = 0,
    opening: str = "youngest",
    number: int = 1,
    **options: Any,
) -> Table:
    """A round under way by the printed rules: the hands by seat, `-` for one who sits out.

    `opener` is this round's, `opening` the table's choice; the match ends with the round unless
    `rounds` says otherwise. `points` is what lies in front of the seats, antes paid; `discards`
    goes by seats like `hands`.
    """
    held = tuple(() if hand == "-" else ships(hand) for hand in hands.split())
    aside = tuple(() if hand == "-" else ships(hand) for hand in discards.split())
    seats = len(held)
    antes = antes or (0,) * seats
    points = points or (60,) * seats
    *planets, middle = purses(seats, *points, sum(antes))
    players = tuple(seat for seat in clockwise(opener, range(seats)) if held[seat])
    exchanging = phase == "exchange"
    exchanged = [None if exchanging else 0 for _ in held]
    if aside:
        exchanged = [len(cards) for cards in aside]
    state = State(
        options=msgspec.structs.replace(
            PRINTED, **{"rounds": number, "opener": opening, **options}
        ),
        number=number,
        phase="exchange" if exchanging else "betting",
        opener=opener,
        players=players,
        left=players,
        turn=opener,
        planets=tuple(planets),
        middle=middle,
        antes=antes,
        bets=(0,) * seats,
        betting=(),
        ships=held,
        pot=ships(pot),
        exchanged=tuple(exchanged),
        discarded=aside or ((),) * seats,
        drawn=((),) * seats,
        recycled=(False,) * seats,
    )
    if not exchanging:
        state = msgspec.structs.replace(state, turn=next_to_bet(state))
    return Table(state)
