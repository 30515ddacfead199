"""What a seat knows, and the worlds it cannot tell from the truth."""

from collections import Counter
from itertools import permutations
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import veillee
from tests.games.sponsio.tables import late, table
from veillee.games import sponsio
from veillee.games.sponsio.imagining import deals
from veillee.kernel import Chance, Match

encode = msgspec.json.encode


def match_at(seats: int, seed: int, moves: int) -> Match:
    """A random match after so many moves, or at its end."""
    dice, match = Random(seed), veillee.Match(sponsio, seats=seats, seed=str(seed))
    for _ in range(moves):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


positions = st.builds(match_at, st.integers(3, 4), st.integers(0, 10**6), st.integers(0, 150))


def test_a_seat_sees_its_own_hand_and_a_watcher_none() -> None:
    state = table().state
    assert sponsio.view(state, 1).hand == state.players[1].hand
    assert sponsio.view(state, None).hand == ()


def test_a_view_holds_no_card_of_another_hand() -> None:
    state = table().state
    text = encode(sponsio.view(state, 1)).decode()
    others = [card for seat in (0, 2, 3) for card in state.players[seat].hand]
    assert not any(f'"{card}"' in text for card in others)


@settings(max_examples=60, deadline=None)
@given(positions)
def test_an_imagined_world_looks_the_same_to_the_byte(match: Match) -> None:
    for viewer in (None, *range(match.seats)):
        seen = match.view(viewer)
        for sample in range(3):
            world = sponsio.imagine(seen, Chance(f"world {sample}"))
            assert encode(sponsio.view(world, viewer)) == encode(seen)


@settings(max_examples=60, deadline=None)
@given(positions)
def test_what_a_seat_may_do_is_told_by_its_view_alone(match: Match) -> None:
    state = match.state
    for seat in range(match.seats):
        world = sponsio.imagine(match.view(seat), Chance("world"))
        assert sponsio.to_act(world) == sponsio.to_act(state)
        assert sponsio.legal(world, seat) == sponsio.legal(state, seat)
        for move in (sponsio.read("pass"), sponsio.read("R9"), sponsio.read("swap G1 G2")):
            true, imagined = (sponsio.why_not(at, seat, move) for at in (state, world))
            assert true == imagined
        if seat in match.to_act:
            assert sponsio.timeout(world, seat) == sponsio.timeout(state, seat)


@settings(max_examples=60, deadline=None)
@given(positions)
def test_imagined_hands_respect_sizes_known_cards_and_missing_colours(match: Match) -> None:
    for viewer in (None, *range(match.seats)):
        seen = match.view(viewer)
        world = sponsio.imagine(seen, Chance("world"))
        dealt = [card for player in world.players for card in player.hand]
        assert len(dealt) == len(set(dealt))
        assert set(dealt) == {card for player in match.state.players for card in player.hand}
        for player, known in zip(world.players, seen.players, strict=True):
            assert len(player.hand) == known.hand_size
            assert set(known.known) <= set(player.hand)
            assert not {card[0] for card in player.hand} & set(known.missing)


@settings(max_examples=30, deadline=None)
@given(positions)
def test_play_goes_on_to_the_end_from_an_imagined_world(match: Match) -> None:
    state, chance = sponsio.imagine(match.view(0), Chance("world")), Chance("play")
    for _ in range(sponsio.bound(match.options, match.seats)):
        if not sponsio.to_act(state):
            break
        seat = sponsio.to_act(state)[0]
        state = sponsio.play(state, seat, chance.choice(sponsio.legal(state, seat)), chance).state
    assert sponsio.outcome(state) is not None


@settings(max_examples=30, deadline=None)
@given(positions)
def test_every_hidden_fact_is_otherwise_in_some_imagined_world(match: Match) -> None:
    for viewer in (None, *range(match.seats)):
        seen = match.view(viewer)
        for name in sponsio.hidden(match.state, viewer):
            worlds = (sponsio.imagine(seen, Chance(f"{name} {sample}")) for sample in range(400))
            first = sponsio.hidden(next(worlds), viewer)[name]
            assert any(sponsio.hidden(world, viewer)[name] != first for world in worlds)


def test_the_only_card_left_is_no_secret() -> None:
    at = late("Y4", "Y3", "Y2", "Y1").go("Y4")
    assert sponsio.hidden(at.state, 0).keys() == {"hand of 1", "hand of 2", "hand of 3"}
    at.go("Y3")
    assert sponsio.hidden(at.state, 0) == {"hand of 2": ["Y2"], "hand of 3": ["Y1"]}
    at.go("Y2")
    assert sponsio.hidden(at.state, 0) == {}


@pytest.mark.rule("sponsio", "6.9")
def test_a_colour_not_followed_tells_who_holds_the_last_of_another() -> None:
    # Seat 1 does not follow red, so that of R1, R7 and Y1 it must have the yellow one.
    at = late("R1 R9", "Y1 Y2", "R3 R7", "R4 Y4")
    assert sponsio.hidden(at.state, 3).keys() == {"hand of 0", "hand of 1", "hand of 2"}
    at.go("R9", "Y2", "R3", "R4")
    assert sponsio.hidden(at.state, 3).keys() == {"hand of 0", "hand of 2"}
    seen = sponsio.view(at.state, 3)
    worlds = [sponsio.imagine(seen, Chance(f"{sample}")) for sample in range(50)]
    assert {world.players[1].hand for world in worlds} == {("Y1",)}
    assert {world.players[0].hand for world in worlds} == {("R1",), ("R7",)}


def test_deals_are_counted_as_by_hand() -> None:
    # Three hands of eight of 24 cards: 24! / 8!³.
    assert deals((), (8, 8, 8)) == 9_465_511_770
    # Two cards of a colour that seat 0 lacks, two others, two hands of two: one deal.
    assert deals(((2, (False, True)),), (2, 2)) == 1
    # One such card: seat 1 has it, and one of the three others beside it.
    assert deals(((1, (False, True)),), (2, 2)) == 3


def test_all_deals_that_agree_with_the_view_are_equally_likely() -> None:
    # Seat 0 did not follow red, nor seat 1 yellow.
    at = late("Y1 Y2 Y4 Y6", "R1 B1 R3 B4", "Y3 B2 R2 Y5", "G1 G2 R4 B3")
    at.state = msgspec.structs.replace(at.state, seat=3, leader=3)
    at.go("R4", "Y4", "R3", "R2")
    at.state = msgspec.structs.replace(at.state, seat=0, leader=0)
    seen = sponsio.view(at.go("Y6", "B4", "Y5", "B3").state, 3)
    assert [player.missing for player in seen.players] == [("R",), ("Y",), (), ("Y",)]
    possible = {
        (frozenset(order[:2]), frozenset(order[2:4]))
        for order in permutations(("R1", "Y1", "Y2", "Y3", "B1", "B2"))
        if "R1" not in order[:2] and not {"Y1", "Y2", "Y3"} & set(order[2:4])
    }
    drawn = Counter(
        tuple(frozenset(player.hand) for player in world.players[:2])
        for world in (sponsio.imagine(seen, Chance(f"{n}")) for n in range(400 * len(possible)))
    )
    assert set(drawn) == possible
    assert all(300 < count < 500 for count in drawn.values())
