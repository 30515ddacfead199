"""`veillee play`: a table is set up, and somebody sits down at it."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Annotated

from cyclopts import Parameter

import veillee
from veillee.cli.files import Shelf, read_record
from veillee.cli.setting import bot_seed, check_seconds, names_in, read_options
from veillee.cli.table import Seated, Table
from veillee.cli.troubles import Misuse
from veillee.cli.voice import Voice
from veillee.games import load
from veillee.kernel import AnyGame

# Both languages are understood everywhere.
LEVELS_IN_FRENCH = {
    "hasard": "random",
    "facile": "easy",
    "tranquille": "casual",
    "attentif": "careful",
    "moyen": "medium",
    "aguerri": "seasoned",
    "coriace": "tough",
    "fort": "hard",
}


def play(
    game: Annotated[str | None, Parameter(help="help-play-game")] = None,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="help-seats", metavar="label-number")] = None,
    people: Annotated[str, Parameter(help="help-people", metavar="label-seats")] = "0",
    bots: Annotated[str, Parameter(help="help-play-bots", metavar="label-levels")] = "medium",
    option: Annotated[
        list[str] | None, Parameter(help="help-option", metavar="label-setting", negative=())
    ] = None,
    preset: Annotated[str | None, Parameter(help="help-preset", metavar="label-name")] = None,
    seed: Annotated[str | None, Parameter(help="help-seed", metavar="label-text")] = None,
    seconds: Annotated[
        float | None, Parameter(help="help-seconds", metavar="label-seconds")
    ] = None,
    load_file: Annotated[
        Path | None, Parameter(name="--load", help="help-load", metavar="label-file")
    ] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    check_seconds(seconds)
    if load_file is not None:
        settled = {"--seats": seats, "--option": option, "--preset": preset, "--seed": seed}
        match, shelf = reopen(load_file, game, [name for name, value in settled.items() if value])
    else:
        match = set_up(voice, game, seats, option or [], preset, seed)
        shelf = Shelf(match)
    sitting = sit_down(voice, match, people, bots, seconds)
    Table(voice, match, shelf, sitting).play()


def set_up(
    voice: Voice,
    name: str | None,
    seats: int | None,
    options: list[str],
    preset: str | None,
    seed: str | None,
) -> veillee.Match:
    game = load(name if name is not None else choose_game(voice))
    chosen = read_options(game, preset, options)
    return veillee.Match(game, seats, seed or token_hex(8), chosen)


def choose_game(voice: Voice) -> str:
    """Ask which game, by number or by name."""
    names = veillee.games()
    voice.say("which-game")
    for number, name in enumerate(names, start=1):
        title, tagline = headline(load(name), voice.language)
        voice.say("game-listed", number=number, title=title, tagline=tagline)
    while True:
        answer = voice.ask("which-game-prompt").lower()
        if answer in names:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        voice.say("which-game-again", last=len(names))


def headline(game: AnyGame, language: str) -> tuple[str, str]:
    return game.rulebook.say(language, "title"), game.rulebook.say(language, "tagline")


def reopen(path: Path, game: str | None, settled: list[str]) -> tuple[veillee.Match, Shelf]:
    """Go on from a record. What it settles already cannot be asked for anew."""
    if settled:
        raise Misuse("load-settles", option=settled[0])
    record, text = read_record(path)
    if game is not None and game != record.game:
        raise Misuse("load-other-game", file=str(path), theirs=record.game, asked=game)
    match = veillee.replay(record)
    return match, Shelf(match, path, text)


def sit_down(
    voice: Voice, match: veillee.Match, people: str, levels: str, seconds: float | None
) -> Seated:
    """Persons on their seats, bots on all others."""
    persons = {read_seat(text, match.seats) for text in names_in(people)}
    if not persons:
        raise Misuse("nobody-plays", last=match.seats - 1)
    others = [seat for seat in range(match.seats) if seat not in persons]
    names = [LEVELS_IN_FRENCH.get(name.lower(), name) for name in names_in(levels)]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise Misuse("bots-do-not-fit", bots=len(names), seats=len(others))
    with voice.busy("bots-come"):
        bots = {
            seat: veillee.bot(match.game.id, name, bot_seed(match.seed, seat), seconds)
            for seat, name in zip(others, names, strict=True)
        }
    return Seated(persons, bots, dict(zip(others, names, strict=True)))


def read_seat(text: str, seats: int) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) >= seats:
        raise Misuse("seat-out-of-range", seat=text, last=seats - 1)
    return int(text)
