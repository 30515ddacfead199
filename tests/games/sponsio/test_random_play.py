"""What holds in every match, however it is played."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import veillee
from veillee.games import sponsio
from veillee.games.sponsio.components import ALL_COINS, CARDS, COLOUR, deck
from veillee.games.sponsio.moves import AGAINST, BET, COMBAT, MODIFIER, PLAY, REVEAL, SWAP
from veillee.kernel import Match

encode = msgspec.json.encode
matches = st.tuples(st.integers(3, 4), st.integers(0, 10**6))


def random_match(seats: int, seed: int) -> Match:
    dice, match = Random(seed), veillee.Match(sponsio, seats=seats, seed=str(seed))
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def states(match: Match) -> list[sponsio.State]:
    return [match.fork(after).state for after in range(len(match) + 1)]


@settings(max_examples=25, deadline=None)
@given(matches)
@pytest.mark.rule("sponsio", "1.10")
def test_no_coin_is_ever_made_or_lost_and_nobody_owes_any(drawn: tuple[int, int]) -> None:
    for state in states(random_match(*drawn)):
        everywhere = [state.bank, *(player.coins for player in state.players)]
        areas = [player.area for player in state.players]
        assert sum(everywhere) + sum(areas) == ALL_COINS
        assert min(everywhere + areas) >= 0


@settings(max_examples=25, deadline=None)
@given(matches)
def test_every_card_is_always_in_exactly_one_place(drawn: tuple[int, int]) -> None:
    for state in states(random_match(*drawn)):
        places = [*state.talon, *state.trick]
        places += [card for trick in state.tricks for card in trick.cards]
        places += [card for player in state.players for card in player.hand + player.revealed]
        assert sorted(places) == sorted(deck(state.removed))


@settings(max_examples=25, deadline=None)
@given(matches)
@pytest.mark.rule("sponsio", "3.6", "3.7", "3.13")
def test_tickets_and_their_colours_are_never_doubled_and_somebody_bets(
    drawn: tuple[int, int],
) -> None:
    for state in states(random_match(*drawn)):
        bets = [[bet.ticket for bet in player.bets] for player in state.players]
        taken = [ticket for own in bets for ticket in own]
        assert len(taken) == len(set(taken))
        assert all(len(own) == len({COLOUR[ticket] for ticket in own}) <= 4 for own in bets)
        assert taken or state.phase == "betting"


@settings(max_examples=25, deadline=None)
@given(matches)
@pytest.mark.rule("sponsio", "6.4")
def test_whoever_did_not_follow_had_none_of_the_colour(drawn: tuple[int, int]) -> None:
    match = random_match(*drawn)
    for number, (seat, move) in enumerate(match.moves):
        before = match.fork(number).state
        if isinstance(move, sponsio.Play) and before.trick and move.card[0] != before.trick[0][0]:
            player = before.players[seat]
            assert before.trick[0][0] not in {card[0] for card in player.hand + player.revealed}


@settings(max_examples=25, deadline=None)
@given(matches)
@pytest.mark.rule("sponsio", "9.7")
def test_every_match_ends_within_its_bound_and_five_rounds(drawn: tuple[int, int]) -> None:
    match = random_match(*drawn)
    assert len(match) <= sponsio.bound(match.options, match.seats)
    assert match.state.round <= 5
    assert match.outcome is not None


@settings(max_examples=10, deadline=None)
@given(matches)
def test_a_record_replays_to_the_byte(drawn: tuple[int, int]) -> None:
    match = random_match(*drawn)
    again = veillee.replay(str(match.record), game=sponsio)
    assert encode(again.state) == encode(match.state)
    assert str(again.record) == str(match.record)


@settings(max_examples=10, deadline=None)
@given(matches, st.data())
def test_exactly_the_legal_moves_are_not_refused(
    drawn: tuple[int, int], data: st.DataObject
) -> None:
    match = random_match(*drawn)
    before = match.fork(data.draw(st.integers(0, len(match) - 1)))
    seat, state = before.to_act[0], before.state
    legal = before.legal(seat)
    assert len(legal) == len(set(legal))
    clauses, allowed = sponsio.rulebook.clauses(), set(legal)
    for move in well_formed_moves():
        refusal = sponsio.why_not(state, seat, move)
        assert (refusal is None) == (move in allowed)
        if refusal is not None:
            assert refusal.rule in clauses


def well_formed_moves() -> list[sponsio.Move]:
    moves: list[sponsio.Move] = [sponsio.Pass(), sponsio.Done()]
    moves += [sponsio.Collect(take=True), sponsio.Token("double"), sponsio.Token("coins")]
    for card in CARDS:
        moves += [REVEAL[card], PLAY[card], COMBAT[card]]
        moves += SWAP[card].values()
        moves += [move for offered in MODIFIER[card].values() for move in offered.values()]
    for doubled in (False, True):
        moves += [bet for offered in BET[doubled].values() for bet in offered]
        moves += AGAINST[doubled]
    return moves


@pytest.mark.parametrize("seats", [3, 4])
def test_the_clock_alone_brings_a_match_to_its_end(seats: int) -> None:
    match = veillee.Match(sponsio, seats=seats, seed="nobody is here")
    while match.to_act:
        seat = match.to_act[0]
        move = match.timeout(seat)
        assert move in match.legal(seat)
        match.play(seat, move)
    assert match.outcome is not None


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_that_happens_can_be_told(language: str) -> None:
    clauses = sponsio.rulebook.clauses(language)
    told = set()
    for seed in range(30):
        for event in (e for m in random_match(3 + seed % 2, seed)._past for e in m.events):
            assert event.rule in clauses
            assert sponsio.rulebook.tell(language, event.what)
            told.add(msgspec.to_builtins(event.what)["type"])
    messages = sponsio.rulebook.messages(language)
    assert {f"event-{kind}" for kind in told} <= messages
