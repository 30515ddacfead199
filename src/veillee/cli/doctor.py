"""`veillee doctor`: which tables of a journal can be read, and what else is wrong with it."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from veillee.cli.progress import shown_progress
from veillee.cli.troubles import FAILED, Trouble, file_trouble
from veillee.cli.voice import Voice

if TYPE_CHECKING:
    from veillee.house.journal.checkup import Checkup


def doctor(
    *,
    keep: Annotated[Path | None, Parameter(help="help-doctor-keep", metavar="label-folder")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    try:
        # The library and the terminal do without the server and what it stands on.
        from veillee.house.journal.checkup import checkup
        from veillee.house.settings import read_settings
    except ModuleNotFoundError as error:
        raise Trouble("house-missing", part=str(error.name)) from None
    with checkup(read_settings().database) as journal:
        ids = journal.table_ids()
        unwell = {}
        with shown_progress(voice, "doctor-reading", len(ids)) as shown:
            for done, table_id in enumerate(ids, start=1):
                if why := journal.examine(table_id):
                    unwell[table_id] = why
                shown(done)
        for table_id, why in unwell.items():
            voice.say("doctor-unwell", table=table_id, why=why.finding(voice.language))
        if keep is not None:
            _keep(journal, list(unwell), keep)
            voice.say("doctor-kept", tables=len(unwell), folder=str(keep))
        for table_id in journal.miscounted:
            voice.say("doctor-miscounted", table=table_id)
        orphans, impossible = journal.orphans(), journal.impossible()
        for stray in orphans:
            voice.say("doctor-orphans", **stray._asdict())
        for stray in impossible:
            voice.say("doctor-impossible", **stray._asdict())
        wrong = journal.wrong_answers()
        for person, day, game, points in wrong:
            when = (date(1970, 1, 1) + timedelta(days=day)).isoformat()
            voice.say("doctor-wrong-answer", person=person, day=when, game=game, points=points)
        voice.say("doctor-found", well=len(ids) - len(unwell), unwell=len(unwell))
    return FAILED if unwell or journal.miscounted or impossible or wrong else 0


def _keep(journal: Checkup, table_ids: list[str], folder: Path) -> None:
    """Write down what the journal has of these tables, as it is."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, table_id in enumerate(table_ids, start=1):
            # Where the journal is damaged, so may be the id: it must not lead out of the folder.
            name = table_id if table_id.isalnum() else f"table-{number}"
            with (folder / f"{name}.jsonl").open("wb") as file:
                file.writelines(journal.written(table_id))
    except OSError as error:
        raise file_trouble(error, folder) from None
