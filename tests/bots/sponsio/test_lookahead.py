"""What is tried in a betting turn is what the readable rules make of it."""

from random import Random

import msgspec
import pytest

from tests.bots.sponsio.rounds import random_round
from veillee.bots.sponsio.lookahead import act
from veillee.bots.sponsio.plans import NO_ACTION, Plan, action_of, as_records, is_tempting
from veillee.bots.sponsio.reading import whole_round
from veillee.bots.sponsio.thinking import free_tickets
from veillee.games import sponsio
from veillee.games.sponsio import Bet, Move
from veillee.games.sponsio.state import State
from veillee.kernel import Chance


def betting_turn(random: Random) -> State:
    """Somebody has shown his card, among bets, tokens and coins of any kind."""
    state = random_round(random)
    return msgspec.structs.replace(
        state,
        # One bet a turn: nobody has four before the last turn is over.
        players=tuple(
            msgspec.structs.replace(player, bets=player.bets[:3]) for player in state.players
        ),
        phase="betting",
        seat=random.randrange(len(state.players)),
        turn=random.randint(1, 4),
        acting=True,
        combat=None,
    )


def tried(state: State) -> list[Move]:
    view = sponsio.view(state, state.seat)
    legal = sponsio.legal(state, state.seat)
    return [move for move in legal if isinstance(move, Bet) or is_tempting(view, move)]


@pytest.mark.parametrize("seed", range(60))
def test_an_action_does_what_the_move_does(seed: int) -> None:
    state = betting_turn(Random(seed))
    view = sponsio.view(state, state.seat)
    for move in tried(state):
        here, action = whole_round(state), action_of(view, move)
        (plan,) = as_records([Plan(action, goes_on=False)])
        free = act(here, state.seat, plan, free_tickets(view))
        after = sponsio.play(state, state.seat, move, Chance("")).state
        wanted = whole_round(after)
        for name, found, expected in zip(here._fields, here, wanted, strict=True):
            assert found.tolist() == expected.tolist(), (name, sponsio.write(move))
        assert free == free_tickets(sponsio.view(after, state.seat))


def test_every_kind_of_action_is_compared() -> None:
    kinds = {
        action_of(sponsio.view(state, state.seat), move).what
        for state in (betting_turn(Random(seed)) for seed in range(60))
        for move in tried(state)
    }
    assert kinds == set(range(7)) - {NO_ACTION.what}
