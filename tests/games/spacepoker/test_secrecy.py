"""What a seat may know, and the worlds it cannot tell from the truth."""

import random
from collections import Counter

import msgspec
import pytest

from tests.games.spacepoker.conftest import EVERY_TABLE, played
from tests.games.spacepoker.tables import table
from veillee.games import spacepoker as game
from veillee.games.spacepoker.components import FLEETS
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance

encode = msgspec.json.encode


def viewers(state: State) -> list[int | None]:
    return [None, *range(len(state.planets))]


@pytest.mark.rule("spacepoker", "2.2", "3.4", "5.1")
def test_an_imagined_world_looks_the_same_to_the_byte_and_its_ships_are_the_fleet(
    positions: list[State],
) -> None:
    for number, state in enumerate(positions):
        for seat in viewers(state):
            seen = game.view(state, seat)
            world = game.imagine(seen, Chance(f"{number} {seat}"))
            assert encode(game.view(world, seat)) == encode(seen)
            if state.phase != "over":
                lying = Counter(world.pot) + Counter(world.aside()) + Counter(sum(world.ships, ()))
                assert lying == Counter(FLEETS[state.options.fleet])


@pytest.mark.rule("spacepoker", "2.2", "3.4", "5.1")
def test_every_hidden_fact_varies_from_world_to_world(positions: list[State]) -> None:
    for state in random.Random("vary").sample(positions, 300):
        for seat in viewers(state):
            seen = game.view(state, seat)
            worlds = [game.imagine(seen, Chance(str(number))) for number in range(12)]
            for name in game.hidden(state, seat):
                assert len({encode(game.hidden(world, seat)[name]) for world in worlds}) > 1, name


@pytest.mark.rule("spacepoker", "2.2")
def test_moves_turns_and_the_clock_are_the_same_in_every_world(positions: list[State]) -> None:
    for state in positions[::3]:
        for seat in game.to_act(state):
            world = game.imagine(game.view(state, seat), Chance("clock"))
            assert game.to_act(world) == (seat,)
            assert game.legal(world, seat) == game.legal(state, seat)
            assert game.timeout(world, seat) == game.timeout(state, seat)


def test_play_goes_on_to_the_end_from_an_imagined_world(positions: list[State]) -> None:
    dice = random.Random("on")
    for state in dice.sample(positions, 100):
        seat = dice.choice(viewers(state))
        chance = Chance("on")
        world = game.imagine(game.view(state, seat), chance)
        while game.to_act(world):
            (turn,) = game.to_act(world)
            world, _ = game.play(world, turn, dice.choice(game.legal(world, turn)), chance)
        assert game.outcome(world)


@pytest.mark.rule("spacepoker", "3.3", "3.5")
def test_imagined_discards_and_draws_could_have_been_so(positions: list[State]) -> None:
    """Dealt again with the imagined ships, the same exchanges lead to the imagined world."""
    refilled = 0
    for number, state in enumerate(positions):
        if state.phase == "over":
            continue
        for seat in viewers(state):
            world = game.imagine(game.view(state, seat), Chance(f"{number} {seat}"))
            refilled += any(world.recycled)
            new_pot = Counter(
                ship
                for player in world.players
                if world.recycled[player]
                for ship in world.discarded[player]
            )
            draws = [ship for player in world.players for ship in world.drawn[player]]
            dealt_pot = 35 - 5 * len(world.players)
            if any(world.recycled):
                # Exactly what was laid aside is drawn or waits in the pot again.
                assert Counter(draws[dealt_pot:]) + Counter(world.pot) == new_pot
            for player in world.players:
                held, drawn = Counter(world.ships[player]), Counter(world.drawn[player])
                assert drawn <= held
                assert len(world.drawn[player]) == len(world.discarded[player])
    assert refilled > 100


@pytest.mark.rule("spacepoker", "3.4", "3.5")
def test_a_seat_knows_that_its_discards_may_have_come_to_others_after_a_refill() -> None:
    state = game.setup(game.Options(), 5, Chance("refill"))
    chance = Chance("more")
    for seat in range(5):
        move = game.Exchange(state.ships[seat][:3])
        state, _ = game.play(state, seat, move, chance)
    seen = game.view(state, 0)
    ship = seen.discarded[0]
    worlds = [game.imagine(seen, Chance(str(number))) for number in range(50)]
    # It is in the pot again, or somebody after the refill has it: never still aside.
    now = [Counter(world.ships[3] + world.ships[4] + world.pot)[ship] for world in worlds]
    assert min(now) >= seen.discarded.count(ship)
    assert len({world.pot.count(ship) for world in worlds}) > 1
    assert seen.aside == 6
    assert seen.recycled == (True, True, True, False, False)


@pytest.mark.rule("spacepoker", "5.1", "5.3")
@pytest.mark.parametrize("options", EVERY_TABLE)
def test_a_folded_hand_is_never_seen_by_anybody_else(options: game.Options) -> None:
    """The same match with other ships under a folded hand tells everyone else the same."""
    for match in played(options, 4, "folded", timid=True):
        state: State = match.state
        folded = [seat for seat in state.players if seat not in state.left]
        for seat in folded:
            other_ships = (*state.ships[:seat], ("probe",) * 5, *state.ships[seat + 1 :])
            other = msgspec.structs.replace(state, ships=other_ships)
            for viewer in viewers(state):
                if viewer != seat:
                    assert encode(game.view(other, viewer)) == encode(game.view(state, viewer))
            (turn,) = match.to_act
            for move in match.legal(turn)[:4]:
                _, told = game.play(state, turn, move, Chance("same"))
                _, told_otherwise = game.play(other, turn, move, Chance("same"))
                assert told == told_otherwise


@pytest.mark.rule("spacepoker", "2.2", "3.4")
@pytest.mark.parametrize("seats", game.seats)
def test_dealt_and_drawn_ships_are_told_to_their_seat_alone(seats: int) -> None:
    *_, match = played(game.presets["house"], seats, "private", timid=True)
    for viewer in (None, *range(seats)):
        for event in match.events(viewer):
            fact = msgspec.to_builtins(event.what)
            if fact["type"] in ("dealt", "drew"):
                assert fact["seat"] == viewer


@pytest.mark.rule("spacepoker", "5.1")
def test_what_was_shown_can_be_looked_at_during_the_next_round() -> None:
    here = table("ppsfc ssffc psfcm", rounds=2).play("raise 5", "call", "call")
    for seat in (None, 0, 1, 2):
        last = game.view(here.state, seat).last
        assert last is not None
        assert [(one.seat, one.hand) for one in last.shown] == [
            (0, "one-pair"),
            (1, "two-pairs"),
            (2, "five-different"),
        ]


@pytest.mark.rule("spacepoker", "5.1")
def test_when_the_match_is_over_no_unseen_ship_is_left_on_the_table() -> None:
    here = table("ppsfc ssffc mmmmm").play("raise 5", "fold", "fold")
    assert here.state.ended
    assert all(game.hidden(here.state, seat) == {} for seat in (None, 0, 1, 2))
    assert b"mothership" not in encode(here.state)
