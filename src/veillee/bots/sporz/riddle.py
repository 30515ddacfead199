"""Sporz's riddle: who is a mutant, from what one of the healthy knew when a day ended?

Bots play whole matches. A moment is taken in which much was said and little is sure. Besides that
the seat is healthy, which it knows, nothing but its own view decides that: to be asked tells
nothing of the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from veillee.bots.bot import made_by
from veillee.bots.riddle import Riddle, points
from veillee.bots.sporz.daily import lay as daily
from veillee.bots.sporz.measuring import steady
from veillee.bots.sporz.players import Hard, Medium
from veillee.games import sporz
from veillee.games.sporz import State, View
from veillee.kernel import Chance, Match

FIRST_DAY: Final = 2
FEWEST_ASKED: Final = 4
LEAST_DOUBT: Final = 0.09
"""The squared error that a well informed bot expects of its own belief: 0 where it is sure of
everybody, 0.25 where it knows nothing of anybody."""
MOVE_SECONDS: Final = 0.1
BELIEF_SECONDS: Final = 0.5
YARDSTICK_SECONDS: Final = 0.05
YARDSTICK: Final = 20


class Moment(NamedTuple):
    """The match before a move, as a seat knew it."""

    moves: int
    seat: int


def lay(seed: str) -> Riddle:
    """What this seed makes: from the first match that has a moment worth asking about."""
    for number in count():
        match_seed = f"{seed} {number}"
        match = played(match_seed)
        for moment in moments(match, Chance(f"{match_seed} moments")):
            view = sporz.view(match.state_after(moment.moves), moment.seat)
            asked = [seat for seat in view.crew if seat != moment.seat]
            believed = beliefs(Hard, f"{match_seed} riddle", BELIEF_SECONDS, view)
            if len(asked) >= FEWEST_ASKED and doubt([believed[s] for s in asked]) >= LEAST_DOUBT:
                return riddle(match, moment, view, asked, believed)
    raise AssertionError  # numbers do not end


def played(seed: str) -> Match:
    """A match between strong bots, who are asked in turns and think as long on any machine."""
    laid = daily(seed)
    match = Match(sporz, laid.seats, seed, laid.options)
    bots = [Hard(f"{seed} {seat}", MOVE_SECONDS, steady()) for seat in range(laid.seats)]
    turn = -1
    while awaited := match.to_act:
        turn = next((seat for seat in awaited if seat > turn), awaited[0])
        match.play(turn, made_by(bots[turn], match.view(turn), match.legal(turn)))
    return match


def moments(match: Match, chance: Chance) -> Iterator[Moment]:
    """Those of the healthy at the end of a day, before its last word, in any order."""
    last_word: dict[int, int] = {}
    for moves in range(len(match)):
        state: State = match.state_after(moves)
        if state.phase == "day" and state.night >= FIRST_DAY:
            last_word[state.night] = moves
    found = [
        Moment(moves, seat)
        for moves in last_word.values()
        for seat in match.state_after(moves).crew
        if not match.state_after(moves).mutants[seat]
    ]
    yield from chance.shuffle(found)


def beliefs(kind: type[Hard | Medium], seed: str, seconds: float, view: View) -> list[float]:
    """For each seat, how likely a bot that has just sat down there takes it for a mutant."""
    return [float(one) for one in kind(seed, seconds, steady()).beliefs(view).mutant]


def doubt(chances: list[float]) -> float:
    return sum(one * (1 - one) for one in chances) / len(chances)


def riddle(
    match: Match, moment: Moment, view: View, asked: list[int], believed: list[float]
) -> Riddle:
    state: State = match.state_after(moment.moves)
    truth = tuple(state.mutants[seat] for seat in asked)
    others = (
        beliefs(Medium, f"{match.seed} yardstick {number}", YARDSTICK_SECONDS, view)
        for number in range(YARDSTICK)
    )
    return Riddle(
        record=str(match.record),
        moves=moment.moves,
        seat=moment.seat,
        asked=tuple(asked),
        truth=truth,
        bot=percents(believed, asked),
        yardstick=tuple(points(percents(other, asked), truth) for other in others),
    )


def percents(chances: list[float], asked: list[int]) -> tuple[int, ...]:
    return tuple(round(100 * chances[seat]) for seat in asked)
