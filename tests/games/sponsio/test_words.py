"""What the game says: nothing left over, and no notation or English inside French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import veillee
from tests.games.sponsio.tables import Table, table
from tools import rule_coverage
from veillee.games import sponsio
from veillee.games.sponsio import events
from veillee.games.sponsio.components import CARDS, COLOUR, ODDS, TOKENS
from veillee.games.sponsio.state import Ending
from veillee.kernel import Refusal

FOLDER = Path(sponsio.__file__).parent
BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "sponsio"
LANGUAGES = ("fr", "en")
# Of the kernel's chapter 0, and said there.
KERNELS = {"not-your-turn", "match-is-over"}


def ids(source: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


def spoken_by(source: str) -> set[str]:
    """The messages that other messages of the source speak through."""
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", source))


@cache
def refusals() -> dict[str, list[Refusal]]:
    """What is answered to all kinds of wrong moves, by message."""
    found: dict[str, list[Refusal]] = {}
    for position, text in seldom():
        refusal = sponsio.why_not(position.state, position.seat, sponsio.read(text))
        assert refusal
        found[refusal.message] = [refusal]
    for number in range(4):
        dice = Random(f"words {number}")
        match = veillee.Match(sponsio, seats=3 + number % 2, seed=str(number))
        while match.to_act:
            seat = match.to_act[0]
            for move in tried(dice):
                refusal = sponsio.why_not(match.state, seat, move)
                if refusal:
                    found.setdefault(refusal.message, []).append(refusal)
            match.play(seat, dice.choice(match.legal(seat)))
    return found


def seldom() -> Iterator[tuple[Table, str]]:
    """Positions that chance seldom brings about, and a wrong move in each."""
    doubled = ("reveal R9", "token double", *["pass"] * 3, "reveal R4")
    yield table().passes(15), "pass"
    broke = table(coins=(0, 9, 9, 9)).go("reveal R9")
    yield from ((broke, text) for text in ("bet V 2", "token double"))
    yield table(coins=(2, 9, 9, 9)).go(*doubled), "bet V 2 doubled"
    yield (
        table().go(*doubled, "bet V 2 doubled").passes(3).go("reveal R7"),
        "token modifier B3 V 3",
    )
    countered = ("reveal R9", "bet V 2", "reveal R1", "bet XVI > 0", "pass", "pass")
    yield table().go(*countered, "reveal R4"), "token modifier R7 V 3"
    yield table().go(*countered, "pass", "reveal R5"), "token modifier G1 XVI"


def tried(dice: Random) -> Iterator[sponsio.Move]:
    """Moves of every kind, most of them wrong."""

    def some(*values: object) -> str:
        return str(dice.choice(values))

    tickets, stakes = tuple(COLOUR), ("", "0", "2", "3", "7", "1-2", "1-4", "5+", "yes", "no")
    texts = ["pass", "done", "keep", some(*CARDS), some(*CARDS)]
    texts += [f"reveal {some(*CARDS)}", f"swap {some(*CARDS)} {some(*CARDS)}"]
    for _ in range(12):
        aim = some("", "", "> 0", "> 1", "> 2", "> 3", "> 7")
        texts.append(f"bet {some('XVI', *tickets)} {some(*stakes)} {aim} {some('', 'doubled')}")
        card, ticket = some("", *CARDS), some("", *tickets)
        texts.append(f"token {some(*TOKENS)} {card} {ticket} {some(*stakes)}")
    for token in TOKENS:
        texts += [f"token {token}", f"token {token} {some(*CARDS)}"]
    return map(sponsio.read, texts)


def test_every_refusal_happens() -> None:
    written = {message for _, message in rule_coverage.refusals("sponsio")}
    assert written - KERNELS == set(refusals()) - KERNELS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_shows_a_card_or_a_stake_as_it_is_typed(language: str) -> None:
    for refusal in (each for several in refusals().values() for each in several):
        text = refusal.text(language)
        assert not re.search(r"\b[GYBR]\d|\d[+-]\d|\d\+", text), text
        if language == "fr":
            typed = r"\b(yes|no|pass|reveal|bet|token|swap|done|collect|keep|doubled)\b"
            assert not re.search(typed, text), text


@pytest.mark.parametrize(
    ("language", "card", "cards"),
    [("fr", "le 2 bleu", "le 2 bleu, le 9 rouge"), ("en", "the blue 2", "the blue 2, the red 9")],
)
def test_a_card_is_named_so_that_its_number_is_no_count(
    language: str, card: str, cards: str
) -> None:
    played, dealt = events.CardPlayed(0, "B2"), events.HandDealt(0, ("B2", "R9"))
    assert sponsio.rulebook.tell(language, played).endswith(f" {card}.")
    assert sponsio.rulebook.tell(language, dealt).endswith(f": {cards}.")


@pytest.mark.parametrize(
    ("language", "none", "more"), [("fr", "aucun", "plus"), ("en", "no ", "more")]
)
@pytest.mark.parametrize("ticket", [ticket for ticket in ODDS if ticket != "XVI"])
def test_a_refusal_offers_the_stakes_that_the_ticket_has(
    ticket: str, language: str, none: str, more: str
) -> None:
    text = sponsio.rulebook.say(language, "offered", ticket=ticket)
    stakes = [str(stake) for stake in ODDS[ticket]]  # type: ignore[index]
    if stakes == ["yes", "no"]:
        assert text.endswith(", ou non" if language == "fr" else ", or not")
        return
    numbers = [number for stake in stakes for number in re.findall(r"[1-9]", stake)]
    assert re.findall(r"\d", text) == numbers
    assert (none in text, more in text) == ("0" in stakes, any("+" in stake for stake in stakes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_game_is_said(language: str) -> None:
    source = (FOLDER / f"messages.{language}.ftl").read_text("utf-8")
    structs = [kind for kind in vars(events).values() if hasattr(kind, "__struct_config__")]
    tags = [kind.__struct_config__.tag for kind in structs]
    said = {
        *("title", "tagline", "about", "move-forms"),
        *(message for _, message in rule_coverage.refusals("sponsio")),
        *(f"event-{tag}" for tag in tags if tag),
        *(f"ended-{ending}" for ending in get_args(Ending)),
        *(f"name-{card}" for card in CARDS),
        *(f"name-{stake}".replace("+", "-") for odds in ODDS.values() for stake in odds),
        *spoken_by(source),
    }
    assert [message for message in ids(source) if message not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_board_is_said(language: str) -> None:
    source = (BOARD / f"messages.{language}.ftl").read_text("utf-8")
    files = [path for kind in ("*.ts", "*.svelte", "*.json") for path in BOARD.glob(kind)]
    code = "\n".join(path.read_text("utf-8") for path in files)
    literal = set(re.findall(r"['\"`]([a-z][\w-]*)['\"`]", code)) | spoken_by(source)
    # Put together in the code: `board-fact-${suit}`.
    put_together = re.findall(r"`([a-z][a-z-]*-)\$\{", code)
    house = ("about", "minute-", "option-", "preset-")
    unsaid = [
        message
        for message in ids(source)
        if message not in literal and not message.startswith((*put_together, *house))
    ]
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_is_worded_twice(language: str) -> None:
    source = (BOARD / f"messages.{language}.ftl").read_text("utf-8")
    assert [message for message in ids(source) if message.startswith("event-")] == []


@pytest.mark.parametrize(
    ("language", "stake", "told"),
    [("fr", "5+", "5 ou plus"), ("en", "5+", "5 or more"), ("fr", "1-2", "1 ou 2")],
)
def test_a_stake_is_told_by_its_name(language: str, stake: str, told: str) -> None:
    bet = events.BetPlaced(0, "VI", stake, doubled=False, paid=1)
    assert sponsio.rulebook.tell(language, bet).endswith(f": {told}.")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "La place 1 parie que la place 2 perdra un pari."),
        ("en", "Seat 1 bets that seat 2 will lose a bet."),
    ],
)
def test_where_nobody_has_a_name_seats_are_counted(language: str, told: str) -> None:
    counter = events.CounterBetPlaced(1, 2, doubled=False, paid=1)
    assert sponsio.rulebook.tell(language, counter) == told
