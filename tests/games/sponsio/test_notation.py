"""Moves as short text and as JSON."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.games import sponsio
from veillee.games.sponsio.components import CARDS, COLOUR, TOKENS

card = st.sampled_from(CARDS)
ticket = st.sampled_from(list(COLOUR))
stake = st.sampled_from(["0", "7", "12", "1-4", "6-7", "5+", "yes", "no"])
every_move = st.one_of(
    st.just(sponsio.Pass()),
    st.just(sponsio.Done()),
    st.builds(sponsio.Reveal, card),
    st.builds(sponsio.Play, card),
    st.builds(sponsio.Swap, card, card),
    st.builds(sponsio.Collect, st.booleans()),
    st.builds(
        sponsio.Bet, ticket, st.none() | stake, st.booleans(), st.none() | st.integers(0, 99)
    ),
    st.builds(
        sponsio.Token, st.sampled_from(TOKENS), st.none() | card, st.none() | ticket,
        st.none() | stake,
    ),
)  # fmt: skip


@given(every_move)
def test_every_move_is_read_as_it_was_written(move: sponsio.Move) -> None:
    assert sponsio.read(sponsio.write(move)) == move
    assert sponsio.read(f"  {sponsio.write(move).upper().replace(' ', '  ')} ") == move


@given(every_move)
def test_every_move_comes_back_from_json(move: sponsio.Move) -> None:
    decoded: sponsio.Move = msgspec.json.decode(msgspec.json.encode(move), type=sponsio.Move)
    assert decoded == move


@pytest.mark.parametrize(
    ("text", "wire"),
    [
        ("pass", {"type": "pass"}),
        ("reveal R9", {"type": "reveal", "card": "R9"}),
        ("bet V 2", {"type": "bet", "ticket": "V", "stake": "2"}),
        ("bet V 2 doubled", {"type": "bet", "ticket": "V", "stake": "2", "doubled": True}),
        ("bet XVI > 2", {"type": "bet", "ticket": "XVI", "target": 2}),
        ("token combat R9", {"type": "token", "token": "combat", "card": "R9"}),
        ("token double", {"type": "token", "token": "double"}),
        (
            "token modifier R3 V 1",
            {"type": "token", "token": "modifier", "card": "R3", "ticket": "V", "stake": "1"},
        ),
        ("token coins", {"type": "token", "token": "coins"}),
        ("swap R3 G7", {"type": "swap", "give": "R3", "take": "G7"}),
        ("done", {"type": "done"}),
        ("R9", {"type": "play", "card": "R9"}),
        ("collect", {"type": "collect", "take": True}),
        ("keep", {"type": "collect", "take": False}),
    ],
)
def test_the_notation_and_the_wire_form_say_the_same(text: str, wire: dict[str, object]) -> None:
    move = sponsio.read(text)
    assert msgspec.to_builtins(move) == wire
    assert msgspec.convert(wire, sponsio.Move) == move
    assert sponsio.write(move) == text


@pytest.mark.parametrize("text", ["bet xvi>2", "BET XVI >2", " bet  XVI >  2 "])
def test_spaces_and_capitals_do_not_matter(text: str) -> None:
    assert sponsio.write(sponsio.read(text)) == "bet XVI > 2"


@pytest.mark.parametrize(
    "text",
    ["", "R0", "Z9", "R9 R8", "reveal", "bet", "bet XVII", "bet V >", "bet V > 100", "bet V > 01",
     "bet V 2 2", "token", "token gold", "swap R1", "pass done", "bet V doubled 2",
     "reveal Ｒ9", "> 2"],
)  # fmt: skip
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not a move of Sponsio"):
        sponsio.read(text)


@pytest.mark.parametrize(
    "wire",
    [
        {"type": "play", "card": "R9\n"},
        {"type": "play", "card": "R10"},
        {"type": "bet", "ticket": "XVII", "stake": "2"},
        {"type": "bet", "ticket": "V", "stake": "six"},
        {"type": "bet", "ticket": "V", "stake": "2\n"},
        {"type": "bet", "ticket": "V", "stake": ""},
        {"type": "bet", "ticket": "XVI", "target": 100},
        {"type": "bet", "ticket": "XVI", "target": -1},
        {"type": "collect"},
        {"type": "pass", "card": "R9"},
    ],
)
def test_garbage_is_refused_by_decoding(wire: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wire, sponsio.Move)


@given(st.text())
def test_reading_anything_gives_a_move_or_a_value_error(text: str) -> None:
    try:
        move = sponsio.read(text)
    except ValueError:
        return
    assert sponsio.read(sponsio.write(move)) == move
