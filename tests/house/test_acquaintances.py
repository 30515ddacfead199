"""People one knows: who they are, whether they are here, and inviting them again."""

from __future__ import annotations

import pytest

from tests.house.playing import Guest, guest, guests, laid, started
from tests.house.test_talk import refusing
from veillee.house.http.acquaintances import acquaintances
from veillee.house.identity import farewell
from veillee.house.journal.acquaintances import Invitation
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.sit import Sit
from veillee.house.table.terms import DAY

pytestmark = pytest.mark.anyio


async def visitors(services: Services, count: int) -> list[Guest]:
    """People with a browser of their own."""
    people = await guests(services, count)
    for one in people:
        await services.house.people.sessions.begin(one.id, "Firefox")
    return people


async def met(people: list[Guest]) -> None:
    """They finish a match."""
    room = await started(people)
    await people[0].command(room, Resign())


async def known(one: Guest) -> list[str]:
    found = await acquaintances(one.services.house, one.id)
    return [other.id for other in found.people]


async def here(one: Guest) -> list[bool]:
    found = await acquaintances(one.services.house, one.id)
    return [other.here for other in found.people]


async def waiting(one: Guest, later: int = 0) -> list[Invitation]:
    kept = one.services.house.journal.acquaintances
    return (await kept.waiting(one.id, now_ms() + later)).invitations


async def test_whom_one_has_played_with_is_known_the_latest_first(house: Services) -> None:
    one, first, second, stranger = await visitors(house, 4)
    await met([one, first])
    await met([one, second])
    assert await known(one) == [second.id, first.id]
    assert await known(stranger) == []


async def test_whom_one_has_begun_a_match_with_is_known(house: Services) -> None:
    people = await visitors(house, 2)
    await started(people)
    assert await known(people[0]) == [people[1].id]


async def test_who_has_no_browser_of_his_own_cannot_be_invited_and_is_not_listed(
    house: Services,
) -> None:
    [one] = await visitors(house, 1)
    await met([one, await guest(house)])
    assert await known(one) == []


async def test_an_invitation_waits_until_one_sits_down(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    room = await laid(one)
    await house.invitations.invite(one.person, other.id, room)
    [invitation] = await waiting(other)
    assert (invitation.table_id, invitation.by, invitation.game) == (room.table.id, one.id, "ergo")
    await other.command(room, Sit(seat=1))
    assert await waiting(other) == []


async def test_whoever_is_invited_is_called(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    room = await laid(one)
    await house.invitations.invite(one.person, other.id, room)
    [call] = await house.house.journal.calls.invitations(room.table.id)
    assert (call.kind, call.person, call.inviter) == ("invited", other.id, one.id)


async def test_an_invitation_waits_for_a_day_at_most(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await house.invitations.invite(one.person, other.id, await laid(one))
    assert await waiting(other, later=DAY - 60_000)
    assert await waiting(other, later=DAY + 60_000) == []


async def test_of_one_host_only_the_newest_invitation_waits(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    rooms = [await laid(one) for _ in range(3)]
    for room in rooms:
        await house.invitations.invite(one.person, other.id, room)
    assert [call.table_id for call in await waiting(other)] == [rooms[-1].table.id]


async def test_a_stranger_cannot_be_invited(house: Services) -> None:
    one, stranger = await visitors(house, 2)
    with refusing("nobody-you-know"):
        await house.invitations.invite(one.person, stranger.id, await laid(one))


async def test_only_who_sits_there_invites(house: Services) -> None:
    one, other, third = people = await visitors(house, 3)
    await met(people[:2])
    with refusing("watchers-only-watch"):
        await house.invitations.invite(one.person, other.id, await laid(third))


async def test_the_invitation_of_somebody_one_has_muted_is_not_heard(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await house.house.people.mute(other.id, one.id, muted=True)
    await house.invitations.invite(one.person, other.id, await laid(one))
    assert await waiting(other) == []


@pytest.mark.parametrize("agree", [(0, 0), (0, 1), (1, 0), (1, 1)])
async def test_somebody_is_shown_as_here_only_if_both_agree(
    house: Services, agree: tuple[int, int]
) -> None:
    people = await visitors(house, 2)
    await met(people)
    for one, agrees in zip(people, agree, strict=True):
        await house.house.journal.acquaintances.set_shown_here(one.id, shown=bool(agrees))
        await house.house.cluster.note_in(one.id)
    assert [await here(one) for one in people] == [[agree == (1, 1)]] * 2


async def test_who_leaves_the_house_takes_all_of_it_along(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await house.house.journal.acquaintances.set_shown_here(one.id, shown=True)
    await house.invitations.invite(one.person, other.id, await laid(one))
    await farewell(house.house, one.id)
    assert await known(other) == []
    assert await waiting(other) == []
    assert not await house.house.journal.acquaintances.shows_here(one.id)
    assert await house.house.journal.acquaintances.kept(other.id) == []


async def test_a_table_that_is_pruned_takes_its_invitations_along(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await house.invitations.invite(one.person, other.id, await laid(one))
    await house.house.journal.prune(Retention(unstarted=1), now_ms() + 2 * DAY)
    assert await house.house.journal.acquaintances.kept(other.id) == []
