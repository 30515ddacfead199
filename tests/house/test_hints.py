"""Hints: who may ask for one, who is told of it, and what one is told."""

from __future__ import annotations

from typing import Any

import pytest

import veillee
from tests.house.playing import Guest, finished, guest, guests, laid, refusing, started
from veillee.bots import say
from veillee.games import GAMES, load
from veillee.house.going_on import go_on
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.hint import Hint
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.replay import written_record
from veillee.house.table.terms import SecondsPerMove
from veillee.words import LANGUAGES

pytestmark = pytest.mark.anyio

CLOCK = SecondsPerMove(seconds=60)


async def against_a_bot(services: Services, game: str = "ergo", **terms: Any) -> tuple[Guest, Room]:
    host = await guest(services)
    room = await laid(host, game, **terms)
    await host.command(room, Sit(seat=0))
    await host.command(room, SeatBot(seat=1, level="random"))
    await host.command(room, Start())
    return host, room


async def told(person: Guest, room: Room) -> list[str]:
    return [line["what"] for line in (await person.page(room).frame())["told"]]


async def test_between_people_everyone_is_told_of_a_hint_and_the_record_has_it(
    services: Services,
) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await services.house.command(room, people[0].id, Hint())
    assert (await told(people[1], room))[-1] == "hinted"
    moves = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")
    for turn, move in enumerate(moves):
        await people[turn % 2].move(room, move)
    record = veillee.kernel.Record.parse(written_record(room.table))
    assert [entry.note for entry in record.moves][:3] == ["hint", "", ""]


async def test_a_hint_is_for_whoever_is_awaited(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    with refusing("hint-not-now"):
        await people[1].command(room, Hint())


async def test_between_people_with_a_clock_no_hint_is_given(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=CLOCK)
    with refusing("no-hints-here"):
        await people[0].command(room, Hint())


@pytest.mark.parametrize("terms", [{}, {"clock": CLOCK}])
async def test_alone_against_bots_one_may_ask_with_a_clock_or_without(
    services: Services, terms: dict[str, Any]
) -> None:
    host, room = await against_a_bot(services, **terms)
    assert room.seen_by(host.id).hints == "free"


async def test_of_a_free_hint_nobody_else_is_told(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=CLOCK, hints="free")
    await services.house.command(room, people[0].id, Hint())
    assert (await told(people[0], room))[-1] == "hinted"
    assert "hinted" not in await told(people[1], room)


async def test_a_table_may_do_without_hints_also_where_one_is_alone(services: Services) -> None:
    host, room = await against_a_bot(services, hints="none")
    with refusing("no-hints-here"):
        await host.command(room, Hint())


async def test_with_a_clock_hints_end_when_somebody_else_sits_down(services: Services) -> None:
    host, room = await against_a_bot(services, clock=CLOCK)
    page = host.page(room)
    assert (await page.table())["hints"] == "free"
    await (await guest(services)).command(room, Sit(seat=1))
    assert (await page.table())["hints"] == "none"


async def test_whoever_has_left_still_counts_as_company(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=CLOCK)
    await people[1].command(room, Stand())
    assert room.table.hints == "none"


async def test_going_on_alone_from_a_table_without_hints_one_may_ask(services: Services) -> None:
    people, room = await finished(services, hints="none")
    other = await go_on(services.house, room.table, people[0].id, 2, 0, "random")
    assert other.table.hints == "free"


async def test_the_strong_bot_gives_a_move_that_may_be_played(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, game="spacepoker")
    seat = room.table.to_act[0]
    answer = await people[seat].command(room, Hint())
    assert room.table.running().why_not(seat, answer.hint) is None


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_says_why_in_both_languages(services: Services, game: str) -> None:
    people = await guests(services, load(game).seats[0])
    room = await started(people, game=game)
    seat = room.table.to_act[0]
    answer = await people[seat].command(room, Hint())
    assert answer.why is not None
    said = {say(load(game), answer.why, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
