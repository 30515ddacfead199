"""What a client may send that makes no sense: bent commands, broken requests, frames that are none.

Everything comes from dice, so that a seed finds it again.
"""

from __future__ import annotations

import random
import string
from typing import Any

import msgspec
from websockets.frames import Frame, Opcode

# Well-formed commands that a watcher may not have carried out.
COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "sit", "id": "a", "seat": 1, "luck": "x"},
    {"type": "seat-bot", "id": "b", "seat": 0, "level": "easy"},
    {"type": "free", "id": "c", "seat": 0},
    {"type": "start", "id": "d"},
    {"type": "move", "id": "e", "move": "z99"},
    {"type": "move", "id": "f", "move": {"type": "place", "cell": "z9"}},
    {"type": "answer-undo", "id": "g", "yes": True},
    {"type": "ask-undo", "id": "h"},
    {"type": "rematch", "id": "i"},
    {"type": "say", "id": "j", "text": "psst", "to": [0]},
    {"type": "hint", "id": "k"},
    {"type": "let-in", "id": "l", "person": "a" * 16, "yes": True},
    {"type": "share", "id": "m", "seat": 1, "name": "Ann", "code": "1234"},
    {"type": "take-up", "id": "n", "seat": 0, "code": "1234"},
    {"type": "end-talk", "id": "p"},
)
# And some that somebody who sits may.
OF_A_PLAYER: tuple[dict[str, Any], ...] = (
    *[command for command in COMMANDS if command["type"] not in ("hint", "seat-bot")],
    {"type": "say", "id": "q", "text": "hello"},
    {"type": "set-code", "id": "r", "code": "1234"},
    {"type": "stand", "id": "s"},
    {"type": "put-down", "id": "o"},
    {"type": "look", "id": "u", "seen": False},
    {"type": "remove", "id": "t", "seat": 1},
)
BODIES: tuple[dict[str, Any], ...] = (
    *COMMANDS,
    {"game": "ergo", "seats": 2, "chairs": ["me", "open"], "luck": "x"},
    {"game": "sporz", "seats": 7, "clock": {"type": "step", "seconds": 40}, "options": {"a": 1}},
    {"game": "spacepoker", "seats": 3, "options": {"rounds": 10}, "latecomers": "ask"},
    {"name": "Ann", "language": "fr"},
    {"key": "one two three"},
    {"muted": True},
    {"moves": 1, "seat": 0, "level": "easy"},
)
ODD: list[Any] = [None, True, -1, 2**63, 10**40, 1e308, "", "x" * 500, "\ud83d", "\x00", "é"]
ODD += [[], {}, [[]]]
ODD_BYTES = [b"\xff", b"\xed\xa0\x80", b"\x00", b"\xc3", b"%ff", b"%00", b"%ed%a0%80", b"%", b".."]
ODD_BYTES += [b"//", b"\xe2\x80\xae", b"?a=%", b"&&=", b"%0a", b"%D9%A1", b"9" * 300, b"[", b"\\"]
METHODS = (b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"HEAD", b"TRACE", b"BREW")
HEADERS: tuple[tuple[bytes, tuple[bytes, ...]], ...] = (
    (b"Accept-Language", (b"fr", b";;,", b"*", b"en;q=x", b"-")),
    (b"Accept", (b"text/html", b"*/*", b"")),
    (
        b"Content-Type",
        (b"application/json", b"text/plain", b"multipart/form-data; boundary=x", b"x"),
    ),
    (b"Origin", (b"http://house", b"null", b"http://[", b"://")),
    (b"Authorization", (b"Bearer x", b"Basic", b"")),
    (b"Accept-Encoding", (b"br", b"gzip, br", b"*")),
    (b"Sec-Fetch-Site", (b"cross-site", b"none")),
    (b"Expect", (b"100-continue",)),
    (b"Range", (b"bytes=0-",)),
)


def bent_command(dice: random.Random, commands: tuple[dict[str, Any], ...] = COMMANDS) -> bytes:
    """Random bytes, or a command that was bent, cut, or glued to another."""
    chance = dice.random()
    if chance < 0.15:
        return dice.randbytes(dice.randrange(200))
    if chance < 0.2:
        return "".join(dice.choices(string.printable, k=dice.randrange(100))).encode()
    command = dict(dice.choice(commands))
    for _ in range(dice.randrange(3)):
        name = dice.choice([*command, "id", "seat", "extra"])
        bent = dice.choice(ODD)
        command[name] = {"type": bent} if name == "move" and dice.random() < 0.5 else bent
    if dice.random() < 0.1:
        command.pop(dice.choice(list(command)))
    if commands is COMMANDS and command.get("type") == "say" and command.get("to") is None:
        command["type"] = "start"  # anybody may speak to everyone
    return broken(dice, dumped(command), dumped(dice.choice(commands)))


def broken(dice: random.Random, text: bytes, other: bytes) -> bytes:
    if dice.random() < 0.3 and text:
        place = dice.randrange(len(text))
        text = text[:place] + dice.choice((b'"', b"}", b"9", *ODD_BYTES)) + text[place + 1 :]
    chance = dice.random()
    if chance < 0.1:
        return text[: dice.randrange(len(text) + 1)]
    if chance < 0.15:
        return text + other
    if chance < 0.152:
        return dice.choice((b"[", b'{"a":', b'"')) * dice.randrange(1, 7000)
    return text


def dumped(command: Any) -> bytes:
    try:
        return msgspec.json.encode(command)
    except (UnicodeError, OverflowError, ValueError, TypeError):
        return str(command).encode("utf-8", "surrogatepass")


def bent_request(dice: random.Random, table: str, person: str, cookie: bytes) -> bytes:
    """A request, bent in some way or other."""
    path = dice.choice(PATHS).replace(b"TABLE", table.encode()).replace(b"PERSON", person.encode())
    if dice.random() < 0.4:
        place = dice.randrange(len(path))
        path = path[:place] + dice.choice(ODD_BYTES) + path[place + dice.randrange(2) :]
    method = dice.choice(METHODS if dice.random() < 0.3 else (b"GET", b"POST", b"PATCH", b"PUT"))
    host = b"house" if dice.random() < 0.9 else dice.choice((b"", b"a:99999", b"[", b"a" * 3000))
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close"]
    for name, values in HEADERS:
        if dice.random() < 0.2:
            lines.append(name + b": " + bent_value(dice, dice.choice(values)))
    if dice.random() < 0.8:
        lines.append(b"Cookie: " + bent_value(dice, cookie))
    body = broken(dice, dumped(dice.choice(BODIES)), b"{}") if dice.random() < 0.6 else b""
    if b"Content-Type" not in b"".join(lines):
        lines.append(b"Content-Type: application/json")
    chance = dice.random()
    if chance < 0.05:
        lines.append(b"Transfer-Encoding: chunked")
        body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body) + dice.randrange(2), body)
    else:
        length = len(body) if chance < 0.9 else dice.choice((len(body) + 5, -1, 10**30, 70_000))
        lines.append(b"Content-Length: %d" % length)
    request = b"\r\n".join([*lines, b"", body])
    return request[: dice.randrange(1, len(request))] if dice.random() < 0.05 else request


PATHS = (
    b"/api/tables/TABLE/commands",
    b"/api/tables/TABLE/fork",
    b"/api/tables/TABLE/moments/1",
    b"/api/tables/TABLE/marks?kinds=round",
    b"/api/tables/TABLE/moments/0?seat=1",
    b"/api/tables/TABLE/record",
    b"/api/tables/TABLE/page",
    b"/api/tables/TABLE/text?language=fr",
    b"/api/tables/TABLE/turning-point",
    b"/api/tables/TABLE/invitation.svg",
    b"/api/tables/TABLE",
    b"/api/tables/TABLE/live?last=0",
    b"/api/tables?which=mine",
    b"/api/tables",
    b"/api/me",
    b"/api/me/key",
    b"/api/me/kept",
    b"/api/me/muted/PERSON",
    b"/api/games/ergo?language=fr",
    b"/api/games/ergo/rulebook",
    b"/api/games/sporz/messages",
    b"/table/TABLE",
    b"/screen/TABLE",
    b"/assets/x.js",
    b"/metrics",
    b"/",
)


def bent_value(dice: random.Random, value: bytes) -> bytes:
    if dice.random() < 0.8:
        return value
    place = dice.randrange(len(value) + 1)
    return value[:place] + dice.choice(ODD_BYTES) + value[place:]


def handshake(table: str, cookie: bytes, query: bytes = b"last=0") -> bytes:
    return (
        b"GET /api/tables/%s/live?%s HTTP/1.1\r\nHost: house\r\nCookie: %s\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ) % (table.encode(), query, cookie)


def bent_handshake(dice: random.Random, table: str, cookie: bytes) -> bytes:
    text = handshake(table, cookie)
    for _ in range(dice.randrange(3)):
        place = dice.randrange(len(text))
        text = text[:place] + dice.choice(ODD_BYTES) + text[place + dice.randrange(3) :]
    return text


def bent_frame(dice: random.Random) -> bytes:
    """What comes over a line that is open: mostly a whole text, now and then no frame at all."""
    message, chance = bent_command(dice), dice.random()
    if chance < 0.9:
        return Frame(Opcode.TEXT, message).serialize(mask=True)
    if chance < 0.93:
        half = len(message) // 2
        first = Frame(Opcode.TEXT, message[:half], fin=False).serialize(mask=True)
        return first + Frame(Opcode.CONT, message[half:]).serialize(mask=True)
    if chance < 0.96:
        kind = dice.choice((Opcode.PING, Opcode.PONG, Opcode.BINARY))
        return Frame(kind, message[:120]).serialize(mask=True)
    frame = bytearray(Frame(Opcode.TEXT, message).serialize(mask=True))
    for _ in range(dice.randrange(1, 4)):
        frame[dice.randrange(len(frame))] = dice.randrange(256)
    return bytes(frame[: dice.randrange(1, len(frame) + 1)])
