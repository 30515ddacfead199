"""Where people are called: browsers that have asked for it, and confirmed e-mail addresses."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.calls import look_again
from veillee.house.journal.schema import house, mail_addresses, push_devices
from veillee.house.table.terms import DAY

MOST_FAILURES: Final = 5
"""So many letters in a row that could not be delivered, and no more are sent there."""


class Device(NamedTuple):
    """Where a browser is called, by its session."""

    session: str
    endpoint: str
    p256dh: str
    auth: str


class Mailbox(NamedTuple):
    """An e-mail address; the links that its owner is sent name the time at which he was asked."""

    address: str
    asked_at: int
    confirmed: bool
    failed: int

    @property
    def state(self) -> Literal["waits", "on", "bounced"]:
        if self.confirmed:
            return "on"
        return "bounced" if self.failed >= MOST_FAILURES else "waits"


class ReachingKept(Questions):
    """Questions about devices and addresses, and their answers."""

    async def key(self, made: str) -> str:
        """The key by which push services know the house: the first that was made, ever after."""

        def key(connection: Connection) -> str:
            insert_ignoring(connection, house, {"name": "vapid", "value": made})
            return str(connection.scalar(select(house.c.value).where(house.c.name == "vapid")))

        return await self._ask(key)

    # -- browsers --------------------------------------------------------------------------------

    async def devices(self, person: str) -> list[Device]:
        columns = (push_devices.c[name] for name in Device._fields)
        found = select(*columns).where(push_devices.c.person == person)
        return await self._ask(lambda c: [Device(*row) for row in c.execute(found)])

    async def add_device(self, person: str, device: Device) -> None:
        """From now on calls go there too; whoever was called there before is not."""
        same = push_devices.c.session == device.session
        same |= push_devices.c.endpoint == device.endpoint

        def add(connection: Connection) -> None:
            connection.execute(delete(push_devices).where(same))
            connection.execute(insert(push_devices), {"person": person, **device._asdict()})
            look_again(connection, person)

        await self._ask(add)

    async def remove_device(self, person: str, session: str) -> None:
        his = push_devices.c.person == person, push_devices.c.session == session
        await self._ask(lambda connection: connection.execute(delete(push_devices).where(*his)))

    async def drop_endpoint(self, endpoint: str) -> None:
        """Its push service knows it no longer."""
        there = push_devices.c.endpoint == endpoint
        await self._ask(lambda connection: connection.execute(delete(push_devices).where(there)))

    # -- e-mail ----------------------------------------------------------------------------------

    async def mailbox(self, person: str) -> Mailbox | None:
        columns = (mail_addresses.c[name] for name in Mailbox._fields)
        found = select(*columns).where(mail_addresses.c.person == person)
        row = await self._ask(lambda connection: connection.execute(found).one_or_none())
        return Mailbox(*row) if row else None

    async def set_mailbox(self, person: str, mailbox: Mailbox | None, now: int) -> None:
        """One address in the place of another, or none."""

        def set_mailbox(connection: Connection) -> None:
            his = mail_addresses.c.person == person
            connection.execute(delete(mail_addresses).where(his))
            drop_unanswered(connection, now)
            if mailbox:
                values = {"person": person, **mailbox._asdict()}
                connection.execute(insert(mail_addresses), values)

        await self._ask(set_mailbox)

    async def confirm(self, person: str, asked_at: int, now: int) -> bool:
        """The owner agrees; False where he was not asked then, or has answered."""
        asked = mail_addresses.c.person == person, mail_addresses.c.asked_at == asked_at

        def confirm(connection: Connection) -> bool:
            agreed = update(mail_addresses).where(*asked, ~mail_addresses.c.confirmed)
            values = {"confirmed": True, "asked_at": now}
            done = connection.execute(agreed.values(**values)).rowcount > 0
            if done:
                look_again(connection, person)
            return done

        return await self._ask(confirm)

    async def close_mailbox(self, person: str, asked_at: int) -> bool:
        """The owner wishes for no more letters; False where there are none since."""
        his = mail_addresses.c.person == person, mail_addresses.c.asked_at == asked_at
        closed = delete(mail_addresses).where(*his)
        return await self._ask(lambda connection: connection.execute(closed).rowcount > 0)

    async def delivered(self, person: str, address: str, *, failed: int) -> None:
        """A letter was delivered there (0), or could not be; after too many no more are sent."""
        his = mail_addresses.c.person == person, mail_addresses.c.address == address

        def delivered(connection: Connection) -> None:
            count = mail_addresses.c.failed + failed if failed else 0
            connection.execute(update(mail_addresses).where(*his).values(failed=count))
            bad = mail_addresses.c.failed >= MOST_FAILURES
            off = update(mail_addresses).where(*his, bad)
            connection.execute(off.values(confirmed=False))

        await self._ask(delivered)


def drop_unanswered(connection: Connection, now: int) -> None:
    """Whoever was asked and has not agreed within a day may not even know of us."""
    waits = ~mail_addresses.c.confirmed, mail_addresses.c.failed == 0
    connection.execute(delete(mail_addresses).where(*waits, mail_addresses.c.asked_at < now - DAY))
