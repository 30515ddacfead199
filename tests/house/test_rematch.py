"""Playing again, and who sits where: by choice, by lot, and one chair on at a rematch."""

import asyncio
from typing import Any

import pytest

from tests.house.playing import Guest, finished, guest, guests, laid, refusing, reread, started
from tests.house.test_leaving import among_bots
from veillee.house.going_on import go_on
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.rematch import Rematch
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.told import Notice

pytestmark = pytest.mark.anyio


async def again(services: Services, answer: Any) -> Room:
    return await services.house.room(str(answer.table))


# -- a rematch ------------------------------------------------------------------------------------


async def test_once_both_agree_the_rematch_begins_with_sides_changed(services: Services) -> None:
    people, room = await finished(services)
    assert (await people[1].command(room, Rematch())).table is None
    other = await again(services, await people[0].command(room, Rematch()))
    assert other.table.status == "running"
    assert [chair.person for chair in other.table.chairs] == [people[1].id, people[0].id]
    assert (other.table.terms, other.table.host) == (room.table.terms, room.table.host)


async def test_whoever_waits_sees_who_would_play_again(services: Services) -> None:
    people, room = await finished(services)
    page = people[0].page(room)
    await people[1].command(room, Rematch())
    assert (await page.table())["rematching"] == [people[1].id]
    assert not (await people[1].command(room, Rematch())).table
    assert room.table.rematching.keys() == {people[1].id}


async def test_against_bots_one_click_is_enough_and_the_first_place_moves_on(
    services: Services,
) -> None:
    host = await guest(services)
    room = await among_bots(host, game="spacepoker", seats=3)
    await host.command(room, Resign())
    other = await again(services, await host.command(room, Rematch()))
    assert other.table.status == "running"
    assert [chair.person for chair in other.table.chairs] == [None, None, host.id]
    assert [chair.bot for chair in other.table.chairs] == ["random", "random", None]


async def test_who_does_not_answer_need_not_be_waited_for(services: Services) -> None:
    people = await guests(services, 3)
    room = await among_bots(*people, game="spacepoker", seats=3)
    for person in people:
        await person.command(room, Resign())
    await people[0].command(room, Rematch())
    await people[1].command(room, Rematch())
    other = await again(services, await people[1].command(room, Rematch(now=True)))
    assert [chair.person for chair in other.table.chairs] == [people[1].id, None, people[0].id]
    assert other.table.chairs[1].bot == room.table.terms.stand_in
    late = await people[2].command(room, Rematch())
    assert late.table == other.table.id, "who answers late finds the table"


async def test_the_luck_of_each_browser_enters_the_chance_of_the_rematch(
    services: Services,
) -> None:
    people, room = await finished(services)
    await people[0].command(room, Rematch(luck="clover"))
    other = await again(services, await people[1].command(room, Rematch(luck="horseshoe")))
    assert other.table.running().contributions == ("horseshoe", "clover")


async def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(services: Services) -> None:
    people, room = await finished(services)
    tables = len(services.house.rooms)
    await asyncio.gather(*[person.command(room, Rematch()) for person in people])
    assert room.table.rematch
    assert len(services.house.rooms) == tables + 1


async def test_a_rematch_waits_for_the_end(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    with refusing("rematch-not-over"):
        await people[0].command(room, Rematch())


async def test_only_those_who_sat_ask_for_a_rematch(services: Services) -> None:
    _, room = await finished(services)
    with refusing("watchers-only-watch"):
        await (await guest(services)).command(room, Rematch())


# -- by lot ---------------------------------------------------------------------------------------


async def by_lot(people: list[Guest], game: str = "ergo") -> Room:
    room = await laid(people[0], game, len(people), seating="lot")
    for seat, person in enumerate(people):
        await person.command(room, Sit(seat=seat, luck=f"luck {seat}"))
    await people[0].command(room, Start())
    return room


async def test_by_lot_either_may_begin(services: Services) -> None:
    people = await guests(services, 2)
    firsts = {(await by_lot(people)).table.chairs[0].person for _ in range(40)}
    assert firsts == {person.id for person in people}


async def test_the_lot_is_told_and_read_again_as_it_fell(services: Services) -> None:
    people = await guests(services, 4)
    room = await by_lot(people, "spacepoker")
    lines = [told.line for told in room.table.told]
    [order] = [line.order for line in lines if isinstance(line, Notice) and line.order]
    sat = [people[came].id for came in order]
    assert [chair.person for chair in room.table.chairs] == sat
    assert (await reread(services, room.table.id)).chairs == room.table.chairs


async def test_a_page_looks_from_the_chair_that_the_lot_gave_it(services: Services) -> None:
    people = await guests(services, 4)
    room = await laid(people[0], "spacepoker", 4, seating="lot")
    for seat, person in enumerate(people):
        await person.command(room, Sit(seat=seat))
    pages = [person.page(room) for person in people]
    await people[0].command(room, Start())
    for person, page in zip(people, pages, strict=True):
        assert (await page.frame())["view"]["seat"] == room.table.seat_of(person.id)


async def test_a_rematch_draws_no_lot_again(services: Services) -> None:
    people = await guests(services, 2)
    room = await by_lot(people)
    await people[0].command(room, Resign())
    await people[0].command(room, Rematch())
    other = await again(services, await people[1].command(room, Rematch()))
    before = [chair.person for chair in room.table.chairs]
    assert [chair.person for chair in other.table.chairs] == before[::-1]


async def test_who_goes_on_from_a_moment_keeps_the_chair_he_asked_for(services: Services) -> None:
    people = await guests(services, 2)
    for _ in range(8):
        room = await by_lot(people)
        await people[0].command(room, Resign())
        forked = await go_on(services.house, room.table, people[0].id, 0, 1, "random")
        assert forked.table.seat_of(people[0].id) == 1
