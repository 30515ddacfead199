"""People: in at once with a name, remembered by a signed cookie, the same elsewhere by a key."""

from __future__ import annotations

import hmac
import time
import unicodedata
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from secrets import choice, token_hex
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select, update

from veillee.house.ids import new_id
from veillee.house.journal import Journal
from veillee.house.journal import schema as s
from veillee.house.journal.journal import insert_ignoring
from veillee.house.rooms import now_ms
from veillee.house.troubles import HouseError

COOKIE: Final = "veillee"
LONGEST_NAME: Final = 24
WORDS_IN_A_KEY: Final = 9  # 256 words to choose from: 72 bits
WORDS: Final = tuple(files("veillee.house").joinpath("keywords.txt").read_text("ascii").split())
REMEMBERED: Final = 10_000
REMEMBERED_SECONDS: Final = 10.0
"""Another process may have renamed or forgotten a person meanwhile."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str


class People:
    """Everyone the house knows."""

    def __init__(self, journal: Journal, secret: str) -> None:
        self._journal = journal
        self._secret = secret.encode()
        self._known: dict[str, tuple[Person, float]] = {}

    @classmethod
    async def open(cls, journal: Journal) -> People:
        def secret(connection: Connection) -> str:
            insert_ignoring(connection, s.house, {"name": "secret", "value": token_hex(32)})
            found = select(s.house.c.value).where(s.house.c.name == "secret")
            return str(connection.scalar(found))

        return cls(journal, await journal.ask(secret))

    # -- the cookie ------------------------------------------------------------------------------

    def sign(self, person: str) -> str:
        return f"{person}.{self._mac('cookie', person)[:32]}"

    def signed(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None where we did not make it."""
        person, _, mac = (cookie or "").partition(".")
        good = hmac.compare_digest(mac.encode(), self._mac("cookie", person)[:32].encode())
        return person if good else None

    def _mac(self, purpose: str, text: str) -> str:
        return hmac.new(self._secret, f"{purpose} {text}".encode(), sha256).hexdigest()

    # -- who they are ----------------------------------------------------------------------------

    async def known(self, person: str | None) -> Person | None:
        if person is None:
            return None
        found, until = self._known.get(person, (None, 0.0))
        if found is None or until < time.monotonic():
            row = await self._journal.ask(
                lambda connection: connection.execute(
                    select(s.people.c.id, s.people.c.name, s.people.c.language).where(
                        s.people.c.id == person
                    )
                ).one_or_none()
            )
            if row is None:
                self._known.pop(person, None)
                return None
            found = Person(*row)
            self._remember(found)
        return found

    def _remember(self, person: Person) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = person, time.monotonic() + REMEMBERED_SECONDS

    async def welcome(self, language: str, name: str | None = None) -> Person:
        """A new person, with the name he gave or one that is offered."""
        person = Person(new_id(), clean_name(name) if name else offered_name(language), language)
        values: dict[str, Any] = {
            **msgspec.structs.asdict(person),
            "key_digest": digest(self.key(person.id)),
            "made_at": now_ms(),
        }
        await self._journal.ask(lambda connection: insert_ignoring(connection, s.people, values))
        self._remember(person)
        return person

    async def change(self, person: Person, *, name: str | None, language: str | None) -> Person:
        changed = Person(
            person.id,
            clean_name(name) if name is not None else person.name,
            language or person.language,
        )
        await self._journal.ask(
            lambda connection: connection.execute(
                update(s.people)
                .where(s.people.c.id == person.id)
                .values(name=changed.name, language=changed.language)
            )
        )
        self._remember(changed)
        return changed

    async def names(self, persons: Iterable[str]) -> dict[str, str]:
        found = {person: await self.known(person) for person in set(persons)}
        return {person: known.name for person, known in found.items() if known}

    # -- the key ---------------------------------------------------------------------------------

    def key(self, person: str) -> str:
        """The words that open this identity elsewhere; worked out, so nobody can steal a list."""
        number = int(self._mac("key", person), 16)
        words = []
        for _ in range(WORDS_IN_A_KEY):
            number, place = divmod(number, len(WORDS))
            words.append(WORDS[place])
        return " ".join(words)

    def code(self, person: str, code: str) -> str:
        """The digest of what opens a person's chair on a phone that he shares."""
        return self._mac("code", f"{person} {code}")

    async def open_by_key(self, key: str) -> Person:
        asked = digest(key)
        row = await self._journal.ask(
            lambda connection: connection.execute(
                select(s.people.c.id, s.people.c.name, s.people.c.language).where(
                    s.people.c.key_digest == asked
                )
            ).one_or_none()
        )
        if row is None:
            raise HouseError("wrong-key", 404)
        return Person(*row)

    async def delete(self, person: str) -> None:
        """Take away all that is kept of a person; his moves stay in others' records, nameless."""
        await self._journal.forget_words_of(person)
        self._known.pop(person, None)

    # -- whom one does not wish to hear ----------------------------------------------------------

    async def muted_by(self, person: str) -> list[str]:
        found = select(s.mutes.c.muted).where(s.mutes.c.person == person)
        return await self._journal.ask(lambda connection: list(connection.scalars(found)))

    async def mute(self, person: str, other: str, *, muted: bool) -> None:
        def change(connection: Connection) -> None:
            if muted:
                insert_ignoring(connection, s.mutes, {"person": person, "muted": other})
            else:
                connection.execute(
                    s.mutes.delete().where(s.mutes.c.person == person, s.mutes.c.muted == other)
                )

        await self._journal.ask(change)


def digest(key: str) -> str:
    return sha256(" ".join(key.lower().split()).encode("utf-8", "replace")).hexdigest()


def clean_name(name: str) -> str:
    """A name as it may be shown: one line of visible letters, not too long."""
    shown = "".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable())
    shown = " ".join(shown.split())
    if not shown or len(shown) > LONGEST_NAME:
        raise HouseError("bad-name", 400, most=LONGEST_NAME)
    return shown


OFFERED: Final = {
    "fr": (
        ("Loutre", "Mésange", "Fouine", "Chouette", "Tortue", "Martre", "Hermine", "Grive"),
        ("rêveuse", "vive", "prudente", "joyeuse", "rusée", "calme", "matinale", "curieuse"),
    ),
    "en": (
        ("Otter", "Wren", "Marten", "Owl", "Heron", "Badger", "Finch", "Hare"),
        ("Dreamy", "Quick", "Careful", "Merry", "Clever", "Calm", "Early", "Curious"),
    ),
}


def offered_name(language: str) -> str:
    nouns, adjectives = OFFERED.get(language, OFFERED["en"])
    noun, adjective = choice(nouns), choice(adjectives)
    return f"{noun} {adjective}" if language == "fr" else f"{adjective} {noun}"
