"""How strong are the camps? Many matches, each camp played at a level of its own.

Whoever is mutated or healed changes camps, and from then on plays at the level of the camp he is
in: every seat has two bots, and its state decides which of them is asked. The seats are asked in
turns, one move each, as people around a table would speak.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Final, NamedTuple

from veillee.bots.bot import Bot
from veillee.bots.calibration import Progress, results, within
from veillee.bots.sporz.players import Casual, Easy, Hard, Medium, Novice, Thinker
from veillee.games import sporz
from veillee.games.sporz import State
from veillee.games.sporz.moves import Sleep
from veillee.games.sporz.state import Ending
from veillee.kernel import Chance

SIZES: Final = (8, 10, 12)
MOST_WINS: Final = 0.70
STANDARD_ERRORS: Final = 3.0
TICK: Final = 0.01
"""A batch of thoughts counts as so many seconds, whatever the machine: the figures are the same
everywhere."""
LONGEST: Final = 8
"""Days from this one on are counted together."""
FEWEST_JUDGED: Final = 200
"""Days of which fewer beliefs were heard are left out."""

LEVEL: Final[dict[str, type[Novice | Easy | Casual | Medium | Hard]]] = {
    "novice": Novice,
    "easy": Easy,
    "casual": Casual,
    "medium": Medium,
    "hard": Hard,
}


class Pairing(NamedTuple):
    """The level at which each camp plays."""

    healthy: str
    mutants: str


PAIRINGS: Final = (
    Pairing("hard", "hard"),
    Pairing("easy", "easy"),
    Pairing("hard", "easy"),
    Pairing("easy", "hard"),
)


class Guesses(NamedTuple):
    """What the healthy believed on one day of one match."""

    day: int
    judged: int
    mutants: int
    """How many of those they had to judge were mutants."""
    squares: float
    """The sum of the squared errors of their beliefs."""


@dataclass(frozen=True)
class VoyageFigures:
    """What one match tells."""

    players: int
    pairing: Pairing
    ended: Ending
    nights: int
    guesses: tuple[Guesses, ...] = ()


@dataclass
class Measures:
    """What many matches told."""

    seconds: float
    matches: list[VoyageFigures] = field(default_factory=list)

    def of(self, players: int, pairing: Pairing) -> list[VoyageFigures]:
        return [m for m in self.matches if (m.players, m.pairing) == (players, pairing)]

    @property
    def sizes(self) -> list[int]:
        return sorted({match.players for match in self.matches})


class Row(NamedTuple):
    """One line of the table: a figure, what it is about, and what is aimed at."""

    figure: str
    players: int
    healthy: str = ""
    mutants: str = ""
    day: int = 0
    value: float = 0.0
    least: float | None = None
    most: float | None = None

    @property
    def keeps_aim(self) -> bool:
        return within(self.value, self.least, self.most)


def rows(result: Measures) -> list[Row]:
    """For each number of players: wins, draws and forfeits; what strength is worth to each camp;
    how well the strongest guess."""
    found: list[Row] = []
    for players in result.sizes:
        for pairing in PAIRINGS:
            matches = result.of(players, pairing)
            if not matches:
                continue
            most = MOST_WINS if pairing == PAIRINGS[0] else None
            for figure, endings, bound in (
                ("healthy-win", ("healthy",), most),
                ("mutants-win", ("mutants", "dusk"), most),
                ("draws", ("nobody", "quiet"), None),
                ("forfeits", ("forfeit",), None),
            ):
                share = share_of(matches, *endings)
                found.append(Row(figure, players, *pairing, value=share, most=bound))
        found += strength(result, players)
        found += guessing(result, players)
    return found


def share_of(matches: list[VoyageFigures], *endings: str) -> float:
    return sum(match.ended in endings for match in matches) / len(matches)


def strength(result: Measures, players: int) -> list[Row]:
    """How many standard errors more often a camp wins at `hard` than at `easy`, against `easy`."""
    weak, healthy, mutants = (result.of(players, pairing) for pairing in PAIRINGS[1:])
    found = []
    for figure, strong, endings in (
        ("healthy-gain", healthy, ("healthy", "forfeit")),
        ("mutants-gain", mutants, ("mutants", "dusk")),
    ):
        if weak and strong:
            one, other = share_of(strong, *endings), share_of(weak, *endings)
            error = math.sqrt(
                one * (1 - one) / len(strong) + other * (1 - other) / len(weak) or 1e-9
            )
            gain = (one - other) / error
            found.append(Row(figure, players, value=gain, least=STANDARD_ERRORS))
    return found


class Judgement(NamedTuple):
    """How well the healthy guess on a day, and how well one would who knows how many players there
    are, which day it is, and no more."""

    players: int
    day: int
    judged: int
    brier: float
    prior: float


def judgements(result: Measures) -> list[Judgement]:
    """The mean squared error of the belief that somebody is a mutant, by players and day. The
    prior says of everybody how frequent mutants are on that day, as measured."""
    sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0, 0, 0.0])
    for match in result.matches:
        for guesses in match.guesses:
            place = sums[match.players, min(guesses.day, LONGEST)]
            place[0] += guesses.judged
            place[1] += guesses.mutants
            place[2] += guesses.squares
    return [
        Judgement(
            players, day, int(number), squares / number, mutants / number * (1 - mutants / number)
        )
        for (players, day), (number, mutants, squares) in sorted(sums.items())
    ]


def guessing(result: Measures, players: int) -> list[Row]:
    return [
        Row("brier", players, day=j.day, value=j.brier, most=j.prior)
        for j in judgements(result)
        if j.players == players and j.judged >= FEWEST_JUDGED
    ]


def measure(
    games: int,
    sizes: tuple[int, ...] = SIZES,
    seconds: float = 0.05,
    jobs: int = 1,
    seed: str = "measure",
    progress: Progress | None = None,
    first: int = 0,
) -> Measures:
    """So many matches of each pairing at each size, from number `first` on."""
    result = Measures(seconds)
    cells = [(players, pairing) for players in sizes for pairing in PAIRINGS]
    plan = [(number, *cell) for number in range(first, first + games) for cell in cells]
    for told in results(partial(play_match, seconds=seconds, seed=seed), plan, jobs):
        result.matches.append(told)
        if progress:
            progress(len(result.matches) // len(cells), games)
    return result


def steady() -> Callable[[], float]:
    """A clock that goes on by a tick whenever somebody looks."""
    ticks = count()
    return lambda: next(ticks) * TICK


def bot_at(level: str, seed: str, seconds: float) -> Bot:
    kind = LEVEL[level]
    return kind(seed, seconds, steady()) if issubclass(kind, Thinker) else kind(seed, seconds)


def play_match(plan: tuple[int, int, Pairing], seconds: float, seed: str) -> VoyageFigures:
    """One match; the same deal for all pairings."""
    number, players, pairing = plan
    chance = Chance(f"{seed} {players} {number}")
    state: State = sporz.setup(sporz.Options(), players, chance)
    bots = {
        (level, seat): bot_at(level, f"{seed} {players} {number} {seat}", seconds)
        for level in set(pairing)
        for seat in range(players)
    }
    guesses: list[Guesses] = []
    turn = -1
    while awaited := sporz.to_act(state):
        turn = next((seat for seat in awaited if seat > turn), awaited[0])
        level = pairing.mutants if state.mutants[turn] else pairing.healthy
        bot = bots[level, turn]
        move = bot.choose(sporz.view(state, turn), sporz.legal(state, turn))
        if state.phase == "day" and isinstance(move, Sleep) and not state.mutants[turn]:
            guesses += judged(state, turn, bot)
        state, _ = sporz.play(state, turn, move, chance)
    assert state.ended is not None  # noqa: S101  (nobody is awaited any more)
    keep = pairing == PAIRINGS[0]
    return VoyageFigures(players, pairing, state.ended, state.night, tuple(guesses) if keep else ())


def judged(state: State, seat: int, bot: Bot) -> list[Guesses]:
    """What a healthy bot believes, at its last word of the day, of all others who are alive."""
    if not isinstance(bot, Thinker):
        return []
    mutant = bot.beliefs(sporz.view(state, seat)).mutant
    others = [other for other in state.crew if other != seat]
    squares = sum((float(mutant[other]) - state.mutants[other]) ** 2 for other in others)
    found = sum(state.mutants[other] for other in others)
    return [Guesses(state.night, len(others), found, squares)]
