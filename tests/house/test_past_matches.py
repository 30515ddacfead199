"""What is left of a match that is over: its record, its moments, and matches that go on from it."""

import pytest

import veillee
from tests.house.playing import (
    BLACK_WINS,
    finished,
    guest,
    guests,
    laid,
    refusing,
    reread,
    started,
    until,
)
from veillee.house.going_on import go_on
from veillee.house.services import Services
from veillee.house.table.actions.rematch import Rematch
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.talk import Say
from veillee.house.table.replay import moment, moves_made, written_record

pytestmark = pytest.mark.anyio


async def test_a_bot_answers_and_the_record_says_who_played_what(services: Services) -> None:
    host, late = await guests(services, 2)
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    await host.command(room, SeatBot(seat=1, level="random"))
    await host.command(room, Start())
    host.page(room)
    await host.move(room, room.table.running().legal(0)[0])
    await until(lambda: len(room.table.plays) == 2)
    await late.command(room, Sit(seat=1))
    while to_act := room.table.to_act:
        person = host if to_act[0] == 0 else late
        await person.move(room, room.table.running().legal(to_act[0])[0])
    record = veillee.kernel.Record.parse(written_record(room.table))
    assert [entry.note for entry in record.moves[:3]] == ["", "bot", ""]
    assert veillee.replay(record).outcome == room.table.running().outcome


async def test_the_record_of_a_finished_match_replays(services: Services) -> None:
    _, room = await finished(services)
    record = written_record(room.table)
    assert veillee.replay(record).outcome == room.table.running().outcome
    assert [entry.note for entry in veillee.kernel.Record.parse(record).moves] == [""] * 9


async def test_the_record_of_a_finished_match_tells_what_was_drawn(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, "spacepoker")
    await people[0].command(room, Resign())
    draws = veillee.kernel.Record.parse(written_record(room.table)).draws
    assert draws
    assert draws.words == room.table.running().chance_drawn > 0


async def test_the_record_is_closed_until_the_end_and_where_it_was_agreed(
    services: Services,
) -> None:
    people = await guests(services, 2)
    room = await started(people)
    with refusing("replay-not-over"):
        written_record(room.table)
    _, room = await finished(services, open_record=False)
    with refusing("record-not-opened"):
        written_record(room.table)


async def test_every_move_of_a_finished_match_is_listed_and_none_while_it_runs(
    services: Services,
) -> None:
    people = await guests(services, 2)
    assert moves_made((await started(people)).table, people[0].id) == []
    _, room = await finished(services)
    match = room.table.running()
    assert [made.text for made in moves_made(room.table, None)] == [
        match.game.write(move) for _, move in match.moves
    ]


async def test_of_a_record_that_is_not_opened_one_is_told_ones_own_moves_alone(
    services: Services,
) -> None:
    people, room = await finished(services, open_record=False)
    assert {made.seat for made in moves_made(room.table, people[0].id)} == {0, None}
    assert {made.text for made in moves_made(room.table, None)} == {""}


async def test_a_fork_goes_on_from_a_moment_of_a_finished_match(services: Services) -> None:
    _, room = await finished(services)
    curious = await guest(services)
    forked = await go_on(services.house, room.table, curious.id, moves=4, seat=0, level="random")
    assert forked.table.status == "running"
    assert forked.table.running().moves == room.table.running().moves[:4]
    again = await reread(services, forked.table.id)
    assert again.running().moves == forked.table.running().moves


async def test_a_fork_needs_an_open_record_and_a_moment_that_was(services: Services) -> None:
    people, room = await finished(services)
    with refusing("no-such-moment"):
        await go_on(services.house, room.table, people[0].id, moves=10, seat=0, level="random")
    with refusing("no-such-chair"):
        await go_on(services.house, room.table, people[0].id, moves=1, seat=2, level="random")
    _, closed = await finished(services, open_record=False)
    with refusing("fork-not-open"):
        await go_on(services.house, closed.table, people[0].id, moves=1, seat=0, level="random")


async def test_a_replay_shows_each_moment_as_a_seat_knew_it_then(services: Services) -> None:
    people, room = await finished(services)
    for moves in range(10):
        then = moment(room.table, None, moves, 1)
        assert then.view == room.table.running().fork(moves).view(1)
        assert then.of == 9
    assert moment(room.table, people[0].id, 9, 0).outcome is not None
    with refusing("no-such-moment"):
        moment(room.table, None, 10, None)


async def test_before_the_end_one_looks_back_through_ones_own_eyes_only(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    for turn, move in enumerate(BLACK_WINS[:4]):
        await people[turn % 2].move(room, move)
    own = moment(room.table, people[0].id, 2, 0)
    assert own.of == 2
    assert own.view == room.table.running().fork(3).view(0)
    for person, seat in ((people[0].id, 1), (people[0].id, None), (None, None), (None, 0)):
        with refusing("replay-not-over"):
            moment(room.table, person, 1, seat)


async def test_a_table_read_from_the_journal_is_the_table_that_was_played(
    services: Services,
) -> None:
    people, room = await finished(services)
    await people[0].command(room, Say(text="well played"))
    for person in people:
        await person.command(room, Rematch())
    again = await reread(services, room.table.id)
    assert again.running().state == room.table.running().state
    assert again.chairs == room.table.chairs
    assert again.told == room.table.told
    assert again.plays == room.table.plays
    assert (again.number, again.rematch) == (room.table.number, room.table.rematch)
