"""`veillee prove`: can a side force a win from a position? And the proof, for others to check."""

from __future__ import annotations

import math
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

from cyclopts import Parameter

import veillee
from veillee.bots import tool_of
from veillee.cli.files import whole_file
from veillee.cli.troubles import FAILED, INTERRUPTED, Misuse, Trouble, file_trouble
from veillee.cli.voice import Voice
from veillee.games import load, shelf

FREE = 2
TELL_EVERY, KEEP_EVERY = 20.0, 60.0
"""In seconds."""


def prove(
    game: Annotated[str, Parameter(help="help-game")],
    /,
    *moves: Annotated[str, Parameter(help="help-prove-moves")],
    winner: Annotated[str | None, Parameter(help="help-prove-winner", metavar="label-side")] = None,
    free: Annotated[int, Parameter(help="help-prove-free", metavar="label-number")] = FREE,
    minutes: Annotated[
        float | None, Parameter(help="help-prove-minutes", metavar="label-number")
    ] = None,
    table: Annotated[Path | None, Parameter(help="help-prove-table", metavar="label-file")] = None,
    certificate: Annotated[
        Path | None, Parameter(help="help-prove-certificate", metavar="label-file")
    ] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    if free < 0:
        raise Misuse("prove-free-negative", number=str(free))
    if minutes is not None and not (math.isfinite(minutes) and minutes > 0):
        raise Misuse("prove-minutes-not-positive", minutes=str(minutes))
    if certificate and certificate.exists():
        raise Trouble("file-exists", file=str(certificate))
    question = asked(game, moves, winner, table)
    if table:
        keep(table, question.table())  # what cannot be kept is told before the work
    code = work(question, free, minutes, table, voice)
    tell(question, free, voice)
    if certificate and question.verdict(free):
        with voice.busy("prove-writes"):
            keep(certificate, question.certificate(), replacing=False)
        voice.say("prove-certificate", file=str(certificate))
    elif certificate:
        voice.say("prove-no-certificate")
        code = code or FAILED
    return code


def asked(game: str, moves: tuple[str, ...], winner: str | None, table: Path | None) -> Any:
    """The game's own question, after all that may be wrong with it was told."""
    load(game)
    prover = tool_of(game, "PROVER")
    if prover is None:
        known = [name for name in shelf() if tool_of(name, "PROVER")]
        raise Misuse("nothing-to-prove", game=game, known=", ".join(known))
    if winner is not None and winner not in prover.SIDES:
        raise Misuse("prove-no-such-side", side=winner, known=", ".join(prover.SIDES))
    match = veillee.Match(game)
    for move in moves:
        if not match.to_act:
            break
        match.play(match.to_act[0], move)
    if not match.to_act:
        raise Misuse("prove-is-over")
    try:
        data = table.read_bytes() if table and table.exists() else None
        return prover.Question(match, winner, data)
    except prover.UnusableTable as error:
        raise Trouble(f"prove-table-{error.kind}", file=str(table)) from None
    except OSError as error:
        raise file_trouble(error, str(table)) from None


def work(question: Any, free: int, minutes: float | None, table: Path | None, voice: Voice) -> int:
    """Until it is known, the time is up or somebody stops it; the table is kept now and then."""
    begun = told = kept = monotonic()
    code = 0
    try:
        for progress in question.work(free):
            now = monotonic()
            if now - told >= TELL_EVERY:
                told = now
                voice.say("prove-so-far", **progress._asdict())
            if table and now - kept >= KEEP_EVERY:
                kept = now
                keep(table, question.table())
            if minutes and now - begun >= 60 * minutes:
                break
    except KeyboardInterrupt:
        code = INTERRUPTED
    if table:
        keep(table, question.table())
    return code


def keep(path: Path, data: bytes, *, replacing: bool = True) -> None:
    try:
        with whole_file(path, replacing=replacing) as file:
            file.write(data)
    except FileExistsError:
        raise Trouble("file-exists", file=str(path)) from None
    except OSError as error:
        raise file_trouble(error, path) from None


def tell(question: Any, free: int, voice: Voice) -> None:
    looked_at, won = question.counts
    message = {True: "prove-won", False: "prove-refuted", None: "prove-unknown"}
    voice.say(
        message[question.verdict(free)],
        winner=question.winner,
        free=free,
        positions=looked_at,
        won=won,
    )
