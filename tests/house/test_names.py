"""Names deceive nobody, and ordinary ones of all languages are left alone."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.house.conftest import Server
from tests.house.playing import guest, guests, laid
from tests.house.visiting import Visitor, visitor
from veillee.house.errors import HouseError
from veillee.house.identity import change_identity
from veillee.house.journal.people import Person
from veillee.house.people.names import (
    LONGEST_NAME,
    clean_name,
    is_reserved,
    look,
    nearby,
    offered_names,
    told_apart,
)
from veillee.house.services import Services
from veillee.house.table.actions.shared_phone import SetCode, Share
from veillee.house.table.actions.sit import Sit

pytestmark = pytest.mark.anyio

ORDINARY = [
    "Zoë",
    "O'Neill",
    "Nguyễn",
    "李雷",
    "محمد",
    "עֲבִיגַיִל",
    "Ольга",
    "Γιώργος",
    "สมชาย",
    "आरव",
    "김민준",
    "さくら",
    "Jean-Luc",
    "D'Artagnan 3",
    "🦊",
    "❤️",
    "👩‍🚀 Ana",
    "👩🏽‍🚀",
    "I",
    "Lan",
]
PAGE = Path(__file__).parents[2] / "web" / "src"


async def wishes(person: Visitor, name: str) -> dict[str, str]:
    answer = await person.client.patch("/api/me", json={"name": name})
    return {"status": str(answer.status_code), **answer.json()}


# -- what may be in one ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_of_all_languages_are_left_alone(name: str) -> None:
    assert clean_name(name) == name
    assert not is_reserved(name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ma\u200brie", "Marie"),
        ("Marie\u3164", "Marie"),
        ("Marie\u2800", "Marie"),
        ("\u115fMarie", "Marie"),
        ("Ma\u00adrie", "Marie"),
        ("Marie\ufe0f", "Marie"),
        ("Ma\u200drie", "Marie"),
        ("Marie\U000e0041", "Marie"),
        ("\u202eeiraM", "eiraM"),
        ("\u2067Marie\u2069", "Marie"),
        ("Marie\x1b[2J", "Marie[2J"),
        ("Marie\x9b", "Marie"),
        ("Ma\nrie", "Ma rie"),
        ("Marie\u2028", "Marie"),
        ("Marie\u00a0\u2003B", "Marie B"),
        ("M" + "\u0336" * 9 + "arie", "M\u0336\u0336\u0336arie"),
        ("\u0301\u0302Marie", "Marie"),
        ("Marie \u0336\u0336", "Marie"),
    ],
)
def test_what_cannot_be_seen_or_stands_in_towers_is_left_out(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u0301", "\U000e0041", "ﷺ" * 2])
def test_a_name_of_nothing_or_of_too_much_is_refused(name: str) -> None:
    with pytest.raises(HouseError, match="visible letters"):
        clean_name(name)


# -- what it looks like ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Marie", "Mаrie"),
        ("Marie", "MARIE"),
        ("Marie", "Ｍａｒｉｅ"),
        ("Marie", "𝓜𝓪𝓻𝓲𝓮"),
        ("Marie", "Marie."),
        ("Marie", "M arie"),
        ("Marie", "Μаrіе"),
        ("Ian", "lan"),
        ("Ian", "ian"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Zoë", "Zoe\u0308"),
        ("Paul", "Раul"),
        ("كريم", "ڪريم"),
        ("علی", "على"),
    ],
)
def test_names_that_one_takes_for_each_other_look_the_same(one: str, other: str) -> None:
    assert look(one) == look(other)


def test_ordinary_names_look_like_no_other() -> None:
    looks = [look(name) for name in ORDINARY]
    assert len(set(looks)) == len(ORDINARY)
    assert "" not in looks


async def test_who_looks_like_somebody_about_is_offered_a_name_nearby(server: Server) -> None:
    async with visitor(server) as marie, visitor(server) as other:
        assert (await wishes(marie, "Marie Curie"))["status"] == "200"
        refused = await wishes(other, "Marie Сurіe")
        assert (refused["status"], refused["error"]) == ("409", "name-taken")
        free = re.search(r"(\S+ \S+ \d+) is free", refused["text"])
        assert free is not None
        assert (await wishes(other, free[1]))["name"] == free[1]


async def test_ones_own_name_may_be_written_otherwise(server: Server) -> None:
    async with visitor(server) as somebody:
        assert (await wishes(somebody, "anne-sophie"))["status"] == "200"
        assert (await wishes(somebody, "Anne-Sophie"))["name"] == "Anne-Sophie"


async def test_the_name_of_who_is_gone_is_free_again(server: Server) -> None:
    async with visitor(server) as first, visitor(server) as second:
        await wishes(first, "Capitaine Fracasse")
        await first.client.delete("/api/me")
        assert (await wishes(second, "Capitaine Fracasse"))["status"] == "200"


async def test_two_who_wish_for_one_name_at_once_do_not_both_get_it(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as two:
        got = await asyncio.gather(wishes(one, "Cyrano"), wishes(two, "Cyranо"))
        assert sorted(answer["status"] for answer in got) == ["200", "409"]


@pytest.mark.parametrize(
    "name",
    [
        "Veillée",
        "veillee",
        "VEILLÉE",
        "Vеillée",
        "Le Bougeoir",
        "Le Bougeoir 2",
        "The Owl",
        "LA CLE",
        "Veillée ✓",
        "La Vei11ée",
        "🕯 Le Bougeoir",
    ],
)
async def test_nobody_is_called_like_the_house_or_its_bots(server: Server, name: str) -> None:
    async with visitor(server) as somebody:
        refused = await wishes(somebody, name)
        assert (refused["status"], refused["error"]) == ("409", "name-of-the-house")


def test_every_name_that_the_page_gives_a_bot_is_the_bots_own() -> None:
    for language in ("fr", "en"):
        words = (PAGE / f"messages.{language}.ftl").read_text("utf-8")
        names = re.findall(r"^guest-[a-z]+ = (.+)$", words, re.MULTILINE)
        assert len(names) > 20
        assert all(map(is_reserved, names))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_name_that_is_offered_may_be_had(language: str) -> None:
    for name in offered_names(language):
        assert clean_name(name) == name
        assert not is_reserved(name)
        assert len(name) <= LONGEST_NAME


def test_a_name_nearby_fits_however_long_the_name_is() -> None:
    assert all(clean_name(name) == name for name in nearby("x" * LONGEST_NAME))


async def test_newcomers_are_given_names_of_their_own(services: Services) -> None:
    people = services.house.people
    names = []
    for _ in range(150):
        person = await people.welcome("en")
        await people.sessions.begin(person.id, "")
        names.append(look(person.name))
    assert len(set(names)) == 150


async def test_whoever_was_here_before_keeps_his_name(services: Services) -> None:
    kept = services.house.journal.people
    for number, name in enumerate(("Veillée", "Mаrie", "Marie")):
        await kept.add(Person(f"{number}" * 16, name, "fr"), look(name), f"{number}", 0)
        person = await services.house.people.known(f"{number}" * 16)
        assert person is not None
        assert (await change_identity(services.house, person, language="en")).name == name
        assert (
            await change_identity(services.house, person, name=name, language="en")
        ).name == name


# -- at a table -----------------------------------------------------------------------------------


async def test_two_who_are_both_called_marie_sit_down_and_are_told_apart(
    services: Services,
) -> None:
    first, second = await guest(services, "Marie"), await guest(services, "Marie")
    room = await laid(first, "spacepoker", 3)
    await first.command(room, Sit(seat=1))
    await second.command(room, Sit(seat=0))
    seen = [chair.name for chair in room.seen_by(first.id).chairs]
    assert seen == ["Marie 2", "Marie", None]


async def test_the_number_is_no_name_that_another_has(services: Services) -> None:
    names = {"a": "Marie 2", "b": "Marie", "c": "Mаrie"}
    assert told_apart(names, ["a", "b", "c"]) == {"a": "Marie 2", "b": "Marie", "c": "Mаrie 3"}


async def test_a_chair_is_shared_with_somebody_of_the_same_name(services: Services) -> None:
    owner, _ = await guests(services, 2)
    await change_identity(services.house, owner.person, name="Ana")
    room = await laid(owner, "spacepoker", 3)
    await owner.command(room, Sit(seat=0))
    await owner.command(room, SetCode(code="1234"))
    await owner.command(room, Share(seat=1, name="Аna", code="4321"))
    assert [chair.name for chair in room.seen_by(None).chairs] == ["Ana", "Аna 2", None]


async def test_a_new_name_is_told_apart_at_once(services: Services) -> None:
    first, second = await guest(services, "Ada"), await guest(services, "Bea")
    room = await laid(first)
    await first.command(room, Sit(seat=0))
    await second.command(room, Sit(seat=1))
    await change_identity(services.house, second.person, name="Ada")
    assert [chair.name for chair in room.seen_by(None).chairs] == ["Ada", "Ada 2"]
    await change_identity(services.house, second.person, name="Bea")
    assert [chair.name for chair in room.seen_by(None).chairs] == ["Ada", "Bea"]
