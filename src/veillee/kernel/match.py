"""A match: one play of a game. It holds the truth, the chance and the record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from secrets import token_hex
from typing import Any, Self

import msgspec

from veillee.kernel.chance import Chance
from veillee.kernel.errors import Refused, SetupError
from veillee.kernel.game import (
    AnyGame,
    AnyMove,
    AnyOptions,
    AnyState,
    AnyView,
    Event,
    Outcome,
    Teams,
)
from veillee.kernel.giving_up import Stop, last_of_all, stopped_outcome
from veillee.kernel.log import Log
from veillee.kernel.record import Record, RecordedMove, Stretch, digest
from veillee.kernel.rulebook import Refusal
from veillee.kernel.understanding import decoder, quoted, understand

# A long match of many seats has large states: all of them together would fill the memory.
RECENT = 1000
"""So many of the last states are kept, every one."""
SPACING = 32
"""And of those before, one in so many."""
NOTHING_OFFERED = None, ()


class Moment(msgspec.Struct, gc=False):
    """The match after one move: all that is needed to come back to it."""

    seat: int
    move: AnyMove
    events: tuple[Event, ...]
    state: AnyState | None
    """None once it was let go; forks share their past, and whoever needs it works it out."""
    position: int  # of the chance
    previous: int | None
    """The number of the seat's move before this one; None where it is its first."""


class Match:
    """One play of a game, from the setup to the outcome.

    States are never changed, only replaced, so the match keeps them: taking a move back and
    forking are a matter of pointing at an earlier one. Far back in a long match only some are
    kept, and those between are played again from the nearest.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, Any] | AnyOptions | None = None,
        contributions: Iterable[str] = (),
        before: Iterable[Stretch] = (),
    ) -> None:
        self.game = game
        self.seats = _seats(game, seats)
        self.options = _options(game, options)
        self.seed = token_hex(16) if seed is None else str(seed)
        self.contributions = tuple(contributions)
        self.before = tuple(before)
        """Where it goes on from another match: what that one's moves were drawn from."""
        self._decode = decoder(game.Move)
        stretches = (*self.before, Stretch(0, self.seed, self.contributions))
        self._chances = [Chance(stretch.seed, stretch.contributions) for stretch in stretches]
        self._chance = self._chances[0]
        self._start: AnyState = game.setup(self.options, self.seats, self._chance)
        self._start_position = self._chance.position
        if self.before:
            self._chance = self._chance_after(0, self._start_position)
        self.gave_up: tuple[int, ...] = ()
        """Seats that resigned or ran out of time, in that order: they come last."""
        self.stopped: Stop = ""
        self._past: Log[Moment] = Log()
        self._last: dict[int, int] = {}
        self._offered: tuple[int | None, tuple[AnyMove, ...]] = NOTHING_OFFERED
        self._state = self._start
        self._to_act: tuple[int, ...] = game.to_act(self._start)

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, {self.seats} seats, {len(self)} moves>"

    def __len__(self) -> int:
        """How many moves have been made."""
        return len(self._past)

    @property
    def state(self) -> AnyState:
        """The whole truth. Show people and bots `view` instead."""
        return self._state

    @property
    def to_act(self) -> tuple[int, ...]:
        """Whose move the match waits for, in truth. Show people `awaited` instead."""
        return self._to_act

    def awaited(self, viewer: int | None) -> tuple[int, ...]:
        """Whose move the match waits for, as far as the viewer may know."""
        return self.game.awaited(self._state, viewer) if self._to_act else ()

    @property
    def chance_drawn(self) -> int:
        """How far the match has drawn on its chance, in words of 64 bits."""
        return self._chance.position

    @property
    def outcome(self) -> Outcome | None:
        if self.stopped:
            return stopped_outcome(self.seats, self.gave_up, self.stopped)
        outcome = self.game.outcome(self.state)
        return last_of_all(outcome, self.gave_up) if outcome and self.gave_up else outcome

    @property
    def teams(self) -> tuple[int, ...]:
        """Which seats win or lose together; whoever gave up has left his team."""
        alone = tuple(range(self.seats))
        teams = self.game.teams(self.state) if isinstance(self.game, Teams) else alone
        return tuple(
            self.seats + seat if seat in self.gave_up else team for seat, team in enumerate(teams)
        )

    @property
    def moves(self) -> list[tuple[int, AnyMove]]:
        """Every move made, with the seat that made it."""
        return [(moment.seat, moment.move) for moment in self._past]

    def made(self, number: int) -> tuple[int, AnyMove]:
        """The move of this number, counted from 0, and the seat that made it."""
        moment = self._past[number]
        return moment.seat, moment.move

    def last_move_of(self, seat: int) -> int | None:
        """The number of the seat's last move; None where it has made none."""
        return self._last.get(seat)

    def state_after(self, moves: int) -> AnyState:
        """The whole truth, as it was after so many moves."""
        state = self._past[moves - 1].state if moves else self._start
        return self.fork(moves).state if state is None else state

    def view(self, seat: int | None) -> AnyView:
        """What the seat may know; None is a watcher."""
        if seat is not None and not self._is_seat(seat):
            raise Refused(self._no_such_seat(seat))
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """What happened from move number `since` on, and before `until` (to the end, if not said),
        as far as the seat may know of it."""
        return [event for event in self.happened(since, until) if event.seen_by(seat)]

    def happened(self, since: int = 0, until: int | None = None) -> list[Event]:
        """The same, whoever may know of it: show people `events` instead."""
        return [event for moment in self._past[since:until] for event in moment.events]

    def legal(self, seat: int) -> list[AnyMove]:
        """Every move the seat may make now; whoever is not awaited may have an answer to change."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Refused(self._no_such_seat(seat))
        if not self._to_act:
            return []
        moves = self.game.legal(self._state, seat)
        if moves:
            self._offered = seat, tuple(moves)
        return moves

    def timeout(self, seat: int) -> AnyMove:
        """What the clock would play for the seat now."""
        if type(seat) is not int or seat not in self._to_act:
            not_now = self.game.rulebook.refuse("0.2", "not-your-turn")
            raise Refused(not_now if self._is_seat(seat) else self._no_such_seat(seat))
        return self.game.timeout(self._state, seat)

    def why_not(self, seat: int, move: Any) -> Refusal | None:
        """Why the seat may not make this move now, or None if it may."""
        refusal, understood = self._understood(seat, move)
        return refusal or self.game.why_not(self._state, seat, understood)

    def play(self, seat: int, move: Any) -> tuple[Event, ...]:
        """Make a move (a Move, its JSON form, or its notation); Refused if it is not allowed."""
        game, chance = self.game, self._chance
        refusal, understood = self._understood(seat, move)
        if refusal is None:
            offered_to, offered = self._offered
            # What `legal` has just offered has passed every condition: nobody asks them again.
            if seat != offered_to or understood not in offered:
                refusal = game.why_not(self._state, seat, understood)
        if refusal:
            raise Refused(refusal)
        before = chance.position
        try:
            state, events = game.play(self._state, seat, understood, chance)
        except BaseException:
            # Should the game fail half way, nothing has been drawn.
            self._chance = chance.at(before)
            raise
        last, count = self._last, len(self._past) + 1
        moment = Moment(seat, understood, events, state, chance.position, last.get(seat))
        past = self._past = self._past.plus(moment)
        last[seat] = count - 1
        if count > RECENT and (count - RECENT) % SPACING:
            past[-RECENT - 1].state = None
        if self.before:
            self._chance = self._chance_after(count, chance.position)
        self._state = state
        self._to_act = game.to_act(state)
        self._offered = NOTHING_OFFERED
        return events

    def played(self, seat: int, move: Any) -> tuple[Self, tuple[Event, ...]]:
        """The match after a move, and what happened; this one stays as it is."""
        after = self.fork()
        return after, after.play(seat, move)

    def give_up(self, *seats: int, stop: Stop = "") -> None:
        """Clause 0.8: these seats come last, however it goes on. `stop`: it ends here, and this
        message says why."""
        for seat in seats:
            if not self._to_act or not self._is_seat(seat):
                raise Refused(self._nobody_moves(seat))
            if seat in self.gave_up:
                raise Refused(self.game.rulebook.refuse("0.8", "gave-up-already"))
            self.gave_up = (*self.gave_up, seat)
        if stop:
            self.stopped, self._to_act = stop, ()

    def undo(self) -> None:
        """Take the last move back: the match is as it was before it, chance included."""
        if not self._past:
            raise Refused(self.game.rulebook.refuse("0.7", "nothing-to-take-back"))
        self._let_go(self._past[-1])
        self._past = self._past.first(len(self) - 1)
        self._stand_at_the_end_of_the_past()

    def fork(self, after: int | None = None) -> Self:
        """An independent copy of the match as it stood after so many moves (now, if not said)."""
        count = len(self) if after is None else after
        if not 0 <= count <= len(self):
            raise Refused(
                self.game.rulebook.refuse("0.7", "no-such-moment", asked=count, made=len(self))
            )
        twin = self._twin()
        twin._last = self._last.copy()
        if count == len(self):
            twin._chance = self._chance.at(self._chance.position)
        else:
            twin._past = self._past.first(count)
            for moment in reversed(self._past[count:]):
                twin._let_go(moment)
            twin._stand_at_the_end_of_the_past()
        return twin

    def _twin(self) -> Self:
        """The same match once more. Name by name: with a copy of `__dict__` Python finds what a
        match has, and what it can do, no longer at a glance, and every move makes another match."""
        twin = object.__new__(type(self))
        twin.game, twin.seats, twin.options = self.game, self.seats, self.options
        twin.seed, twin.contributions, twin.before = self.seed, self.contributions, self.before
        twin._decode = self._decode
        twin._chances, twin._chance = self._chances, self._chance
        twin._start, twin._start_position = self._start, self._start_position
        twin.gave_up, twin.stopped = self.gave_up, self.stopped
        twin._past, twin._last, twin._offered = self._past, self._last, self._offered
        twin._state, twin._to_act = self._state, self._to_act
        return twin

    def _let_go(self, moment: Moment) -> None:
        """The last move is taken back: its seat's last one is that before."""
        if moment.previous is None:
            del self._last[moment.seat]
        else:
            self._last[moment.seat] = moment.previous

    def _stand_at_the_end_of_the_past(self) -> None:
        """State and chance as the last move left them."""
        past, kept, state, position = self._past, len(self._past), self._start, self._start_position
        while kept:
            moment = past[kept - 1]
            if (found := moment.state) is not None:
                state, position = found, moment.position
                break
            kept -= 1
        chance = self._chance_after(kept, position)
        for made, moment in enumerate(past[kept:], start=kept + 1):
            state, _ = self.game.play(state, moment.seat, moment.move, chance)
            chance = self._chance_after(made, chance.position)
        self._state, self._chance, self._to_act = state, chance, self.game.to_act(state)
        self._offered = NOTHING_OFFERED
        self.stopped = ""

    def _chance_after(self, moves: int, position: int) -> Chance:
        """The chance after so many moves, of which the last left its own at this position."""
        for stretch, its_chance in zip(self.before, self._chances, strict=False):
            if moves < stretch.moves:
                return its_chance.at(position)
            if moves == stretch.moves:
                position = 0
        return self._chances[-1].at(position)

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """What the deal and the moves so far were drawn from."""
        drawn = (*self.before, Stretch(len(self), self.seed, self.contributions))
        earlier = tuple(stretch for stretch in drawn if stretch.moves < len(self))
        return (*earlier, msgspec.structs.replace(drawn[len(earlier)], moves=len(self)))

    def going_on(self, seed: str, contributions: Iterable[str] = ()) -> Self:
        """The match as it stands, with a chance of its own from here on."""
        twin = self.fork()
        twin.before = self.stretches
        twin.seed, twin.contributions = seed, tuple(contributions)
        twin._chances = [
            *(Chance(stretch.seed, stretch.contributions) for stretch in twin.before),
            Chance(twin.seed, twin.contributions),
        ]
        twin._chance = twin._chance_after(len(self), 0)
        twin.gave_up, twin.stopped, twin._to_act = (), "", twin.game.to_act(twin.state)
        return twin

    @property
    def record(self) -> Record:
        """Enough to replay everything: options, seats, moves and the opened seed."""
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            contributions=self.contributions,
            before=self.before,
            moves=tuple(RecordedMove(m.seat, self.game.write(m.move)) for m in self._past),
            outcome=self.outcome,
            state=digest(self.state),
            gave_up=self.gave_up,
            stopped=self.stopped,
        )

    def _understood(self, seat: int, move: Any) -> tuple[Refusal | None, AnyMove]:
        """The move as the game's own type, or why it is none that anybody could make."""
        if not self._to_act or type(seat) is not int or not 0 <= seat < self.seats:
            return self._nobody_moves(seat), None
        try:
            # Most moves of programs are values: those are looked up without asking more.
            is_value = isinstance(move, msgspec.Struct)
            understood = self._decode(move) if is_value else understand(self.game, move)
        except (ValueError, TypeError, OverflowError, RecursionError):
            return self._not_a_move(move), None
        return None, understood

    def _is_seat(self, seat: Any) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def _no_such_seat(self, seat: Any) -> Refusal:
        return self.game.rulebook.refuse(
            "0.1", "no-such-seat", seat=quoted(seat), last=self.seats - 1
        )

    def _nobody_moves(self, seat: Any) -> Refusal:
        """Why nobody may move on this seat, whatever the game would say of its turn."""
        is_over = self.game.rulebook.refuse("0.3", "match-is-over")
        return is_over if self._is_seat(seat) else self._no_such_seat(seat)

    def _not_a_move(self, move: Any) -> Refusal:
        return self.game.rulebook.refuse("0.4", "not-a-move", move=quoted(move))


def _seats(game: AnyGame, seats: int | None) -> int:
    if seats is None:
        return game.seats[0]
    if type(seats) is not int or seats not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        players = str(most) if fewest == most else f"{fewest}–{most}"
        raise SetupError(
            "wrong-number-of-seats", game=game.id, players=players, seats=quoted(seats)
        )
    return seats


def _options(game: AnyGame, options: Mapping[str, Any] | AnyOptions | None) -> AnyOptions:
    given = msgspec.to_builtins(options) if isinstance(options, msgspec.Struct) else options or {}
    try:
        return msgspec.convert(dict(given), game.Options)
    except (ValueError, TypeError, RecursionError):
        known = ", ".join(field.encode_name for field in msgspec.structs.fields(game.Options))
        raise SetupError(
            "wrong-options", game=game.id, options=quoted(str(given)), known=known
        ) from None
