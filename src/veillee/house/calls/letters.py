"""What a call says: the game and who else sits there, and nothing of how the match stands."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from veillee.house.journal.calls import Call
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.words import Catalogue

MOST_NAMED: Final = 3


class Letter(msgspec.Struct, frozen=True):
    """A call in words, in the language of who reads it."""

    language: str
    title: str
    text: str
    path: str
    """Where it leads, within the house."""
    topic: str
    """A later one about the same takes its place."""


@cache
def words_of_calls() -> Catalogue:
    return Catalogue(["veillee.house.calls"])


def letter(room: Room, call: Call, person: Person) -> Letter:
    say, language = words_of_calls().say, person.language
    table = room.table
    others = [
        room.names[chair.person]
        for chair in table.chairs
        if chair.person in room.names and chair.person != person.id
    ]
    if call.kind == "invited":
        others = [room.names.get(call.inviter, "")]
    named = ", ".join(name for name in others[:MOST_NAMED] if name)
    args: dict[str, str | int] = {
        "game": table.game.rulebook.say(language, "title"),
        "names": named,
        "more": len(others) - MOST_NAMED if len(others) > MOST_NAMED else 0,
        "alone": "no" if named else "yes",
    }
    return Letter(
        language=language,
        title=say(language, f"call-{call.kind}", args),
        text=say(language, f"call-{call.kind}-more", args),
        path=f"/table/{table.id}",
        topic=f"{table.id}{call.kind}",
    )
