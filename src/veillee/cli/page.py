"""`veillee page`: a record as a page of its own, that plays the match again in any browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import veillee
from veillee.cli.files import read_record, write_whole
from veillee.cli.troubles import Trouble, file_trouble, house_parts
from veillee.cli.voice import Voice


def page(
    file: Annotated[Path, Parameter(help="help-page-file")],
    /,
    *,
    out: Annotated[Path | None, Parameter(help="help-page-out", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    record, text = read_record(file)
    # Whatever is wrong with it is told before anything else is.
    seats = veillee.replay(record).seats
    with house_parts():
        from veillee.house.http.standalone import Asked, standalone_page
        from veillee.house.live.frames import ChairSeen
    whole = standalone_page(Asked(text, file.stem, [ChairSeen() for _ in range(seats)]))
    path = out or Path(f"{file.stem}.html")
    try:
        write_whole(path, whole, replacing=False)
    except FileExistsError:
        raise Trouble("file-exists", file=str(path)) from None
    except OSError as error:
        raise file_trouble(error, path) from None
    voice.say("page-written", file=str(path))
