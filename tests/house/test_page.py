"""How the page comes over the wire: packed, kept, and where an address leads nowhere."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from veillee.house.http.errors import answer
from veillee.house.http.page import Page

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def is_table(name: str) -> bool:
    return name == "abc"


@get("/api/known")
async def known() -> str:
    return "known"


@pytest.fixture
def door(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A house with a small page, and one other address."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Veillée</h1>", "utf-8")
    (tmp_path / "assets" / "board-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "board-1a2b.js.br").write_text("packed")
    (tmp_path / "assets" / "awake.mp4").write_bytes(bytes(range(100)))
    page = Page(is_table, tmp_path)
    app = Litestar(
        [known, *page.handlers()],
        exception_handlers={NotFoundException: page.nowhere, Exception: answer},
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/game/ergo", "/table/abc", "/screen/abc", "/replay/abc", "/me"]
)
def test_the_page_answers_to_its_addresses(door: TestClient[Any], path: str) -> None:
    for answered in (door.get(path, headers=BROWSER), door.get(path)):
        assert answered.status_code == 200
        assert "Veillée" in answered.text
        assert answered.headers["cache-control"] == "no-cache"
        assert answered.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/", "/me", "/assets/board-1a2b.js"])
def test_who_asks_for_the_head_alone_is_told_it_is_there(door: TestClient[Any], path: str) -> None:
    assert door.head(path).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/attic",
        "/table",
        "/table/a/b",
        "/game/ergo/attic/stairs",
        "/game/attic",
        "/table/attic",
        "/screen/attic",
        "/replay/attic",
    ],
)
def test_an_address_that_leads_nowhere_is_said_so_by_the_page(
    door: TestClient[Any], path: str
) -> None:
    nowhere = door.get(path, headers=BROWSER)
    assert nowhere.status_code == 404
    assert "Veillée" in nowhere.text


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/attic", {"Accept": "application/json"}),
        ("/api/attic", BROWSER),
        ("/assets/x.js", BROWSER),
    ],
)
def test_programs_are_told_in_json(
    door: TestClient[Any], path: str, headers: dict[str, str]
) -> None:
    nowhere = door.get(path, headers=headers)
    assert nowhere.status_code == 404
    assert nowhere.json()["error"] == "not-found"


def test_a_file_comes_packed_to_who_can_unpack_it_and_is_kept(door: TestClient[Any]) -> None:
    path = "/assets/board-1a2b.js"
    plain = door.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.text == "plain"
    assert "immutable" in plain.headers["cache-control"]
    with door.stream("GET", path, headers={"Accept-Encoding": "br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"packed"


@pytest.mark.parametrize(
    ("asked", "part", "said"),
    [
        ("bytes=0-1", bytes([0, 1]), "bytes 0-1/100"),
        ("bytes=98-", bytes([98, 99]), "bytes 98-99/100"),
        ("bytes=99-500", bytes([99]), "bytes 99-99/100"),
    ],
)
def test_a_video_comes_in_parts_to_who_asks_for_one(
    door: TestClient[Any], asked: str, part: bytes, said: str
) -> None:
    answered = door.get("/assets/awake.mp4", headers={"Range": asked})
    assert (answered.status_code, answered.content) == (206, part)
    assert answered.headers["content-range"] == said
    assert answered.headers["content-type"] == "video/mp4"


@pytest.mark.parametrize("asked", ["", "bytes=100-", "bytes=x", "lines=0-1"])
def test_a_video_comes_whole_to_everybody_else(door: TestClient[Any], asked: str) -> None:
    answered = door.get("/assets/awake.mp4", headers={"Range": asked})
    assert (answered.status_code, len(answered.content)) == (200, 100)


def test_a_house_without_its_page_says_so_in_json(tmp_path: Path) -> None:
    page = Page(is_table, tmp_path)
    assert page.handlers() == []
    with TestClient(Litestar([], exception_handlers={NotFoundException: page.nowhere})) as door:
        assert door.get("/", headers=BROWSER).json()["error"] == "not-found"
