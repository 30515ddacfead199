"""Chapter 6: the seven hands."""

import re
from collections import Counter
from itertools import combinations, pairwise

import pytest

from tests.games.spacepoker.tables import ships
from veillee.games import spacepoker as game
from veillee.games.spacepoker.components import FLEETS, Fleet, by_size
from veillee.games.spacepoker.hands import HANDS, hand_of, strength


def beats(better: str, worse: str) -> bool:
    return strength(ships(better)) > strength(ships(worse))


@pytest.mark.rule("spacepoker", "6.1")
def test_the_hands_go_from_five_different_down_to_one_pair() -> None:
    # The weakest hand of each name (in the fleet of seven) against the best of the next.
    weakest = ["psfcm", "ppppp", "pppps", "pppss", "pppsf", "ppssf", "ppsfc"]
    best = ["fcmta", "aaaaa", "aaaat", "aaatt", "aaatm", "aattm", "aatmc"]
    assert [hand_of(ships(hand)) for hand in weakest] == list(HANDS)
    assert [hand_of(ships(hand)) for hand in best] == list(HANDS)
    for place, hand in enumerate(weakest[:-1]):
        assert beats(hand, best[place + 1])


@pytest.mark.rule("spacepoker", "6.1")
def test_the_rulebook_gives_the_printed_names_and_the_table_says_them() -> None:
    clause = game.rulebook.clauses("fr")["6.1"].text
    named = re.findall(r"\*([A-Z][^*]*)\*", clause)[: len(HANDS)]
    assert named[2] == "Carré de navettes spatiales"
    said = [game.rulebook.say("fr", f"hand-{hand}") for hand in HANDS]
    assert [name.removesuffix(" de navettes spatiales") for name in named] == said


def hands_dealt(fleet: Fleet) -> dict[str, int]:
    return dict(Counter(hand_of(hand) for hand in combinations(FLEETS[fleet], 5)))


@pytest.mark.rule("spacepoker", "6.2", "1.1")
def test_the_hands_dealt_from_five_kinds_of_seven_are_as_many_as_worked_out_by_hand() -> None:
    # C(35, 5) = 324,632. Kinds of the groups, times the ships of each group:
    assert hands_dealt("5x7") == {
        "five-different": 16_807,  # 7^5
        "five-alike": 105,  # 5 kinds, C(7, 5) = 21
        "four": 4_900,  # 5 kinds, C(7, 4) = 35, any of the 28 others
        "three-and-two": 14_700,  # 5 · 4 kinds, C(7, 3) = 35, C(7, 2) = 21
        "three": 51_450,  # 5 kinds, 35, C(4, 2) = 6 kinds of singles, 7^2
        "two-pairs": 92_610,  # C(5, 2) = 10 kinds, 21^2, any of the 21 others
        "one-pair": 144_060,  # 5 kinds, 21, C(4, 3) = 4 kinds of singles, 7^3
    }


@pytest.mark.rule("spacepoker", "6.2", "8.1")
def test_the_hands_dealt_from_seven_kinds_of_five_are_as_many_as_worked_out_by_hand() -> None:
    assert hands_dealt("7x5") == {
        "five-different": 65_625,  # C(7, 5) = 21 kinds, 5^5 = 3,125
        "five-alike": 7,  # 7 kinds, C(5, 5) = 1
        "four": 1_050,  # 7 kinds, C(5, 4) = 5, any of the 30 others
        "three-and-two": 4_200,  # 7 · 6 kinds, C(5, 3) = 10, C(5, 2) = 10
        "three": 26_250,  # 7 kinds, 10, C(6, 2) = 15 kinds of singles, 5^2
        "two-pairs": 52_500,  # C(7, 2) = 21 kinds, 10^2, any of the 25 others
        "one-pair": 175_000,  # 7 kinds, 10, C(6, 3) = 20 kinds of singles, 5^3
    }


@pytest.mark.rule("spacepoker", "6.3")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("psfca", "psfct"),  # five different: the largest ship
        ("psfma", "psfca"),  # then the next
        ("sfcma", "pfcma"),  # down to the smallest
        ("sssss", "ppppp"),
        ("ffffp", "ssssm"),  # the four before the single ship
        ("ffffm", "ffffc"),
        ("fffpp", "sssmm"),  # the three before the two
        ("fffcc", "fffss"),
        ("fffps", "sssmc"),  # the three before the single ships
        ("fffpm", "fffsc"),
        ("fffsm", "fffpm"),
        ("ppmms", "ccffm"),  # the larger pair
        ("ssmmp", "ppmmc"),  # then the smaller
        ("ssmmc", "ssmmf"),  # then the single ship
        ("ffpsc", "sspcm"),  # the pair before the single ships
        ("ffpcm", "ffscp"),
        ("ffscm", "ffpcm"),
    ],
)
def test_between_hands_of_one_name_larger_groups_decide_before_smaller(
    better: str, worse: str
) -> None:
    assert hand_of(ships(better)) == hand_of(ships(worse))
    assert beats(better, worse)


@pytest.mark.rule("spacepoker", "6.3")
@pytest.mark.parametrize("fleet", ["5x7", "7x5"])
def test_two_hands_are_equal_only_if_their_ships_are(fleet: Fleet) -> None:
    dealt = {by_size(list(hand)) for hand in combinations(FLEETS[fleet], 5)}
    in_order = sorted(dealt, key=strength)
    assert all(strength(a) < strength(b) for a, b in pairwise(in_order))
    assert len(dealt) == {"5x7": 126, "7x5": 462}[fleet]  # C(5+4, 5) and C(7+4, 5)


@pytest.mark.rule("spacepoker", "6.1")
def test_the_order_in_which_ships_are_held_means_nothing() -> None:
    assert strength(ships("mppmp")) == strength(ships("pppmm"))
