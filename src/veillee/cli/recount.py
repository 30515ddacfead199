"""`veillee recount`: what came of every finished match, counted anew from the journal."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from veillee.cli.progress import shown_progress
from veillee.cli.troubles import FAILED, house_parts
from veillee.cli.voice import Voice


def recount(*, voice: Annotated[Voice, Parameter(parse=False)]) -> int:
    with house_parts():
        from veillee.house.journal.results import recount_at
        from veillee.house.settings import read_settings
    steps = recount_at(read_settings().database)
    step = next(steps)
    with shown_progress(voice, "recounting", step.of) as shown:
        for step in steps:
            shown(step.done)
    voice.say("recounted", matches=step.done - step.unreadable, unreadable=step.unreadable)
    return FAILED if step.unreadable else 0
