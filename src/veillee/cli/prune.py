"""`veillee prune`: let go of what the house need not keep, while it is open."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from veillee.cli.troubles import house_parts
from veillee.cli.voice import Voice


def prune(
    *,
    dry_run: Annotated[bool, Parameter(help="help-prune-dry-run", negative=())] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    with house_parts():
        from veillee.house.journal.pruning import Pruning, prune_at
        from veillee.house.now import now_ms
        from veillee.house.settings import read_settings
    settings, done = read_settings(), Pruning()
    with voice.busy("pruning"):
        for step in prune_at(settings.database, settings.kept, now_ms(), dry_run=dry_run):
            done = step
    voice.say("would-prune" if dry_run else "pruned", **done._asdict())
