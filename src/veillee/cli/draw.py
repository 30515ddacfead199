"""`veillee draw`: a game's board as a picture, where it is drawn from data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from veillee.cli.screens import screen_of
from veillee.cli.troubles import Misuse, file_trouble
from veillee.cli.voice import Voice
from veillee.games import load, shelf


def draw(
    game: Annotated[str, Parameter(help="help-game")],
    /,
    *,
    out: Annotated[Path | None, Parameter(help="help-draw-out", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    picture = screen_of(load(game)).picture()
    if picture is None:
        drawn = [name for name in shelf() if screen_of(load(name)).picture() is not None]
        raise Misuse("nothing-to-draw", game=game, known=", ".join(drawn))
    path = out or Path(f"{game}.svg")
    try:
        path.write_text(picture, "utf-8")
    except OSError as error:
        raise file_trouble(error, path) from None
    voice.say("plot-kept", file=str(path))
