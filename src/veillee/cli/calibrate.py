"""`veillee calibrate`: are our own figures well chosen? The strongest bots play it out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from veillee.cli.arena import cores
from veillee.cli.columns import aligned
from veillee.cli.progress import shown_progress
from veillee.cli.setting import check_positive, check_seconds
from veillee.cli.troubles import FAILED, Misuse, file_trouble
from veillee.cli.voice import Voice
from veillee.games import load

SECONDS = 0.05


class Calibrated(NamedTuple):
    """How one game is calibrated. Modules are imported when they are asked for: they are native."""

    games: int
    """Rounds or matches, if nothing else is said."""
    run: Callable[[int, int | None, float, int, Callable[[int, int], None]], Any]
    table: Callable[[Any, Voice], list[list[str]]]
    keeps_bounds: Callable[[Any], bool]
    plot: Callable[[Any], str]


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
    if game not in CALIBRATED:
        raise Misuse("nothing-to-calibrate", game=game, known=", ".join(CALIBRATED))
    how = CALIBRATED[game]
    total = games or how.games
    with shown_progress(voice, "calibrating", total) as shown:
        result = how.run(total, seats, seconds, jobs or cores(), lambda done, _: shown(done))
    voice.show(aligned(how.table(result, voice)))
    if plot is not None:
        try:
            plot.write_text(how.plot(result), "utf-8")
        except OSError as error:
            raise file_trouble(error, plot) from None
        voice.say("plot-kept", file=str(plot))
    kept = how.keeps_bounds(result)
    voice.say("bounds-kept" if kept else "bounds-broken")
    return 0 if kept else FAILED


def mark(voice: Voice, *, kept: bool) -> str:
    return "" if kept else voice.word("out-of-bounds")


def run_sponsio(
    count: int, seats: int | None, seconds: float, jobs: int, progress: Callable[[int, int], None]
) -> Any:
    """Three and four players in turns: the odds are the same for both."""
    from veillee.bots.sponsio.calibration import calibrate

    if seats is not None:
        raise Misuse("calibrate-all-seats", game="sponsio")
    return calibrate(count, seconds, jobs, progress)


def table_of_sponsio(result: Any, voice: Voice) -> list[list[str]]:
    from veillee.bots.sponsio.calibration import rows

    heads = (
        "tickets",
        "stake",
        "odds",
        "taken",
        "share",
        "wins",
        "returned",
        "margin",
        "needed",
        "bounds",
    )
    return [
        [voice.word(f"calibrate-{head}") for head in heads],
        *(
            [
                row.tickets,
                row.stake,
                voice.word("number-0", value=row.odds),
                voice.word("number-0", value=row.taken),
                voice.word("percent", value=row.share),
                voice.word("percent", value=row.wins),
                voice.word("number-2", value=row.returned),
                "±" + voice.word("number-2", value=row.margin),
                voice.word("number-2", value=row.needed),
                mark(voice, kept=row.keeps_bounds),
            ]
            for row in rows(result)
        ),
    ]


def sponsio_keeps_bounds(result: Any) -> bool:
    from veillee.bots.sponsio.calibration import rows

    return all(row.keeps_bounds for row in rows(result))


def plot_of_sponsio(result: Any) -> str:
    from veillee.bots.sponsio.chart import plot_svg

    return plot_svg(result)


def run_sponsors(
    count: int, seats: int | None, seconds: float, jobs: int, progress: Callable[[int, int], None]
) -> Any:
    from veillee.bots.sponsors.calibration import calibrate

    return calibrate(count, seats or 4, seconds, jobs, progress=progress)


def table_of_sponsors(result: Any, voice: Voice) -> list[list[str]]:
    from veillee.bots.sponsors.calibration import rows

    def bound(value: float | None) -> str:
        return "" if value is None else voice.word("number-2", value=value)

    heads = ("figure", "value", "least", "most", "bounds")
    return [
        [voice.word(f"calibrate-{head}") for head in heads],
        *(
            [
                voice.word(f"sponsors-{row.figure}"),
                voice.word("number-2", value=row.value),
                bound(row.least),
                bound(row.most),
                mark(voice, kept=row.keeps_aim),
            ]
            for row in rows(result)
        ),
    ]


def sponsors_keep_aims(result: Any) -> bool:
    from veillee.bots.sponsors.calibration import rows

    return all(row.keeps_aim for row in rows(result))


def plot_of_sponsors(result: Any) -> str:
    from veillee.bots.sponsors.chart import plot_svg

    return plot_svg(result)


def run_sporz(
    count: int, seats: int | None, seconds: float, jobs: int, progress: Callable[[int, int], None]
) -> Any:
    """So many matches of each kind, at 8, 10 and 12 players or at the number asked for."""
    from veillee.bots.sporz.measuring import SIZES, measure

    return measure(count, (seats,) if seats else SIZES, seconds, jobs, progress=progress)


def table_of_sporz(result: Any, voice: Voice) -> list[list[str]]:
    from veillee.bots.sporz.measuring import Row, rows

    def shown(row: Row, value: float | None) -> str:
        if value is None:
            return ""
        if row.figure.endswith("gain"):
            return voice.word("number-2", value=value)
        return voice.word("number-3" if row.figure == "brier" else "percent", value=value)

    heads = ("figure", "players", "value", "least", "most", "bounds")
    return [
        [voice.word(f"calibrate-{head}") for head in heads],
        *(
            [
                voice.word(
                    f"sporz-measure-{row.figure}",
                    healthy=row.healthy,
                    mutants=row.mutants,
                    day=row.day,
                ),
                str(row.players),
                shown(row, row.value),
                shown(row, row.least),
                shown(row, row.most),
                mark(voice, kept=row.keeps_aim),
            ]
            for row in rows(result)
        ),
    ]


def sporz_keeps_aims(result: Any) -> bool:
    from veillee.bots.sporz.measuring import rows

    return all(row.keeps_aim for row in rows(result))


def plot_of_sporz(result: Any) -> str:
    from veillee.bots.sporz.chart import plot_svg

    return plot_svg(result)


CALIBRATED = {
    "sponsio": Calibrated(
        1000, run_sponsio, table_of_sponsio, sponsio_keeps_bounds, plot_of_sponsio
    ),
    "sponsors": Calibrated(
        200, run_sponsors, table_of_sponsors, sponsors_keep_aims, plot_of_sponsors
    ),
    "sporz": Calibrated(500, run_sporz, table_of_sporz, sporz_keeps_aims, plot_of_sporz),
}
