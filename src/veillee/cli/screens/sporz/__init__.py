"""The ship in words: the step and its question, oneself, and a table of who said what.

At night everyone's screen has the same lines, whether his answer counts or not. Naming a seat
(`5`) shows all one knows of that player, `table` the table, and `log` all one knows, night by
night.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from veillee.cli.menu import in_short
from veillee.cli.screens.sporz.knowledge import NOTHING, dossier, known_of, log, say, typed
from veillee.games.sporz import Move, View, rulebook, write
from veillee.games.sporz.events import Died
from veillee.games.sporz.moves import (
    Claim,
    Counted,
    Found,
    IAm,
    Opinion,
    WasTouched,
    WillVote,
)
from veillee.games.sporz.notation import claimed
from veillee.games.sporz.state import NIGHT_STEPS, Said
from veillee.games.sporz.view import Own

CLAUSES: Final = {
    "elect": "4.1",
    "mutate": "6.2",
    "kill": "5.6",
    "paralyse": "5.7",
    "heal": "7.2",
    "inspect": "8.3",
    "sequence": "8.4",
    "spy": "8.5",
    "hack": "8.7",
    "vote": "11.1",
    "decide": "11.6",
    "abstain": "11.8",
    "sleep": "5.4",
}
IN_AN_ELECTION: Final = {"abstain": "4.1"}
BY_DAY: Final = {"sleep": "11.2"}
LOG: Final = ("log", "journal", "notes")
TABLE: Final = ("table", "tableau")
SEAT_WORDS: Final = ("seat", "place")
FULL_TABLE: Final = 24
"""With more players than this, those of whom there is nothing to say are left out."""
CELL: Final = 44
"""So many letters of a line are for what somebody has claimed, and so many for what is known."""
STYLES: Final = (
    (r"\A.*$", "bold"),
    (r"\bMUTANT\b", "bold red"),
    (r"^ +\d+ †.*$", "dim"),
    (r"^>.*$", "bold cyan"),
)


def draw(view: View, language: str) -> str:
    lines = [_head(view, language), _you(view, language)]
    own = view.own if view.seat in view.awaited and view.truth is None else None
    if own is not None and view.phase in NIGHT_STEPS:
        lines += _night(view, own, language)
    elif own is None or not (own.answer.changes or own.answer.claims):
        # Whoever has begun to speak has just seen it, and asks for it with `table`.
        lines += _table(view, language)
    if own is not None and view.phase == "day":
        lines.append(say(language, "ballot", **_ballot(own, language)))
    if own is not None and view.phase == "election" and view.night == 0:
        lines.append(say(language, "mission", role=own.role))
    if view.seat in view.awaited:
        lines.append("> " + _question(view, language))
    elif view.awaited:
        waiting = _seats(view, view.awaited, language)
        lines.append(say(language, "awaited", seats=waiting))
    return "\n".join(lines)


def _head(view: View, language: str) -> str:
    return say(
        language,
        "head",
        phase=view.phase,
        night=view.night,
        tied=_tied(view, language),
        chief=NOTHING if view.chief is None else view.chief,
    )


def _tied(view: View, language: str) -> str:
    blank = [say(language, "blank")] if view.blank_tied else []
    return ", ".join([*map(str, view.tied), *blank])


def _you(view: View, language: str) -> str:
    own = view.own
    if own is None or view.seat is None:
        return say(language, "watcher")
    return say(
        language,
        "you",
        seat=view.seat,
        role=rulebook.say(language, f"role-{own.role}"),
        mutant=str(own.mutant).lower(),
        genome=own.genome or "unknown",
        doctors=", ".join(str(seat) for seat in own.doctors if seat != view.seat) or "none",
        life=_life(view),
    )


def _life(view: View) -> str:
    """Alive, dead, or dead in this very night and still asked (clause 5.6)."""
    if view.truth is None or view.phase == "over":
        return "alive"
    return "asked" if view.seat in view.crew else "dead"


# The night -------------------------------------------------------------------------------------


def _night(view: View, own: Own, language: str) -> list[str]:
    """The same lines for everyone, awake or not."""
    fellows = ", ".join(_pointing(p.seat, p.deed, p.paralysed, language) for p in own.proposals)
    mine = own.answer
    return [
        say(language, "crew", seats=_seats(view, view.crew, language)),
        say(
            language,
            "eyes",
            awake=str(own.awake).lower(),
            paralysed=str(own.paralysed).lower(),
        ),
        say(language, "fellows", fellows=fellows or NOTHING),
        say(language, "pointing", what=_deeds(mine.deed, mine.paralysed, language) or NOTHING),
    ]


def _pointing(seat: int, deed: Any, paralysed: int | None, language: str) -> str:
    what = _deeds(deed, paralysed, language) or NOTHING
    return say(language, "fellow", seat=seat, what=what)


def _deeds(deed: Any, paralysed: int | None, language: str) -> str:
    said = [] if deed is None else [write(deed)]
    said += [] if paralysed is None else [f"paralyse {paralysed}"]
    return ", ".join(typed(text, language) for text in said)


def _question(view: View, language: str) -> str:
    own = view.own
    assert own is not None  # noqa: S101  (a watcher is never awaited)
    asked = own.role if view.phase == "informants" else "anyone"
    return say(language, "question", phase=view.phase, role=asked)


# The table of who said what --------------------------------------------------------------------


def _table(view: View, language: str) -> list[str]:
    """A line for each seat: its mark, its role as told, what the viewer knows, and its claims.
    Those who see everything see who is who."""
    dead = {death.seat: death for death in view.deaths}
    known = known_of(view, language)
    rows = []
    for seat in range(view.players):
        said = (
            _autopsy(dead[seat], language) if seat in dead else _claimed_role(view, seat, language)
        )
        claims = [typed(claimed(claim.about), language) for claim in _claims_of(view, seat)]
        if view.truth is not None:
            said, claims = ", ".join(known[seat]), []
        rows.append(
            (
                str(seat),
                _mark(view, seat, language),
                said,
                _latest(known.get(seat, []) if view.truth is None else []),
                _latest(claims),
            )
        )
    if all(row[2:] == (NOTHING,) * 3 for row in rows):
        return [say(language, "crew", seats=_seats(view, view.crew, language))]
    if view.players > FULL_TABLE:
        rows = [row for row in rows if row[1] or row[2:] != (NOTHING,) * 3]
    heads = ("", "", *say(language, "columns").split("|"))
    keep = [n for n in range(5) if n < 2 or any(row[n] != NOTHING for row in rows)]
    return _aligned([tuple(row[n] for n in keep) for row in (heads, *rows)])


def _latest(facts: list[str]) -> str:
    """As many as fit a line, the latest at its end; naming the seat shows all of them."""
    fitting: list[str] = []
    for fact in reversed(facts):
        if len(", ".join([fact, *fitting])) > CELL:
            return "… " + ", ".join(fitting)
        fitting.insert(0, fact)
    return ", ".join(fitting) or NOTHING


def _aligned(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  "
        f"{row[0]:>{widths[0]}} "
        + "  ".join(
            f"{cell:<{width}}" for cell, width in zip(row[1:], widths[1:], strict=True)
        ).rstrip()
        for row in rows
    ]


def _mark(view: View, seat: int, language: str) -> str:
    if seat not in view.crew:
        return "†" + (" " + say(language, "is-you") if seat == view.seat else "")
    marks = [say(language, "is-you")] if seat == view.seat else []
    marks += [say(language, "is-chief")] if seat == view.chief else []
    return ", ".join(marks)


def _autopsy(death: Died, language: str) -> str:
    return say(
        language,
        "autopsy",
        by=death.by,
        night=death.night,
        role=rulebook.say(language, f"role-{death.role}"),
        mutant=str(death.mutant).lower(),
        genome=death.genome,
    )


def _claimed_role(view: View, seat: int, language: str) -> str:
    roles = [
        said.about.role
        for day in view.claims
        for said in day
        if said.seat == seat and isinstance(said.about, IAm)
    ]
    names = [rulebook.say(language, f"role-{role}") for role in dict.fromkeys(roles)]
    return say(language, "says-role", roles=", ".join(names)) if names else NOTHING


def _claims_of(view: View, seat: int) -> Iterator[Said]:
    """What it has found and suffered, of all days; whom it suspects or will vote for, today's."""
    for number, day in enumerate(view.claims, start=1):
        for said in day:
            lasting = isinstance(said.about, Found | Counted | WasTouched)
            fleeting = isinstance(said.about, Opinion | WillVote) and number == len(view.claims)
            if said.seat == seat and (lasting or fleeting):
                yield said


# What can be done ------------------------------------------------------------------------------


def step(view: View) -> tuple[str, int]:
    """Players speak in turns until the step is over (clause 5.3)."""
    return view.phase, view.night


def moves(view: View, legal: list[Move], language: str) -> str:
    """A line for each verb, with whom it may be about, what it does and its clause; claims by
    their forms, since there are hundreds."""
    lines = []
    plain = [move for move in legal if not isinstance(move, Claim)]
    for verb, group in groupby(plain, key=lambda move: write(move).split()[0]):
        about = in_short([write(move).partition(" ")[2] for move in group])
        effect = say(language, "effect", verb=verb, phase=view.phase)
        form, clause = typed(f"{verb} {about}", language), _clause(view, verb)
        lines.append("  " + say(language, "move", form=form, effect=effect, clause=clause))
    if len(plain) < len(legal):
        left = view.own.claims_left if view.own else 0
        lines.append(say(language, "claims", left=left, night=view.night))
    lines.append(say(language, "looking"))
    return "\n".join(lines)


def _clause(view: View, verb: str) -> str:
    if view.phase in ("election", "run-off"):
        return IN_AN_ELECTION.get(verb, CLAUSES[verb])
    return BY_DAY.get(verb, CLAUSES[verb]) if view.phase == "day" else CLAUSES[verb]


def look(view: View, text: str, language: str) -> str | None:
    """Nothing is moved by looking: `log`, or a seat's number, shows what the viewer knows."""
    said = text.lower().split()
    if len(said) == 2 and said[0] in SEAT_WORDS:
        said = said[1:]
    if len(said) != 1:
        return None
    if said[0] in LOG:
        return log(view, language)
    if said[0] in TABLE:
        return "\n".join(_table(view, language))
    if said[0].isdecimal() and said[0].isascii() and int(said[0]) < view.players:
        return dossier(view, int(said[0]), language)
    return None


def _ballot(own: Own, language: str) -> dict[str, str | int]:
    return {
        "ballot": _deeds(own.answer.deed, None, language) or NOTHING,
        "claims": own.answer.claims,
    }


def _seats(view: View, seats: Iterable[int], language: str) -> str:
    """Seats in a line, with their marks: `0 (you), 1, 4 (chief)`."""
    listed = list(seats)
    if len(listed) > FULL_TABLE:
        return in_short([str(seat) for seat in listed])
    marked = ((seat, _mark(view, seat, language)) for seat in listed)
    return ", ".join(f"{seat} ({mark})" if mark else str(seat) for seat, mark in marked)
