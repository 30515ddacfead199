"""What a game's values have from the two bases, without saying so."""

from __future__ import annotations

import gc

import msgspec
import pytest

from veillee.kernel import Input, Value


class Card(Value, tag="card"):
    suit: str


class Play(Input, tag="play"):
    card: str


def test_a_value_is_never_changed() -> None:
    card = Card("red")
    with pytest.raises(AttributeError):
        card.suit = "blue"  # type: ignore[misc]


def test_a_value_is_equal_to_another_with_the_same_in_it_and_can_be_a_key() -> None:
    assert {Card("red"): 1}[Card("red")] == 1


@pytest.mark.parametrize("value", [Card("red"), Play("red")])
def test_the_collector_does_not_look_at_values(value: Value) -> None:
    assert not gc.is_tracked(value)


def test_a_field_that_an_input_does_not_have_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `colour`"):
        msgspec.json.decode(b'{"type": "play", "card": "red", "colour": 1}', type=Play)


def test_a_value_that_is_only_read_may_have_grown() -> None:
    assert msgspec.json.decode(b'{"type": "card", "suit": "red", "new": 1}', type=Card).suit
