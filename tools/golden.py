"""Make the golden records: matches that must replay to the byte for as long as their rules stand,
and beside them a digest of each game's component data.

What is there already is left alone: changing it means that the rules have changed, and then
`rules_version` must change too. Delete the old records and run `make golden`.
"""

from __future__ import annotations

import random
import tomllib
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

import veillee
from veillee.games import GAMES, load
from veillee.kernel import AnyGame

MOST_SEATS = 16
GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


class Data(msgspec.Struct, frozen=True):
    """A game's component data under one version of its rules."""

    rules: int
    digest: str


def main() -> None:
    for name in GAMES:
        game = load(name)
        for preset, options in game.presets.items():
            for seats in _some(game.seats):
                path = GOLDEN / name / f"{preset}-{seats}.jsonl"
                if not path.exists():
                    _write(path, _played(name, seats, options))
        kept = kept_data(name)
        if kept is None or kept.rules != game.rules_version:
            _write(_data_file(name), msgspec.json.encode(data_of(game)).decode() + "\n")


def data_of(game: AnyGame) -> Data:
    """The constants of `components.py`, the presets, and boards and other data in TOML files. The
    figures that stand beside a rule elsewhere are left to the golden records."""
    folder = game.rulebook.package
    constants = vars(import_module(f"{folder}.components")).items()
    tables = sorted(Path(str(files(folder))).rglob("*.toml"))
    data = {
        "seats": game.seats,
        "presets": game.presets,
        "components": {name: value for name, value in sorted(constants) if name.isupper()},
        "tables": {path.name: tomllib.loads(path.read_text("utf-8")) for path in tables},
    }
    written = msgspec.json.encode(_in_order(data))
    return Data(game.rules_version, sha256(written).hexdigest())


def kept_data(name: str) -> Data | None:
    """What was kept when the rules of the game were last changed."""
    path = _data_file(name)
    return msgspec.json.decode(path.read_bytes(), type=Data) if path.exists() else None


def _data_file(name: str) -> Path:
    return GOLDEN / name / "data.json"


def _in_order(value: Any) -> Any:
    """The value with its order in it: that of a dict may matter to a deal, that of a set cannot."""
    if isinstance(value, dict):
        return [[_in_order(key), _in_order(item)] for key, item in value.items()]
    if isinstance(value, frozenset):
        return sorted((_in_order(item) for item in value), key=repr)
    if isinstance(value, tuple | list | range):
        return [_in_order(item) for item in value]
    return value


def _some(seats: range) -> list[int]:
    """Fewest, most and one between; of a game for hundreds no more than fit a small file."""
    few = range(seats[0], min(seats[-1], MOST_SEATS) + 1)
    return sorted({few[0], few[len(few) // 2], few[-1]})


def _played(name: str, seats: int, options: object) -> str:
    match = veillee.Match(name, seats=seats, seed=f"golden {name} {seats}", options=options)
    dice = random.Random(match.seed)
    while match.to_act:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    return str(match.record)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    print(path.relative_to(GOLDEN))  # noqa: T201


if __name__ == "__main__":
    main()
