"""Sharing a phone: several chairs are played from it, and each is opened by its own code.

Between two hands the phone lies face down: it is sent what a watcher may know, and nothing else,
until a code is given on that very connection.
"""

from __future__ import annotations

import hmac

from veillee.house import entries as e
from veillee.house import wishes as w
from veillee.house.house import House
from veillee.house.limits import Limits
from veillee.house.people import Person
from veillee.house.rooms import Room
from veillee.house.sockets import Socket
from veillee.house.table import Table
from veillee.house.troubles import HouseError

OF_NO_CHAIR = (
    w.SeatBot
    | w.Free
    | w.Remove
    | w.Start
    | w.LetIn
    | w.EndTalk
    | w.Rematch
    | w.SetCode
    | w.Share
    | w.TakeUp
    | w.PutDown
)
"""Wishes of the person whose phone it is, whoever has it in his hand."""


def wisher_of(table: Table, person: str, wish: w.AnyWish, page: Socket | None) -> str:
    """For whom a wish is made: on a shared phone, for the one who has it in his hand."""
    if person not in table.shared or isinstance(wish, OF_NO_CHAIR):
        return person
    hand = page.hand if page else None
    if hand is None or table.seat_in_hand(person, hand) is None:
        raise HouseError("phone-is-down", 403)
    return hand


class Sharing:
    """Who may have a shared phone in his hand."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits

    async def share(self, room: Room, person: Person, wish: w.Share) -> bool:
        """Somebody without a phone takes a chair, and plays from this one."""
        people = self._house.people
        why_not_share(room.table, person.id, wish)
        if not self._limits.sharers_of_person.take(person.id):
            raise HouseError("too-fast", 429)
        sharer = await people.welcome(person.language, wish.name)
        code = people.code(sharer.id, wish.code)

        def decide(at: int) -> w.Decision:
            why_not_share(room.table, person.id, wish)
            luck, seat = wish.luck, wish.seat
            return w.Decision(
                e.Sat(at=at, seat=seat, person=sharer.id, luck=luck, of=person.id, code=code)
            )

        try:
            return await self._house.change(room, decide)
        except HouseError:
            await people.delete(sharer.id)
            raise

    async def set_code(
        self, room: Room, person: Person, wish: w.SetCode, page: Socket | None
    ) -> bool:
        """The first code on one's own chair; from then on it is opened by that code alone."""
        code = self._house.people.code(person.id, wish.code)

        def decide(at: int) -> w.Decision:
            seat = w.seat_or_trouble(room.table, person.id)
            if room.table.chairs[seat].code:
                raise HouseError("code-set-already")
            if page and room.table.status == "running":
                page.hand = person.id  # he has just given it
            return w.Decision(e.CodeSet(at=at, seat=seat, code=code))

        return await self._house.change(room, decide)

    async def take_up(self, room: Room, page: Socket, wish: w.TakeUp) -> None:
        async with room.lock:
            table = room.table
            if page.is_screen or wish.seat not in table.seats_of(page.person):
                raise HouseError("not-your-phone", 403)
            chair = table.chairs[wish.seat]
            # Before it is looked at, so that guessing on stays hopeless.
            if not self._limits.codes_of_chair.take(f"{table.id} {wish.seat}"):
                raise HouseError("too-many-codes", 429)
            given = self._house.people.code(chair.person or "", wish.code)
            if not hmac.compare_digest(given, chair.code):
                raise HouseError("wrong-code", 403)
            room.hand_over(page, chair.person)

    async def put_down(self, room: Room, page: Socket) -> None:
        async with room.lock:
            if page.person in room.table.shared:
                room.hand_over(page, None)


def why_not_share(table: Table, person: str, wish: w.Share) -> None:
    """HouseError where nobody may take this chair to share the person's phone."""
    mine = w.seat_or_trouble(table, person)
    if not table.chairs[mine].code:
        raise HouseError("code-first")
    if wish.seat >= len(table.chairs):
        raise HouseError("no-such-chair", 404, chairs=len(table.chairs))
    if table.chairs[wish.seat].person is not None:
        raise HouseError("chair-taken")
    if table.status == "over":
        raise HouseError("match-over")
    if table.latecomers != "welcome":
        # Whose phone it is has seen a chair, and could take up this one with a code of his own.
        raise HouseError("share-before-the-start", 403)
