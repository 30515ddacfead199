"""What a journal is made of: the entries, in their order, are the whole truth of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from veillee.house.terms import Terms

Seat = Annotated[int, Meta(ge=0)]
PersonId = str
By = Literal["person", "bot", "clock"]


class Entry(msgspec.Struct, kw_only=True, tag_field="type", omit_defaults=True):
    """One line of a journal."""

    at: int
    """When it was decided: milliseconds since 1970."""


class Opened(Entry, tag="opened"):
    """The table is laid: always the first entry."""

    host: PersonId
    terms: Terms
    seed: str
    before: tuple[tuple[int, str], ...] = ()
    """Moves of another match that this one goes on from (seat, notation)."""
    contributions: tuple[str, ...] = ()
    """What others added to that match's chance."""


class Sat(Entry, tag="sat"):
    """A person takes a chair: an open one, a bot's, or his own back."""

    seat: Seat
    person: PersonId
    luck: str = ""
    """What his browser adds to the chance of the match."""
    of: PersonId | None = None
    """Whose phone he shares."""
    code: str = ""
    """The digest of his code on that phone."""


class AskedIn(Entry, tag="asked-in"):
    """A latecomer asks the host for the chair of a bot."""

    seat: Seat
    person: PersonId
    luck: str = ""


class TurnedAway(Entry, tag="turned-away"):
    """The host has said no to a latecomer."""

    seat: Seat
    person: PersonId


class CodeSet(Entry, tag="code-set"):
    """Somebody whose phone is shared puts a code on his own chair."""

    seat: Seat
    code: str


class BotSat(Entry, tag="bot-sat"):
    """A bot is given a chair before the match."""

    seat: Seat
    level: str


class Freed(Entry, tag="freed"):
    """A chair is open again."""

    seat: Seat
    removed: bool = False


class Started(Entry, tag="started"):
    """The match begins with those who sit."""


class Moved(Entry, tag="moved"):
    seat: Seat
    move: str
    """In the game's notation."""
    by: By = "person"
    id: str = ""
    """Made by the client; the same move sent twice is played once."""


class Held(Entry, tag="held"):
    """The last answer of a step that has its fixed length: kept until the step closes."""

    seat: Seat
    move: str
    by: By = "person"
    id: str = ""


class StoodIn(Entry, tag="stood-in"):
    """A bot keeps a person's chair warm."""

    seat: Seat
    level: str
    why: Literal["gone", "late", "left", "removed"]


class Returned(Entry, tag="returned"):
    """The person takes his chair back from the bot."""

    seat: Seat


class UndoAsked(Entry, tag="undo-asked"):
    seat: Seat


class UndoAnswered(Entry, tag="undo-answered"):
    seat: Seat
    yes: bool


class Hinted(Entry, tag="hinted"):
    """A seat asked the strong bot what it would play."""

    seat: Seat


class Said(Entry, tag="said"):
    person: PersonId
    text: str
    seat: Seat | None = None
    to: tuple[int, ...] | None = None
    """The seats of a whisper, the speaker's own included; None is for everyone."""


class Forgotten(Entry, tag="forgotten"):
    """A person had his words taken away: whoever has them in memory forgets them too."""

    person: PersonId


class TalkEnded(Entry, tag="talk-ended"):
    """The host ends the talk: what is left of the step is for the vote."""


class Rematched(Entry, tag="rematched"):
    """The same chairs meet again, at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | AskedIn
    | TurnedAway
    | CodeSet
    | BotSat
    | Freed
    | Started
    | Moved
    | Held
    | StoodIn
    | Returned
    | UndoAsked
    | UndoAnswered
    | Hinted
    | Said
    | Forgotten
    | TalkEnded
    | Rematched
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: Any) -> str:
    return _encoder.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    return _decoder.decode(body)
