"""`veillee admin`: reports and what to do about them, on the journal itself."""

from __future__ import annotations

from datetime import datetime
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from veillee.cli.troubles import Trouble, house_parts
from veillee.cli.voice import Voice

if TYPE_CHECKING:
    from veillee.house.journal.reports import Overview

Shown = Literal["reports", "log", "key"]
Deed = Literal["mute", "unmute", "remove-talk", "remove-name", "remove-person", "handle"]


def admin(
    what: Annotated[Shown | Deed, Parameter(help="help-admin-what")] = "reports",
    which: Annotated[str | None, Parameter(help="help-admin-which")] = None,
    /,
    *,
    hours: Annotated[int, Parameter(help="help-admin-hours", metavar="label-number")] = 24,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    with house_parts():
        from veillee.house.journal.operator import desk_at, operate_at, set_key_at
        from veillee.house.now import now_ms
        from veillee.house.people.names import look, offered_names
        from veillee.house.people.people import digest
        from veillee.house.settings import read_settings
    address, now = read_settings().database, now_ms()
    if what == "key":
        key = token_urlsafe(24)
        set_key_at(address, digest(key), now)
        voice.say("admin-key", key=key)
        return
    if what == "reports":
        _show_reports(voice, desk_at(address, now))
        return
    if what == "log":
        _show_log(voice, desk_at(address, now))
        return
    if which is None:
        raise Trouble("admin-of-whom", what=what)

    def name_for(language: str) -> tuple[str, str]:
        name = offered_names(language)[-1]
        return name, look(name)

    operate_at(address, what, which, hours if what == "mute" else 0, name_for, now)
    voice.say("admin-done")


def _show_reports(voice: Voice, desk: Overview) -> None:
    waiting = [report for report in desk.reports if report.handled_at is None]
    for report in waiting:
        voice.say(
            "admin-report",
            report=report.id,
            name=report.name,
            person=report.person,
            when=_day(report.at),
        )
        for line in report.lines:
            voice.show(f"  > {line.text}")
        if report.words:
            voice.say("admin-words", words=report.words)
    voice.say("admin-waiting", reports=len(waiting))


def _show_log(voice: Voice, desk: Overview) -> None:
    for done in desk.log:
        who = done.name or done.person or ""
        voice.show(f"{_day(done.at)}  {voice.word(f'admin-did-{done.what}', who=who)}")
    if not desk.log:
        voice.say("admin-log-empty")


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")  # noqa: DTZ006
