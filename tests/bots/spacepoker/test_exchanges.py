"""What may come of an exchange, and which is sensible."""

import numpy as np
import pytest

from tests.games.spacepoker.tables import ships
from veillee.bots.spacepoker.exchanges import beats, choices_of, exchange_move, sensible
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.games.spacepoker import Exchange
from veillee.games.spacepoker.components import FLEETS, Fleet
from veillee.games.spacepoker.exchanging import exchanges


def exchanged(letters: str, fleet: Fleet = "5x7") -> tuple[str, ...]:
    hand = place_of(ships(letters), hands_of(fleet))
    return exchange_move(int(sensible(fleet).choice[hand]), fleet).cards


@pytest.mark.parametrize("fleet", FLEETS)
def test_the_choices_of_every_hand_are_the_legal_exchanges(fleet: Fleet) -> None:
    hands, choices = hands_of(fleet), choices_of(fleet)
    for hand in range(0, len(hands.counts), 7):
        held = tuple(
            kind
            for kind, count in zip(hands.kinds, hands.counts[hand], strict=True)
            for _ in range(count)
        )
        moves = [
            exchange_move(choice, fleet)
            for choice in range(choices.first[hand], choices.first[hand + 1])
        ]
        assert set(moves) == set(exchanges(held))
        assert len(moves) == len(exchanges(held))


@pytest.mark.parametrize("fleet", FLEETS)
def test_something_comes_of_every_exchange(fleet: Fleet) -> None:
    choices = choices_of(fleet)
    assert np.allclose(choices.expected(np.ones(len(choices.first) - 1)), 1)
    assert (choices.after >= 0).all()


def test_four_different_ships_are_completed_by_seven_of_the_thirty_unseen() -> None:
    hands, choices = hands_of("5x7"), choices_of("5x7")
    hand = place_of(ships("ppsfc"), hands)
    best = np.zeros(len(hands.counts))
    best[place_of(ships("psfcm"), hands)] = 1
    chances = choices.expected(best)
    chance = next(
        chances[choice]
        for choice in range(choices.first[hand], choices.first[hand + 1])
        if exchange_move(choice, "5x7") == Exchange(("probe",))
    )
    assert chance == pytest.approx(7 / 30)


@pytest.mark.parametrize("letters", ["psfcm", "mmmcc", "pppps", "ccccc"])
def test_a_sensible_player_breaks_up_no_strong_hand(letters: str) -> None:
    most = max(letters.count(letter) for letter in letters)
    kept = {ship for ship in ships(letters) if ships(letters).count(ship) == most}
    assert not kept & set(exchanged(letters))


def test_a_sensible_player_exchanges_what_is_beside_a_three() -> None:
    assert sorted(exchanged("pmmms")) == ["probe", "shuttle"]


def test_with_seven_kinds_four_different_are_worth_a_try_for_a_fifth() -> None:
    assert exchanged("ppsfc", "7x5") == ("probe",)


def test_a_hand_beats_all_that_are_weaker_and_half_of_its_equals() -> None:
    assert beats(np.array([0.5, 0.3, 0.2])).tolist() == pytest.approx([0.25, 0.65, 0.9])
