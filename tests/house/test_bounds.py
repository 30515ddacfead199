"""What one person asks for costs the house no more, however long the match and large the table."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

import veillee
from tests.house.playing import Guest, guest, guests, laid, started, with_move
from veillee.games import load
from veillee.house.going_on import go_on
from veillee.house.http.visitor import network
from veillee.house.rate_limits import FairShare, measured
from veillee.house.services import Services
from veillee.house.table.actions.undo import why_not_take_back
from veillee.house.table.table import Table
from veillee.kernel import Match

pytestmark = pytest.mark.anyio


async def outlived(services: Services, moves: int) -> Table:
    """A table at which the one person is out of the match, and bots have long played on."""
    table = (await laid(await guest(services), "spacepoker", 4)).table
    game, dice = load("spacepoker"), random.Random("outlived")
    for number in range(200):
        match, found, since = veillee.Match(game, seats=4, seed=f"{number}"), table, 0
        while match.to_act and since < moves:
            seat = dice.choice(match.to_act)
            legal = match.legal(seat)
            # The person stakes all he has; the bots hold back, and go on for long.
            match.play(seat, legal[-1] if seat == 0 else dice.choice(legal[:2]))
            found = with_move(found, match.fork(), "bot" if seat else "person")
            since = since + 1 if seat else 0
        if since == moves and not len(match.awaited(None)) > 1:
            return found
    raise AssertionError("no such match was found")


async def test_asking_to_take_back_does_not_look_at_the_whole_match(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, forks, walks = await outlived(services, moves=30), 0, 0
    honest, every_move = Match.fork, vars(Match)["moves"].fget

    def fork(match: Match, after: int | None = None) -> Match:
        nonlocal forks
        forks += 1
        return honest(match, after)

    def moves(match: Match) -> object:
        nonlocal walks
        walks += 1
        return every_move(match)

    monkeypatch.setattr(Match, "fork", fork)
    monkeypatch.setattr(Match, "moves", property(moves))
    assert why_not_take_back(table, 0) is not None
    assert forks < 30
    assert walks == 0


@pytest.mark.parametrize("seat", range(4))
async def test_a_match_knows_each_seats_last_move_whatever_was_taken_back(seat: int) -> None:
    match, dice = veillee.Match(load("spacepoker"), seats=4, seed="last"), random.Random("last")
    while match.to_act and len(match) < 60:
        mover = dice.choice(match.to_act)
        match.play(mover, dice.choice(match.legal(mover)))
        for other in (match, match.fork(after=len(match) // 2)):
            found = [number for number, (who, _) in enumerate(other.moves) if who == seat]
            assert other.last_move_of(seat) == (found[-1] if found else None)
        if dice.random() < 0.2:
            match.undo()


# -- long matches ---------------------------------------------------------------------------------


async def long_ago(services: Services) -> tuple[Guest, str]:
    """A finished match of Ergo, and who laid its table; it is not in memory any more."""
    people = await guests(services, 2)
    room = await started(people)
    for turn, move in enumerate(("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")):
        await people[turn % 2].move(room, move)
    services.house.rooms.clear()
    return people[0], room.table.id


class Plays:
    """Counts the moves that are made by the rules, and how many without giving way."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.made = self._stretch = self.longest = 0
        honest = Match.play

        def play(match: Match, seat: int, move: Any) -> Any:
            self.made += 1
            self._stretch += 1
            self.longest = max(self.longest, self._stretch)
            return honest(match, seat, move)

        patch.setattr(Match, "play", play)

    async def watch(self) -> None:
        while True:
            self._stretch = 0
            await asyncio.sleep(0)


async def test_going_on_from_a_match_does_not_play_it_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, table = await long_ago(services)
    room = await services.house.room(table)
    plays = Plays(monkeypatch)
    other = await go_on(services.house, room.table, person.id, 8, 0, "random")
    assert plays.made == 0
    assert other.table.running().moves == room.table.running().fork(after=8).moves


@pytest.mark.parametrize("goes_on", [False, True])
async def test_a_long_match_is_read_from_the_journal_without_holding_others_up(
    services: Services, monkeypatch: pytest.MonkeyPatch, *, goes_on: bool
) -> None:
    person, table = await long_ago(services)
    if goes_on:
        room = await services.house.room(table)
        table = (await go_on(services.house, room.table, person.id, 8, 0, "random")).table.id
        services.house.rooms.clear()
    monkeypatch.setattr("veillee.house.tasks.AT_A_STRETCH", 0.0)
    plays = Plays(monkeypatch)
    watching = asyncio.create_task(plays.watch())
    room = await services.house.room(table)
    watching.cancel()
    assert plays.made == len(room.table.running())
    assert plays.longest == 1


# -- a share of the house's time ------------------------------------------------------------------


async def test_whoever_has_had_more_than_his_share_waits_and_nobody_else_does() -> None:
    share, began = FairShare(at_once=0.01, part=0.5), time.monotonic()
    share.charge("greedy", 0.06)
    await share.turn("modest")
    assert not share._queues, "the modest one did not wait"
    await share.turn("greedy")
    assert time.monotonic() - began >= 0.1


async def test_those_who_wait_go_on_one_by_one_in_their_order() -> None:
    share, gone = FairShare(at_once=0.001, part=0.5), list[int]()

    async def work(number: int) -> None:
        await share.turn("all of them")
        gone.append(number)
        share.charge("all of them", 0.01)

    await asyncio.gather(*(work(number) for number in range(8)))
    assert gone == list(range(8))
    assert not share._queues


async def test_time_is_charged_for_working_and_not_for_waiting() -> None:
    charged: list[float] = []

    async def work() -> str:
        time.sleep(0.02)
        await asyncio.sleep(0.2)
        return "done"

    assert await measured(work(), charged.append) == "done"
    assert 0.02 <= sum(charged) < 0.2


async def test_what_fails_or_is_cancelled_is_charged_and_fails_all_the_same() -> None:
    charged: list[float] = []

    async def work(seconds: float) -> None:
        await asyncio.sleep(seconds)
        raise LookupError

    with pytest.raises(LookupError):
        await measured(work(0), charged.append)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(measured(work(60), charged.append), 0.01)
    assert len(charged) == 4


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8::ffff:0:0:2"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
    ],
)
def test_all_addresses_of_one_subscriber_are_one_address(one: str, other: str) -> None:
    assert network(one) == network(other) != network("2001:db8:0:1::1")
