"""What each claim was worth, once everything is open: by the truth, and by what one knew then."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import NINE, Ship, crew
from tests.games.sporz.test_reel import day, ended, stopped
from veillee.games.sporz.judging import Judged
from veillee.games.sporz.moves import Counted, Found, IAm

pytestmark = pytest.mark.rule("sporz", "10.2", "12.7")


def a_night() -> Ship:
    """The spore meets the resistant astronaut, 8; 2 is healed though healthy."""
    return crew(NINE, resistant=8).night(
        "0 mutate 8; 0 paralyse 3",
        "1 heal 2",
        "4 inspect 0; 5 sequence 8; 6 spy 3; 7 hack psychologist",
    )


def judged(here: Ship, claims: str, number: int = 1) -> Judged:
    """The last of the claims that are made today, once the match is over."""
    return day(stopped(here.say(claims).day()), number).judged[-1]


VERDICTS = {
    # one's own role
    "1 claim role spy": "lie",
    "1 claim role doctor": "true",
    # states
    "4 claim n1 0 mutant": "true",
    "4 claim n1 0 healthy": "lie",
    "4 claim n1 1 healthy": "guess",
    "7 claim n1 0 mutant": "true",
    "8 claim n1 8 healthy": "true",
    "0 claim n1 0 healthy": "lie",
    "0 claim n1 1 healthy": "true",
    # genomes
    "5 claim n1 8 resistant": "true",
    "8 claim n1 8 resistant": "true",
    "1 claim n1 1 normal": "true",
    "4 claim n1 4 normal": "guess",
    "5 claim n1 8 host": "lie",
    # what befell somebody
    "6 claim n1 3 paralysed": "true",
    "6 claim n1 3 healed": "lie",
    "3 claim n1 4 inspected": "lie",
    "3 claim n1 0 inspected": "guess",
    "3 claim n1 8 sequenced": "guess",
    "0 claim n1 3 paralysed": "true",
    "1 claim n1 2 healed": "true",
    "1 claim n1 2 woken": "true",
    "3 claim n1 4 woken": "guess",
    "0 claim n1 8 mutated": "error",
    "1 claim n1 8 mutated": "lie",
    # what befell oneself
    "3 claim n1 paralysed": "true",
    "8 claim n1 mutated": "lie",
    # how many
    "3 claim n1 count 1": "guess",
    "3 claim n1 count 2": "lie",
    # what one thinks
    "4 claim suspect 0": "true",
    "4 claim suspect 1": "error",
    "0 claim suspect 1": "lie",
    "1 claim trust 0": "error",
    "4 claim trust 0": "lie",
    "4 claim trust 1": "true",
    # what one means to do
    "1 claim vote 4": None,
}


@pytest.mark.parametrize(("claim", "verdict"), VERDICTS.items())
def test_a_claim_is_judged_by_the_truth_and_by_what_one_knew(
    claim: str, verdict: str | None
) -> None:
    assert judged(a_night(), claim).verdict == verdict


def test_every_claim_of_a_day_is_judged_in_its_order() -> None:
    here = a_night().say("1 claim role spy; 1 claim role doctor; 2 claim vote 0")
    assert [one.verdict for one in day(ended(here), 1).judged] == ["lie", "true", None]


def test_an_informatician_who_counted_tells_the_truth() -> None:
    assert judged(crew(NINE).night("0 mutate 4"), "3 claim n1 count 2").verdict == "true"


def test_a_doctor_errs_who_has_treated_a_host_without_knowing_it() -> None:
    here = crew(NINE, host=3).night("0 mutate 3", "1 heal 3")
    assert judged(here, "1 claim n1 3 healed") == Judged(
        "error", (Found(1, 3, "mutated"), Found(1, 3, "host"), Found(1, 3, "woken"))
    )


def test_he_lies_who_has_read_the_genome_that_is_in_the_way() -> None:
    here = crew("mdgpah", resistant=4).night("0 mutate 2", "", "2 sequence 4").day()
    here.night("0 mutate 4")
    assert judged(here, "2 claim n2 4 mutated", 2).verdict == "lie"


def test_a_mutant_who_trusts_another_lies_though_he_may_have_been_healed() -> None:
    here = crew(NINE).night("0 mutate 4").day().night()
    assert judged(here, "0 claim trust 4", 2).verdict == "lie"


def test_what_was_so_on_the_night_it_speaks_of_stays_true() -> None:
    here = crew(NINE).night("", "", "4 inspect 3").day().night("0 mutate 3")
    assert judged(here, "4 claim n1 3 healthy", 2).verdict == "true"


def test_what_one_learns_later_is_no_excuse() -> None:
    here = crew(NINE).night().say("4 claim n1 0 mutant").day().night("", "", "4 inspect 0")
    assert day(stopped(here), 1).judged[0].verdict == "guess"


def test_a_mutant_who_was_healed_says_truly_that_he_is_healthy() -> None:
    here = crew(NINE).night("0 mutate 4").day().night("", "1 heal 4")
    here.say("5 claim suspect 4")
    assert judged(here, "4 claim denial 5", 2).verdict == "true"


def test_the_dead_are_not_counted() -> None:
    here = crew(NINE, mutants=(4,)).night("", "1 kill 4; 2 kill 4")
    assert judged(here, "5 claim n1 count 2").truth == (Counted(1, 1),)


def test_a_lie_is_shown_beside_what_was_so() -> None:
    assert judged(a_night(), "1 claim role spy").truth == (IAm("doctor"),)


def test_a_suspicion_is_shown_beside_what_the_other_was() -> None:
    assert judged(a_night(), "4 claim suspect 1").truth == (Found(1, 1, "healthy"),)


def test_nothing_is_shown_beside_what_befell_nobody() -> None:
    assert judged(crew("mdipa").night(), "1 claim n1 4 paralysed").truth == ()


def test_what_is_true_is_shown_alone_however_much_befell_him() -> None:
    assert judged(a_night(), "6 claim n1 3 paralysed").truth == (Found(1, 3, "paralysed"),)
