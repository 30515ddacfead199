"""Conditions: one list for what is legal and for why something is not."""

from tests.toys import higher
from veillee.kernel import Condition, all_hold, first_broken, passing

SMALL: Condition[int, int] = Condition("1.1", "too-large", lambda most, number: number <= most)
EVEN: Condition[int, int] = Condition("1.2", "odd", lambda _, number: number % 2 == 0)
BOTH = (SMALL, EVEN)


def test_what_passes_fulfils_every_condition() -> None:
    assert list(passing(BOTH, 6, range(10))) == [0, 2, 4, 6]


def test_without_conditions_everything_passes() -> None:
    assert list(passing((), 6, [9, 3])) == [9, 3]


def test_all_hold_only_where_none_is_broken() -> None:
    assert all_hold(BOTH, 6, 4)
    assert not all_hold(BOTH, 6, 5)


def test_the_first_broken_condition_refuses() -> None:
    refusal = first_broken(higher.rulebook, BOTH, 6, 9)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("1.1", "too-large")


def test_nothing_refuses_where_all_hold() -> None:
    assert first_broken(higher.rulebook, BOTH, 6, 4) is None


def test_a_refusal_speaks_of_what_broke_the_condition() -> None:
    held: Condition[tuple[int, ...], int] = Condition(
        "2.2", "not-held", lambda hand, card: card in hand, lambda _, card: {"card": card}
    )
    refusal = first_broken(higher.rulebook, (held,), (1, 7), 2)
    assert refusal is not None
    assert refusal.args == {"card": 2}
