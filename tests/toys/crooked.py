"""Crooked versions of the toy games, each with one fault that the contract must catch."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tests.toys import higher, sealed
from veillee.kernel import AnyGame, Chance, Event, Outcome, Refusal, Rulebook, Step, Value


def _variant(game: Any = higher, **changes: Any) -> AnyGame:
    names = {name: getattr(game, name) for name in dir(game) if not name.startswith("__")}
    return cast(AnyGame, SimpleNamespace(**{**names, **changes}))


def overheard(game: Any, *kinds: str) -> AnyGame:
    """A game in which everybody is told events of these kinds, whomever they concern."""

    def play(state: Any, seat: int, move: Any, chance: Chance) -> Step:
        after, events = game.play(state, seat, move, chance)
        return Step(
            after,
            tuple(
                Event(e.rule, e.what) if e.what.__struct_config__.tag in kinds else e
                for e in events
            ),
        )

    return _variant(game, play=play)


# Of Higher, in which one plays after the other --------------------------------------------------


class LeakyView(higher.View):
    others: tuple[tuple[int, ...], ...] = ()


def view_with_a_leak() -> AnyGame:
    """Every hand is in everybody's view, and `imagine` faithfully uses what the view tells."""

    def view(state: higher.State, seat: int | None) -> LeakyView:
        honest = msgspec.structs.asdict(higher.view(state, seat))
        return LeakyView(**honest, others=state.hands)

    def imagine(view: LeakyView, chance: Chance) -> higher.State:
        honest = higher.imagine(view, chance)
        held = [card for hand in view.others for card in hand]
        pile = chance.shuffle(c for c in higher.DECK if c not in held and c not in view.played)
        return msgspec.structs.replace(honest, hands=view.others, pile=tuple(pile))

    return _variant(View=LeakyView, view=view, imagine=imagine)


def plain_that_is_another_move() -> AnyGame:
    """What is called the same in a plain manner is another card."""
    return _variant(plain=lambda move: higher.Play(17 - move.card))


def imagine_that_peeks() -> AnyGame:
    """`imagine` remembers the true state behind the view, and returns it half of the time."""
    truths: dict[bytes, higher.State] = {}

    def view(state: higher.State, seat: int | None) -> higher.View:
        seen = higher.view(state, seat)
        truths.setdefault(msgspec.json.encode(seen), state)
        return seen

    def imagine(view: higher.View, chance: Chance) -> higher.State:
        truth = truths[msgspec.json.encode(view)]
        return truth if chance.below(2) else higher.imagine(view, chance)

    return _variant(view=view, imagine=imagine)


def imagine_that_forgets() -> AnyGame:
    """`imagine` deals cards that have been seen already."""

    def imagine(view: higher.View, chance: Chance) -> higher.State:
        blind = msgspec.structs.replace(view, hand=(), hand_sizes=view.hand_sizes)
        return higher.imagine(msgspec.structs.replace(blind, seat=None), chance)

    return _variant(imagine=imagine)


def event_with_a_leak() -> AnyGame:
    """Everybody is told which card was drawn."""
    return overheard(higher, "drew")


def refusal_with_a_leak() -> AnyGame:
    """The list of legal moves depends on what another player holds."""

    def legal(state: higher.State, seat: int) -> list[higher.Play]:
        moves = higher.legal(state, seat)
        return moves[::-1] if 16 in state.hands[seat - 1] else moves

    return _variant(legal=legal)


def legal_that_omits() -> AnyGame:
    """`legal` leaves out a move that `why_not` allows."""

    def legal(state: higher.State, seat: int) -> list[higher.Play]:
        moves = higher.legal(state, seat)
        return moves[:-1] if len(moves) > 1 else moves

    return _variant(legal=legal)


def chance_from_elsewhere() -> AnyGame:
    """Setup has dice of its own."""
    draws = iter(range(10**9))

    def setup(options: higher.Options, seats: int, chance: Chance) -> higher.State:
        return higher.setup(options, seats, Chance(f"own dice {next(draws)}"))

    return _variant(setup=setup)


def endless() -> AnyGame:
    """A card that has been played comes back to the hand."""

    def play(state: higher.State, seat: int, move: higher.Play, chance: Chance) -> Step:
        after, events = higher.play(state, seat, move, chance)
        return Step(msgspec.structs.replace(after, hands=state.hands), events)

    return _variant(play=play)


def team_that_parts() -> AnyGame:
    """All are of one team, and come in one after the other."""
    return _variant(teams=lambda state: (0,) * len(state.hands))


class Shrugged(Value, tag="shrugged"):
    seat: int


class PlayedSomething(Value, tag="played"):
    seat: int


def event_without_words() -> AnyGame:
    """Something happens that no catalogue has words for."""

    def play(state: higher.State, seat: int, move: higher.Play, chance: Chance) -> Step:
        after, events = higher.play(state, seat, move, chance)
        return Step(after, (*events, Event("1.2", Shrugged(seat))))

    return _variant(play=play)


def event_with_a_field_missing() -> AnyGame:
    """The words ask which card was played, and the event does not say."""

    def play(state: higher.State, seat: int, move: higher.Play, chance: Chance) -> Step:
        after, (_, *events) = higher.play(state, seat, move, chance)
        return Step(after, (Event("1.2", PlayedSomething(seat)), *events))

    return _variant(play=play)


def event_with_a_wrong_clause() -> AnyGame:
    def play(state: higher.State, seat: int, move: higher.Play, chance: Chance) -> Step:
        after, events = higher.play(state, seat, move, chance)
        return Step(after, tuple(Event("1.9", e.what, e.audience) for e in events))

    return _variant(play=play)


def words_with_a_wrong_variable() -> AnyGame:
    """In French only, and only for seat 3, where there is one."""
    words = "{ $seat ->\n    [3] { $name }\n   *[other] La place { $seat }\n} joue le { $card }."
    return _variant(rulebook=_reworded("fr", "event-played", words))


def words_in_one_language() -> AnyGame:
    return _variant(rulebook=_reworded("en", "event-drew", None))


def _reworded(language: str, message: str, words: str | None) -> Rulebook:
    """The rulebook with one message said otherwise in one language, or not at all."""
    rulebook = Rulebook(higher.__package__)
    catalogue = rulebook._words
    kernel, own = catalogue._sources[language]
    kept = [line for line in own.splitlines() if not line.startswith(f"{message} =")]
    kept += [] if words is None else [f"{message} = {words}"]
    catalogue._sources[language] = [kernel, "\n".join(kept)]
    return rulebook


def ending_without_words() -> AnyGame:
    def outcome(state: higher.State) -> Outcome | None:
        ended = higher.outcome(state)
        return ended and msgspec.structs.replace(ended, reason="ended-somehow")

    return _variant(outcome=outcome)


def ending_with_a_wrong_clause() -> AnyGame:
    def outcome(state: higher.State) -> Outcome | None:
        ended = higher.outcome(state)
        return ended and msgspec.structs.replace(ended, rule="2.1")

    return _variant(outcome=outcome)


def _refusing(rule: str, message: str, **args: str | int) -> AnyGame:
    """Whoever does not hold a card is refused with this."""

    def why_not(state: higher.State, seat: int, move: higher.Play) -> Refusal | None:
        refusal = higher.why_not(state, seat, move)
        wrong = refusal and refusal.message == "not-in-hand"
        return higher.rulebook.refuse(rule, message, **args) if wrong else refusal

    return _variant(why_not=why_not)


def refusal_with_a_wrong_clause() -> AnyGame:
    return _refusing("9.9", "not-in-hand", card=3)


def refusal_without_words() -> AnyGame:
    return _refusing("1.2", "not-there", card=3)


def refusal_with_a_missing_argument() -> AnyGame:
    return _refusing("1.2", "not-in-hand")


def refusal_with_an_argument_too_many() -> AnyGame:
    return _refusing("1.2", "not-in-hand", card=3, hand="1, 7, 9")


# Of Sealed, in which all answer at once --------------------------------------------------------


def deal_with_a_leak() -> AnyGame:
    """Everybody is told which cards everybody is dealt: drawn in the move, known to no world."""
    return overheard(sealed, "dealt")


def deal_with_one_card_open() -> AnyGame:
    """Of each new hand everybody is told one card."""

    def play(state: sealed.State, seat: int, move: Any, chance: Chance) -> Step:
        after, events = sealed.play(state, seat, move, chance)
        shown = [
            Event("1.4", sealed.Dealt(e.what.seat, e.what.cards[:1]))
            for e in events
            if isinstance(e.what, sealed.Dealt)
        ]
        return Step(after, (*events, *shown))

    return _variant(sealed, play=play)


def awaited_that_tells_the_truth() -> AnyGame:
    """Who has answered already is known to all who look at the table."""
    return _variant(sealed, awaited=lambda state, viewer: sealed.to_act(state))


def awaited_that_forgets_oneself() -> AnyGame:
    """Whoever has answered is told that he is awaited."""
    return _variant(sealed, awaited=lambda state, viewer: sealed.awaited(state, None))


def awaited_after_the_end() -> AnyGame:
    return _variant(sealed, awaited=lambda state, viewer: tuple(range(len(state.points))))


def answer_with_a_sound() -> AnyGame:
    """Everybody is told that somebody has answered, though nobody may see it."""

    def play(state: sealed.State, seat: int, move: Any, chance: Chance) -> Step:
        after, events = sealed.play(state, seat, move, chance)
        return Step(after, (Event("1.2", sealed.Revealed(state.round, ())), *events))

    return _variant(sealed, play=play)


class ViewOfAnswers(sealed.View):
    answered: tuple[bool, ...] = ()


def choice_with_a_leak() -> AnyGame:
    """Everybody may see who has answered, and is told with which card as well."""

    def view(state: sealed.State, seat: int | None) -> ViewOfAnswers:
        honest = msgspec.structs.asdict(sealed.view(state, seat))
        return ViewOfAnswers(**honest, answered=tuple(a is not None for a in state.answers))

    def imagine(view: ViewOfAnswers, chance: Chance) -> sealed.State:
        world = sealed.imagine(view, chance)
        drawn = [chance.choice((sealed.NONE, *hand)) for hand in world.hands]
        guesses = [view.answer if s == view.seat else guess for s, guess in enumerate(drawn)]
        answers = zip(guesses, view.answered, strict=True)
        return msgspec.structs.replace(
            world, answers=tuple(guess if answered else None for guess, answered in answers)
        )

    def play(state: sealed.State, seat: int, move: Any, chance: Chance) -> Step:
        after, events = sealed.play(state, seat, move, chance)
        cards = (move.card,) if isinstance(move, sealed.Seal) else ()
        return Step(after, (Event("1.2", sealed.Revealed(seat, cards)), *events))

    def hidden(state: sealed.State, seat: int | None) -> dict[str, Any]:
        return {name: fact for name, fact in sealed.hidden(state, seat).items() if fact is not None}

    return _variant(
        sealed,
        View=ViewOfAnswers,
        view=view,
        imagine=imagine,
        hidden=hidden,
        play=play,
        awaited=lambda state, viewer: sealed.to_act(state),
    )


def legal_that_counts_answers() -> AnyGame:
    """The order of one's legal moves shows whether somebody else has answered."""

    def legal(state: sealed.State, seat: int) -> list[Any]:
        moves = sealed.legal(state, seat)
        return moves[::-1] if any(state.answers[:seat]) else moves

    return _variant(sealed, legal=legal)


def legal_that_forgets_a_kind() -> AnyGame:
    """`legal` never offers to hold back, which `why_not` allows."""

    def legal(state: sealed.State, seat: int) -> list[Any]:
        return [move for move in sealed.legal(state, seat) if isinstance(move, sealed.Seal)]

    def timeout(state: sealed.State, seat: int) -> Any:
        return legal(state, seat)[0]

    return _variant(sealed, legal=legal, timeout=timeout)
