"""Why a bot made its move: it says so where nobody learns anything by it that he may not know."""

from typing import Any

import pytest

from tests.house.conftest import Server
from tests.house.visiting import Visitor, visitor

pytestmark = pytest.mark.anyio


async def against_a_bot(me: Visitor, game: str = "ergo", **terms: Any) -> str:
    """A table at which the bot has made a move."""
    table = await me.lay(game, 2, chairs=["medium", "me"], start=True, **terms)
    async with me.live(table) as live:
        while 1 not in (await live.next_of("frame"))["awaited"]:
            pass
    return table


async def refusal(me: Visitor, table: str, **asked: Any) -> tuple[int, str]:
    answer = await me.get(f"tables/{table}/why", params=asked)
    return answer.status_code, answer.json()["error"]


async def test_where_nothing_is_hidden_a_bot_says_at_once_why(server: Server) -> None:
    async with visitor(server) as me:
        table = await against_a_bot(me)
        why = (await me.get(f"tables/{table}/why")).json()
        assert (why["seat"], why["same"]) == (0, True)
        assert why["reason"]["message"].startswith("reason-")


async def test_nobody_is_told_while_hands_are_hidden(server: Server) -> None:
    async with visitor(server) as me:
        table = await against_a_bot(me, "spacepoker")
        assert await refusal(me, table) == (403, "replay-not-over")


async def test_once_it_is_over_everybody_may_ask_of_any_bots_move(server: Server) -> None:
    async with visitor(server) as me, visitor(server) as other:
        table = await against_a_bot(me, "spacepoker")
        await me.command(table, type="resign")
        moves = (await other.get(f"tables/{table}/moves")).json()
        number = next(place for place, move in enumerate(moves, start=1) if move["by"] == "bot")
        why = (await other.get(f"tables/{table}/why", params={"moves": number})).json()
        assert why["seat"] == 0


async def test_of_a_record_that_stays_closed_nothing_is_said(server: Server) -> None:
    async with visitor(server) as me:
        table = await against_a_bot(me, "spacepoker", open_record=False)
        await me.command(table, type="resign")
        assert await refusal(me, table, moves=1) == (403, "record-not-opened")


async def test_at_a_table_without_hints_bots_keep_silent_until_the_end(server: Server) -> None:
    async with visitor(server) as me:
        table = await against_a_bot(me, hints="none")
        assert await refusal(me, table) == (403, "no-hints-here")
        await me.command(table, type="resign")
        assert (await me.get(f"tables/{table}/why")).status_code == 200


async def test_a_persons_move_is_his_own_affair(server: Server) -> None:
    async with visitor(server) as me:
        table = await against_a_bot(me)
        async with me.live(table) as live:
            frame = await live.next_of("frame")
            await live.answer(type="move", move=frame["legal"][0], id="mine")
        await me.command(table, type="resign")
        assert await refusal(me, table, moves=2) == (404, "not-a-bots-move")


async def test_of_a_move_that_was_never_made_nobody_can_say_why(server: Server) -> None:
    async with visitor(server) as me:
        table = await against_a_bot(me)
        assert await refusal(me, table, moves=99) == (404, "no-such-moment")
        waiting = await me.lay()
        assert (await refusal(me, waiting))[1] == "not-started"
