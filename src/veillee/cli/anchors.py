"""`veillee anchors`: how strong the bots of a game are, from games that the arena has played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter

import veillee
from veillee.bots import levels
from veillee.bots.strengths import Ranked, Strength, strengths
from veillee.cli.troubles import Misuse, Trouble, file_trouble
from veillee.cli.voice import Voice
from veillee.columns import aligned
from veillee.games import load

REFERENCE: Final = "medium"
POINTS: Final = 1500
"""Somebody new is taken to be as strong as the bots of that level."""


def anchors(
    game: Annotated[str, Parameter(help="help-game")],
    /,
    *files: Annotated[Path, Parameter(help="help-anchors-files")],
    out: Annotated[Path | None, Parameter(help="help-anchors-out", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    load(game)
    played = [ranked for file in files for ranked in _games(file, game)]
    if not any(REFERENCE in team for ranked in played for team in ranked.teams):
        raise Misuse("anchors-no-games", game=game, level=REFERENCE)
    found = strengths(played, REFERENCE, POINTS)
    known = {name: found[name] for name in levels(game) if name in found}
    rows = [[name, f"{one.points:.0f}", f"± {one.uncertainty:.0f}"] for name, one in known.items()]
    voice.show(aligned([[voice.word(f"anchors-{h}") for h in ("bot", "points", "error")], *rows]))
    if out is not None:
        try:
            out.write_text(_written(game, len(played), known), "utf-8")
        except OSError as error:
            raise file_trouble(error, out) from None
        voice.say("anchors-kept", file=str(out))


def _games(path: Path, game: str) -> Iterator[Ranked]:
    """The games in a file that `veillee arena --out` has written; those without an end left out."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise file_trouble(error, path) from None
    for line in lines:
        try:
            one: dict[str, Any] = msgspec.json.decode(line)
            match = veillee.replay(one["record"])
            bots = list(one["bots"])
        except (msgspec.DecodeError, KeyError, TypeError):
            raise Trouble("anchors-not-arena", file=str(path)) from None
        if match.game.id != game:
            raise Trouble("anchors-other-game", file=str(path), game=game)
        if match.outcome is not None:
            yield _ranked(match, bots)


def _ranked(match: veillee.Match, bots: list[str]) -> Ranked:
    teams: dict[int, list[int]] = {}
    for seat, team in enumerate(match.teams):
        teams.setdefault(team, []).append(seat)
    assert match.outcome is not None  # noqa: S101  (asked before)
    ranks = match.outcome.ranks
    return Ranked(
        [[bots[seat] for seat in seats] for seats in teams.values()],
        [ranks[seats[0]] for seats in teams.values()],
    )


def _written(game: str, games: int, found: dict[str, Strength]) -> str:
    head = f"# How strong the bots are: {games} games, read by `veillee anchors {game}`.\n"
    return head + "".join(
        f"{name} = {{ points = {one.points:.0f}, uncertainty = {one.uncertainty:.0f} }}\n"
        for name, one in found.items()
    )
