"""`veillee restore`: a house as a backup has it, on either database."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from veillee.cli.progress import shown_progress
from veillee.cli.troubles import file_trouble, house_parts
from veillee.cli.voice import Voice


def restore(
    file: Annotated[Path, Parameter(help="help-restore-file")],
    /,
    *,
    replace: Annotated[bool, Parameter(help="help-restore-replace", negative=())] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    with house_parts():
        from veillee.house.journal import backup
        from veillee.house.settings import read_settings
    settings = read_settings()
    try:
        with ExitStack() as stack:
            rows = backup.restore(
                settings.database,
                file,
                lambda total: stack.enter_context(shown_progress(voice, "restoring", total)),
                replace=replace,
            )
    except OSError as error:
        raise file_trouble(error, file) from None
    voice.say("restored", file=str(file), rows=rows)
