"""`veillee check-proof`: whether a proof of a forced win holds, by the readable rules alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from veillee.bots import tool_of
from veillee.cli.progress import shown_progress
from veillee.cli.troubles import Trouble, file_trouble
from veillee.cli.voice import Voice
from veillee.games import shelf


class Named(msgspec.Struct):
    """Of the first line, whatever else it says."""

    proof: str


def check_proof(
    file: Annotated[Path, Parameter(help="help-check-proof-file")],
    /,
    *,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise file_trouble(error, file) from None
    try:
        game = msgspec.json.decode(lines[0] if lines else b"", type=Named).proof
    except msgspec.DecodeError:
        raise Trouble("proof-foreign", file=str(file)) from None
    checker = tool_of(game, "CHECKER") if game in shelf() else None
    if checker is None:
        raise Trouble("proof-foreign", file=str(file))
    try:
        check = checker.Check(lines[0])
        with shown_progress(voice, "check-proof-works", len(lines) - 1) as shown:
            for number, line in enumerate(lines[1:], start=1):
                check.add(line)
                shown(number)
        check.finish()
    except checker.Flaw as flaw:
        raise Trouble(
            f"proof-{flaw.kind}", file=str(file), line=flaw.line, move=flaw.move or "none"
        ) from None
    voice.say(
        "proof-holds",
        file=str(file),
        winner=check.header.winner,
        moves=" ".join(check.header.moves),
        count=len(check.header.moves),
        lines=len(lines) - 1,
        plies=check.plies,
    )
