"""Betting played out natively goes as by the rules: at tables that were played, and at any."""

from random import Random

import msgspec
import numpy as np
import pytest

from tests.bots.spacepoker.rounds import HOUSE, match_of
from veillee.bots.dice import dice
from veillee.bots.spacepoker.beliefs import this_round
from veillee.bots.spacepoker.betting import Table, next_to_bet, put_in, raise_to, settle
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.games import spacepoker
from veillee.games.spacepoker import Options, Raise, View, betting
from veillee.games.spacepoker.moves import FOLD
from veillee.games.spacepoker.showing import end_round
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance, Match

MANY = pytest.mark.parametrize("seed", range(100))


@pytest.mark.parametrize("number", range(12))
def test_a_round_played_out_natively_ends_as_it_does_at_the_table(number: int) -> None:
    """Whose turn it is, side pots and all: bets at random, from unequal purses."""
    match, random = match_of(4, f"native {number}", HOUSE), Random(number)
    rounds = 1
    while match.to_act:
        seat = match.to_act[0]
        view: View = match.view(seat)
        if view.phase == "betting" and not view.betting:
            rounds += check_round(match, random)
        else:
            match.play(seat, random.choice(match.legal(seat)))
    assert rounds > 1


def check_round(match: Match, random: Random) -> int:
    """Play the betting of a round on both tables."""
    state = match.state
    order, hands = state.players, hands_of("5x7")
    table: Table = this_round(match.view(order[0])).table
    place = next_to_bet(table, len(order) - 1, True)
    while match.view(None).number == state.number and match.to_act:
        (seat,) = match.to_act
        assert order[place] == seat
        legal = match.legal(seat)
        move = random.choice([*legal[:2], legal[-1], legal[len(legal) // 2]])
        if move == FOLD:
            table.inside[place] = False
        elif isinstance(move, Raise):
            raise_to(table, place, move.to)
        else:
            put_in(table, place, table.bets.max())
        match.play(seat, move)
        place = next_to_bet(table, place, True)
    assert place == -1
    held = np.array([place_of(state.ships[seat], hands) for seat in order], dtype=np.int16)
    after: View = match.view(None)
    assert after.last
    if not after.last.drawn:
        settle(table, held, dice(1))
        before_antes = [have + ante for have, ante in zip(after.points, after.antes, strict=True)]
        assert table.purses.tolist() == [before_antes[seat] for seat in order]
    return 1


def any_table(random: Random) -> State:
    """Bets that no betting leads to, hands that no fleet has ships for, and anybody left; but
    whoever has folded has not bet more than all who are left."""
    seats = random.randint(2, 5)
    options = Options(all_in=random.random() < 0.5)
    state: State = spacepoker.setup(options, seats, Chance("any"))
    start = random.randrange(seats)
    players = (*range(start, seats), *range(start))
    left = tuple(sorted(random.sample(players, random.randint(1, seats)), key=players.index))
    bets = [random.choice((0, random.randrange(20))) for _ in range(seats)]
    most = max(bets[seat] for seat in left)
    bets = [bet if seat in left else min(bet, most) for seat, bet in enumerate(bets)]
    purses = [random.choice((0, random.randrange(40))) for _ in range(seats)]
    kinds = hands_of(HOUSE.fleet).kinds
    return msgspec.structs.replace(
        state,
        phase="betting",
        players=players,
        left=left,
        antes=(1,) * seats,
        bets=tuple(bets),
        planets=tuple((purse, 0, 0, 0, 0, 0) for purse in purses),
        middle=(seats + sum(bets), 0, 0, 0, 0, 0),
        ships=tuple(tuple(random.choices(kinds[2:], k=5)) for _ in range(seats)),
    )


def twin_of(state: State) -> Table:
    seats = state.players
    return Table(
        np.array([state.antes[seat] for seat in seats]),
        np.array([state.bets[seat] for seat in seats]),
        np.array([state.points_of(seat) for seat in seats]),
        np.array([seat in state.left for seat in seats]),
        np.array([1]),
        np.array([0]),
    )


def by_place(state: State, values: list[int]) -> list[int]:
    return [values[seat] for seat in state.players]


@MANY
def test_at_any_table_the_same_player_is_next_to_bet(seed: int) -> None:
    state = any_table(Random(seed))
    table, all_in = twin_of(state), state.options.all_in
    for place, seat in enumerate(state.players):
        expected = betting.next_to_bet(state, seat)
        found = next_to_bet(table, place, all_in)
        assert (None if found < 0 else state.players[found]) == expected


@MANY
def test_at_any_table_a_call_costs_what_it_should(seed: int) -> None:
    state = any_table(Random(seed))
    for place, seat in enumerate(state.players):
        after, table = betting.call(state, seat).state, twin_of(state)
        put_in(table, place, int(table.bets.max()))
        assert table.bets.tolist() == by_place(after, list(after.bets))
        assert table.purses.tolist() == [after.points_of(other) for other in after.players]


@MANY
def test_from_any_table_the_middle_goes_to_the_same_hands(seed: int) -> None:
    state = any_table(Random(seed))
    hands, table = hands_of(HOUSE.fleet), twin_of(state)
    places = [place_of(state.ships[seat], hands) for seat in state.players]
    after, _ = end_round(state, Chance("ties"))
    assert after.last
    settle(table, np.array(places, dtype=np.int16), dice(seed))
    if not after.last.drawn:
        assert table.purses.tolist() == [after.points_of(seat) for seat in after.players]
    assert table.purses.sum() == sum(map(after.points_of, after.players))
