"""`veillee analyse`: who stood how when, luck or skill, and better moves."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

import veillee
from veillee.analysis import PLAYOUTS, Answer, Ask, Study, answers
from veillee.analysis.picture import drawn
from veillee.analysis.text import written
from veillee.cli.account import Account
from veillee.cli.arena import cores
from veillee.cli.files import read_record, write_whole
from veillee.cli.progress import shown_progress
from veillee.cli.setting import check_positive
from veillee.cli.troubles import INTERRUPTED, Misuse, Trouble, file_trouble
from veillee.cli.voice import Voice

AT_A_TIME = 4
"""Numbers of a question that one process answers before it is asked again."""
STEPS = 100


def analyse(
    file: Annotated[Path, Parameter(help="help-analyse-file")],
    /,
    *,
    playouts: Annotated[int, Parameter(help="help-playouts", metavar="label-number")] = PLAYOUTS,
    jobs: Annotated[int | None, Parameter(help="help-jobs", metavar="label-number")] = None,
    json: Annotated[bool, Parameter(help="help-json", negative=())] = False,
    text: Annotated[bool, Parameter(help="help-text", negative=())] = False,
    svg: Annotated[Path | None, Parameter(help="help-svg", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    check_positive("--playouts", playouts)
    check_positive("--jobs", jobs)
    if json and text:
        raise Misuse("json-or-text")
    if svg and svg.exists():
        raise Trouble("file-exists", file=str(svg))
    record, _ = read_record(file)
    # Whatever is wrong with it is told before anything is worked out.
    match = veillee.replay(record)
    study, code = Study(record, playouts), 0
    try:
        with shown_progress(voice, "analyse-works", STEPS) as shown:
            work_out(study, str(record), jobs or cores(), lambda part: shown(int(part * STEPS)))
    except KeyboardInterrupt:
        if json or text:
            raise
        voice.say("analyse-stopped")
        code = INTERRUPTED
    found = study.analysis()
    if svg:
        keep(svg, drawn(match, found, voice.language))
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    elif text:
        sys.stdout.write(written(match, voice.language, found=found))
    else:
        Account(voice, match, found).tell()
    return code


def keep(path: Path, picture: str) -> None:
    try:
        write_whole(path, picture, replacing=False)
    except FileExistsError:
        raise Trouble("file-exists", file=str(path)) from None
    except OSError as error:
        raise file_trouble(error, path) from None


def work_out(study: Study, record: str, jobs: int, shown: Callable[[float], None]) -> None:
    """Have every round answered, by as many processes."""
    # Fresh processes on every system: a forked copy of native code and threads is not safe.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=leave_interrupts_alone) as pool:
        try:
            while asks := study.next_round():
                _answer_all(pool, study, record, asks)
                shown(study.spent)
        except BrokenProcessPool:
            raise Trouble("analyse-died") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _answer_all(pool: ProcessPoolExecutor, study: Study, record: str, asks: list[Ask]) -> None:
    running: dict[Future[list[Answer]], Ask] = {}

    def ask_for(ask: Ask) -> None:
        running[pool.submit(answers, ask.of(record))] = ask

    for ask in asks:
        for first in range(ask.first, ask.last, AT_A_TIME):
            ask_for(ask._replace(first=first, last=min(ask.last, first + AT_A_TIME)))
    while running:
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            left = study.hear(running.pop(done), done.result())
            if left:
                ask_for(left)


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the command, which ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
