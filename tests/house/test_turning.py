"""The turning point of a finished match: found by finishing it from its moments, told in counts."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import veillee
from tests.house.playing import Guest, guests, started
from veillee.games import GAMES, load
from veillee.house.bots.finishing import Finish, Finished, finish
from veillee.house.bots.processes import BotProcesses, CutOff
from veillee.house.bots.turning_point import TurningPoints
from veillee.house.errors import HouseError
from veillee.house.live.room import Room
from veillee.house.services import Services

pytestmark = pytest.mark.anyio

WON = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")
"""Black makes five in a column while White looks elsewhere."""


class Counted(BotProcesses):
    """Processes whose answers are made up: the winner's share after so many moves."""

    def __init__(self, share: Callable[[int], float]) -> None:
        self._share = share
        self.asked = 0

    async def finish(self, asked: Finish) -> Finished:
        self.asked += 1
        assert asked.seat == 0
        return Finished(round(self._share(len(asked.moves)) * asked.games), asked.games)


async def play(people: list[Guest], moves: tuple[str, ...] = WON, **terms: Any) -> Room:
    room = await started(people, **terms)
    for turn, move in enumerate(moves):
        await people[turn % 2].move(room, move)
    return room


def asked_for(match: veillee.Match, seat: int, games: int = 8) -> Finish:
    record = match.record
    return Finish(
        game=record.game,
        seats=record.seats,
        seed=match.seed,
        options=record.options,
        contributions=record.contributions,
        before=record.before,
        moves=tuple((entry.seat, entry.move) for entry in record.moves),
        seat=seat,
        games=games,
        luck="luck",
        seconds=60,
    )


def test_who_makes_five_at_the_next_move_wins_whenever_bots_finish_it() -> None:
    match = veillee.Match(load("ergo"), seed="four")
    for turn, move in enumerate(WON[:-1]):
        match.play(turn % 2, move)
    assert finish(asked_for(match, seat=0)) == Finished(8, 8)
    assert finish(asked_for(match, seat=1)) == Finished(0, 8)


@pytest.mark.parametrize("name", GAMES)
def test_bots_finish_every_game_from_its_setup(name: str) -> None:
    game = load(name)
    match = veillee.Match(game, seats=game.seats[0], seed="setup")
    found = [finish(asked_for(match, seat, games=2)) for seat in range(match.seats)]
    assert all(one.games == 2 and 0 <= one.won <= 2 for one in found)


def test_no_further_game_is_begun_when_the_time_is_up() -> None:
    match = veillee.Match(load("spacepoker"), seats=3, seed="late")
    assert finish(asked_for(match, seat=0)._replace(games=50, seconds=0)).games == 1


async def test_it_is_the_last_move_that_carried_the_winner_over_the_line(
    services: Services,
) -> None:
    table = (await play(await guests(services, 2))).table
    shares = {0: 1 / 2, 1: 1, 2: 1, 3: 1 / 2, 4: 1 / 2, 5: 1 / 2, 6: 1 / 4, 7: 1, 8: 1}
    found = await TurningPoints(Counted(lambda moves: shares.get(moves, 1.0))).of(table)
    assert found
    assert (found.moves, found.winner) == (7, 0)
    assert found.before == Finished(6, 24)
    assert found.after == Finished(24, 24)


async def test_a_match_that_was_won_from_the_beginning_has_none(services: Services) -> None:
    table = (await play(await guests(services, 2))).table
    assert await TurningPoints(Counted(lambda _: 1.0)).of(table) is None


async def test_each_match_is_looked_at_once(services: Services) -> None:
    table = (await play(await guests(services, 2))).table
    processes = Counted(lambda moves: moves / 9)
    points = TurningPoints(processes)
    both = await asyncio.gather(points.of(table), points.of(table))
    asked = processes.asked
    assert both[0] == both[1] == await points.of(table)
    assert processes.asked == asked > 0


async def test_where_bots_are_cut_off_nothing_is_said(services: Services) -> None:
    table = (await play(await guests(services, 2))).table

    class Broken(BotProcesses):
        async def finish(self, _: Finish) -> Finished:
            raise CutOff

    assert await TurningPoints(Broken()).of(table) is None


async def test_a_real_process_finds_one(services: Services) -> None:
    table = (await play(await guests(services, 2))).table
    found = await services.turning_points.of(table)
    assert found
    assert found.winner == 0
    assert 1 <= found.moves <= len(WON)
    assert found.before.won < found.after.won


@pytest.mark.parametrize(
    ("moves", "open_record", "why"),
    [(WON[:-1], True, "replay-not-over"), (WON, False, "record-not-opened")],
)
async def test_nothing_is_told_before_the_end_nor_of_a_closed_record(
    services: Services, moves: tuple[str, ...], open_record: bool, why: str
) -> None:
    table = (await play(await guests(services, 2), moves, open_record=open_record)).table
    with pytest.RaisesExc(HouseError, check=lambda error: error.message == why):
        await services.turning_points.of(table)
