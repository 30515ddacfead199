"""The curve of chances: which moments are looked at, first a few, then where it swings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from veillee.analysis.findings import Findings, drawn, truth
from veillee.analysis.questions import Ask

FIRST_LOOK: Final = 16
"""Playouts at a moment that is looked at for the first time."""
CLOSEST_LOOK: Final = 128
COARSE: Final = (2, 4, 8)
"""Into so many parts the match is cut at first, one after the other."""
NOTABLE: Final = 0.1
"""A change of somebody's share that is worth looking into."""
CERTAIN: Final = 2
"""So many standard errors, or it may be noise."""
SHARP: Final = 4
AT_A_TIME: Final = 4


class Stretch(NamedTuple):
    """The moves between two moments that were looked at, one after the other."""

    before: int
    after: int
    change: float
    """The largest that anybody's share made."""
    error: float


class Curve:
    """The moments of a match, and what is to be asked about them next.

    Only moments count before which something is open: a move that is the only one and draws
    nothing changes nothing.
    """

    def __init__(self, found: Findings) -> None:
        self._found = found
        self.made = found.made
        open_moves = [n for n, made in enumerate(self.made) if made.choices > 1 or made.drew]
        self.moments = [*open_moves, found.last]
        self._place = {moment: place for place, moment in enumerate(self.moments)}

    def coarse(self) -> Iterator[list[Ask]]:
        """Both ends and the middle, then halves of what lies between."""
        last = len(self.moments) - 1
        for parts in COARSE:
            places = sorted({last * part // parts for part in range(parts + 1)})
            yield [
                Ask(truth(moment), 0, FIRST_LOOK)
                for moment in (self.moments[place] for place in places)
                if not self.is_known(moment)
            ]

    def is_known(self, moment: int) -> bool:
        ended = moment == self._found.last and not self._found.gave_up
        return ended or self._found.count(truth(moment)) > 0

    @property
    def looked_at(self) -> list[int]:
        return [moment for moment in self.moments if self.is_known(moment)]

    def stretches(self) -> list[Stretch]:
        return [self._stretch(before, after) for before, after in pairwise(self.looked_at)]

    def _stretch(self, before: int, after: int) -> Stretch:
        start, end = self._found.truth(before), self._found.truth(after)
        seats = range(self._found.seats)
        seat = max(seats, key=lambda seat: abs(end.mean(seat) - start.mean(seat)))
        change = abs(end.mean(seat) - start.mean(seat))
        return Stretch(before, after, change, sqrt(start.variance(seat) + end.variance(seat)))

    def refinements(self) -> list[Ask]:
        """What to ask next: of the largest changes, and once all are small or looked into, of
        whatever has been asked least."""
        asks: dict[Ask, None] = {}
        left = AT_A_TIME
        for stretch in sorted(self.stretches(), key=lambda stretch: -stretch.change):
            notable = stretch.change >= NOTABLE
            found = self._refined(stretch) if notable else self._drawn_again(stretch)
            asks.update(dict.fromkeys(found))
            left -= bool(found)
            if not left:
                break
        return list(asks) or self._evenly()

    def _evenly(self) -> list[Ask]:
        questions = [ask(moment) for moment in self.looked_at for ask in (truth, drawn)]
        counts = [(self._found.count(question), question) for question in questions]
        least = sorted((count for count in counts if count[0]), key=lambda count: count[0])
        return [
            Ask(question, count, 2 * count)
            for count, question in least[:AT_A_TIME]
            if count < CLOSEST_LOOK
        ]

    def _refined(self, stretch: Stretch) -> list[Ask]:
        if stretch.change < CERTAIN * stretch.error:
            return self._sharper(stretch)
        first, last = self._place[stretch.before], self._place[stretch.after]
        if last - first > 1:
            return [Ask(truth(self._between(first, last)), 0, FIRST_LOOK)]
        if again := self._drawn_again(stretch):
            return again
        return self._sharper(stretch) if stretch.change < SHARP * stretch.error else []

    def _drawn_again(self, stretch: Stretch) -> list[Ask]:
        """Where one move was chosen, and drew: its choice and its luck may have gone either way."""
        made, again = self.made[stretch.before], drawn(stretch.before)
        is_one_move = self._place[stretch.after] - self._place[stretch.before] == 1
        if not (is_one_move and made.drew and made.choices > 1) or self._found.count(again):
            return []
        return [Ask(again, 0, FIRST_LOOK)]

    def _between(self, first: int, last: int) -> int:
        """The moment in the middle; where chance was drawn on the way, the nearest to it that has
        luck on one side and choices on the other."""
        middle = (first + last) / 2
        drew = [self.made[moment].drew for moment in self.moments[first:last]]
        bounds = [place for place in range(1, last - first) if drew[place - 1] != drew[place]]
        places = [first + place for place in bounds] or range(first + 1, last)
        return self.moments[min(places, key=lambda place: abs(place - middle))]

    def _sharper(self, stretch: Stretch) -> list[Ask]:
        """As many playouts again, of whatever the change was worked out from."""
        questions = (truth(stretch.before), drawn(stretch.before), truth(stretch.after))
        counts = [(question, self._found.count(question)) for question in questions]
        return [
            Ask(question, count, 2 * count)
            for question, count in counts
            if 0 < count < CLOSEST_LOOK
        ]
