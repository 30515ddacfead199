"""The true world of a match, written down for the native twin while it is played."""

from __future__ import annotations

from typing import Any

from veillee.bots.sporz.evidence import HOST, NUMBER_OF_ROLE
from veillee.bots.sporz.history import World
from veillee.bots.sporz.sampling import new_worlds, world_at
from veillee.games import sporz
from veillee.games.sporz.events import Treated


class Diary:
    """What was really done in each night of a match."""

    def __init__(self, state: sporz.State) -> None:
        self.worlds = new_worlds(1, len(state.roles))
        self.worlds.roles[0] = [NUMBER_OF_ROLE[role] for role in state.roles]
        rare = [
            seat
            for genome in ("host", "resistant")
            for seat, (role, found) in enumerate(zip(state.roles, state.genomes, strict=True))
            if found == genome and role != "mutant"
        ]
        self.worlds.rare[0, HOST : HOST + len(rare)] = rare
        self.doctors = [seat for seat, role in enumerate(state.roles) if role == "doctor"]

    def note(self, state: sporz.State, events: Any) -> None:
        if state.is_night:
            night, tonight = state.night - 1, state.tonight
            if tonight.mutated is not None:
                self.worlds.mutated[0, night] = tonight.mutated
            if tonight.paralysed is not None:
                self.worlds.paralysed[0, night] = tonight.paralysed
        for event in events:
            if isinstance(event.what, Treated):
                for doctor, patient in zip(event.what.doctors, event.what.patients, strict=True):
                    place = self.doctors.index(doctor)
                    self.worlds.healed[0, event.what.night - 1, place] = patient

    @property
    def world(self) -> World:
        return world_at(self.worlds, 0)
