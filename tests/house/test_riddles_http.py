"""Riddles of the day over HTTP: nothing leaves the house before one has answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

import veillee
from tests.house.conftest import Server
from tests.house.test_daily_http import opened_before
from tests.house.test_riddles import RIDDLE
from tests.house.visiting import Visitor, visitor
from veillee.bots import Riddle
from veillee.cli import main
from veillee.house.journal.engine import connect
from veillee.house.journal.schema import riddles
from veillee.kernel import Record

pytestmark = pytest.mark.anyio

PLACE = f"days/today/{RIDDLE}"


@pytest.fixture
async def me(server: Server) -> AsyncIterator[Visitor]:
    async with visitor(server) as me:
        yield me


async def seen(one: Visitor) -> dict[str, Any]:
    answer = await one.get(f"{PLACE}/riddle")
    assert answer.status_code == 200
    return answer.json()  # type: ignore[no-any-return]


async def answered(one: Visitor) -> dict[str, Any]:
    chances = [40] * len((await seen(one))["asked"])
    answer = await one.post(f"{PLACE}/riddle", {"chances": chances})
    assert answer.status_code == 201
    return answer.json()  # type: ignore[no-any-return]


def laid(server: Server) -> Riddle:
    """What the house keeps, behind its back."""
    engine = connect(server.database, power_cuts=False)
    with engine.connect() as connection:
        row = connection.execute(riddles.select()).one()
    engine.dispose()
    return msgspec.json.decode(row.riddle, type=Riddle)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_what_is_shown_is_what_the_seat_knew_and_nothing_else(
    me: Visitor, server: Server
) -> None:
    shown = await seen(me)
    riddle = laid(server)
    then = riddle.match().fork(after=riddle.moves)
    assert shown["view"] == as_json(then.view(riddle.seat))
    assert [line["what"] for line in shown["story"]] == [
        as_json(event.what) for event in then.events(riddle.seat)
    ]
    public = {"day", "game", "is_today", "seats", "level", "seat", "asked"}
    assert shown.keys() == {*public, "view", "story", "solution"}
    assert shown["solution"] is None


async def test_the_match_stays_closed_to_whoever_has_not_answered(
    me: Visitor, server: Server
) -> None:
    async with visitor(server) as other:
        await answered(other)
        for path in ("moments/0", "moments/0?seat=0", "moments/90?seat=1", "marks?kinds=died"):
            answer = await me.get(f"{PLACE}/{path}")
            assert (answer.status_code, answer.json()["error"]) == (403, "riddle-not-opened")
        assert (await seen(me))["solution"] is None


async def test_whoever_has_answered_sees_how_it_was_and_how_it_went_on(
    me: Visitor, server: Server
) -> None:
    solution = (await answered(me))["solution"]
    riddle = laid(server)
    assert solution == (await seen(me))["solution"]
    assert (solution["truth"], solution["bot"]) == (list(riddle.truth), list(riddle.bot))
    assert solution["score"] == riddle.points(solution["chances"])
    shown = (await me.get(f"{PLACE}/moments/{solution['moves']}", params={"seat": 0})).json()
    then = riddle.match().fork(after=riddle.moves)
    assert shown["view"] == as_json(then.view(0))
    last = (await me.get(f"{PLACE}/moments/{shown['of']}")).json()
    assert last["outcome"] is not None
    assert (await me.get(f"{PLACE}/marks", params={"kinds": "died"})).status_code == 200


async def test_the_seed_of_the_day_is_in_nothing_that_whoever_has_answered_is_shown(
    me: Visitor, server: Server
) -> None:
    told = msgspec.json.encode(await answered(me)).decode()
    riddle = laid(server)
    seed = riddle.match().seed.split()[0]
    last = await me.get(f"{PLACE}/moments/{len(riddle.match())}")
    assert seed in riddle.record
    assert seed not in told + last.text


async def test_the_record_stays_closed_on_the_day_also_to_whoever_has_answered(
    me: Visitor,
) -> None:
    await answered(me)
    closed = await me.get(f"{PLACE}/record")
    assert (closed.status_code, closed.json()["error"]) == (403, "record-not-opened")


async def test_there_is_no_moment_after_the_last_and_no_seat_beside_the_table(me: Visitor) -> None:
    await answered(me)
    for path in ("moments/99999", "moments/0?seat=99"):
        assert (await me.get(f"{PLACE}/{path}")).status_code == 404


@pytest.mark.parametrize(
    "wrong",
    [
        "{}",
        '{"chances": []}',
        '{"chances": [101, 0, 0, 0]}',
        '{"chances": [-1, 0, 0, 0]}',
        '{"chances": [NaN, 0, 0, 0]}',
        '{"chances": [0.5, 0, 0, 0]}',
        '{"chances": ["ten", 0, 0, 0]}',
        '{"chances": null}',
        '{"chances": [10], "more": 1}',
    ],
)
async def test_rubbish_is_refused_and_one_may_answer_still(me: Visitor, wrong: str) -> None:
    headers = {"Content-Type": "application/json", "Origin": me.server.address}
    refused = await me.client.post(f"/api/{PLACE}/riddle", content=wrong, headers=headers)
    assert refused.status_code == 400
    assert refused.json()["error"]
    assert (await answered(me))["solution"]["counts"]


async def test_an_answer_is_not_changed_afterwards(me: Visitor) -> None:
    first = await answered(me)
    other = [0] * len(first["asked"])
    refused = await me.post(f"{PLACE}/riddle", {"chances": other})
    assert (refused.status_code, refused.json()["error"]) == (409, "riddle-answered")
    assert (await seen(me))["solution"] == first["solution"]


async def test_games_with_a_table_have_no_riddle(me: Visitor) -> None:
    for game in ("ergo", "chess"):
        answer = await me.get(f"days/today/{game}/riddle")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-such-riddle")


async def test_the_day_tells_how_one_stands_with_it(me: Visitor, server: Server) -> None:
    def of_day(day: Any) -> Any:
        return next(game for game in day["games"] if game["game"] == RIDDLE)

    before = of_day((await me.get("days/today")).json())
    assert (before["riddle"], before["status"], before["compared"]) == (True, "new", None)
    score = (await answered(me))["solution"]["score"]
    after = of_day((await me.get("days/today")).json())
    assert (after["status"], after["score"], after["table"]) == ("done", score, None)
    assert after["compared"]["median"] is not None
    [tried] = (await me.get("me/kept")).json()["attempts"]
    assert (tried["score"], set(tried["answer"])) == (score, {40})


async def test_a_day_that_is_over_is_practised_and_all_of_it_open(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    async with visitor(server) as me:
        await me.get("days/today")
    server.close()
    opened_before(server, days=1)
    server.open()
    async with visitor(server) as me:
        [past] = (await me.get("days")).json()["days"]
        place = f"days/{past['day']}/{RIDDLE}"
        shown = (await me.get(f"{place}/riddle")).json()
        assert (shown["is_today"], shown["solution"]) == (False, None)
        assert (await me.get(f"{place}/moments/0")).status_code == 200
        record = Record.parse((await me.get(f"{place}/record")).text)
        seed = (await me.get(f"days/{past['day']}")).json()["seed"]
        assert str(record.seed).startswith(f"{seed} {RIDDLE} ")
        assert veillee.replay(record).outcome is not None
        chances = {"chances": [10] * len(shown["asked"])}
        solution = (await me.post(f"{place}/riddle", chances)).json()["solution"]
        assert not solution["counts"]
        assert (await me.get("me/kept")).json()["attempts"] == []


async def test_the_terminal_names_it_and_tells_the_points(
    me: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    score = (await answered(me))["solution"]["score"]
    key = (await me.get("me/key")).json()["key"]
    asked = ["today", me.server.address, "--key", key, "--lang", "en"]
    assert await asyncio.to_thread(main, asked) == 0
    [line] = [one for one in capsys.readouterr().out.splitlines() if "a riddle" in one]
    assert str(score) in line
