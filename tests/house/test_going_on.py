"""A table that goes on from a moment of another says so, counts for nothing and hides nothing from
one of two people that the other could have read in the old record."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

import veillee
from tests.house.playing import Guest, guests, refusing
from veillee.games import GAMES, load
from veillee.house.going_on import go_on
from veillee.house.http.tables import listed
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.action import simply
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.move import Move
from veillee.house.table.actions.shared_phone import SetCode, Share
from veillee.house.table.actions.sit import LetIn, Sat, Sit
from veillee.house.table.actions.start import Started
from veillee.house.table.replay import TriedMove, variation, written_record
from veillee.house.table.terms import Terms
from veillee.house.table.told import Happening
from veillee.kernel import Match, Refused, VeilleeError

pytestmark = pytest.mark.anyio

MOMENTS = 6
"""So many moments of a match are gone on from."""


async def played(services: Services, name: str, host: Guest) -> Room:
    """A table whose match was played to its end, by whoever sat there."""
    seats = load(name).seats[0]
    terms = Terms(game=name, seats=seats, grace=None)
    room = await services.house.lay(decide_to_lay(host.id, terms, now_ms(), seed=f"old {name}"))
    for seat in range(seats):
        await services.house.change(room, simply(Sat(at=0, seat=seat, person=f"{seat}" * 16)))
    await services.house.change(room, simply(Started(at=0)))
    dice = random.Random(name)
    while room.table.to_act:
        seat = dice.choice(room.table.to_act)
        legal = room.table.running().legal(seat)
        move = dice.choice(legal) if dice.random() < 0.5 else room.table.running().timeout(seat)
        wanted = Move(move=move)
        await services.house.command(room, f"{seat}" * 16, wanted)
    return room


async def gone_on(host: Guest, room: Room, moves: int, seat: int = 0) -> Room:
    return await go_on(host.services.house, room.table, host.id, moves, seat, "random")


def moments(room: Room) -> list[int]:
    last = len(room.table.running())
    return sorted({last * part // MOMENTS for part in range(MOMENTS)})


def hidden(match: Match) -> list[Any]:
    viewers = (None, *range(match.seats))
    return [facts for viewer in viewers if (facts := match.game.hidden(match.state, viewer))]


async def try_everything(host: Guest, other: Guest, room: Room) -> None:
    """Two people do what they can to hold a chair each."""
    for seat in range(room.table.terms.seats):
        for person, command in (
            (other, Sit(seat=seat)),
            (host, LetIn(person=other.id, yes=True)),
            (host, SetCode(code="1234")),
            (host, Share(seat=seat, name="Somebody", code="2345")),
            (host, Stand()),
            (other, Sit(seat=seat)),
            (host, Sit(seat=0)),
        ):
            with suppress(VeilleeError):
                await person.command(room, command)


@pytest.mark.parametrize("name", GAMES)
async def test_nobody_who_knows_the_old_record_knows_a_hidden_card_at_a_table_with_two_people(
    services: Services, name: str
) -> None:
    host, other = await guests(services, 2)
    room = await played(services, name, host)
    for moves in moments(room):
        table = await gone_on(host, room, moves)
        await try_everything(host, other, table)
        people = [chair.person for chair in table.table.chairs if chair.person]
        assert len(people) == 1 or hidden(room.table.running().fork(moves)) == []


async def test_where_nothing_is_hidden_two_people_may_go_on_together(services: Services) -> None:
    host, other = await guests(services, 2)
    table = await gone_on(host, await played(services, "ergo", host), 3)
    await other.command(table, Sit(seat=1))
    assert table.table.seat_of(other.id) == 1


async def test_whoever_may_not_sit_there_is_told_what_to_do(services: Services) -> None:
    host, other = await guests(services, 2)
    table = await gone_on(host, await played(services, "spacepoker", host), 3)
    with pytest.raises(VeilleeError) as refused:
        await other.command(table, Sit(seat=1))
    assert refused.value.message == "table-for-one"
    assert "new table" in refused.value.text("en")


@pytest.mark.parametrize("name", GAMES)
async def test_it_says_so_wherever_it_is_seen(services: Services, name: str) -> None:
    host, other = await guests(services, 2)
    room = await played(services, name, host)
    table = await gone_on(host, room, 0)
    watched = other.page(table)
    assert (await watched.table())["goes_on"]
    assert listed(table, host.id).goes_on
    assert not room.seen_by(other.id).goes_on


async def play_out(room: Room, dice: random.Random) -> Match:
    """The match of the table, played on by itself and in the same way each time."""
    match = room.table.running().fork()
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


async def test_what_comes_after_the_moment_is_drawn_anew(services: Services) -> None:
    host = (await guests(services, 1))[0]
    room = await played(services, "spacepoker", host)
    tables = [await gone_on(host, room, 2) for _ in range(2)]
    ends = [await play_out(table, random.Random(1)) for table in tables]
    old = room.table.running().fork(2)
    for end in ends:
        assert end.fork(2).state == old.state
        assert end.seed != room.table.running().seed
    assert ends[0].state != ends[1].state


async def finished(services: Services, room: Room) -> Room:
    """Played to its end by the clock."""
    while room.table.to_act:
        seat = room.table.to_act[0]
        match = room.table.running()
        move = match.legal(seat)[0]
        person = room.table.chairs[seat].person
        if person is None:
            person = f"{seat}" * 16
            await services.house.change(room, simply(Sat(at=0, seat=seat, person=person)))
        await services.house.command(room, person, Move(move=move))
    return room


async def test_its_record_says_so_and_replays(services: Services) -> None:
    host = (await guests(services, 1))[0]
    room = await played(services, "spacepoker", host)
    old = veillee.Record.parse(written_record(room.table))
    table = await finished(services, await gone_on(host, room, 3))
    record = veillee.Record.parse(written_record(table.table))
    assert (old.rated, record.rated) == (True, False)
    assert [(stretch.moves, stretch.seed) for stretch in record.before] == [(3, old.seed)]
    assert veillee.replay(record).state == table.table.running().state


@pytest.mark.parametrize("moves", [2, 5, 8])
async def test_one_may_go_on_from_a_table_that_went_on(services: Services, moves: int) -> None:
    """Before, at and after the moment at which that one began."""
    host = (await guests(services, 1))[0]
    room = await played(services, "spacepoker", host)
    first = await finished(services, await gone_on(host, room, 5))
    second = await finished(services, await gone_on(host, first, moves))
    assert second.table.running().fork(moves).state == first.table.running().fork(moves).state
    record = veillee.Record.parse(written_record(second.table))
    assert veillee.replay(record).state == second.table.running().state


@pytest.mark.parametrize("name", GAMES)
async def test_a_table_that_goes_on_tells_each_chair_the_story_so_far(
    services: Services, name: str
) -> None:
    (host,) = await guests(services, 1)
    room = await played(services, name, host)
    moves = moments(room)[-1]
    table = (await gone_on(host, room, moves)).table
    for viewer in (None, *range(table.terms.seats)):
        told = [
            line.what
            for line in table.lines_for(viewer, len(table.told))
            if isinstance(line, Happening)
        ]
        match = room.table.running().fork(after=moves)
        assert told == [event.what for event in match.events(viewer)]


@pytest.mark.parametrize("name", GAMES)
async def test_other_moves_than_were_made_can_be_tried_from_any_moment(
    services: Services, name: str
) -> None:
    (host,) = await guests(services, 1)
    table = (await played(services, name, host)).table
    for moves in moments(Room(table, lambda _: None)):
        line: list[TriedMove] = []
        seen = variation(table, moves, line, None)
        while seen.to_act and len(line) < 5:
            line.append(TriedMove(seen.to_act[0], seen.legal[-1]))
            seen = variation(table, moves, line, None)
        again = [TriedMove(made.seat or 0, made.text) for made in seen.line]
        assert variation(table, moves, again, None) == seen


async def test_what_the_rules_forbid_cannot_be_tried(services: Services) -> None:
    (host,) = await guests(services, 1)
    table = (await played(services, "ergo", host)).table
    taken = table.running().record.moves[0].move
    with pytest.raises(Refused) as refused:
        variation(table, 1, [TriedMove(1, taken)], None)
    assert refused.value.refusal.rule == "3.4"
    with refusing("no-such-moment"):
        variation(table, 1 + len(table.running()), [], None)
