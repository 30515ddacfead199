"""Everything that can befall one player in one night, in every combination.

The table is worked out here from the rulebook's sentences, not from the code: a player of each
genome, healthy or mutant at dusk, in each kind of role, is mutated or killed or not, paralysed or
not, and healed or killed by the doctors or not.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest

from tests.games.sporz.crews import Ship, crew

#         0 base mutant, 1 and 2 doctors, 3 the player, 4 psychologist, 5 geneticist, 6 spy
LETTERS = "mdd{}pgsaa"
ROLES = {"a": "astronaut", "d": "doctor", "p": "psychologist", "h": "hacker"}


class Night(NamedTuple):
    letter: str
    genome: str
    mutant: bool
    deed: str
    """What the mutants do to him: mutate, kill, or nothing."""
    paralysed: bool
    treatment: str
    """What the doctors do to him: heal, kill, or nothing."""


def every_night() -> list[Night]:
    nights = product(
        ROLES,
        ("normal", "host", "resistant"),
        (False, True),
        ("nothing", "mutate", "kill"),
        (False, True),
        ("nothing", "heal", "kill"),
    )
    return [
        night
        for night in map(Night._make, nights)
        # Doctors are normal, the resistant never are mutants, nobody treats the dead he sees.
        if not (night.letter == "d" and night.genome != "normal")
        and not (night.genome == "resistant" and night.mutant)
        and not (night.deed == "kill" and night.treatment != "nothing")
    ]


def lived(night: Night) -> Ship:
    here = crew(
        LETTERS.format(night.letter),
        host=3 if night.genome == "host" else None,
        resistant=3 if night.genome == "resistant" else None,
        mutants=(3,) if night.mutant else (),
    )
    mutants = [f"0 {night.deed} 3"] if night.deed != "nothing" else []
    mutants += ["0 paralyse 3"] if night.paralysed else []
    here.close("; ".join(mutants))
    doctors = []
    if night.treatment == "heal":
        doctors = ["1 heal 3"]
    elif night.treatment == "kill":
        doctors = [f"{seat} kill 3" for seat in here.state.awake]
    here.close("; ".join(doctors))
    dies = "kill" in (night.deed, night.treatment)
    spies = "" if dies else "4 inspect 3; 5 sequence 3; 6 spy 3"
    asks = {"p": "3 inspect 0", "h": "3 hack psychologist"}.get(night.letter, "")
    return here.close(f"{spies}; {asks}")


def expected_touches(night: Night) -> list[str]:
    touches = []
    mutant = night.mutant
    if night.deed == "kill":
        touches.append("killed")
    elif night.deed == "mutate":
        touches.append("resisted" if night.genome == "resistant" else "mutated")
        mutant = mutant or night.genome != "resistant"
    if night.paralysed:
        touches.append("paralysed")
    if night.treatment == "kill":
        touches.append("killed")
    elif night.treatment == "heal":
        touches.append("incurable" if mutant and night.genome == "host" else "healed")
    return touches


def expected_mutant(night: Night) -> bool:
    mutant = night.mutant or (night.deed == "mutate" and night.genome != "resistant")
    return mutant and not (night.treatment == "heal" and night.genome != "host")


def woke(night: Night) -> bool:
    """Before the spy's turn."""
    as_mutant = night.mutant
    mutated = night.mutant or (night.deed == "mutate" and night.genome != "resistant")
    as_doctor = night.letter == "d" and not mutated and not night.paralysed
    as_informant = night.letter == "p" and not night.paralysed
    return as_mutant or as_doctor or as_informant


NIGHTS = every_night()


def test_the_table_has_every_combination() -> None:
    # Three roles with 5 pairs of genome and state, doctors with 2; 2 for paralysis; mutated or
    # not with 3 treatments, killed with none.
    assert len(NIGHTS) == (3 * 5 + 2) * 2 * (2 * 3 + 1)


@pytest.mark.rule("sporz", "5.8", "6.5", "7.5", "3.4", "3.5")
@pytest.mark.parametrize("night", NIGHTS, ids=lambda night: "-".join(map(str, night)))
def test_a_night_leaves_a_player_as_the_rules_say(night: Night) -> None:
    here = lived(night)
    dies = "kill" in (night.deed, night.treatment)
    assert here.touches(3) == expected_touches(night)
    assert here.state.mutants[3] == expected_mutant(night)
    assert (3 in here.state.crew) == (not dies)
    asked = here.notes(3, "inspected") + here.notes(3, "hacked")
    acts = night.letter in "ph" and not night.paralysed and not dies
    assert bool(asked) == acts
    if dies:
        assert here.told("died")[0]["mutant"] == expected_mutant(night)
        return
    assert here.notes(4, "inspected") == [{"seat": 3, "mutant": expected_mutant(night)}]
    assert here.notes(5, "sequenced") == [{"seat": 3, "genome": night.genome}]
    assert here.notes(6, "spied") == [
        {
            "seat": 3,
            "woke": woke(night),
            "mutated": night.deed == "mutate",
            "paralysed": night.paralysed,
            "healed": night.treatment == "heal",
            "inspected": True,
            "sequenced": True,
        }
    ]
