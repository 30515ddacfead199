"""What hard imagines that the others hold."""

from itertools import count

import msgspec
import pytest

from tests.bots.spacepoker.rounds import HOUSE, match_of
from tests.games.spacepoker.tables import ships
from veillee.bots.budget import Budget
from veillee.bots.spacepoker.beliefs import Beliefs
from veillee.bots.spacepoker.players import Hard
from veillee.bots.spacepoker.worlds import BATCH, MOST_WORLDS, imagine_worlds
from veillee.games import spacepoker
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance


def test_the_number_of_worlds_is_bounded_by_the_clock() -> None:
    view = match_of(4, "clock", HOUSE).view(0)
    ticks = count()
    # A clock that moves a second at every look: after the start, two looks fit into 5 seconds.
    worlds = imagine_worlds(view, Beliefs(), Budget(5.0, lambda: float(next(ticks)), share=0.6), 1)
    assert len(worlds.weight) == 3 * BATCH
    stopped = imagine_worlds(view, Beliefs(), Budget(0.0, lambda: 0.0), 1)
    assert len(stopped.weight) == BATCH
    endless = imagine_worlds(view, Beliefs(), Budget(1.0, lambda: 0.0), 1)
    assert len(endless.weight) == MOST_WORLDS


def test_hard_thinks_by_its_clock() -> None:
    match = match_of(3, "betting", HOUSE)
    for seat in range(3):
        match.play(seat, "x -")
    looks = count()

    def now() -> float:
        return float(next(looks))

    class Reader(Hard):
        doubt = 1.0

    Reader(1, 0.5, now).choose(match.view(0), match.legal(0))
    assert next(looks) == 2  # at the start, and once to be told to stop


def test_worlds_hold_only_ships_that_the_bot_has_not_seen() -> None:
    """With all seven motherships in sight nobody else is imagined to hold five different."""
    state: State = spacepoker.setup(HOUSE, 3, Chance("seen"))
    held = (ships("mmmmm"), *state.ships[1:])
    exchanged = (2, 0, 0)
    discarded = (ships("mm"), (), ())
    state = msgspec.structs.replace(
        state, ships=held, exchanged=exchanged, discarded=discarded, phase="betting"
    )
    worlds = imagine_worlds(spacepoker.view(state, 0), Beliefs(), Budget(1.0, lambda: 0.0), 3)
    assert worlds.hands.max() < worlds.own
    assert worlds.weight.sum() == pytest.approx(1)


def test_who_keeps_all_ships_is_imagined_stronger_than_who_exchanges_three() -> None:
    match = match_of(3, "counts", HOUSE)
    match.play(0, "x -")
    match.play(1, "x -")
    three = next(move for move in match.legal(2) if len(move.cards) == 3)
    match.play(2, three)
    worlds = imagine_worlds(match.view(0), Beliefs(), Budget(1.0, lambda: 0.0), 3)
    kept, exchanged = worlds.weight @ worlds.worth
    assert kept > exchanged + 0.2
