"""`veillee train`: compute a bot's strategy anew, where one is computed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from veillee.bots import tool_of
from veillee.cli.progress import shown_progress
from veillee.cli.setting import check_positive
from veillee.cli.troubles import Misuse, file_trouble
from veillee.cli.voice import Voice
from veillee.games import load, shelf


def train(
    game: Annotated[str, Parameter(help="help-game")],
    /,
    *,
    out: Annotated[Path | None, Parameter(help="help-train-out", metavar="label-file")] = None,
    iterations: Annotated[
        int | None, Parameter(help="help-iterations", metavar="label-number")
    ] = None,
    fresh: Annotated[bool, Parameter(help="help-fresh", negative=())] = False,
    plot: Annotated[Path | None, Parameter(help="help-plot", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    check_positive("--iterations", iterations)
    load(game)
    trainer = tool_of(game, "TRAINER")
    if trainer is None:
        known = [name for name in shelf() if tool_of(name, "TRAINER")]
        raise Misuse("nothing-to-train", game=game, known=", ".join(known))
    path = out or Path(f"{game}-strategy.npz")
    try:
        learn(trainer, path, iterations or trainer.ITERATIONS, voice, fresh=fresh)
        if plot is not None:
            plot.write_text(trainer.plot(path), "utf-8")
            voice.say("plot-kept", file=str(plot))
    except OSError as error:
        raise file_trouble(error, error.filename or path) from None


def learn(trainer: Any, path: Path, iterations: int, voice: Voice, *, fresh: bool) -> None:
    """Iterate with a bar; the checkpoint beside the file lets a stopped training go on."""
    with shown_progress(voice, "training", iterations) as shown:
        for progress in trainer.train(path, iterations=iterations, resume=not fresh):
            shown(progress.iteration)
            if progress.exploitability is not None:
                voice.say(
                    "trained-so-far",
                    iteration=progress.iteration,
                    exploitability=progress.exploitability,
                )
    voice.say("strategy-kept", file=str(path))
