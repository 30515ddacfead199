"""What a person may wish at a table, and what comes of it: entries, or a reason why not.

The same wishes come over a socket and over HTTP; each is decoded into one of these types or
refused. Nothing here writes: `decide` looks at the table and says what should be written.
"""

from __future__ import annotations

import unicodedata
from itertools import count
from secrets import token_hex
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from veillee.bots import RANDOM, levels
from veillee.house import entries as e
from veillee.house.table import Table
from veillee.house.taking_back import why_not_take_back
from veillee.house.terms import LevelName
from veillee.house.troubles import HouseError
from veillee.kernel import Refused
from veillee.kernel.match import understand

LONGEST_LINE: Final = 300
MOST_ASKING: Final = 8
"""Latecomers who may wait for the host's word at once."""
PROCESS: Final = token_hex(4)
_count = count()

Seat = Annotated[int, Meta(ge=0, le=999)]
WishId = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]
PersonId = Annotated[str, Meta(pattern="^[2-9a-hjkmnp-z]{16}$", max_length=16)]
Luck = Annotated[str, Meta(max_length=64)]
Code = Annotated[str, Meta(pattern="^[0-9]{4,8}$", max_length=8)]


class Wish(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    id: WishId = ""
    """Made by the client; it comes back with the answer."""


class Sit(Wish, tag="sit"):
    """Take an open chair, a bot's, or one's own back."""

    seat: Seat
    luck: Luck = ""


class LetIn(Wish, tag="let-in"):
    """The host answers a latecomer who asks for a bot's chair."""

    person: PersonId
    yes: bool


class Stand(Wish, tag="stand"):
    """Leave the chair: open before the match, kept by a bot during it."""


class SeatBot(Wish, tag="seat-bot"):
    """The host gives an open chair, or another bot's, to a bot."""

    seat: Seat
    level: LevelName


class Free(Wish, tag="free"):
    """The host opens a chair before the match: a bot's or a person's."""

    seat: Seat


class Remove(Wish, tag="remove"):
    """The host removes a person; in a running match a bot takes the chair."""

    seat: Seat


class Start(Wish, tag="start"):
    """The host begins the match, once every chair is taken."""


class Move(Wish, tag="move"):
    move: dict[str, Any] | Annotated[str, Meta(max_length=2000)]
    """In its JSON form or in notation."""


class AskUndo(Wish, tag="ask-undo"):
    """Ask to take one's last move back."""


class AnswerUndo(Wish, tag="answer-undo"):
    yes: bool


class Hint(Wish, tag="hint"):
    """Ask the strong bot; everyone sees that one did."""


class Say(Wish, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    to: Annotated[list[Seat], Meta(max_length=1000)] | None = None
    """The other seats of a whisper; None is for everyone."""


class EndTalk(Wish, tag="end-talk"):
    """The host ends a step for talking before its time, so that it is voted."""


class Rematch(Wish, tag="rematch"):
    """The same chairs again, at a new table."""


class SetCode(Wish, tag="set-code"):
    """Put a code on one's own chair, to share the phone."""

    code: Code


class Share(Wish, tag="share"):
    """Give a chair to somebody without a phone, who will play from this one."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    code: Code
    luck: Luck = ""


class TakeUp(Wish, tag="take-up"):
    """Take a shared phone in one's hand; over the live channel only."""

    seat: Seat
    code: Code


class PutDown(Wish, tag="put-down"):
    """Put a shared phone down: it shows nobody's secrets until the next code."""


AnyWish = (
    Sit
    | LetIn
    | Stand
    | SeatBot
    | Free
    | Remove
    | Start
    | Move
    | AskUndo
    | AnswerUndo
    | Hint
    | Say
    | EndTalk
    | Rematch
    | SetCode
    | Share
    | TakeUp
    | PutDown
)


class Decision:
    """What to write; for a move, also the move as the game's own type."""

    __slots__ = ("entry", "mark", "move")

    def __init__(self, entry: e.AnyEntry, move: Any = None) -> None:
        self.entry = entry
        self.move = move
        self.mark = f"{PROCESS}{next(_count):x}"
        """Tells our entry from one of another process that took its number."""


def decide(table: Table, person: str, wish: AnyWish, at: int) -> Decision | None:
    """What the wish comes to; None where it has been granted already. HouseError says why not."""
    match wish:
        case Move():
            return decide_move(table, seat_or_trouble(table, person), wish, at)
        case Sit():
            return sit(table, person, wish, at)
        case Stand():
            return stand(table, seat_or_trouble(table, person), at)
        case Free(seat=seat) if person in table.shared and seat in table.seats_of(person):
            return Decision(as_host(table, wish, at))
        case SeatBot() | Free() | Start() | Remove() | EndTalk() | LetIn():
            if person != table.host:
                raise HouseError("only-the-host", 403)
            return Decision(as_host(table, wish, at))
        case AskUndo():
            seat = seat_or_trouble(table, person)
            if trouble := why_not_take_back(table, seat):
                raise trouble
            return Decision(e.UndoAsked(at=at, seat=seat))
        case AnswerUndo(yes=yes):
            seat = seat_or_trouble(table, person)
            if table.undo is None:
                raise HouseError("nobody-asks-undo")
            return Decision(e.UndoAnswered(at=at, seat=seat, yes=yes))
        case Hint():
            seat = seat_or_trouble(table, person)
            if seat not in table.awaited(seat):
                raise HouseError("hint-not-now")
            return Decision(e.Hinted(at=at, seat=seat))
        case Say():
            return Decision(say(table, person, wish, at))
        case Rematch():
            if table.status != "over":
                raise HouseError("rematch-not-over")
            return None
        case SetCode() | Share() | TakeUp() | PutDown():
            raise HouseError("over-the-line-only", 400)


def seat_or_trouble(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise HouseError("watchers-only-watch", 403)
    return seat


def decide_move(table: Table, seat: int, wish: Move, at: int) -> Decision | None:
    """A person's move. Sent twice, it is played once."""
    if wish.id and table.has_played(mark_of(seat, wish.id)):
        return None
    match = table.match
    if match is None:
        raise HouseError("not-started")
    try:
        move = understand(table.game, wish.move)
    except (ValueError, TypeError, OverflowError, RecursionError):
        # It means no move at all; the match has the words for that.
        if refusal := match.why_not(seat, wish.move):
            raise Refused(refusal) from None
        raise
    return answer(table, seat, move, at, id_=mark_of(seat, wish.id) if wish.id else "")


def answer(
    table: Table, seat: int, move: Any, at: int, by: e.By = "person", id_: str = ""
) -> Decision:
    """A move as the journal takes it: made, or kept until the time of its step is up."""
    if table.clock.in_steps:
        if refusal := table.running().why_not(seat, move):
            raise Refused(refusal)
        if table.is_kept(seat, move, at):
            written = table.game.write(move)
            return Decision(e.Held(at=at, seat=seat, move=written, by=by, id=id_))
    # Whether it is allowed the match says when it is made: once is enough.
    return Decision(e.Moved(at=at, seat=seat, move=table.game.write(move), by=by, id=id_), move)


def mark_of(seat: int, wish_id: str) -> str:
    """Ids are the client's own: two clients may well count alike."""
    return f"{seat}:{wish_id}"


def sit(table: Table, person: str, wish: Sit, at: int) -> Decision | None:
    if not 0 <= wish.seat < len(table.chairs):
        raise HouseError("no-such-chair", 404, chairs=len(table.chairs))
    chair, mine = table.chairs[wish.seat], table.seat_of(person)
    if mine == wish.seat:
        return Decision(e.Returned(at=at, seat=mine)) if chair.bot else None
    if mine is not None:
        raise HouseError("sits-already")
    if person in table.removed:
        raise HouseError("removed-by-host", 403)
    if chair.person is not None:
        raise HouseError("chair-taken")
    if table.status == "over":
        raise HouseError("match-over")
    if table.seen.get(person, wish.seat) != wish.seat:
        raise HouseError("seen-another-chair", 403)
    seated = e.Sat(at=at, seat=wish.seat, person=person, luck=wish.luck)
    if table.latecomers == "welcome" or person == table.host:
        return Decision(seated)
    return ask_in(table, seated)


def ask_in(table: Table, wished: e.Sat) -> Decision | None:
    """A latecomer at a table with secrets: whoever is handed a chair sees what it knows."""
    if table.latecomers == "no":
        raise HouseError("no-latecomers", 403)
    if wished.person in table.turned_away:
        raise HouseError("turned-away", 403)
    asked = table.asking.get(wished.person)
    if asked and asked.seat == wished.seat:
        return None
    if asked is None and len(table.asking) >= MOST_ASKING:
        raise HouseError("many-are-asking", 429)
    at, seat, person, luck = wished.at, wished.seat, wished.person, wished.luck
    return Decision(e.AskedIn(at=at, seat=seat, person=person, luck=luck))


def let_in(table: Table, wish: LetIn, at: int) -> e.AnyEntry:
    asked = table.asking.get(wish.person)
    if asked is None:
        raise HouseError("nobody-asks-in")
    seat, person = asked.seat, asked.person
    if not wish.yes:
        return e.TurnedAway(at=at, seat=seat, person=person)
    if table.status == "over":
        raise HouseError("match-over")
    if table.chairs[seat].person is not None:
        raise HouseError("chair-taken")
    return e.Sat(at=at, seat=seat, person=person, luck=asked.luck)


def stand(table: Table, seat: int, at: int) -> Decision | None:
    if table.status == "open":
        return Decision(e.Freed(at=at, seat=seat))
    if table.status == "over":
        raise HouseError("match-over")
    if table.chairs[seat].why == "left":
        return None
    return Decision(e.StoodIn(at=at, seat=seat, level=table.terms.stand_in, why="left"))


def as_host(
    table: Table, wish: SeatBot | Free | Start | Remove | EndTalk | LetIn, at: int
) -> e.AnyEntry:
    if isinstance(wish, LetIn):
        return let_in(table, wish, at)
    if isinstance(wish, EndTalk):
        if table.status != "running" or not table.clock.for_talk:
            raise HouseError("no-talk-to-end")
        return e.TalkEnded(at=at)
    if isinstance(wish, Start):
        if table.status != "open":
            raise HouseError("started-already")
        if any(chair.is_open for chair in table.chairs):
            raise HouseError("chairs-open")
        return e.Started(at=at)
    if wish.seat >= len(table.chairs):
        raise HouseError("no-such-chair", 404, chairs=len(table.chairs))
    chair = table.chairs[wish.seat]
    if isinstance(wish, Remove) and table.status == "running" and chair.person:
        return e.StoodIn(at=at, seat=wish.seat, level=table.terms.stand_in, why="removed")
    if table.status != "open":
        raise HouseError("started-already")
    if isinstance(wish, SeatBot):
        if chair.person is not None:
            raise HouseError("chair-taken")
        check_level(table.terms.game, wish.level)
        return e.BotSat(at=at, seat=wish.seat, level=wish.level)
    if chair.is_open:
        raise HouseError("chair-open-already")
    return e.Freed(at=at, seat=wish.seat, removed=isinstance(wish, Remove))


def check_level(game: str, level: str) -> None:
    known = (*levels(game), RANDOM)
    if level not in known:
        raise HouseError("no-such-level", 404, known=", ".join(known))


def say(table: Table, person: str, wish: Say, at: int) -> e.AnyEntry:
    """Talk at the table. Who may speak to whom is the game's word, where it has one."""
    if person in table.removed:
        raise HouseError("removed-by-host", 403)
    seat = table.seat_of(person)
    text = " ".join("".join(c for c in wish.text if _visible(c)).split())
    if not text:
        raise HouseError("nothing-said", 400)
    to = None
    if wish.to is not None:
        if seat is None:
            raise HouseError("watchers-only-watch", 403)
        to = tuple(sorted({seat, *wish.to}))
        if any(other >= len(table.chairs) for other in to):
            raise HouseError("no-such-chair", 404, chairs=len(table.chairs))
    why_not_say = getattr(table.game, "why_not_say", None)
    if table.match is not None and table.status == "running":
        refusal = why_not_say(table.match.state, seat, to) if why_not_say else None
        if refusal:
            raise Refused(refusal)
        if why_not_say is None and to is not None:
            raise HouseError("no-whispers")
        if table.clock.talk_ended:
            raise HouseError("talk-ended")
    elif to is not None:
        raise HouseError("no-whispers")
    return e.Said(at=at, person=person, seat=seat, text=text, to=to)


def _visible(letter: str) -> bool:
    """No control letters, and none that turn the direction of writing about."""
    return letter == " " or unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl"}
