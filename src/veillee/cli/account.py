"""An analysis in words, and in letters where a picture says more."""

from __future__ import annotations

from collections import Counter

from veillee.analysis.analysis import Analysis, Decision, Size, Swing
from veillee.analysis.text import in_points, most_and_least, percent, points
from veillee.bots import say
from veillee.cli.closing import how_it_ended
from veillee.cli.voice import Voice
from veillee.columns import aligned
from veillee.kernel import Match

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 50
SIZES: tuple[Size, ...] = ("decisive", "large", "small")


class Account:
    """Tells what was found out about a match."""

    def __init__(self, voice: Voice, match: Match, found: Analysis) -> None:
        self._voice, self._match, self._found = voice, match, found

    def tell(self) -> None:
        voice, match, found = self._voice, self._match, self._found
        title = match.game.rulebook.say(voice.language, "title")
        voice.say("replay-head", title=title, seats=match.seats, moves=len(match))
        if match.outcome:
            voice.show(how_it_ended(match, match.outcome, voice.language))
        if not found.curve:
            return
        voice.say("analyse-playouts", playouts=found.playouts, moments=len(found.curve))
        for part in (self._curve(), self._swings(), self._balances(), self._mistakes()):
            voice.show(f"\n{part}")

    def _curve(self) -> str:
        """A line for each seat: how high its chances stood, from the first move to the last."""
        voice = self._voice
        rows = [["", "", voice.word("analyse-begin"), voice.word("analyse-end")]]
        for seat in range(self._found.seats):
            shares = self._across(seat)
            drawn = "".join(BLOCKS[min(7, int(8 * share))] for share in shares)
            rows.append(
                [
                    voice.word("analyse-seat", seat=seat),
                    drawn,
                    *map(percent, shares[:: len(shares) - 1]),
                ]
            )
        return f"{voice.word('analyse-head-curve')}\n{aligned(rows)}"

    def _across(self, seat: int) -> list[float]:
        """The seat's share at evenly spaced moments, on straight lines between those looked at."""
        curve = self._found.curve
        first, last = curve[0].moves, curve[-1].moves
        count = max(2, min(WIDTH, last - first + 1))
        found, place = [], 0
        for column in range(count):
            at = first + (last - first) * column / (count - 1)
            while place < len(curve) - 2 and curve[place + 1].moves <= at:
                place += 1
            start, end = curve[place], curve[min(place + 1, len(curve) - 1)]
            part = (at - start.moves) / max(1, end.moves - start.moves)
            found.append(start.shares[seat] + part * (end.shares[seat] - start.shares[seat]))
        return found

    def _swings(self) -> str:
        if not self._found.swings:
            return self._voice.word("analyse-no-swings")
        lines = map(self._swing, self._found.swings)
        return "\n".join([self._voice.word("analyse-head-swings"), *lines])

    def _swing(self, swing: Swing) -> str:
        voice, shift = self._voice, self._found.shifts[swing.shift]
        what = voice.word(
            f"analyse-shift-{shift.kind}",
            first=shift.before + 1,
            last=shift.after,
            count=1 if shift.move else 2,
            seats=", ".join(map(str, shift.seats)),
            move=shift.move or "",
        )
        changes = ", ".join(
            voice.word("analyse-change", seat=seat, change=points(shift.changes[seat]))
            for seat in most_and_least(shift)
        )
        return voice.word(
            "analyse-swing", what=what, changes=changes, error=round(100 * swing.error)
        )

    def _balances(self) -> str:
        voice = self._voice
        columns = ("fair", "luck", "own", "others", "rest", "result")
        rows = [["", *(voice.word(f"analyse-column-{column}") for column in columns)]]
        for one in self._found.balances:
            sums = map(in_points, (one.luck, one.own, one.others, one.rest))
            name = voice.word("analyse-seat", seat=one.seat)
            rows.append([name, percent(one.fair), *sums, percent(one.result)])
        head = voice.word("analyse-head-balances")
        return f"{head}\n{aligned(rows)}"

    def _mistakes(self) -> str:
        voice, decisions = self._voice, self._found.decisions
        named = [decision for decision in decisions if decision.size]
        lines = [voice.word("analyse-head-mistakes")]
        for seat in range(self._found.seats):
            looked_at = sum(decision.seat == seat for decision in decisions)
            sizes = Counter(one.size for one in named if one.seat == seat)
            counts = {size: sizes[size] for size in SIZES}
            lines.append(voice.word("analyse-mistakes", seat=seat, decisions=looked_at, **counts))
        return "\n".join([*lines, *map(self._mistake, named)])

    def _mistake(self, decision: Decision) -> str:
        loss = decision.loss
        reason = decision.reason and say(self._match.game, decision.reason, self._voice.language)
        told = self._voice.word(
            "analyse-mistake",
            number=decision.moves + 1,
            seat=decision.seat,
            played=decision.played,
            better=decision.better,
            size=decision.size or "",
            loss=round(100 * loss.share) if loss else 0,
            error=round(100 * loss.error) if loss else 0,
        )
        return f"{told} {reason}" if reason else told
