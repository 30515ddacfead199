"""A feed for calendars (RFC 5545): by when one must move, at each table that waits for one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, NamedTuple

WIDEST: Final = 75
"""So many bytes a line may have."""


class Deadline(NamedTuple):
    """A time by which one must move. Times are milliseconds since 1970."""

    id: str
    since: int
    until: int
    title: str
    text: str
    link: str


def calendar(deadlines: list[Deadline]) -> bytes:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Veillée//FR", "X-WR-CALNAME:Veillée"]
    for deadline in sorted(deadlines):
        lines += [
            "BEGIN:VEVENT",
            f"UID:{deadline.id}",
            f"DTSTAMP:{_time(deadline.since)}",
            f"DTSTART:{_time(deadline.until)}",
            f"DTEND:{_time(deadline.until)}",
            f"SUMMARY:{_text(deadline.title)}",
            f"DESCRIPTION:{_text(deadline.text)}",
            f"URL:{deadline.link}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return b"".join(_folded(line) for line in lines)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(words: str) -> str:
    for letter in "\\;,":
        words = words.replace(letter, f"\\{letter}")
    return " ".join(words.split())


def _folded(line: str) -> bytes:
    """A long line goes on in the next one behind a blank; no letter is torn apart."""
    rows, row = [], b""
    for letter in line:
        if len(row) + len(letter.encode()) > WIDEST:
            rows.append(row)
            row = b" "
        row += letter.encode()
    return b"\r\n".join([*rows, row]) + b"\r\n"
