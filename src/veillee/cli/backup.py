"""`veillee backup`: everything the house keeps, as one file, while the house is open."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from veillee.cli.files import PRIVATE, whole_file
from veillee.cli.progress import shown_progress
from veillee.cli.troubles import Trouble, file_trouble, house_parts
from veillee.cli.voice import Voice


def backup(
    file: Annotated[Path, Parameter(help="help-backup-file")],
    /,
    *,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    with house_parts():
        from veillee.house.journal.backup import back_up, check
        from veillee.house.settings import read_settings
    settings = read_settings()
    try:
        with ExitStack() as stack, whole_file(file, mode=PRIVATE, check=check) as written:
            rows = back_up(
                settings.database,
                written,
                lambda total: stack.enter_context(shown_progress(voice, "backing-up", total)),
            )
    except FileExistsError:
        raise Trouble("file-exists", file=str(file)) from None
    except OSError as error:
        raise file_trouble(error, file) from None
    voice.say("backed-up", file=str(file), rows=rows, megabytes=_megabytes(file))


def _megabytes(file: Path) -> float:
    return round(file.stat().st_size / 1e6, 1)
