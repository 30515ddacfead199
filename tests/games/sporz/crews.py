"""Situations on board, written in a line: roles by their letters, moves as `seat move`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from veillee.games import sporz as game
from veillee.games.sporz.components import ROLES, Crew, Role, genome_by_role
from veillee.games.sporz.night import fall
from veillee.games.sporz.state import State, silence
from veillee.games.sporz.telling import Telling
from veillee.kernel import Chance, Event

LETTERS: dict[str, Role] = dict(zip("mdipgsha", ROLES, strict=True))


def plain(fact: msgspec.Struct) -> Any:
    """The fact as it stands on the wire."""
    return msgspec.json.decode(msgspec.json.encode(fact))


def written(deed: game.Move | None) -> str:
    """What somebody points at."""
    assert deed
    return game.write(deed)


class Ship:
    """A state and what has been told since. Seats are those of the letters it was made of."""

    def __init__(self, state: State, seed: str = "ship") -> None:
        self.state = state
        self.chance = Chance(seed)
        self.events: list[Event] = []

    def say(self, script: str) -> Ship:
        """`0 mutate 3; 0 paralyse 4`: each move by its seat, in this order."""
        for line in filter(None, (part.strip() for part in script.split(";"))):
            seat, text = line.split(" ", 1)
            move = game.read(text)
            refusal = game.why_not(self.state, int(seat), move)
            assert refusal is None, f"{line}: {refusal and refusal.text('en')}"
            assert move in game.legal(self.state, int(seat))
            self.state, told = game.play(self.state, int(seat), move, self.chance)
            self.events += told
        return self

    def close(self, script: str = "") -> Ship:
        """The script, then the clock for everyone whose last word is missing in this step."""
        self.say(script)
        here = (self.state.phase, self.state.night)
        while self.state.awaited and (self.state.phase, self.state.night) == here:
            seat = self.state.awaited[0]
            self.say(f"{seat} {game.write(game.timeout(self.state, seat))}")
        return self

    def night(self, mutants: str = "", doctors: str = "", informants: str = "") -> Ship:
        """The three steps of a night, as far as it goes."""
        for step, script in (
            ("mutants", mutants),
            ("doctors", doctors),
            ("informants", informants),
        ):
            if self.state.phase == step:
                self.close(script)
            else:
                assert not script, f"{step} are not called: {self.state.phase}"
        return self

    def day(self, script: str = "") -> Ship:
        assert self.state.phase == "day", self.state.phase
        return self.close(script)

    def refused(self, line: str) -> str | None:
        """The clause under which the seat may not do that."""
        seat, text = line.split(" ", 1)
        refusal = game.why_not(self.state, int(seat), game.read(text))
        assert (refusal is None) == (game.read(text) in game.legal(self.state, int(seat)))
        if refusal is None:
            return None
        assert refusal.text("fr") != refusal.text("en")
        return refusal.rule

    def legal(self, seat: int) -> list[str]:
        return [game.write(move) for move in game.legal(self.state, seat)]

    def notes(self, seat: int, kind: str) -> list[dict[str, Any]]:
        """What the seat remembers, of this kind, without the night and the kind."""
        notes = [plain(note) for note in self.state.notes[seat]]
        found = [note for note in notes if note["type"] == kind]
        return [{k: v for k, v in n.items() if k not in ("type", "night")} for n in found]

    def touches(self, seat: int) -> list[str]:
        return [note["how"] for note in self.notes(seat, "touched")]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The public events of this kind."""
        facts = [plain(e.what) for e in self.events if e.audience is None]
        return [fact for fact in facts if fact["type"] == kind]

    @property
    def mutants(self) -> list[int]:
        return [seat for seat in self.state.living if self.state.mutants[seat]]

    @property
    def ended(self) -> str | None:
        return self.state.ended

    @property
    def won(self) -> list[int]:
        outcome = game.outcome(self.state)
        assert outcome is not None
        return [seat for seat, score in enumerate(outcome.scores) if score == 1]


def crew(
    letters: str,
    *,
    host: int | None = None,
    resistant: int | None = None,
    mutants: tuple[int, ...] = (),
    chief: int | None = 0,
    night: int = 0,
    asleep: bool = True,
    **options: Any,
) -> Ship:
    """The crew by its letters (m mutant, d doctor, i informatician, p psychologist, g geneticist,
    s spy, h hacker, a astronaut), as night falls; with `asleep=False`, before the election."""
    roles = tuple(LETTERS[letter] for letter in letters)
    genomes = [genome_by_role(role) or "normal" for role in roles]
    if host is not None:
        genomes[host] = "host"
    if resistant is not None:
        genomes[resistant] = "resistant"
    everyone = tuple(range(len(roles)))
    state = State(
        options=game.Options(roles=Crew(**Counter[str](roles)), **options),
        roles=roles,
        genomes=tuple(genomes),
        mutants=tuple(role == "mutant" or seat in mutants for seat, role in enumerate(roles)),
        crew=everyone,
        phase="election",
        awaited=everyone,
        answers_in_rows=silence(len(roles)),
        notes=((),) * len(roles),
        night=night,
        chief=chief if asleep else None,
    )
    if not asleep:
        return Ship(state)
    telling = Telling()
    return Ship(telling.remembered(fall(state, telling)))


#      0         1       2       3              4             5           6    7
EIGHT = "mddipgsh"
"""base mutant, two doctors, informatician, psychologist, geneticist, spy, hacker"""
NINE = EIGHT + "a"
