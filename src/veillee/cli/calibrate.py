"""`veillee calibrate`: are our own figures well chosen? The strongest bots play it out."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from veillee.bots import tool_of
from veillee.bots.calibration import Line
from veillee.cli.arena import cores
from veillee.cli.progress import shown_progress
from veillee.cli.setting import check_positive, check_seconds
from veillee.cli.troubles import FAILED, Misuse, file_trouble
from veillee.cli.voice import Voice
from veillee.columns import aligned
from veillee.games import load, shelf
from veillee.words import Catalogue

SECONDS = 0.05


def calibrate(
    game: Annotated[str, Parameter(help="help-game")],
    /,
    *,
    games: Annotated[
        int | None, Parameter(help="help-calibrate-games", metavar="label-number")
    ] = None,
    seats: Annotated[int | None, Parameter(help="help-seats", metavar="label-number")] = None,
    seconds: Annotated[float, Parameter(help="help-seconds", metavar="label-seconds")] = SECONDS,
    jobs: Annotated[int | None, Parameter(help="help-jobs", metavar="label-number")] = None,
    plot: Annotated[Path | None, Parameter(help="help-plot", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    check_positive("--games", games)
    check_positive("--jobs", jobs)
    check_seconds(seconds)
    load(game)
    calibrator = tool_of(game, "CALIBRATOR")
    if calibrator is None:
        known = [name for name in shelf() if tool_of(name, "CALIBRATOR")]
        raise Misuse("nothing-to-calibrate", game=game, known=", ".join(known))
    total = games or calibrator.GAMES
    with shown_progress(voice, "calibrating", total) as shown:
        result = calibrator.calibrate(
            total, seats, seconds, jobs or cores(), progress=lambda done, _: shown(done)
        )
    say = partial(said, Catalogue(["veillee.cli", calibrator.__package__]), voice.language)
    lines: list[Line] = calibrator.lines(result, say)
    heads = [say(f"calibrate-{head}") for head in calibrator.HEADS]
    marked = [[*cells, "" if kept else say("out-of-bounds")] for cells, kept in lines]
    voice.show(aligned([[*heads, ""], *marked]))
    if plot is not None:
        try:
            plot.write_text(calibrator.plot(result), "utf-8")
        except OSError as error:
            raise file_trouble(error, plot) from None
        voice.say("plot-kept", file=str(plot))
    kept = all(line.kept for line in lines)
    voice.say("bounds-kept" if kept else "bounds-broken")
    return 0 if kept else FAILED


def said(words: Catalogue, language: str, message: str, **args: str | int | float) -> str:
    return words.say(language, message, args)
