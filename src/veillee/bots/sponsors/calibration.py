"""Is the board well tuned? Many matches between the strongest bots, and what they tell.

Three aims: building ends in 12 to 25 rounds (with three players in 30), the winner has played at
least three quarters of his cards, and no starting place wins more than 1.25 times its share.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from time import process_time

from veillee.bots.calibration import Progress, results, within
from veillee.bots.sponsors.players import Hard
from veillee.games import sponsors
from veillee.games.sponsors import State
from veillee.games.sponsors.components import COLOURS
from veillee.games.sponsors.scoring import classification
from veillee.kernel import Chance

FEWEST_ROUNDS = 12.0
MOST_ROUNDS = {2: 25.0, 3: 30.0, 4: 25.0}
"""By seats: three cars buy as many cards as four, with one A to a zone."""
LEAST_PLAYED = 0.75
MOST_OF_ITS_SHARE = 1.25
# Of ten matches, one may be shorter than the aim says, and one longer.
TENTH = 0.1


@dataclass(frozen=True)
class RaceFigures:
    """What one match tells. The winner is the car that came first."""

    rounds: int
    exchanges: int
    """How often an opponent was made to exchange."""
    money: tuple[int, ...]
    """Of every car, what it had no use for."""
    energy: tuple[int, ...]
    """Of every car, what it started the race with."""
    cards: int
    """Of the winner, before the race; then what it had left at the finish."""
    cards_left: int
    energy_left: int
    turn: int
    """Where the winner came in the order of building, from 0."""
    grid: int
    """Where it started the race, from 0."""
    colour: int
    race_rounds: int


@dataclass
class Calibration:
    """What many matches told."""

    seats: int
    seconds: float
    matches: list[RaceFigures] = field(default_factory=list)

    @property
    def cars(self) -> int:
        return sponsors.components.cars_of(self.seats)


@dataclass(frozen=True)
class Row:
    """One line of the table: a figure, and what is aimed at."""

    figure: str
    value: float
    least: float | None = None
    most: float | None = None

    @property
    def keeps_aim(self) -> bool:
        return within(self.value, self.least, self.most)


def rows(result: Calibration) -> list[Row]:
    """The table: means, with the tenth shortest and the tenth longest building; then, for every
    starting place and colour, how often it wins compared with its share."""
    told, cars, most = result.matches, result.cars, MOST_ROUNDS[result.seats]
    rounds = sorted(match.rounds for match in told)
    tenth = int(TENTH * (len(rounds) - 1))
    found = [
        Row("building-rounds", mean([*map(float, rounds)]), FEWEST_ROUNDS, most),
        Row("building-rounds-short", float(rounds[tenth]), least=FEWEST_ROUNDS),
        Row("building-rounds-long", float(rounds[-1 - tenth]), most=most),
        Row("exchanges", mean([match.exchanges for match in told]) / result.seats),
        Row("race-rounds", mean([match.race_rounds for match in told])),
        Row("money-left", mean([each for match in told for each in match.money])),
        Row("energy", mean([each for match in told for each in match.energy])),
        Row("winner-energy-left", mean([match.energy_left for match in told])),
        Row("winner-cards", mean([match.cards for match in told])),
        Row("winner-cards-left", mean([match.cards_left for match in told])),
        Row("winner-played", mean([1 - m.cards_left / m.cards for m in told]), LEAST_PLAYED),
    ]
    for place in range(cars):
        wins = mean([match.grid == place for match in told])
        found.append(Row(f"grid-{place + 1}", wins * cars, most=MOST_OF_ITS_SHARE))
    for place in range(cars):
        wins = mean([match.turn == place for match in told])
        found.append(Row(f"turn-{place + 1}", wins * cars, most=MOST_OF_ITS_SHARE))
    for number in range(cars):
        wins = mean([match.colour == number for match in told])
        found.append(Row(COLOURS[number], wins * cars))
    return found


def mean(numbers: list[float] | list[int] | list[bool]) -> float:
    return sum(numbers) / len(numbers)


def calibrate(
    games: int,
    seats: int | None,
    seconds: float,
    jobs: int = 1,
    seed: str = "calibration",
    progress: Progress | None = None,
) -> Calibration:
    """Play so many matches at a table of so many seats, of four if nothing is said."""
    result = Calibration(seats or 4, seconds)
    play = partial(play_match, seats=result.seats, seconds=seconds, seed=seed)
    for told in results(play, range(games), jobs):
        result.matches.append(told)
        if progress:
            progress(len(result.matches), games)
    return result


def play_match(number: int, seats: int, seconds: float, seed: str) -> RaceFigures:
    """One match between the strongest bots. They think for so many seconds of the processor:
    on a machine with other work to do a match takes longer, but is played as well."""
    chance = Chance(f"{seed} {seats} {number}")
    state: State = sponsors.setup(sponsors.Options(), seats, chance)
    bots = [Hard(f"{seed} {seats} {number} {seat}", seconds, process_time) for seat in range(seats)]
    start, rounds, exchanges = state, 0, 0
    while acting := sponsors.to_act(state):
        (seat,) = acting
        if not state.grid:
            rounds = state.round
        view, legal = sponsors.view(state, seat), sponsors.legal(state, seat)
        move = bots[seat].choose(view, legal)
        exchanges += isinstance(move, sponsors.Exchange) and move.partner != "board"
        state, _ = sponsors.play(state, seat, move, chance)
        if state.grid and not start.grid:
            start = state
    winner = classification(state)[0]
    car = state.cars[winner]
    left = sum(map(len, car.hand))
    return RaceFigures(
        rounds=rounds,
        exchanges=exchanges,
        money=tuple(each.money for each in start.cars),
        energy=tuple(each.energy for each in start.cars),
        cards=left + sum(map(len, car.played)),
        cards_left=left,
        energy_left=car.energy,
        turn=(winner - state.first) % len(state.cars),
        grid=state.grid.index(winner),
        colour=winner,
        race_rounds=state.round,
    )
