"""Moves of every kind that a game's type allows, whether or not anybody made or was offered one."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from typing import Any

from msgspec import inspect, to_builtins

from veillee.contract.sampling import moments
from veillee.kernel import AnyGame
from veillee.kernel.understanding import understand

OF_EACH_KIND = 100
FEW = range(41)
"""A range of numbers as small as this is drawn from as it is, others by what was met."""


def well_formed_moves(game: AnyGame, matches: list[Any]) -> list[Any]:
    """Moves of every member of `Move`, from the types of its fields and values met in matches."""
    dice = random.Random("well formed")
    draw = Drawing(dice, values_met(matches))
    moves = dict.fromkeys(move for match in matches for _, move in match.moves)
    made = dict.fromkeys(dice.sample(list(moves), min(len(moves), OF_EACH_KIND)))
    for kind in kinds_of_move(game):
        for _ in range(OF_EACH_KIND):
            try:
                made[understand(game, draw.value(kind, ""))] = None
            except ValueError:
                continue  # fields that are each well formed, but not together
    return list(made)


def played_and_not(moves: list[Any], matches: list[Any]) -> tuple[list[Any], list[Any]]:
    """The moves of kinds that were played, and those of kinds that nobody played."""
    played = {type(move) for match in matches for _, move in match.moves}
    return (
        [move for move in moves if type(move) in played],
        [move for move in moves if type(move) not in played],
    )


def kinds_of_move(game: AnyGame) -> list[Any]:
    found = inspect.type_info(game.Move)
    return list(found.types) if isinstance(found, inspect.UnionType) else [found]


def values_met(matches: list[Any]) -> dict[str, list[Any]]:
    """Numbers and texts met in moves and views, by the name of the field they stood in."""
    met: dict[str, dict[Any, None]] = defaultdict(dict)

    def gather(name: str, value: Any) -> None:
        if isinstance(value, dict):
            for inner, part in value.items():
                gather(inner, part)
        elif isinstance(value, list | tuple):
            for part in value:
                gather(name, part)
        elif isinstance(value, int | str) and not isinstance(value, bool):
            met[name][value] = None

    for match in matches:
        for _, move in match.moves:
            gather("", to_builtins(move))
        for moment in moments(match, 3):
            for viewer in (0, None):
                gather("", to_builtins(moment.view(viewer), str_keys=True))
    return {name: list(values) for name, values in met.items()}


class Drawing:
    """Draws values of a type, as JSON has them."""

    def __init__(self, dice: random.Random, met: dict[str, list[Any]]) -> None:
        self.dice, self.met = dice, met
        self.texts = list(dict.fromkeys(v for vs in met.values() for v in vs if type(v) is str))

    def value(self, kind: inspect.Type, name: str) -> Any:
        match kind:
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return self.dice.random() < 0.5
            case inspect.LiteralType(values=values):
                return self.dice.choice(values)
            case inspect.UnionType(types=types):
                return self.value(self.dice.choice(types), name)
            case inspect.IntType():
                return self.number(kind, name)
            case inspect.StrType():
                return self.text(kind, name)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                fewest, most = kind.min_length or 0, min(kind.max_length or 4, 4)
                return [self.value(item, name) for _ in range(self.dice.randint(fewest, most))]
            case inspect.TupleType(item_types=items):
                return [self.value(item, name) for item in items]
            case inspect.StructType():
                # What may be left out is left out half of the time: few moves have everything.
                fields = {
                    field.encode_name: self.value(field.type, field.encode_name)
                    for field in kind.fields
                    if field.required or self.dice.random() < 0.5
                }
                return {**({kind.tag_field: kind.tag} if kind.tag_field else {}), **fields}
        raise NotImplementedError(f"draw values of {kind} here")

    def number(self, kind: inspect.IntType, name: str) -> int:
        low, high = kind.ge or 0, kind.le if kind.le is not None else 10**6
        met = [n for n in self.met.get(name, ()) if type(n) is int and low <= n <= high]
        if high - low in FEW or not met or self.dice.random() < 0.1:
            return self.dice.randint(low, high)
        return self.dice.choice(met)

    def text(self, kind: inspect.StrType, name: str) -> str:
        """One met in a field of the name, or of the type."""
        for texts in (self.met.get(name, ()), self.texts):
            fitting = [t for t in texts if type(t) is str and fits(t, kind)]
            if fitting and self.dice.random() < 0.8:
                break
        return self.dice.choice(fitting) if fitting else ""


def fits(text: str, kind: inspect.StrType) -> bool:
    longest = kind.max_length if kind.max_length is not None else len(text)
    return len(text) <= longest and bool(re.search(kind.pattern or "", text))
