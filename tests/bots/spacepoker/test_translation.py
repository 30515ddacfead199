"""From the table to the trained strategy and back."""

from tests.bots.spacepoker.rounds import HOUSE, after_exchange, match_of
from veillee.bots.spacepoker.players import Hard
from veillee.bots.spacepoker.translation import bet_for, find_place, is_trained, raises, taken_for
from veillee.games import spacepoker
from veillee.games.spacepoker import Options


def test_a_bet_between_two_sizes_is_taken_for_one_of_them() -> None:
    sizes = [0.5, 1.0, 2.0]
    assert taken_for(0.1, sizes, 0.5) == 0
    assert taken_for(9.0, sizes, 0.5) == 2
    assert [taken_for(0.5, sizes, die) for die in (0.0, 0.999)] == [0, 0]
    # (1 - 0.75) (1 + 0.5) / ((1 - 0.5) (1 + 0.75)) = 3/7 of the time it is the smaller.
    assert [taken_for(0.75, sizes, die) for die in (0.42, 0.44)] == [0, 1]


def test_a_bet_stays_what_it_was_taken_for() -> None:
    view = after_exchange("ffmmp", "raise 3", "raise 13")
    dice = Hard(5, 0.5)._dice(view)
    assert len({find_place(view, dice).node for _ in range(20)}) == 1  # type: ignore[union-attr]


def test_the_strategy_is_for_two_players_and_the_fleet_of_five_kinds() -> None:
    def at(seats: int, options: Options) -> bool:
        return is_trained(match_of(seats, 1, options).view(0))

    assert at(2, HOUSE)
    assert at(2, spacepoker.presets["book"])
    assert not at(3, HOUSE)
    assert not at(2, Options(fleet="7x5", ante=1, all_in=True))


def test_in_a_first_round_every_raise_of_the_tree_is_the_same_bet_at_the_table() -> None:
    view = after_exchange("ffmmp", "raise 2", "raise 8")
    place = find_place(view, lambda _: 0.5)
    assert place
    bets = [bet_for(view, place, child) for child in raises(place.tree, place.node)]
    assert bets == [place.tree.level[child] for child in raises(place.tree, place.node)]
    assert bets[-1] == 59
