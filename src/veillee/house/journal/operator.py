"""What the operator does at the terminal, on the journal itself, be the house open or not."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select, update

from veillee.house.errors import HouseError
from veillee.house.journal.engine import build, check_there, connected
from veillee.house.journal.pruning import forget_people, forget_words
from veillee.house.journal.reports import Overview, What, desk, do, set_key
from veillee.house.journal.schema import people, reports

Names = Callable[[str], tuple[str, str]]
"""For a language, a name that says nothing, and what it looks like."""


def desk_at(address: str, now: int) -> Overview:
    """What lies on the operator's desk."""
    check_there(address)
    with connected(address) as engine, engine.begin() as connection:
        return desk(connection, now)


def set_key_at(address: str, digest: str, now: int) -> None:
    with connected(address) as engine:
        build(engine)  # a key may be made before the house was ever open
        with engine.begin() as connection:
            set_key(connection, digest, now)


def operate_at(address: str, what: What, which: str, hours: int, names: Names, now: int) -> None:
    """`which` is a person, or a report: then its person, and it is handled with that."""
    check_there(address)
    with connected(address) as engine:
        with engine.begin() as connection:
            person, report = _found(connection, which)
            known = connection.execute(
                select(people.c.id, people.c.language).where(people.c.id == person)
            ).one_or_none()
            if known is None and what != "handle":
                raise HouseError("no-such-person", 404)
            do(connection, what, now, known.id if known else None, hours, report)
            if what == "remove-name" and known:
                name, look = names(known.language)
                renamed = update(people).where(people.c.id == person)
                connection.execute(renamed.values(name=name, look=look))
        if what == "remove-talk":
            forget_words(engine, person, now)
        elif what == "remove-person":
            forget_people(engine, [person], now)


def _found(connection: Connection, which: str) -> tuple[str, str]:
    """The person, and the report."""
    found = select(reports.c.person).where(reports.c.id == which)
    person = connection.scalar(found)
    return (person, which) if person else (which, "")
