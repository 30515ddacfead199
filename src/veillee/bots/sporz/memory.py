"""What a player plainly remembers: sure facts from its own notes, and who accuses whom."""

from __future__ import annotations

from collections import Counter

import msgspec

from veillee.games.sporz import View
from veillee.games.sporz.components import Role
from veillee.games.sporz.events import Decided, Hacked, Inspected, Sequenced, Woke
from veillee.games.sporz.hearsay import words
from veillee.games.sporz.moves import About, Found, IAm, Opinion, WillVote


class Memory:
    """The view read once, without reckoning."""

    def __init__(self, view: View) -> None:
        self.view = view
        assert view.own is not None  # noqa: S101  (a bot has a seat)
        assert view.seat is not None  # noqa: S101
        self.own, self.me = view.own, view.seat
        self.others = [seat for seat in view.crew if seat != view.seat]
        self.mutants: dict[int, int] = {}
        """Whom I have last known as a mutant, and in which night."""
        self.healthy: dict[int, int] = {}
        self.fellows: set[int] = set()
        """The mutants I met when I was last one of them; and whom we have mutated since."""
        for note in self.own.notes:
            match note:
                case Woke(step="mutants"):
                    self.fellows = {seat for seat in note.awake if seat != self.me}
                    for seat in note.awake:
                        self.is_mutant(seat, note.night)
                case Woke(step="doctors"):
                    for seat in note.awake:
                        self.is_healthy(seat, note.night)
                case Decided(deed="mutate", seat=int(target)):
                    self.fellows |= {target} - {self.me}
                case Inspected():
                    (self.is_mutant if note.mutant else self.is_healthy)(note.seat, note.night)
                case Hacked(seat=int(target), result="mutant"):
                    self.is_mutant(target, note.night)
                case Hacked(seat=int(target), result="healthy"):
                    self.is_healthy(target, note.night)
                case _:
                    pass
        self.fellows &= set(view.crew)

    def is_mutant(self, seat: int, night: int) -> None:
        if seat != self.me:
            self.mutants[seat] = night
            self.healthy.pop(seat, None)

    def is_healthy(self, seat: int, night: int) -> None:
        if seat != self.me:
            self.healthy[seat] = night
            self.mutants.pop(seat, None)

    def said(self, seat: int | None = None, *, today: bool = False) -> list[About]:
        """What a seat (this one, if not said) has claimed so far, or today."""
        who = self.me if seat is None else seat
        days = self.view.claims[-1:] if today else self.view.claims
        return [said.about for day in days for said in day if said.seat == who]

    def hosts(self) -> set[int]:
        """Those whose genome I have read as a host's."""
        return {
            note.seat
            for note in self.own.notes
            if isinstance(note, Sequenced) and note.genome == "host"
        }

    def accusers(self) -> Counter[int]:
        """How many of the others, living or dead, accuse each player, on the last two days."""
        pairs = {
            (said.seat, said.about.seat)
            for day in self.view.claims[-2:]
            for said in day
            if said.seat != self.me
            and isinstance(said.about, Found | WillVote | Opinion)
            and is_accusation(said.about)
        }
        return Counter(accused for _, accused in pairs)

    def finders(self) -> Counter[int]:
        """How many of the others say lately that they have found each player to be a mutant."""
        pairs = {
            (said.seat, said.about.seat)
            for day in self.view.claims[-2:]
            for said in day
            if said.seat != self.me
            and isinstance(said.about, Found)
            and said.about.result == "mutant"
        }
        return Counter(found for _, found in pairs)

    def announced(self) -> dict[int, int]:
        """Which of the others say today that they will vote, and for whom."""
        today = self.view.claims[-1] if self.view.claims else ()
        return {
            said.seat: said.about.seat
            for said in today
            if isinstance(said.about, WillVote) and said.seat != self.me
        }

    def support(self) -> Counter[int]:
        """How many of the others say so of each player."""
        return Counter(self.announced().values())

    def own_vote(self) -> int | None:
        """Whom I have said today that I will vote for, last."""
        votes = [about.seat for about in self.said(today=True) if isinstance(about, WillVote)]
        return votes[-1] if votes else None

    def accused_me(self) -> list[int]:
        """Who has spoken against me today, each once."""
        today = self.view.claims[-1] if self.view.claims else ()
        return [by for by, of, against in words(today) if of == self.me != by and against]

    def role_said(self, seat: int) -> Role | None:
        """The role a seat has claimed last."""
        roles = [about.role for about in self.said(seat) if isinstance(about, IAm)]
        return roles[-1] if roles else None


def remembered(view: View, days: int) -> View:
    """The view of somebody who has forgotten what was said more than so many days ago."""
    forgotten = len(view.claims) - days
    if forgotten <= 0:
        return view
    claims = (((),) * forgotten) + view.claims[forgotten:]
    return msgspec.structs.replace(view, claims=claims)


def is_accusation(about: About) -> bool:
    match about:
        case Found(result="mutant") | WillVote() | Opinion(says="suspect"):
            return True
        case _:
            return False
