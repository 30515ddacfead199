"""People: in at once with a name, known again by their sessions, the same elsewhere by a key."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from typing import Final

from veillee.house.errors import HouseError
from veillee.house.ids import new_id
from veillee.house.journal import Journal, JournalDown, JournalFull
from veillee.house.journal.people import PeopleKept, Person
from veillee.house.journal.sessions import DAY_MS, Ended
from veillee.house.now import now_ms
from veillee.house.people.faces import offered_face
from veillee.house.people.names import clean_name, is_reserved, look, nearby, offered_names
from veillee.house.people.sessions import COOKIE, Sessions
from veillee.house.people.signing import Signing
from veillee.house.settings import OF_THE_DATABASE
from veillee.house.table.terms import DAY

__all__ = ["COOKIE", "WORDS", "WORDS_IN_A_KEY", "People"]

WORDS_IN_A_KEY: Final = 9  # 256 words to choose from: 72 bits
WORDS: Final = tuple(
    files("veillee.house.people").joinpath("keywords.txt").read_text("ascii").split()
)
REMEMBERED: Final = 10_000
REMEMBERED_SECONDS: Final = 10.0
"""Another process may have renamed or forgotten a person meanwhile."""
ABOUT_DAYS: Final = 30
"""Whoever was seen within so many days has his name to himself."""


class People:
    """Everyone the house knows."""

    def __init__(self, kept: PeopleKept, signing: Signing, sessions: Sessions) -> None:
        self._kept = kept
        self._signing = signing
        self.sessions = sessions
        self._known: dict[str, tuple[Person, float]] = {}
        self._naming = asyncio.Lock()
        """Two who wish for one name at once do not both get it."""
        self._seen_today: tuple[int, set[str]] = 0, set()

    @classmethod
    async def open(
        cls,
        journal: Journal,
        secrets: tuple[str, ...] = (OF_THE_DATABASE,),
        *,
        secure: bool = False,
    ) -> People:
        own = await journal.people.secret()
        signing = Signing(tuple(own if one == OF_THE_DATABASE else one for one in secrets))
        return cls(journal.people, signing, Sessions(journal.sessions, signing, secure=secure))

    # -- who they are ----------------------------------------------------------------------------

    async def known(self, person: str | None) -> Person | None:
        if person is None:
            return None
        found, until = self._known.get(person, (None, 0.0))
        if found is None or until < time.monotonic():
            found = await self._kept.find(person)
            if found is None:
                self._known.pop(person, None)
                return None
            self._remember(found)
        return found

    async def saw(self, person: str) -> None:
        """Note that he is here, once a day."""
        today = now_ms() // DAY
        if self._seen_today[0] != today or len(self._seen_today[1]) >= REMEMBERED:
            self._seen_today = today, set()
        if person in self._seen_today[1]:
            return
        self._seen_today[1].add(person)
        with suppress(JournalDown, JournalFull):  # another day will do
            await self._kept.saw(person, today)

    def _remember(self, person: Person) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = person, time.monotonic() + REMEMBERED_SECONDS

    def ask_anew(self, person: str) -> None:
        """What is remembered of him holds no longer."""
        self._known.pop(person, None)

    async def exchange(self, cookie: str, device: str) -> str | None:
        """A session for a cookie of the kind that named a person; None where it was none."""
        session = await self.sessions.exchange(cookie, device)
        if session and (person := await self.known(await self.sessions.person_of(session))):
            await self._kept.change(person, look(person.name))  # as it was not kept then
        return session

    async def welcome(self, language: str, name: str | None = None) -> Person:
        """A new person, with the name he gave or one that is offered."""
        person_id = new_id()
        if name is None:
            offered = offered_names(language)
            name = await self._free(offered, person_id) or offered[-1]
        else:
            name = clean_name(name)
            if is_reserved(name):
                await self._refuse("name-of-the-house", name, person_id, language)
        person = Person(person_id, name, language, offered_face())
        await self._kept.add(person, look(name), digest(self._key(person_id, 0)), now_ms())
        self._remember(person)
        return person

    async def change(
        self,
        person: Person,
        *,
        name: str | None = None,
        language: str | None = None,
        face: str | None = None,
        shows_games: bool | None = None,
    ) -> Person:
        language = language or person.language
        face = person.face if face is None else face
        shows_games = person.shows_games if shows_games is None else shows_games
        async with self._naming:
            if name is None:
                name = person.name
            elif (name := clean_name(name)) != person.name:
                if is_reserved(name):
                    await self._refuse("name-of-the-house", name, person.id, language)
                if await self._free([name], person.id) != name:
                    await self._refuse("name-taken", name, person.id, language)
            changed = Person(person.id, name, language, face, shows_games)
            await self._kept.change(changed, look(name))
        self._remember(changed)
        return changed

    async def _free(self, names: list[str], person: str) -> str:
        """The first of these names that nobody else bears who was here of late; or else none."""
        since = now_ms() // DAY_MS - ABOUT_DAYS
        taken = await self._kept.looks_taken([look(name) for name in names], person, since)
        return next((name for name in names if look(name) not in taken), "")

    async def _refuse(self, error: str, name: str, person: str, language: str) -> None:
        around = offered_names(language) if is_reserved(name) else nearby(name)
        free = await self._free(around, person) or around[-1]
        raise HouseError(error, 409, name=name, free=free)

    async def known_among(self, persons: Iterable[str]) -> dict[str, Person]:
        found = {person: await self.known(person) for person in set(persons)}
        return {person: known for person, known in found.items() if known}

    # -- the key ---------------------------------------------------------------------------------

    def _key(self, person: str, number: int) -> str:
        return self._keys(person, number)[0]

    def _keys(self, person: str, number: int) -> list[str]:
        what = f"{person} {number}" if number else person
        return [in_words(mark) for mark in self._signing.marks("key", what)]

    async def key(self, person: str) -> str:
        """The words that open this identity elsewhere; worked out, so nobody can steal a list."""
        kept, number = await self._kept.key(person)
        for key in self._keys(person, number):
            if digest(key) == kept:
                return key
        # It was made with a secret that the house has put away.
        await self._kept.set_key(person, digest(self._key(person, number)), number)
        return self._key(person, number)

    async def new_key(self, person: str) -> str:
        """Another key in the place of the old one, which opens nothing from now on."""
        _, number = await self._kept.key(person)
        key = self._key(person, number + 1)
        await self._kept.set_key(person, digest(key), number + 1)
        return key

    async def open_by_key(self, key: str) -> Person:
        person = await self._kept.find_by_key(digest(key))
        if person is None:
            raise HouseError("wrong-key", 404)
        return person

    # -- codes -----------------------------------------------------------------------------------

    def code(self, person: str, code: str) -> str:
        """The digest of what opens a person's chair on a phone that he shares."""
        return self._signing.mark("code", f"{person} {code}")

    def is_code(self, kept: str, person: str, code: str) -> bool:
        return self._signing.is_mark(kept, "code", f"{person} {code}")

    def sign(self, purpose: str, text: str) -> str:
        return self._signing.sign(purpose, text)

    def signed(self, purpose: str, signed: str) -> str | None:
        """The text that the house has signed; None where it has not."""
        return self._signing.signed(purpose, signed)

    def masked(self, address: str) -> str:
        """An address as it may be written down: whose it was cannot be read from it."""
        return self._signing.mark("address", address)

    # -- farewell, and whom one does not wish to hear --------------------------------------------

    async def delete(self, person: str) -> Ended:
        """Take away all that is kept of a person; his moves stay in others' records, nameless."""
        ended = await self._kept.forget(person, now_ms())
        self.ask_anew(person)
        return ended

    async def muted_by(self, person: str) -> list[str]:
        return await self._kept.muted_by(person)

    async def mute(self, person: str, other: str, *, muted: bool) -> None:
        await self._kept.mute(person, other, muted=muted)


def digest(key: str) -> str:
    return sha256(" ".join(key.lower().split()).encode("utf-8", "replace")).hexdigest()


def in_words(mark: str) -> str:
    number, words = int(mark, 16), []
    for _ in range(WORDS_IN_A_KEY):
        number, place = divmod(number, len(WORDS))
        words.append(WORDS[place])
    return " ".join(words)
