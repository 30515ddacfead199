"""Moves as short text: `mutate 3`, `hack psychologist`, `vote blank`, `sleep`, and claims:
`claim role spy`, `claim n2 5 mutant`, `claim n2 count 3`, `claim n2 healed`, `claim suspect 5`,
`claim vote 5 because 3`, `claim denial 3`, `claim ask 3 role`; in a manner:
`claim suspect 5 ~12`."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec

from .moves import (
    ABSTAIN,
    SLEEP,
    About,
    Abstain,
    Claim,
    Counted,
    Decide,
    Denial,
    Elect,
    Found,
    Hack,
    Heal,
    IAm,
    Inspect,
    Kill,
    Move,
    Mutate,
    Opinion,
    Paper,
    Paralyse,
    Question,
    Sequence,
    Sleep,
    Spy,
    Targeting,
    Vote,
    WasTouched,
    WillVote,
)
from .synonyms import in_english

POINTING: Final[dict[str, type[Elect | Targeting]]] = {
    "elect": Elect,
    "mutate": Mutate,
    "kill": Kill,
    "paralyse": Paralyse,
    "heal": Heal,
    "inspect": Inspect,
    "sequence": Sequence,
    "spy": Spy,
}
VERB: Final = {kind: verb for verb, kind in POINTING.items()}
M = TypeVar("M", bound=msgspec.Struct)
NUMBER: Final = re.compile(r"\d{1,5}", re.ASCII)
NIGHT: Final = re.compile(r"n(\d{1,5})", re.ASCII)


def write(move: Move) -> str:
    match move:
        case Sleep():
            return "sleep"
        case Abstain():
            return "abstain"
        case Hack():
            return f"hack {move.role}"
        case Vote():
            return f"vote {written(move)}"
        case Decide():
            return f"decide {written(move)}"
        case Claim():
            return f"claim {claimed(move.about)}" + (f" ~{move.manner}" if move.manner else "")
        case _:
            return f"{VERB[type(move)]} {move.seat}"


def written(paper: Paper) -> str:
    """`3`, `blank`; and so that everything can be written, `3 blank` or `nobody`."""
    words = [] if paper.seat is None else [str(paper.seat)]
    return " ".join([*words, *["blank"] * paper.blank]) or "nobody"


def claimed(about: About) -> str:
    match about:
        case IAm():
            return f"role {about.role}"
        case Found():
            return f"n{about.night} {about.seat} {about.result}"
        case Counted():
            return f"n{about.night} count {about.mutants}"
        case WasTouched():
            return f"n{about.night} {about.how}"
        case Opinion():
            return f"{about.says} {about.seat}{on_a_word(about)}"
        case WillVote():
            return f"vote {about.seat}{on_a_word(about)}"
        case Denial():
            return f"denial {about.seat}"
        case Question():
            return f"ask {about.seat} {about.asks}"


def on_a_word(about: Opinion | WillVote) -> str:
    return "" if about.because is None else f" because {about.because}"


def read(text: str) -> Move:
    match in_english(text.lower().replace("computer scientist", "computer-scientist").split()):
        case ["sleep"]:
            return SLEEP
        case ["abstain"]:
            return ABSTAIN
        case ["hack", role]:
            return checked(Hack, role=role)
        case [("vote" | "decide") as verb, *paper]:
            fields = paper_fields(paper)
            return checked(Vote, **fields) if verb == "vote" else checked(Decide, **fields)
        case ["claim", *words, manner] if manner.startswith("~"):
            about = msgspec.to_builtins(claim_read(words))
            return checked(Claim, about=about, manner=number(manner[1:]))
        case ["claim", *words]:
            return Claim(claim_read(words))
        case [verb, seat] if verb in POINTING:
            return checked(POINTING[verb], seat=number(seat))
        case _:
            raise ValueError(f"not a move of Sporz: {text[:40]!r}")


def paper_fields(words: list[str]) -> dict[str, Any]:
    match words:
        case ["blank"]:
            return {"blank": True}
        case ["nobody"]:
            return {}
        case [seat, "blank"]:
            return {"seat": number(seat), "blank": True}
        case [seat]:
            return {"seat": number(seat)}
        case _:
            raise ValueError("a name, or blank")


def claim_read(words: list[str]) -> About:
    match words:
        case ["role", role]:
            return checked(IAm, role=role)
        case [("suspect" | "trust") as says, seat, *word]:
            return checked(Opinion, seat=number(seat), says=says, **word_fields(word))
        case ["vote", seat, *word]:
            return checked(WillVote, seat=number(seat), **word_fields(word))
        case ["denial", seat]:
            return checked(Denial, seat=number(seat))
        case ["ask", seat, asks]:
            return checked(Question, seat=number(seat), asks=asks)
        case [night, "count", mutants]:
            return checked(Counted, night=night_number(night), mutants=number(mutants))
        case [night, seat, result]:
            return checked(Found, night=night_number(night), seat=number(seat), result=result)
        case [night, how]:
            return checked(WasTouched, night=night_number(night), how=how)
        case _:
            raise ValueError("not a claim of Sporz")


def word_fields(words: list[str]) -> dict[str, Any]:
    match words:
        case []:
            return {}
        case ["because", seat]:
            return {"because": number(seat)}
        case _:
            raise ValueError("nobody's word, or somebody's")


def checked(kind: type[M], **fields: Any) -> M:
    """The move, its fields held to the same limits as on the wire (ValueError if they exceed)."""
    return msgspec.convert({"type": kind.__struct_config__.tag, **fields}, kind)


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise ValueError(f"not a number: {text[:40]!r}")
    return int(text)


def night_number(text: str) -> int:
    found = NIGHT.fullmatch(text)
    if not found:
        raise ValueError(f"not a night: {text[:40]!r}")
    return int(found[1])
