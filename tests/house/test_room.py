"""In one room: the large screen, and the host who ends the talk."""

from __future__ import annotations

import pytest

from tests.house.conftest import Server
from tests.house.hands import Hands, in_steps, settled
from tests.house.playing import guest, guests, reread, started, until
from tests.house.visiting import visitor
from veillee.house.errors import HouseError
from veillee.house.services import Services
from veillee.house.table.actions.leave import Remove
from veillee.house.table.actions.sit import LetIn, Sit
from veillee.house.table.actions.talk import EndTalk, Say
from veillee.house.table.terms import SECOND, SecondsPerStep

pytestmark = pytest.mark.anyio


async def test_a_large_screen_shows_what_watchers_see_whoever_has_opened_it(
    server: Server,
) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay("spacepoker", 2, chairs=["me"])
        await other.command(table, type="sit", seat=1)
        async with host.live(table, screen=True) as screen:
            seen = await screen.next_of("table")
            assert (seen["seat"], seen["you"]) == (None, host.me["id"])
            assert not seen["chairs"][0].get("here", False), "a screen is nobody's presence"
            assert (await screen.answer(type="start", id="a"))["type"] == "ack"
            async with host.live(table) as phone:
                mine = await phone.next_of("frame")
                assert mine["view"]["ships"]
                await phone.answer(type="move", id="b", move={"type": "exchange", "cards": []})
            frame = await screen.next_of("frame")
            while len(frame["told"]) == 0 or frame["view"] is None:
                frame = await screen.next_of("frame")
            frames = [text for text in screen.texts if text["type"] == "frame" and text["view"]]
            assert {text["view"]["seat"] for text in frames} == {None}
            assert not any(text["legal"] for text in frames)


async def test_the_host_ends_the_talk_and_a_step_is_left_to_vote_in(
    services: Services, hands: Hands
) -> None:
    people = await guests(services, 4)
    room = await started(people, "sporz", clock=SecondsPerStep(seconds=20, talk=600))
    page = people[1].page(room)
    await people[1].command(room, Say(text="I am the doctor"))
    assert (await page.frame())["clock"]["talk"] is True
    with pytest.raises(HouseError, match="Only the host"):
        await people[1].command(room, EndTalk())
    before = room.table.clock.deadline(0)
    await people[0].command(room, EndTalk())
    after = room.table.clock.deadline(0)
    assert before is not None
    assert after is not None
    assert 579 * SECOND < before - after <= 580 * SECOND
    frame = await page.frame()
    assert frame["clock"]["talk"] is False
    assert frame["told"][-1]["what"] == "talk-ended"
    with pytest.raises(HouseError, match="time to vote"):
        await people[1].command(room, Say(text="and I"))
    with pytest.raises(HouseError, match="no talk to end"):
        await people[0].command(room, EndTalk())
    again = await reread(services, room.table.id)
    assert again.clock.face() == room.table.clock.face()
    hands.turn(21)
    await until(lambda: not room.table.clock.talk_ended)
    assert room.table.running().state.phase == "mutants"
    with pytest.raises(HouseError, match="no talk to end"):
        await people[0].command(room, EndTalk())


async def test_there_is_no_talk_to_end_where_steps_have_no_length(services: Services) -> None:
    people = await guests(services, 4)
    room = await started(people, "sporz")
    with pytest.raises(HouseError, match="no talk to end"):
        await people[0].command(room, EndTalk())


async def test_a_chief_who_was_the_last_to_vote_has_a_step_of_his_own_for_the_tie(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    while room.table.running().state.phase != "day":
        seat = room.table.to_act[0]
        await people[seat].move(room, settled(room.table.running(), seat))
        if not room.table.to_act:
            hands.turn(41)
            await until(lambda: not room.table.held)
    chief = room.table.running().state.chief
    assert chief is not None
    voters = [seat for seat in room.table.running().to_act if seat != chief]
    for seat, against in zip(voters, (voters[1], voters[0]), strict=False):
        await people[seat].move(room, {"type": "vote", "seat": against})
    for seat in voters:
        await people[seat].move(room, {"type": "sleep"})
    hands.turn(39)
    await people[chief].move(room, {"type": "abstain"})
    assert room.table.running().state.phase == "day"
    ends = room.table.clock.deadline(chief)
    assert ends is not None
    await people[chief].move(room, {"type": "sleep"})
    assert room.table.running().state.phase == "tie"
    again = room.table.clock.deadline(chief)
    assert again is not None
    assert again - ends >= 38 * SECOND


async def test_the_host_hands_a_chair_over_to_somebody_who_lost_his_phone(
    services: Services,
) -> None:
    """Without his key he is a stranger; the host frees the chair for him."""
    people = await guests(services, 2)
    room = await started(people, "spacepoker")
    page = people[1].page(room)
    stranger = await guest(services)
    with pytest.raises(HouseError, match="Somebody sits there"):
        await stranger.command(room, Sit(seat=1))
    await people[0].command(room, Remove(seat=1))
    await stranger.command(room, Sit(seat=1))
    await people[0].command(room, LetIn(person=stranger.id, yes=True))
    back = stranger.page(room)
    assert (await back.frame())["view"]["seat"] == 1
    assert (await page.frame())["view"]["seat"] is None
