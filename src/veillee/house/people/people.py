"""People: in at once with a name, remembered by a signed cookie, the same elsewhere by a key."""

from __future__ import annotations

import hmac
import time
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from secrets import choice
from typing import Final

from veillee.house.errors import HouseError
from veillee.house.ids import new_id
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.people import PeopleKept, Person
from veillee.house.now import now_ms
from veillee.house.table.terms import DAY

COOKIE: Final = "veillee"
LONGEST_NAME: Final = 24
WORDS_IN_A_KEY: Final = 9  # 256 words to choose from: 72 bits
WORDS: Final = tuple(
    files("veillee.house.people").joinpath("keywords.txt").read_text("ascii").split()
)
REMEMBERED: Final = 10_000
REMEMBERED_SECONDS: Final = 10.0
"""Another process may have renamed or forgotten a person meanwhile."""


class People:
    """Everyone the house knows."""

    def __init__(self, kept: PeopleKept, secret: str) -> None:
        self._kept = kept
        self._secret = secret.encode()
        self._known: dict[str, tuple[Person, float]] = {}
        self._seen_today: tuple[int, set[str]] = 0, set()

    @classmethod
    async def open(cls, kept: PeopleKept) -> People:
        return cls(kept, await kept.secret())

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

    async def welcome(self, language: str, name: str | None = None) -> Person:
        """A new person, with the name he gave or one that is offered."""
        person = Person(new_id(), clean_name(name) if name else offered_name(language), language)
        await self._kept.add(person, digest(self.key(person.id)), now_ms())
        self._remember(person)
        return person

    async def change(self, person: Person, *, name: str | None, language: str | None) -> Person:
        changed = Person(
            person.id,
            clean_name(name) if name is not None else person.name,
            language or person.language,
        )
        await self._kept.change(changed)
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
        person = await self._kept.find_by_key(digest(key))
        if person is None:
            raise HouseError("wrong-key", 404)
        return person

    async def delete(self, person: str) -> None:
        """Take away all that is kept of a person; his moves stay in others' records, nameless."""
        await self._kept.forget(person)
        self._known.pop(person, None)

    # -- whom one does not wish to hear ----------------------------------------------------------

    async def muted_by(self, person: str) -> list[str]:
        return await self._kept.muted_by(person)

    async def mute(self, person: str, other: str, *, muted: bool) -> None:
        await self._kept.mute(person, other, muted=muted)


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
