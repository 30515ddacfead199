"""Faces: given with the name, chosen by the person, shown at every table, and gone with him."""

import pytest

from tests.house.conftest import Server
from tests.house.playing import guest, laid
from tests.house.visiting import visitor
from veillee.house.identity import change_identity, farewell
from veillee.house.people.faces import FACES
from veillee.house.services import Services
from veillee.house.table.actions.sit import Sit

pytestmark = pytest.mark.anyio


def test_there_are_faces_enough_for_a_large_table() -> None:
    assert len(set(FACES)) >= 24


async def test_whoever_comes_is_given_a_face(server: Server) -> None:
    async with visitor(server) as somebody:
        assert somebody.me["face"] in FACES


async def test_a_chosen_face_is_kept_with_the_person(services: Services) -> None:
    somebody = await guest(services, "Ada")
    await change_identity(services.house, somebody.person, face="straw")
    services.house.people.ask_anew(somebody.id)
    known = await services.house.people.known(somebody.id)
    assert known is not None
    assert (known.name, known.face) == ("Ada", "straw")


async def test_another_name_leaves_the_face_as_it_is(server: Server) -> None:
    async with visitor(server) as somebody:
        await somebody.client.patch("/api/me", json={"face": "bun"})
        changed = await somebody.client.patch("/api/me", json={"name": "Camille of the bun"})
        assert changed.json()["face"] == "bun"


async def test_letters_may_be_chosen_in_the_place_of_a_face(server: Server) -> None:
    async with visitor(server) as somebody:
        changed = await somebody.client.patch("/api/me", json={"face": ""})
        assert changed.json()["face"] == ""


async def test_a_face_that_nobody_has_drawn_is_refused(server: Server) -> None:
    async with visitor(server) as somebody:
        answer = await somebody.client.patch("/api/me", json={"face": "moustache"})
        assert answer.status_code == 400
        assert (await somebody.get("me")).json()["face"] == somebody.me["face"]


async def test_a_new_face_is_seen_at_the_table_at_once(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"])
        async with other.live(table) as live:
            await live.next_of("frame")
            await host.client.patch("/api/me", json={"face": "witch"})
            seen = await live.next_of("table")
            assert seen["chairs"][0]["face"] == "witch"


async def test_the_face_is_among_what_is_kept_of_a_person(server: Server) -> None:
    async with visitor(server) as somebody:
        await somebody.client.patch("/api/me", json={"face": "beret"})
        assert (await somebody.get("me/kept")).json()["me"]["face"] == "beret"


async def test_whoever_leaves_the_house_leaves_no_face_at_the_table(services: Services) -> None:
    host, other = await guest(services, "Ada"), await guest(services, "Bea")
    room = await laid(host)
    await other.command(room, Sit(seat=1))
    assert room.seen_by(None).chairs[1].face
    await farewell(services.house, other.id)
    assert not room.seen_by(None).chairs[1].face
