"""Whole matches: what must hold at every move of any of them."""

import random
import re
from importlib.resources import files

import msgspec
import pytest

import veillee
from tests.games.spacepoker.conftest import EVERY_TABLE, played
from tests.games.spacepoker.tables import table
from veillee.games import spacepoker as game
from veillee.games.spacepoker import events
from veillee.games.spacepoker.components import ALL_POINTS, SHIPS
from veillee.games.spacepoker.moves import CALL, FOLD, RAISE, Exchange
from veillee.games.spacepoker.state import State

CLAUSES = game.rulebook.clauses()


@pytest.mark.parametrize("seats", game.seats)
@pytest.mark.parametrize("options", EVERY_TABLE)
def test_a_match_ends_within_its_bound_and_replays_to_the_byte(
    options: game.Options, seats: int
) -> None:
    for seed in range(3):
        *_, match = played(options, seats, str(seed), timid=seed == 1)
        assert match.outcome
        assert len(match) <= game.bound(match.options, seats)
        again = veillee.replay(str(match.record), game=game)
        assert msgspec.json.encode(again.state) == msgspec.json.encode(match.state)


def test_a_state_reads_back_from_json(positions: list[State]) -> None:
    for state in positions[::5]:
        assert msgspec.json.decode(msgspec.json.encode(state), type=game.State) == state
        seen = game.view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=game.View) == seen


def test_legal_moves_are_exactly_those_that_nothing_forbids(positions: list[State]) -> None:
    dice = random.Random("any")
    for state in positions[::2]:
        for seat in game.to_act(state):
            legal = game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            assert game.timeout(state, seat) in legal
            anything: list[game.Move] = [FOLD, CALL, *RAISE]
            anything += [
                Exchange(tuple(dice.choices(SHIPS, k=dice.randrange(6)))) for _ in range(30)
            ]
            for move in anything:
                refusal = game.why_not(state, seat, move)
                assert (refusal is None) == (move in legal), game.write(move)
                if refusal:
                    assert refusal.rule in CLAUSES


def test_nobody_else_may_move(positions: list[State]) -> None:
    for state in positions[::10]:
        for seat in range(len(state.planets)):
            if seat not in game.to_act(state):
                assert game.legal(state, seat) == []
                refusal = game.why_not(state, seat, FOLD)
                assert refusal is not None
                assert refusal.rule == "0.2"


def test_everything_that_happens_can_be_told_in_both_languages() -> None:
    happened = {
        event
        for number, options in enumerate(EVERY_TABLE)
        for seats in game.seats
        for match in list(played(options, seats, f"tell {number}", timid=bool(number % 2)))[-1:]
        for seat in (None, *range(seats))
        for event in match.events(seat)
    }
    tied = table("ppsfc ppsfc", pot="ssf", discards="m -").play("raise 7", "call")
    shared = table("ppsfc ppsfc").play("raise 7", "call")
    short = table("ppsfc psfcm", (4, 116), ante=3, rounds=9).play("raise 1", "call")
    happened |= {*tied.events, *shared.events, *short.events}
    structs = [fact for fact in vars(events).values() if isinstance(fact, type(msgspec.Struct))]
    kinds = {fact for fact in structs if fact.__struct_config__.tag}
    assert {type(event.what) for event in happened} == kinds
    for event in dict.fromkeys(happened):
        assert event.rule in CLAUSES
        assert game.rulebook.tell("fr", event.what) != game.rulebook.tell("en", event.what)


@pytest.mark.parametrize("reason", ["ended-rounds", "ended-planets"])
def test_every_ending_has_its_words(reason: str) -> None:
    assert game.rulebook.say("fr", reason) != game.rulebook.say("en", reason)


def test_both_rulebooks_have_the_same_clauses_and_both_catalogues_the_same_messages() -> None:
    french, english = game.rulebook.clauses("fr"), game.rulebook.clauses("en")
    assert list(french) == list(english)
    assert [c.explains for c in french.values()] == [c.explains for c in english.values()]
    assert game.rulebook.messages("fr") == game.rulebook.messages("en")


def test_every_message_named_in_the_code_is_in_the_catalogue() -> None:
    folder = files(game.__name__)
    for file in folder.iterdir():
        if file.name.endswith(".py"):
            code = file.read_text("utf-8")
            for rule, message in re.findall(r'refuse\(\s*"([\d.]+)", "([a-z-]+)"', code):
                assert rule in CLAUSES
                assert message in game.rulebook.messages("fr")


def test_every_move_is_written_and_read_back_exactly() -> None:
    dice = random.Random("notation")
    moves: list[game.Move] = [FOLD, CALL, *RAISE, Exchange(())]
    moves += [Exchange(tuple(dice.choices(SHIPS, k=k))) for k in range(1, 6) for _ in range(50)]
    for move in moves:
        assert game.read(game.write(move)) == move
        assert game.read(f"  {game.write(move).upper().replace(' ', '   ')} ") == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=game.Move) == move


def test_the_order_in_which_exchanged_ships_are_named_means_nothing() -> None:
    move = msgspec.convert(
        {"type": "exchange", "cards": ["mothership", "probe", "shuttle"]}, game.Move
    )
    assert move == game.read("x shuttle probe mothership")
    assert game.write(move) == "x probe shuttle mothership"


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "x - -", "x probe -", "x moon", "x" + 6 * " probe", "fold 1", "check"),
        *("raise", "raise -1", "raise 1.5", f"raise {ALL_POINTS + 1}", "raise ٣", "raise 0006"),
    ],
)
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        game.read(text)


@pytest.mark.parametrize(
    "move",
    [
        {"type": "exchange"},
        {"type": "exchange", "cards": ["moon"]},
        {"type": "exchange", "cards": ["probe"] * 6},
        {"type": "exchange", "cards": "probe"},
        {"type": "raise"},
        {"type": "raise", "to": -1},
        {"type": "raise", "to": 301},
        {"type": "raise", "to": 2.5},
        {"type": "raise", "to": True},
        {"type": "fold", "why": "tired"},
        {"type": "check"},
    ],
)
def test_garbage_is_refused_as_no_move_at_all(move: dict[str, object]) -> None:
    match = veillee.Match(game, seats=2, seed="garbage")
    refusal = match.why_not(0, move)
    assert refusal is not None
    assert refusal.rule == "0.4"
