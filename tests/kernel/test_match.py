"""A match: playing, refusing, taking back, forking."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.toys import higher
from veillee.contract.sampling import encoded, random_match
from veillee.games import ergo, spacepoker


@pytest.fixture
def match() -> veillee.Match:
    match = veillee.Match("ergo", seed="a match")
    match.play(0, "e5")
    return match


@pytest.mark.parametrize(
    "move",
    [
        ergo.Place("f5"),
        {"type": "place", "cell": "f5"},
        '{"type":"place","cell":"f5"}',
        b'{"type":"place","cell":"f5"}',
        "f5",
        " F5 ",
    ],
)
def test_a_move_may_be_a_value_its_json_form_or_its_notation(
    match: veillee.Match, move: Any
) -> None:
    match.play(1, move)
    assert match.moves[-1] == (1, ergo.Place("f5"))


def refusal(match: veillee.Match, seat: int, move: Any) -> veillee.Refusal:
    found = match.why_not(seat, move)
    assert found
    return found


@pytest.mark.rule("kernel", "0.1")
@pytest.mark.parametrize("seat", [-1, 2, None, "0", 0.0, True, 10**30])
def test_only_a_seat_at_the_match_may_play(match: veillee.Match, seat: Any) -> None:
    with pytest.raises(veillee.Refused) as refused:
        match.play(seat, "f5")
    assert refused.value.rule == "0.1"


@pytest.mark.rule("kernel", "0.1")
def test_a_watcher_sees_and_does_not_play(match: veillee.Match) -> None:
    assert match.view(None).seat is None
    nobody: Any = None
    assert refusal(match, nobody, "f5").rule == "0.1"


@pytest.mark.rule("kernel", "0.2")
def test_a_seat_waits_for_its_turn(match: veillee.Match) -> None:
    assert refusal(match, 0, "f5").rule == "0.2"
    assert match.legal(0) == []


@pytest.mark.rule("kernel", "0.3")
def test_nobody_plays_once_the_match_is_over() -> None:
    match = random_match(higher, 3, higher.Options(), "over")
    for seat in range(3):
        assert match.why_not(seat, "1").rule == "0.3"


@pytest.mark.rule("kernel", "0.4")
@pytest.mark.parametrize(
    "move",
    [
        "e",
        "e10",
        "k1",
        "e5-",
        {"type": "place"},
        {"type": "place", "cell": "f5", "face": "lion"},
        {"type": "place", "cell": 5},
        {"type": "place", "cell": "f5\n"},
        {"cell": "f5"},
        ergo.Place("zz"),
        higher.Play(3),
        "x" * 100_000,
        10**4000,
    ],
)
def test_what_is_no_move_of_the_game_is_refused(match: veillee.Match, move: Any) -> None:
    refused = refusal(match, 1, move)
    assert refused.rule == "0.4"
    assert len(refused.text("fr")) < 300


def deep(levels: int) -> Any:
    nested: Any = "f5"
    for _ in range(levels):
        nested = {"type": nested}
    return nested


def test_a_move_nested_a_hundred_thousand_deep_is_refused_like_any_other(
    match: veillee.Match,
) -> None:
    assert refusal(match, 1, deep(100_000)).rule == "0.4"
    assert refusal(match, 1, '{"type":' * 900 + "1" + "}" * 900).rule == "0.4"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(json_values, st.integers() | st.none() | st.text(max_size=3))
def test_any_garbage_is_refused_with_a_clause_and_words(move: Any, seat: Any) -> None:
    match = veillee.Match("ergo", seed="garbage")
    refusal = match.why_not(seat, move)
    if refusal is None:
        assert seat == 0
        assert ergo.read(move)
    else:
        assert refusal.rule in match.game.rulebook.clauses()
        assert refusal.text("fr") != refusal.text("en")


@pytest.mark.rule("kernel", "0.5")
def test_a_refused_move_changes_nothing_and_says_why_in_both_languages(
    match: veillee.Match,
) -> None:
    before = str(match.record)
    with pytest.raises(veillee.Refused) as refused:
        match.play(1, "e5")
    assert str(match.record) == before
    assert refused.value.rule == "3.4"
    assert refused.value.text("en") == "There is already a piece on e5: choose a free cell."
    assert refused.value.text("fr") == "Il y a déjà une pièce en e5 : choisissez une case libre."


def test_what_was_offered_before_the_last_move_is_judged_anew(match: veillee.Match) -> None:
    assert ergo.Place("f5") in match.legal(1)
    match.play(1, "f5")
    with pytest.raises(veillee.Refused):
        match.play(0, "f5")
    match.undo()
    match.undo()
    assert ergo.Place("e5") in match.legal(0)
    match.play(0, "e5")
    with pytest.raises(veillee.Refused):
        match.play(1, "e5")


def test_what_one_seat_is_offered_is_not_offered_to_another(match: veillee.Match) -> None:
    move = match.legal(1)[0]
    with pytest.raises(veillee.Refused):
        match.play(0, move)


def test_adding_to_the_offered_moves_allows_nothing(match: veillee.Match) -> None:
    match.legal(1).append(ergo.Place("e5"))
    with pytest.raises(veillee.Refused):
        match.play(1, "e5")


def test_a_game_that_fails_half_way_leaves_the_match_and_its_chance_as_they_were() -> None:
    match = veillee.Match(higher, seats=2, seed="fails")
    before, position = encoded(match.state), match._chance.position

    def broken_play(state: Any, seat: int, move: Any, chance: veillee.Chance) -> Any:
        chance.word()
        raise RuntimeError("a bug in a game")

    broken: Any = type("Broken", (), {**vars(higher), "play": staticmethod(broken_play)})
    match.game = broken
    with pytest.raises(RuntimeError):
        match.play(0, match.state.hands[0][0].__str__())
    assert encoded(match.state) == before
    assert match._chance.position == position


@pytest.mark.rule("kernel", "0.7")
def test_undo_goes_back_to_the_byte_chance_included() -> None:
    match = random_match(higher, 4, higher.Options(), "undo")
    states = [encoded(match.fork(after).state) for after in range(len(match) + 1)]
    positions = [match.fork(after)._chance.position for after in range(len(match) + 1)]
    while len(match):
        match.undo()
        assert encoded(match.state) == states[len(match)]
        assert match._chance.position == positions[len(match)]
    with pytest.raises(veillee.Refused) as refused:
        match.undo()
    assert refused.value.rule == "0.7"


@pytest.mark.rule("kernel", "0.7")
def test_what_chance_gave_comes_again_after_undo() -> None:
    match = random_match(higher, 4, higher.Options(), "again")
    whole, last = str(match.record), match.moves[-3:]
    for _ in last:
        match.undo()
    for seat, move in last:
        match.play(seat, move)
    assert str(match.record) == whole


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that keep the last three states, and one in four of those before."""
    monkeypatch.setattr("veillee.kernel.match.RECENT", 3)
    monkeypatch.setattr("veillee.kernel.match.SPACING", 4)


@pytest.mark.usefixtures("forgetful")
def test_a_long_match_keeps_its_last_states_and_some_of_those_before() -> None:
    match = random_match(spacepoker, 3, spacepoker.presets["house"], "long", upto=20)
    kept = [number for number, m in enumerate(match._past, start=1) if m.state is not None]
    assert kept == [4, 8, 12, 16, 18, 19, 20]


@pytest.mark.parametrize("game", [higher, ergo, spacepoker])
def test_a_state_that_was_let_go_comes_back_to_the_byte_chance_included(
    game: Any, request: pytest.FixtureRequest
) -> None:
    whole = random_match(game, game.seats[-1], game.Options(), "let go", upto=60)
    request.getfixturevalue("forgetful")
    match = random_match(game, game.seats[-1], game.Options(), "let go", upto=60)
    assert str(match.record) == str(whole.record)
    for seat in (None, *range(match.seats)):
        assert match.events(seat) == whole.events(seat)
    for after in range(len(whole) + 1):
        for twin in (match.fork(after), match.fork().fork(after)):
            there = whole.fork(after)
            assert str(twin.record) == str(there.record)
            assert twin.to_act == there.to_act
            assert twin._chance.position == there._chance.position
    while len(match):
        match.undo()
        whole.undo()
        assert str(match.record) == str(whole.record)
        assert match._chance.position == whole._chance.position


@pytest.mark.usefixtures("forgetful")
def test_a_match_taken_back_beyond_what_it_kept_plays_on_as_before() -> None:
    match = random_match(spacepoker, 2, spacepoker.presets["house"], "back and on")
    whole, made = str(match.record), match.moves
    fork = match.fork()
    for back in (5, 9, len(made)):
        for _ in range(back):
            match.undo()
        for seat, move in made[len(match) :]:
            match.play(seat, move)
        assert str(match.record) == whole
    assert str(fork.fork(len(made)).record) == whole


def test_a_fork_has_all_that_its_match_has() -> None:
    match = random_match(higher, 3, higher.Options(), "fork", upto=4)
    fork = match.fork()
    assert {name: getattr(fork, name) for name in vars(match) if name != "_chance"} == {
        name: value for name, value in vars(match).items() if name != "_chance"
    }
    assert fork.chance_drawn == match.chance_drawn


def test_a_fork_and_its_match_go_their_own_ways() -> None:
    match = random_match(higher, 3, higher.Options(), "fork", upto=4)
    before = str(match.record)
    fork = match.fork()
    seat = fork.to_act[0]
    fork.play(seat, fork.legal(seat)[0])
    assert str(match.record) == before
    assert len(fork) == len(match) + 1
    assert isinstance(fork, veillee.Match)


def test_a_fork_may_start_at_any_moment() -> None:
    match = random_match(higher, 3, higher.Options(), "any moment")
    for after in range(len(match) + 1):
        fork = match.fork(after)
        for seat, move in match.moves[after:]:
            fork.play(seat, move)
        assert encoded(fork.state) == encoded(match.state)
    with pytest.raises(veillee.Refused):
        match.fork(len(match) + 1)


def test_a_private_event_reaches_its_seat_only() -> None:
    drew = []
    for number in range(30):
        match = random_match(higher, 3, higher.Options(), f"ace {number}")
        for seat in (0, 1, 2, None):
            events = match.events(seat)
            drew += [(seat, e.audience) for e in events if isinstance(e.what, higher.Drew)]
    assert drew
    assert all(audience == (seat,) for seat, audience in drew)


@pytest.mark.parametrize("seats", [1, 3, 0, -2, "2", None.__class__, 2.0])
def test_a_wrong_number_of_seats_is_an_error_that_says_which_are_right(seats: Any) -> None:
    with pytest.raises(veillee.SetupError, match="Number of players: 2") as caught:
        veillee.Match("ergo", seats=seats)
    assert "Nombre de joueurs : 2" in caught.value.text("fr")


@pytest.mark.parametrize(
    "options", [{"swop": True}, {"swap": "yes"}, {"swap": 1}, {1: 2}, ["swap"], "swap"]
)
def test_wrong_options_are_an_error_that_says_which_there_are(options: Any) -> None:
    with pytest.raises(veillee.SetupError, match="swap, touch_move"):
        veillee.Match("ergo", options=options)


def test_an_unknown_game_is_an_error_that_says_which_there_are() -> None:
    with pytest.raises(veillee.SetupError, match="ergo") as caught:
        veillee.Match("chess")
    assert "Choisissez parmi" in caught.value.text("fr")


def test_a_seed_is_made_up_where_none_is_given() -> None:
    assert veillee.Match("ergo").seed != veillee.Match("ergo").seed
