"""A table: what the entries of its journal make of it."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from veillee.games import load
from veillee.house import entries as e
from veillee.house.chairs import Chair
from veillee.house.clock import Clock
from veillee.house.notices import Happening, Notice, Told, notices
from veillee.house.terms import Latecomers
from veillee.kernel import Chance, Event, Game, Match
from veillee.kernel.chance import commitment

Status = Literal["open", "running", "over"]
REMEMBERED_IDS: Final = 256


class Play(NamedTuple):
    """How a move came about: by whom, whether he had asked for a hint, and when."""

    by: str
    hinted: bool
    at: int = 0


class Table:
    """The truth of a table, up to entry `number`."""

    def __init__(self, table_id: str, opened: e.Opened) -> None:
        self.id = table_id
        self.host = opened.host
        self.terms = opened.terms
        self.seed = opened.seed
        self.before = opened.before
        self.contributions = opened.contributions
        self.commitment = commitment(opened.seed)
        self.game: Game = load(opened.terms.game)
        self.made_at = opened.at
        self.number = 1
        self.chairs = [Chair() for _ in range(opened.terms.seats)]
        self.clock = Clock(opened.terms.clock, opened.terms.seats)
        self.match: Match | None = None
        self.plays: list[Play] = []
        self.told: list[Told] = []
        self.held: dict[int, e.Held] = {}
        """Answers that are kept until the time of their step is up, by seat."""
        self.undo: dict[int, bool] | None = None
        """Who has agreed to take a move back; None where nobody asks."""
        self.undo_asker = -1
        self.taken_back = 0
        """How often something was: whoever thought about a move meanwhile thinks again."""
        self.hinted: set[int] = set()
        self.rematch: str | None = None
        self.removed: set[str] = set()
        """People whom the host has removed: they may watch."""
        self.was_for_talk = False
        """Whether the open step is one for talking."""
        self.step_began = 0
        self.seen: dict[str, int] = {}
        """Everyone who has had a chair since the start, and which: he may hold no other."""
        self.asking: dict[str, e.AskedIn] = {}
        """Latecomers who wait for the host's word."""
        self.turned_away: set[str] = set()
        self.shared: set[str] = set()
        """People from whose phones several chairs are played, each opened by its code."""
        self.sharers: dict[str, str] = {}
        """Everyone who has sat here without a phone of his own, and whose he shared."""
        self._ids: dict[str, None] = {}
        self._events: tuple[Event, ...] = ()
        self._were_to_act: tuple[int, ...] = ()
        self._could: frozenset[Any] = frozenset()
        """What the one seat that is awaited in a step might do."""

    # -- what it is ------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "running" if self.match.to_act else "over"

    @property
    def has_bots(self) -> bool:
        return any(chair.bot for chair in self.chairs)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Whose answer is still missing, in truth; people are told `awaited`."""
        if self.match is None:
            return ()
        if not self.held:
            return self.match.to_act
        return tuple(seat for seat in self.match.to_act if seat not in self.held)

    def awaited(self, viewer: int | None) -> tuple[int, ...]:
        """Whose move the table waits for, as far as the viewer may know."""
        if self.match is None:
            return ()
        awaited = self.match.awaited(viewer)
        if viewer in self.held:
            return tuple(seat for seat in awaited if seat != viewer)
        return awaited

    @property
    def together(self) -> bool:
        """Whether several answer in the open step at once, as everyone sees."""
        return self.match is not None and len(self.match.awaited(None)) > 1

    def seat_of(self, person: str | None) -> int | None:
        """Where the person sits; None for a watcher."""
        if person is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The chairs that are played from the person's device; of a shared phone, several."""
        if person is None:
            return ()
        return tuple(s for s, chair in enumerate(self.chairs) if chair.holder == person)

    def seat_in_hand(self, person: str | None, hand: str | None) -> int | None:
        """Where a page looks from: on a shared phone, the chair whose code was given there."""
        if person not in self.shared:
            return self.seat_of(person)
        seat = self.seat_of(hand)
        return seat if seat in self.seats_of(person) else None

    @property
    def latecomers(self) -> Latecomers:
        """Whether somebody new may take a bot's chair now."""
        if self.match is None:
            return "welcome"
        return self.terms.latecomers or "ask"

    def lines_for(self, viewer: int | None, upto: int) -> list[Happening | Notice]:
        """What the viewer was told, of the first so many lines."""
        since = 0 if viewer is None else self.chairs[viewer].since
        return [
            told.line
            for place, told in enumerate(self.told[:upto])
            if told.heard_by(viewer) and (place >= since or not told.is_whisper)
        ]

    def has_played(self, move_id: str) -> bool:
        """Whether the move with this id of the client's has been made."""
        return move_id in self._ids

    # -- what happens to it ----------------------------------------------------------------------

    def apply(self, entry: e.AnyEntry) -> None:
        """The next entry, as it was committed."""
        match entry:
            case e.Moved():
                self.make_move(entry.seat, entry.move)
                self.settle_move(entry)
            case _:
                self.settle(entry)

    def make_move(self, seat: int, move: Any) -> None:
        """Play the move; it counts once `settle_move` is told that it has been committed."""
        self._events = self.running().play(seat, move)

    def unmake_move(self) -> None:
        """It could not be committed: the match is as it was."""
        self.running().undo()

    def settle_move(self, entry: e.Moved) -> None:
        """The move is committed: it is told, and the clock goes on."""
        self.number += 1
        if entry.seat not in self.running().to_act:
            self.held.pop(entry.seat, None)
        self.undo = None
        if entry.id:
            self._remember(entry.id)
        self.plays.append(Play(entry.by, entry.seat in self.hinted, entry.at))
        self.hinted.discard(entry.seat)
        self._tell_events(entry.at)
        self._go_on(entry.at, entry.seat)

    def settle(self, entry: e.AnyEntry) -> None:
        """Any entry but a move."""
        self.number += 1
        since: int | None = None
        match entry:
            case e.Sat(seat=seat, person=person, luck=luck, of=of, code=code):
                luck, since = luck or self.chairs[seat].luck, 0
                if self.match is not None:
                    self.seen[person], since = seat, len(self.told)
                self.chairs[seat] = Chair(person, luck=luck, of=of, code=code, since=since)
                self.asking = {
                    who: asked
                    for who, asked in self.asking.items()
                    if who != person and asked.seat != seat
                }
                if of is not None:
                    self.sharers[person] = of
            case e.AskedIn(person=person):
                self.asking[person] = entry
            case e.TurnedAway(person=person):
                self.asking.pop(person, None)
                self.turned_away.add(person)
            case e.CodeSet(seat=seat, code=code):
                self.chairs[seat] = replace(self.chairs[seat], code=code)
            case e.BotSat(seat=seat, level=level):
                self.chairs[seat] = Chair(bot=level)
            case e.Freed(seat=seat, removed=removed):
                if removed and (sitter := self.chairs[seat].person):
                    self.removed.add(sitter)
                self.chairs[seat] = Chair()
            case e.Started():
                self._start(entry.at)
            case e.Held(seat=seat):
                self.held[seat] = entry
                if entry.id:
                    self._remember(entry.id)
            case e.StoodIn(seat=seat, level=level, why=why):
                chair = self.chairs[seat]
                if why == "removed" and chair.person:
                    self.removed.add(chair.person)
                kept = Chair(luck=chair.luck) if why == "removed" else chair
                self.chairs[seat] = replace(kept, bot=level, why=why)
            case e.Returned(seat=seat):
                self.chairs[seat] = replace(self.chairs[seat], bot=None, why="")
            case e.TalkEnded():
                self.clock.end_talk(entry.at)
            case e.UndoAsked(seat=seat):
                self.undo, self.undo_asker = {seat: True}, seat
                since = self._take_back_if_all_agree(entry.at)
            case e.UndoAnswered(seat=seat, yes=yes) if self.undo is not None:
                self.undo[seat] = yes
                since = self._take_back_if_all_agree(entry.at)
            case e.Hinted(seat=seat):
                self.hinted.add(seat)
            case e.Rematched(table=table):
                self.rematch = table
            case e.Forgotten(person=person):
                self._forget(person)
                return
            case _:
                pass
        self.shared = {chair.holder for chair in self.chairs if chair.code and chair.holder}
        self.told.extend(notices(entry, since, in_secret=self.together))

    def _start(self, at: int) -> None:
        self.seen = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}
        self.match = Match(
            self.game,
            self.terms.seats,
            self.seed,
            self.terms.options,
            self.contributions or [chair.luck for chair in self.chairs if chair.luck],
        )
        for seat, move in self.before:
            self.match.play(seat, move)
            self.plays.append(Play("before", hinted=False))
        self._go_on(at)

    def _take_back_if_all_agree(self, at: int) -> int | None:
        """From when on what was told no longer holds; None where nothing is taken back."""
        if self.undo is not None and not all(self.undo.values()):
            self.undo = None
        elif self.everyone_agrees():
            taken = [self.plays.pop() for _ in range(self.moves_since(self.undo_asker))]
            for _ in taken:
                self.running().undo()
            self.undo = None
            self.taken_back += 1
            self._go_on(at)
            return taken[-1].at if taken else None
        return None

    def moves_since(self, seat: int) -> int:
        """How many moves there are from the seat's last one on; none where it made none."""
        movers = [mover for mover, _ in self.running().moves]
        return movers[::-1].index(seat) + 1 if seat in movers else 0

    def everyone_agrees(self) -> bool:
        """Whether every person at the table has said yes to taking the move back."""
        persons = {s for s, chair in enumerate(self.chairs) if chair.person and not chair.bot}
        return self.undo is not None and persons <= {s for s, yes in self.undo.items() if yes}

    def _tell_events(self, at: int) -> None:
        self.told.extend(
            Told(event.audience, Happening(at, event.rule, event.what)) for event in self._events
        )

    def _go_on(self, at: int, mover: int | None = None) -> None:
        """After a move: perhaps another step is open; the clock goes on."""
        closed = self._step_has_closed()
        if closed:
            self.held.clear()
            self.step_began = at
            self.was_for_talk = self._is_for_talk()
        self._were_to_act, self._could = self.running().to_act, self._choices()
        if self.clock.runs:
            self.clock.turn(
                self.running().awaited(None),
                at,
                mover,
                new_step=closed,
                talk=self.was_for_talk,
                together=self.together,
            )

    def _step_has_closed(self) -> bool:
        """Whether the last move closed its step: one goes on while fewer and fewer are to act.

        Who is to act alone, and then alone again, has a new step if he may do something new.
        """
        to_act = self.running().to_act
        if not to_act or not set(to_act) <= set(self._were_to_act):
            return True
        return len(self._were_to_act) == 1 and not self._choices() <= self._could

    def _choices(self) -> frozenset[Any]:
        match, to_act = self.running(), self.running().to_act
        alone = self.clock.in_steps and len(to_act) == 1
        return frozenset(match.legal(to_act[0])) if alone else frozenset()

    def is_last_word(self, seat: int, move: Any) -> bool:
        """Whether the seat is not awaited any more after this move: it has answered."""
        return self._answered(seat, move) is not None

    def is_kept(self, seat: int, move: Any, at: int) -> bool:
        """Whether this answer is kept until the time of the step is up.

        Where steps have a fixed length every last word is, be it the last of all or not: nobody
        learns from it how many have answered, and everybody may change it until then. What can be
        changed by the rules anyway, as pointing can, is played at once.
        """
        deadline = self.clock.deadline(seat)
        if not self.clock.in_steps or self.was_for_talk or deadline is None or at >= deadline:
            return False
        after = self._answered(seat, move)
        if after is None:
            return False
        match = self.running()
        stays_open = set(self.game.to_act(after)) < set(match.to_act)
        may_change = stays_open and bool(self.game.legal(after, seat))
        return not may_change or move == match.timeout(seat)

    def _answered(self, seat: int, move: Any) -> Any:
        """The state after this move, if it is the seat's last word in the open step; else None."""
        before = self.running()
        after, _ = self.game.play(before.state, seat, move, Chance(""))
        to_act = self.game.to_act(after)
        goes_on = seat in to_act and set(to_act) <= set(before.to_act)
        return None if goes_on else after

    def _is_for_talk(self) -> bool:
        """Whether the step is one for talking, by the game's own word."""
        leisurely = getattr(self.game, "leisurely", None)
        return bool(leisurely and leisurely(self.running().state))

    def _remember(self, move_id: str) -> None:
        """Ids of the last moves only: a client does not send an old one again."""
        self._ids[move_id] = None
        if len(self._ids) > REMEMBERED_IDS:
            del self._ids[next(iter(self._ids))]

    def _forget(self, person: str) -> None:
        """Take away what a person said; that something was said remains."""
        for place, told in enumerate(self.told):
            line = told.line
            if isinstance(line, Notice) and line.what == "said" and line.person == person:
                self.told[place] = told._replace(line=replace(line, text=""))

    def running(self) -> Match:
        if self.match is None:
            raise RuntimeError("the match has not started")
        return self.match
