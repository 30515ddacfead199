"""Perudo in the terminal: the last lifting, who has how many dice and bid what, and one's own."""

from __future__ import annotations

from typing import Final

from veillee.words import Catalogue
from veillee_perudo import View
from veillee_perudo.state import Lifted

WORDS: Final = Catalogue([__package__])
STYLES: Final = ((r"^>.*$", "bold"), (r"\[\d\]", "bold yellow"))


def draw(view: View, language: str) -> str:
    def say(message: str, **args: str | int) -> str:
        return WORDS.say(language, message, args)

    latest = {made.seat: f"{made.bid.count} × {made.bid.face}" for made in view.bids}
    lines = lifted(view.last, language) if view.last and not view.bids else []
    for seat, dice in enumerate(view.dice):
        mark = ">" if seat == view.turn else "-"
        bid = latest.get(seat, "none")
        lines.append(say("seat", mark=mark, seat=seat, dice=dice, bid=bid))
    lines.append(say("table", number=view.in_play))
    if view.own:
        lines.append(say("own", dice=" ".join(map(str, view.own))))
    return "\n".join(lines)


def lifted(last: Lifted, language: str) -> list[str]:
    """All dice as they were seen, those in brackets that counted."""
    told = {"count": last.bid.count, "face": last.bid.face, "found": last.found}
    lines = [WORDS.say(language, "last", told)]
    for seat, (cup, counted) in enumerate(zip(last.cups, last.counted, strict=True)):
        dice = (
            f"[{die}]" if counts else str(die) for die, counts in zip(cup, counted, strict=True)
        )
        if cup:
            lines.append(WORDS.say(language, "shown", {"seat": seat, "dice": " ".join(dice)}))
    return lines
