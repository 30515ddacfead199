"""A match as a page of its own: one file that plays it again without a house, and asks nobody.

The page is built with the house's own (`web/standalone.ts`), one for each game; the match is packed
into it. Where a match is long that takes seconds: the house has it done by a process of its own,
`python -m veillee.house.http.standalone`.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import html
import sys
from typing import Any, Final

import msgspec

from veillee import kernel
from veillee.analysis import Analysis
from veillee.games import load
from veillee.house.errors import HouseError
from veillee.house.http.games import GameSeen, messages, seen
from veillee.house.http.page import FOLDER, STANDALONE
from veillee.house.live.frames import ChairSeen
from veillee.house.table.replay import Made, moments_of
from veillee.kernel import Match, Record

LANGUAGES: Final = ("fr", "en")
MOST_MOMENTS: Final = 60_000
"""Of all seats together: the longest matches that are played have a third of them."""
PLACE: Final = '<script type="application/json" id="match">'
LONGEST: Final = 120.0
"""Seconds, on a machine that has much to do."""
_one_by_one = asyncio.Semaphore(1)


class Asked(msgspec.Struct):
    """What a standalone page is made of."""

    record: str
    table: str
    chairs: list[ChairSeen]
    analysis: Analysis | None = None


class PackedMatch(msgspec.Struct):
    """What the page reads."""

    table: str
    """By which bots have their names; not its id, which is the invitation to a private table."""
    chairs: list[ChairSeen]
    games: dict[str, GameSeen]
    words: dict[str, str]
    moves: list[Made]
    analysis: Analysis | None
    record: str


def chair_taken_along(chair: ChairSeen) -> ChairSeen:
    """Who sat there, by name and face: the file travels, so it says nothing else."""
    return ChairSeen(
        name=chair.name, face=chair.face, person="person" if chair.person else None, bot=chair.bot
    )


def table_taken_along(table_id: str) -> str:
    """A letter at whose table the same things of the house sit: `guest` in web/src/lib/bots.ts."""
    first = 0
    for letter in table_id:
        first = (first * 31 + ord(letter)) % 997
    return chr(first)


def standalone_page(asked: Asked) -> str:
    """The file."""
    record = Record.parse(asked.record)
    game = load(record.game)
    match = kernel.replay(record, game, Match)
    template = template_for(match)
    packed = PackedMatch(
        table=table_taken_along(asked.table),
        chairs=[chair_taken_along(chair) for chair in asked.chairs],
        games={language: seen(game, language) for language in LANGUAGES},
        words={language: messages(game.id, language).body.decode() for language in LANGUAGES},
        moves=[
            Made(seat, msgspec.to_builtins(move), game.write(move), entry.note)
            for (seat, move), entry in zip(match.moves, record.moves, strict=True)
        ],
        analysis=asked.analysis,
        record=asked.record,
    )
    data = msgspec.json.encode({"match": _packed(packed), "eyes": _eyes(match)}).decode()
    title = html.escape(f"{game.rulebook.say(LANGUAGES[0], 'title')} · Veillée")
    head, place, rest = template.partition(PLACE)
    # Packed, it is made of letters and digits: nothing in a match can end the script it stands in.
    return head.replace("<title>Veillée<", f"<title>{title}<") + place + data + rest


def template_for(match: Match) -> str:
    """The page that the match fits into; HouseError where there is none, and why."""
    if (len(match) + 1) * (match.seats + 1) > MOST_MOMENTS:
        raise HouseError("standalone-too-long", 403)
    folder = FOLDER / STANDALONE
    for name in (match.game.id, "general"):
        if (folder / f"{name}.html").is_file():
            return (folder / f"{name}.html").read_text(encoding="utf-8")
    raise HouseError("standalone-not-built", 503)


def _eyes(match: Match) -> list[str]:
    """Every moment, as a watcher knew it and then as each seat did: what changed from one to the
    next."""
    before: list[Any] = [{} for _ in range(match.seats + 1)]
    changes: list[list[Any]] = [[] for _ in before]
    for moments in moments_of(match):
        for eyes, moment in enumerate(moments):
            now = msgspec.to_builtins(moment, str_keys=True)
            changes[eyes].append(change(before[eyes], now))
            before[eyes] = now
    return [_packed(one) for one in changes]


def change(before: Any, after: Any) -> Any:
    """How to make one of the other: a list with what stands in its place, or the fields that
    changed, None where one is gone."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return [after]
    gone: dict[str, Any] = dict.fromkeys(before.keys() - after.keys())
    changed = {
        field: change(before[field], value) if field in before else [value]
        for field, value in after.items()
        if field not in before or before[field] != value
    }
    return gone | changed


def _packed(value: Any) -> str:
    return base64.b64encode(gzip.compress(msgspec.json.encode(value), mtime=0)).decode()


async def made_apart(match: Match, asked: Asked) -> bytes:
    """The file of this match, made by a process of its own; matches wait for their turn."""
    template_for(match)  # whether there can be one is told at once
    async with _one_by_one:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "veillee.house.http.standalone"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # an interrupt is for the house
        )
        try:
            wanted = msgspec.json.encode(asked)
            page, _ = await asyncio.wait_for(process.communicate(wanted), LONGEST)
        except TimeoutError:
            raise HouseError("standalone-failed", 503) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    if process.returncode:
        raise HouseError("standalone-failed", 503)
    return page


def main() -> None:
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Asked)
    sys.stdout.buffer.write(standalone_page(asked).encode())


if __name__ == "__main__":
    main()
