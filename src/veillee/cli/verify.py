"""`veillee verify`: whether a record is whole, honest and played by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import veillee
from veillee.cli.closing import how_it_ended
from veillee.cli.files import read_record
from veillee.cli.voice import Voice


def verify(
    file: Annotated[Path, Parameter(help="help-verify-file")],
    /,
    *,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    record, _ = read_record(file)
    voice.say("verified-lines", lines=len(record.moves) + 2)
    if record.seed is not None:
        voice.say("verified-seed", commitment=record.commitment)
    match = veillee.replay(record)
    title = match.game.rulebook.say(voice.language, "title")
    voice.say("verified-moves", moves=len(match), game=title)
    if record.draws:
        count = len(record.draws.deal) + sum(map(len, record.draws.moves))
        voice.say("verified-draws", draws=count, words=record.draws.words)
    voice.say("verified-state", digest=record.state[:16])
    if match.outcome:
        voice.show(how_it_ended(match, match.outcome, voice.language))
    else:
        voice.say("verified-unfinished")
    voice.say("verified-all", file=str(file))
