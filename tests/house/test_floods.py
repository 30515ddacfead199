"""Floods: what does not change is made once, and no list is filled by one person or one address."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.house.conftest import Server
from tests.house.playing import guest, guests, laid
from tests.house.visiting import visitor
from veillee.house.errors import HouseError
from veillee.house.http import games, tables
from veillee.house.journal.journal import MOST_OF_HOST
from veillee.house.public_tables import MOST_OF_ADDRESS, Hosted, PublicTables
from veillee.house.services import Services
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "path",
    [
        "games",
        "games/ergo?language=fr",
        "games/ergo/rulebook",
        "games/ergo/messages",
        "tables/TABLE/invitation.svg",
    ],
)
async def test_what_has_not_changed_is_not_sent_again(server: Server, path: str) -> None:
    async with visitor(server) as somebody:
        path = path.replace("TABLE", await somebody.lay())
        first = await somebody.get(path)
        again = await somebody.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


@pytest.mark.parametrize(
    "make",
    [
        lambda: games.all_games("fr"),
        lambda: games.rulebook("ergo", "en"),
        lambda: tables.drawn("http://here/table/x"),
    ],
    ids=["games", "rulebook", "invitation"],
)
def test_what_does_not_change_is_made_once(make: Callable[[], object]) -> None:
    assert make() is make()


async def test_an_invitation_is_drawn_for_no_endless_address(server: Server) -> None:
    async with visitor(server) as somebody:
        path = f"tables/{await somebody.lay()}/invitation.svg"
        answer = await somebody.get(path, headers={"Host": "x" * 1000})
        assert answer.status_code == 400


async def test_the_public_list_is_read_once_for_all_who_ask(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await guest(services)
    await laid(host, public=True)
    reads = 0

    async def read() -> list[Hosted]:
        nonlocal reads
        reads += 1
        return []

    for _ in range(50):
        await services.public_tables.encoded(read)
    assert reads == 1
    await laid(host, public=True)
    await services.public_tables.encoded(read)
    assert reads == 2, "a new table is seen at once"


async def test_one_person_does_not_fill_the_public_list(services: Services) -> None:
    host, other = await guests(services, 2)
    shown = await laid(other, public=True)
    for _ in range(80):
        await laid(host, public=True)
    listed = [table.id for table in await services.house.journal.public_tables()]
    assert shown.table.id in listed
    assert len(listed) == 1 + MOST_OF_HOST


async def test_one_address_does_not_fill_the_public_list(services: Services) -> None:
    places = PublicTables(services.house, factor=1.0)
    for person in await guests(services, MOST_OF_ADDRESS):
        async with places.place_for(person.id, "192.0.2.1") as taken:
            taken.append((await laid(person, public=True)).table.id)
    newcomer = await guest(services)
    with pytest.raises(HouseError) as refused:
        async with places.place_for(newcomer.id, "192.0.2.1"):
            pass
    assert refused.value.message == "too-many-public"
    async with places.place_for(newcomer.id, "192.0.2.2"):
        pass


async def test_a_table_that_has_begun_leaves_its_place_to_another(services: Services) -> None:
    places = PublicTables(services.house, factor=1.0)
    people = await guests(services, 2)
    rooms = []
    for _ in range(MOST_OF_HOST):
        async with places.place_for(people[0].id, "192.0.2.1") as taken:
            rooms.append(await laid(people[0], public=True))
            taken.append(rooms[-1].table.id)
    for seat, person in enumerate(people):
        await person.command(rooms[0], Sit(seat=seat))
    await people[0].command(rooms[0], Start())
    async with places.place_for(people[0].id, "192.0.2.1"):
        pass


async def test_tables_are_limited_for_an_address_and_not_only_for_each_person(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    answers = []
    for _ in range(8):
        async with visitor(server) as somebody:
            body = {"game": "ergo", "seats": 2}
            answers += [(await somebody.post("tables", body)).status_code for _ in range(15)]
    assert 60 <= answers.count(201) < 80
    assert answers[-1] == 429


async def test_thirty_friends_behind_one_address_each_lay_a_table(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    for _ in range(30):
        async with visitor(server) as friend:
            await friend.lay()
