"""`veillee ladder`: how strong the levels of a game are, each measured against those beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter

from veillee.bots import RANDOM, Strength, level, levels
from veillee.bots.strengths import Ranked, strengths
from veillee.cli.arena import as_line, cores, writing
from veillee.cli.crew import play_all
from veillee.cli.ladder_picture import drawn
from veillee.cli.pairing import Plan
from veillee.cli.progress import shown_progress
from veillee.cli.setting import check_positive, names_in
from veillee.cli.troubles import FAILED, Trouble, file_trouble
from veillee.cli.voice import Voice
from veillee.columns import aligned
from veillee.games import load
from veillee.kernel import AnyGame

CLOSEST: Final = 150
FURTHEST: Final = 400
"""Between neighbours, in points: a step that can be felt, and that can be climbed."""
READ: Final = {"number", "bots", "outcome", "teams"}
"""What is read of a game that was kept."""


def ladder(
    game: Annotated[str, Parameter(help="help-game")],
    /,
    *,
    games: Annotated[int, Parameter(help="help-ladder-games", metavar="label-number")] = 100,
    only: Annotated[str | None, Parameter(help="help-ladder-only", metavar="label-levels")] = None,
    seats: Annotated[int | None, Parameter(help="help-seats", metavar="label-number")] = None,
    seed: Annotated[str, Parameter(help="help-arena-seed", metavar="label-text")] = "ladder",
    jobs: Annotated[int | None, Parameter(help="help-jobs", metavar="label-number")] = None,
    played: Annotated[
        Path | None, Parameter(help="help-ladder-played", metavar="label-file")
    ] = None,
    out: Annotated[Path | None, Parameter(help="help-ladder-out", metavar="label-file")] = None,
    svg: Annotated[Path | None, Parameter(help="help-ladder-svg", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    check_positive("--games", games)
    check_positive("--jobs", jobs)
    rules = load(game)
    rungs = [RANDOM, *levels(game)]
    wanted = names_in(only) if only else rungs
    for name in wanted:
        level(game, name)
    plans = [
        plan for plan in _plans(rules, rungs, games, seats, seed) if {*plan.levels} <= {*wanted}
    ]
    lines = _read(played, game) if played else []
    lines += _played(plans, lines, jobs or cores(), played, voice)
    found = strengths([ranked_of(line) for line in lines if line["outcome"]], RANDOM, 0)
    known = {name: found[name] for name in rungs if name in found}
    voice.show(aligned(_rows(known, lines, voice)))
    if out is not None:
        _write(out, _written(game, len(lines), known), "points-kept", voice)
    if svg is not None:
        title = voice.word("ladder-title", title=rules.rulebook.say(voice.language, "title"))
        _write(svg, drawn(title, known), "plot-kept", voice)
    apart = list(_out_of_bounds(known))
    for below, above, points in apart:
        message = "ladder-too-close" if points < CLOSEST else "ladder-too-far"
        bound = CLOSEST if points < CLOSEST else FURTHEST
        voice.complain(Trouble(message, below=below, above=above, points=points, bound=bound))
    return FAILED if apart else 0


def _plans(
    game: AnyGame, rungs: Sequence[str], games: int, seats: int | None, seed: str
) -> Iterator[Plan]:
    """Everybody against the next, and half as often against the one after that: where a level beats
    another by a trick of its own, the rest of the ladder tells."""
    options = msgspec.to_builtins(next(iter(game.presets.values())))
    seats = seats or usual_seats(game)
    pairs = [*pairwise(rungs), *zip(rungs, rungs[2:], strict=False)]
    for place, pair in enumerate(pairs):
        # Both sit down equally often everywhere.
        count = 2 * -(-games // (2 if place < len(rungs) - 1 else 4))
        yield Plan(game.id, seats, options, pair, count, f"{seed} {' '.join(pair)}")


def usual_seats(game: AnyGame) -> int:
    """How many sit down where nobody says."""
    return game.box.seats or (4 if 4 in game.seats else game.seats[0])


def _played(
    plans: Sequence[Plan], before: Sequence[Any], jobs: int, file: Path | None, voice: Voice
) -> list[Any]:
    """Play what is not played yet; it is kept game by game, so that one can stop and go on."""
    done = {(frozenset(line["bots"]), line["number"]) for line in before}
    total = sum(plan.games for plan in plans)
    lines: list[Any] = []
    with (
        writing(file, mode="a") as kept,
        shown_progress(voice, "arena-plays", total) as shown,
    ):
        for plan in plans:
            left = [n for n in range(plan.games) if (frozenset(plan.levels), n) not in done]
            for one in play_all(plan, jobs, left):
                line = as_line(one)
                lines.append(msgspec.json.decode(line))
                if kept:
                    kept.write(line)
                    kept.flush()
                shown(len(before) + len(lines))
    return lines


def _read(path: Path, game: str) -> list[Any]:
    """The games in a file that this command has written before; none where there is no file."""
    if not path.exists():
        return []
    try:
        lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
        others = [line for line in lines if line["game"] != game]
    except OSError as error:
        raise file_trouble(error, path) from None
    except (msgspec.DecodeError, KeyError, TypeError):
        raise Trouble("ladder-not-games", file=str(path)) from None
    if others:
        raise Trouble("ladder-other-game", file=str(path), game=game)
    if not all(line.keys() >= READ for line in lines):
        raise Trouble("ladder-not-games", file=str(path))
    return lines


def ranked_of(line: Any) -> Ranked:
    """How a game went: for everybody, or for camps where there are camps. Those are as strong as
    the level that plays them, however many they are; what a camp has ahead of the other by the
    rules is worked out beside it."""
    bots, ranks, (began, ended) = line["bots"], line["outcome"]["ranks"], line["teams"]
    camps = sorted({*began})
    if len(camps) == len(bots):
        return Ranked([[bot] for bot in bots], ranks)
    # A camp that nobody is left in has lost.
    places = {camp: max(ranks) + 1 for camp in camps} | dict(zip(ended, ranks, strict=True))
    return Ranked(
        [[bots[began.index(camp)], f"camp {camp}"] for camp in camps],
        [places[camp] for camp in camps],
    )


def _out_of_bounds(known: dict[str, Strength]) -> Iterator[tuple[str, str, int]]:
    """Neighbours on the ladder that are too close or too far apart."""
    for below, above in pairwise([name for name in known if name != RANDOM]):
        points = round(known[above].points - known[below].points)
        if not CLOSEST <= points <= FURTHEST:
            yield below, above, points


def _rows(known: dict[str, Strength], lines: Sequence[Any], voice: Voice) -> list[list[str]]:
    heads = [voice.word(f"ladder-{head}") for head in ("bot", "points", "error", "games")]
    return [heads] + [
        [
            name,
            f"{one.points:.0f}",
            f"± {one.uncertainty:.0f}",
            str(sum(name in line["bots"] for line in lines)),
        ]
        for name, one in reversed(known.items())
    ]


def _write(path: Path, text: str, told: str, voice: Voice) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise file_trouble(error, path) from None
    voice.say(told, file=str(path))


def _written(game: str, games: int, found: dict[str, Strength]) -> str:
    head = (
        f"# How strong the bots are, random play at 0: {games} games of `veillee ladder {game}`.\n"
    )
    return head + "".join(
        f"{name} = {{ points = {one.points:.0f}, uncertainty = {one.uncertainty:.0f} }}\n"
        for name, one in found.items()
        if name != RANDOM
    )
