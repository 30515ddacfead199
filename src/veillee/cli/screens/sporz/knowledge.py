"""What a player of Sporz knows, in words: of one seat, of all, and night by night."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

import msgspec

from veillee.games.sporz import View, rulebook
from veillee.games.sporz.claims import heard
from veillee.games.sporz.events import (
    Decided,
    Elected,
    Hacked,
    Inspected,
    Note,
    Sequenced,
    Spied,
    Treated,
    Voted,
    Woke,
)
from veillee.games.sporz.notation import claimed
from veillee.games.sporz.state import Said
from veillee.words import Catalogue

WORDS: Final = Catalogue([__package__])

NOTHING: Final = "–"
SPIED: Final = ("woke", "mutated", "paralysed", "healed", "inspected", "sequenced")


def say(language: str, message: str, **args: str | int) -> str:
    return WORDS.say(language, message, args)


def typed(move: str, language: str) -> str:
    """A move or a claim in the words that one types in this language."""
    first, *others = move.split()
    verb = "watch" if first == "spy" else first
    return " ".join(say(language, "typed", word=word) for word in (verb, *others))


def known_of(view: View, language: str) -> dict[int, list[str]]:
    """For each seat what the viewer knows of it, in a few letters; the dead know everything."""
    known: dict[int, list[str]] = {}
    if view.truth is not None:
        for seat, role in enumerate(view.truth.roles):
            name = rulebook.say(language, f"role-{role}")
            state = "mutant" if view.truth.mutants[seat] else "healthy"
            genome = view.truth.genomes[seat]
            what = say(language, "truth", role=name, state=state, genome=genome)
            known[seat] = [what]
        return known
    for note in view.own.notes if view.own else ():
        for seat, fact in _facts(note):
            if seat != view.seat:
                night = note.day if isinstance(note, Voted) else note.night
                said = say(language, "fact", night=night, fact=fact)
                if said not in known.setdefault(seat, []):
                    known[seat].append(said)
    return known


def _facts(note: Note) -> Iterator[tuple[int, str]]:
    """Whom a note is about, and what it says of them."""
    match note:
        case Woke(step="mutants" | "doctors"):
            fact = "mutant" if note.step == "mutants" else "doctor-awake"
            yield from ((seat, fact) for seat in note.awake)
        case Decided():
            if note.seat is not None:
                yield note.seat, f"we-{note.deed}"
            if note.paralysed is not None:
                yield note.paralysed, "we-paralyse"
        case Treated():
            yield from ((seat, "treated") for seat in note.patients)
            if note.killed is not None:
                yield note.killed, "we-kill"
        case Inspected():
            yield note.seat, "mutant" if note.mutant else "healthy"
        case Sequenced():
            yield note.seat, note.genome
        case Hacked(seat=int() as seat, result=str() as result):
            yield seat, result
        case Spied():
            seen = [name for name in SPIED if getattr(note, name)]
            yield from ((note.seat, f"spied-{name}") for name in seen or ["nothing"])
        case _:
            pass


def log(view: View, language: str) -> str:
    """All that the viewer knows, night by night and day by day."""
    lines: list[str] = []
    for night in range(view.night + 1):
        happened = [rulebook.tell(language, fact) for fact in _happened(view, night)]
        if happened:
            lines.append(say(language, "log-night", night=night))
            lines += [f"   {told}" for told in happened]
        claims = _day(view.claims, night)
        if claims:
            lines.append(say(language, "log-claims", day=night))
            by_seat = sorted(claims, key=lambda said: said.seat)
            for seat, group in groupby(by_seat, key=lambda said: said.seat):
                lines.append(
                    f"   {seat}: "
                    + ", ".join(typed(claimed(said.about), language) for said in group)
                )
    return "\n".join(lines) or say(language, "log-empty")


def _day(days: tuple[tuple[Said, ...], ...], night: int) -> tuple[Said, ...]:
    return days[night - 1] if 0 < night <= len(days) else ()


def _happened(view: View, night: int) -> Iterable[msgspec.Struct]:
    """What the viewer learnt in that night, who died of it, and the ballot of the day after."""
    notes = view.own.notes if view.own else ()
    if night == 0:
        yield from view.elections[: _elections_before_dawn(view)]
    yield from (n for n in notes if not isinstance(n, Voted) and n.night == night)
    yield from (death for death in view.deaths if death.night == night and death.by == "night")
    yield from (n for n in notes if isinstance(n, Voted) and n.day == night)
    yield from (ballot for ballot in view.ballots if ballot.day == night)
    yield from (death for death in view.deaths if death.night == night and death.by == "ballot")


def _elections_before_dawn(view: View) -> int:
    """The election before the first night ends with the first who was elected."""
    for number, vote in enumerate(view.elections, start=1):
        if isinstance(vote, Elected):
            return number
    return len(view.elections)


def dossier(view: View, seat: int, language: str) -> str:
    """One player: his death, what he has said, what others say of him, and what one knows."""
    lines = [say(language, "dossier", seat=seat)]
    lines += [rulebook.tell(language, death) for death in view.deaths if death.seat == seat]
    for number, day in enumerate(view.claims, start=1):
        for said in day:
            about = getattr(said.about, "seat", None)
            if seat in (said.seat, about):
                told = rulebook.tell(language, heard(said.seat, said.about))
                lines.append(say(language, "dossier-claim", day=number, told=told))
    facts = known_of(view, language).get(seat, [])
    known = ", ".join(facts) or NOTHING
    return "\n   ".join([*lines, say(language, "dossier-known", facts=known)])
