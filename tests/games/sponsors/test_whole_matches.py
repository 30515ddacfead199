"""Whole matches: they end, nothing is lost on the way, and nothing hangs on one board."""

import random
import re
from collections.abc import Iterator
from time import process_time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import veillee
from tests.games.sponsors.situations import ON_THE_OVAL, OVAL, TEAMS
from veillee.games import sponsors
from veillee.games.sponsors import events
from veillee.games.sponsors.circuit import search
from veillee.games.sponsors.components import CATEGORIES
from veillee.games.sponsors.places import blocks, by_place, reach

BOOK = sponsors.Options()
TABLES = [
    (2, BOOK),
    (3, BOOK),
    (4, BOOK),
    (4, sponsors.Options(teams=True)),
    (2, ON_THE_OVAL),
    (3, ON_THE_OVAL),
    (4, TEAMS),
]


def states(seats: int, options: sponsors.Options, seed: int) -> Iterator[sponsors.State]:
    """A match played at random, state by state."""
    match = veillee.Match(sponsors, seats, f"whole {seed}", options)
    dice = random.Random(seed)
    yield match.state
    while match.to_act:
        (seat,) = match.to_act
        match.play(seat, dice.choice(match.legal(seat)))
        yield match.state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_play_comes_to_an_end_by_arrival(seats: int, options: sponsors.Options) -> None:
    *_, last = states(seats, options, 1)
    assert last.ended == "arrival"
    outcome = sponsors.outcome(last)
    assert outcome is not None
    assert len(outcome.ranks) == seats


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), table=st.sampled_from(TABLES))
def test_no_workshop_card_is_ever_lost_or_doubled(
    seed: int, table: tuple[int, sponsors.Options]
) -> None:
    for state in states(*table, seed):
        for number, category in enumerate(CATEGORIES):
            cards = state.piles[number]
            cards += "".join(car.hand[number] + car.played[number] for car in state.cars)
            assert "".join(sorted(cards)) == state.board.values(category, len(state.cars))


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), table=st.sampled_from(TABLES))
def test_no_sponsor_card_is_ever_lost_or_doubled(
    seed: int, table: tuple[int, sponsors.Options]
) -> None:
    for state in states(*table, seed):
        cards = state.sponsor_pile + "".join(car.sponsors for car in state.cars)
        assert sorted(cards) == sorted("bry" * state.board.cards.sponsors)
        assert all(len(car.sponsors) <= 3 or state.stage == "discard" for car in state.cars)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), table=st.sampled_from(TABLES))
def test_money_comes_from_sponsors_and_goes_into_cards_and_energy(
    seed: int, table: tuple[int, sponsors.Options]
) -> None:
    match = veillee.Match(sponsors, table[0], f"money {seed}", table[1])
    dice, prices = random.Random(seed), match.state.board.money
    wealth = sum(car.money for car in match.state.cars)
    while match.to_act and match.state.stage not in ("transfer", "drive"):
        (seat,) = match.to_act
        happened = match.play(seat, dice.choice(match.legal(seat)))
        for event in happened:
            match event.what.__struct_config__.tag:
                case "sold":
                    wealth += event.what.millions
                case "bought":
                    wealth -= prices.workshop_card
                case "energy":
                    wealth -= event.what.points * prices.energy_point
        assert wealth == sum(car.money for car in match.state.cars)
        assert min(car.money for car in match.state.cars) >= 0


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), table=st.sampled_from(TABLES))
def test_what_a_seat_remembers_is_true(seed: int, table: tuple[int, sponsors.Options]) -> None:
    """One of the worlds that a seat takes for possible is always the true one."""
    for state in states(*table, seed):
        for number, seats in enumerate(state.memory):
            hands = ["".join(sorted(c.hand[number] + c.played[number])) for c in state.cars]
            truth = [state.piles[number], *hands]
            for worlds in seats:
                assert any(agrees(world.split("|"), truth) for world in worlds)


def agrees(world: list[str], truth: list[str]) -> bool:
    (pile, *hands), (true_pile, *true_hands) = world, truth
    return all(a in ("?", b) for a, b in zip(pile, true_pile, strict=True)) and all(
        len(a) == len(b) and set(a) - {"?"} <= set(b)
        for a, b in zip(hands, true_hands, strict=True)
    )


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), table=st.sampled_from(TABLES))
def test_two_cars_never_share_a_square_and_energy_keeps_its_bounds(
    seed: int, table: tuple[int, sponsors.Options]
) -> None:
    for state in states(*table, seed):
        on_track = [square for square in state.at if square & 3]
        assert len(set(on_track)) == len(on_track)
        assert all(square in state.board.circuit.marks for square in on_track)
        assert all(0 <= car.energy <= 10 for car in state.cars)
        assert len(by_place(state.at)) + len(state.finished) == len(state.at)


def test_a_car_alone_reaches_every_square_ahead_within_its_lanes() -> None:
    circuit = sponsors.BOARDS["grand-prix"].circuit
    at = (circuit.squares["9b"], circuit.squares["1b"], circuit.squares["2a"], 0)
    levels = reach(circuit, at, 0)
    # Rank 10 from the middle lane: all three; and so on for each of seven ranks.
    assert [len(level) for level in levels] == [0, 3, 3, 3, 3, 3, 3, 3]


def test_ways_past_other_cars_agree_with_trying_every_path() -> None:
    """The search by ranks against a walk along all paths, one by one, on random tracks."""
    dice = random.Random("paths")
    circuit = OVAL.circuit
    squares = [square for square in circuit.marks if 15 <= square >> 2 <= 30]
    for _ in range(150):
        at = tuple(dice.sample(squares, 4))
        expected = [{to for to, d in walks(at[0], set(at[1:])) if d == depth} for depth in DEPTHS]
        while expected and not expected[-1]:
            expected.pop()
        assert [set(level) for level in reach(circuit, at, 0)[1:]] == expected


DEPTHS = range(1, 8)


def walks(square: int, others: set[int], depth: int = 0) -> Iterator[tuple[int, int]]:
    """Every square on every path, with its distance: clauses 8.1 and 8.2 to the letter."""
    if depth:
        yield square, depth
    rank, lane = square >> 2, 3 - square % 4
    for aside in (-1, 0, 1) if depth < DEPTHS[-1] else ():
        beside, ahead = 4 * rank + 3 - (lane + aside), 4 * (rank + 1) + 3 - lane
        to = beside + 4
        is_square = 0 <= lane + aside <= 2 and to in OVAL.circuit.marks
        between_two = aside and beside in others and ahead in others
        if is_square and to not in others and not between_two:
            yield from walks(to, others, depth + 1)


def test_blocking_agrees_with_trying_every_path() -> None:
    """Clause 6.11 by its words, on random tracks of seven ranks, where all walks are complete."""
    dice = random.Random("blocks")
    for first_rank in (8, 15, 21, 17):
        squares = [s for s in OVAL.circuit.marks if first_rank <= s >> 2 <= first_rank + 5]
        for _ in range(200):
            at = tuple(dice.sample(squares, 4))
            me, others = at[0], at[1:]
            # Farther behind, or on the same rank and farther out.
            behind = [s for s in others if (s >> 2, s & 3) < (me >> 2, me & 3)]
            expected = any(
                not passes(square, {*others, me} - {square}, me >> 2)
                and passes(square, {*others} - {square}, me >> 2)
                for square in behind
            )
            assert blocks(OVAL.circuit, at, 0) == expected


def passes(square: int, others: set[int], rank: int) -> bool:
    return any(to >> 2 > rank for to, _ in walks(square, others))


def test_a_state_is_json_and_comes_back_the_same() -> None:
    for state in states(4, sponsors.Options(teams=True), 3):
        again = msgspec.json.decode(msgspec.json.encode(state), type=sponsors.State)
        assert again == state


def test_everything_that_can_happen_has_words_in_both_languages() -> None:
    facts = [f for f in vars(events).values() if getattr(f, "__module__", "") == events.__name__]
    tags = {fact.__struct_config__.tag for fact in facts}
    assert len(tags) == len(facts) > 20
    for language in ("fr", "en"):
        assert {f"event-{tag}" for tag in tags} <= sponsors.rulebook.messages(language)


NOTATION = re.compile(r"\b\d+[abc]\b")
ENGLISH = re.compile(
    r"\b(roll|skip|pass|spin|drive|sell|buy|board|advance|energy|transfer|finish)\b"
)


def test_refusals_and_events_are_said_in_words_without_notation() -> None:
    """Whatever one tries in a match, one is answered as people speak, in either language."""
    match, dice = veillee.Match(sponsors, 3, "words", BOOK), random.Random("words")
    tried = {"roll", "skip", "pass", "spin 4", "spin 0 tyres", "sell blue", "energy 9", "buy tyres"}
    tried |= {"advance 3", "discard red", "transfer 4", "exchange tyres 3 board", "advance 12b"}
    said: dict[str, set[str]] = {"fr": set(), "en": set()}
    while match.to_act:
        (seat,) = match.to_act
        moves = [*tried, *(f"drive engine {n} {dice.randint(1, 85)}b" for n in (1, 5))]
        refusals = [match.why_not(s, move) for s in range(3) for move in moves]
        told = match.play(seat, dice.choice(match.legal(seat)))
        for language, texts in said.items():
            texts |= {refusal.text(language) for refusal in refusals if refusal}
            texts |= {sponsors.rulebook.tell(language, event.what) for event in told}
    assert min(map(len, said.values())) > 200
    assert [t for texts in said.values() for t in texts if NOTATION.search(t)] == []
    assert [text for text in said["fr"] if ENGLISH.search(text)] == []


def test_finding_where_a_car_can_go_takes_well_under_a_millisecond() -> None:
    dice = random.Random("quick")
    squares = [square for square in OVAL.circuit.marks if square >> 2 <= 20]
    tracks = [tuple(dice.sample(squares, 4)) for _ in range(300)]
    start = process_time()
    for here, *others in tracks:
        search(OVAL.circuit, here, tuple(others))
    assert (process_time() - start) / len(tracks) < 0.001
