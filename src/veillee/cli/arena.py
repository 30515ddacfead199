"""`veillee arena`: bots against bots, many games, and a table of how they did."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO, Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.progress import ProgressColumn, Task
from rich.text import Text

import veillee
from veillee.bots import level
from veillee.cli.crew import play_all
from veillee.cli.pairing import Plan, Played
from veillee.cli.progress import shown_progress
from veillee.cli.screens import screen_of
from veillee.cli.setting import check_positive, check_seconds, names_in, read_options
from veillee.cli.standings import Standings
from veillee.cli.troubles import FAILED, INTERRUPTED, Misuse, Trouble, file_trouble
from veillee.cli.voice import Voice
from veillee.games import load
from veillee.kernel import AnyGame

FAULTS_TOLD = 5


def arena(
    game: Annotated[str, Parameter(help="help-game")],
    /,
    *,
    bots: Annotated[str, Parameter(help="help-arena-bots", metavar="label-levels")],
    games: Annotated[int, Parameter(help="help-arena-games", metavar="label-number")] = 100,
    seats: Annotated[int | None, Parameter(help="help-seats", metavar="label-number")] = None,
    seconds: Annotated[
        float | None, Parameter(help="help-seconds", metavar="label-seconds")
    ] = None,
    seed: Annotated[str | None, Parameter(help="help-arena-seed", metavar="label-text")] = None,
    option: Annotated[
        list[str] | None, Parameter(help="help-option", metavar="label-setting", negative=())
    ] = None,
    preset: Annotated[str | None, Parameter(help="help-preset", metavar="label-name")] = None,
    one_against_rest: Annotated[bool, Parameter(help="help-one-against-rest", negative=())] = False,
    jobs: Annotated[int | None, Parameter(help="help-jobs", metavar="label-number")] = None,
    out: Annotated[Path | None, Parameter(help="help-out", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    check_positive("--games", games)
    check_positive("--jobs", jobs)
    check_seconds(seconds)
    rules = load(game)
    levels = tuple(names_in(bots))
    for name in levels:
        level(game, name)
    plan = Plan(
        game=game,
        seats=seats_for(rules, seats, levels, one_against_rest=one_against_rest),
        options=msgspec.to_builtins(read_options(rules, preset, option or [])),
        levels=levels,
        games=games,
        seed=seed or token_hex(4),
        seconds=seconds,
        one_against_rest=one_against_rest,
    )
    return hold(plan, jobs or cores(), out, voice)


def seats_for(
    game: AnyGame, seats: int | None, levels: tuple[str, ...], *, one_against_rest: bool
) -> int:
    """How many chairs; the entrants must fill them: one bot for all, two for a half each, or one
    each."""
    fitting = len(levels) if len(levels) in game.seats else game.seats[0]
    count = veillee.Match(game, seats or (game.seats[0] if one_against_rest else fitting)).seats
    if one_against_rest:
        if len(levels) != 2:
            raise Misuse("one-against-rest-takes-two", bots=len(levels))
    elif len(levels) not in (1, 2, count):
        raise Misuse("arena-bots-do-not-fit", bots=len(levels), seats=count)
    return count


def hold(plan: Plan, jobs: int, out: Path | None, voice: Voice) -> int:
    """Play the games, then tell; Ctrl-C tells what there is so far."""
    standings, code = Standings(plan), 0
    rules = load(plan.game)
    title = rules.rulebook.say(voice.language, "title")
    voice.say("arena-head", games=plan.games, title=title, seed=plan.seed, jobs=jobs)
    try:
        with (
            writing(out) as file,
            shown_progress(voice, "arena-plays", plan.games, Rate(voice)) as shown,
        ):
            for number, played in enumerate(play_all(plan, jobs), start=1):
                standings.add(played)
                if file:
                    file.write(as_line(played))
                    file.flush()
                shown(number)
    except KeyboardInterrupt:
        voice.say("arena-stopped", played=standings.games, games=plan.games)
        code = INTERRUPTED
    except Trouble as trouble:
        if not standings.games:
            raise
        voice.complain(trouble)
        code = FAILED
    for table in standings.tables(voice, screen_of(rules)):
        voice.show(f"\n{table}")
    return tell_faults(standings, voice) or code


def tell_faults(standings: Standings, voice: Voice) -> int:
    """Games that came to no end, on the error stream; 0 where there are none."""
    if not standings.faults:
        return 0
    for played in standings.faults[:FAULTS_TOLD]:
        if played.fault:
            text = voice.word(played.fault.message, **played.fault.args)
            voice.complain(Trouble("arena-fault", number=played.pairing.number, text=text))
    voice.complain(Trouble("arena-faults", count=len(standings.faults)))
    return FAILED


def as_line(played: Played) -> str:
    """A game as a line of JSON; `record` is what `veillee replay` reads."""
    fault = played.fault and {"message": played.fault.message, **played.fault.args}
    line = {
        "game": played.pairing.game,
        "number": played.pairing.number,
        "bots": played.pairing.levels,
        "entrants": played.pairing.entrants,
        "outcome": played.outcome,
        "teams": played.teams,
        "seconds": [sum(times) for times in played.times],
        "moves": [len(times) for times in played.times],
        "fault": fault,
        "record": played.record,
    }
    return msgspec.json.encode(line).decode() + "\n"


@contextmanager
def writing(out: Path | None, mode: Literal["x", "a"] = "x") -> Iterator[IO[str] | None]:
    """A new file for the games, one that is gone on with, or none."""
    if out is None:
        yield None
        return
    try:
        with out.open(mode, encoding="utf-8") as file:
            yield file
    except FileExistsError:
        raise Trouble("file-exists", file=str(out)) from None
    except OSError as error:
        raise file_trouble(error, out) from None


def cores() -> int:
    """The cores that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Rate(ProgressColumn):
    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def render(self, task: Task) -> Text:
        return Text(self.voice.word("arena-rate", rate=task.speed or 0.0))
