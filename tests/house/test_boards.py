"""The house serves the boards that packages bring, and nothing else of theirs."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.house.bringing import house_with, install
from tests.toys import higher, noughts, sealed
from veillee.house.http.security import CONTENT_POLICY
from veillee.house.seat_lists import seat_lists


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("brought")
    install(folder, "higher", "tests.toys.higher")
    install(folder, "noughts", "tests.toys.noughts")
    server = house_with(folder).open()
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client
    server.close()


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("board.js", "text/javascript"),
        ("board.css", "text/css"),
        ("cover.svg", "image/svg+xml"),
        ("messages.fr.ftl", "text/plain"),
    ],
)
def test_a_file_of_a_board_has_its_kind_and_the_house_s_content_policy(
    client: httpx.Client, file: str, kind: str
) -> None:
    answer = client.get(f"/boards/noughts/{file}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["content-security-policy"] == CONTENT_POLICY


def test_who_has_a_file_is_not_sent_it_again(client: httpx.Client) -> None:
    mark = client.get("/boards/noughts/board.js").headers["etag"]
    answer = client.get("/boards/noughts/board.js", headers={"If-None-Match": mark})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "place",
    [
        "noughts/nothing.js",
        "noughts/..%2F__init__.py",
        "noughts/%2E%2E%2Fmessages.fr.ftl",
        "noughts/../messages.fr.ftl",
        "noughts/board.js%00",
        "higher/board.js",
        "ergo/board.js",
        "..%2Fnoughts/board.js",
    ],
)
def test_nothing_outside_a_board_is_served(client: httpx.Client, place: str) -> None:
    assert client.get(f"/boards/{place}").status_code == 404


def test_the_shelf_says_what_is_printed_on_the_box_of_a_brought_game(client: httpx.Client) -> None:
    box = client.get("/api/games/higher").json()["box"]
    assert box == {"minutes": [5, 10], "age": 6, "seats": None}


def test_the_shelf_says_which_files_came_with_a_game(client: httpx.Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert games["higher"]["board"] == games["ergo"]["board"] == []
    assert "board.js" in games["noughts"]["board"]


def test_a_hand_of_three_at_a_table_of_three_is_not_taken_for_one_card_each() -> None:
    assert seat_lists(higher) == ("hand_sizes", "points")


def test_a_list_that_is_empty_at_times_may_have_a_value_for_each_seat() -> None:
    assert seat_lists(sealed) == ("points", "shown")


def test_a_game_that_fails_as_it_is_played_stays_on_the_shelf() -> None:
    class Broken:
        seats, presets = noughts.seats, noughts.presets

    assert seat_lists(Broken) == ()
