"""What the commands that set up matches have in common: options, levels, numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from veillee.cli.troubles import Misuse
from veillee.kernel import AnyGame, Chance, SetupError

BOT_SEEDS = 2**31


def read_options(game: AnyGame, preset: str | None, texts: Sequence[str]) -> Any:
    """The options of a preset, changed by texts such as `swap=true`."""
    names = list(game.presets)
    if preset is not None and preset not in names:
        raise Misuse("unknown-preset", preset=preset, game=game.id, known=", ".join(names))
    chosen = msgspec.to_builtins(game.presets[preset or names[0]])
    try:
        return msgspec.convert({**chosen, **dict(map(_pair, texts))}, game.Options, strict=False)
    except msgspec.ValidationError:
        known = ", ".join(field.encode_name for field in msgspec.structs.fields(game.Options))
        raise SetupError(
            "wrong-options", game=game.id, options=", ".join(texts), known=known
        ) from None


def _pair(text: str) -> tuple[str, Any]:
    name, given, value = text.partition("=")
    if not name or not given:
        raise Misuse("option-needs-value", text=text)
    if value[:1] in ("[", "{"):
        try:
            return name, msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise Misuse("option-needs-value", text=text) from None
    return name, value


def names_in(text: str) -> list[str]:
    """A comma list, as typed."""
    return [name.strip() for name in text.split(",") if name.strip()]


def check_seconds(seconds: float | None) -> None:
    if seconds is not None and not (math.isfinite(seconds) and seconds > 0):
        raise Misuse("seconds-not-positive", seconds=str(seconds))


def check_positive(option: str, number: int | None) -> None:
    if number is not None and number < 1:
        raise Misuse("number-not-positive", option=option, number=str(number))


def bot_seed(seed: str, *what: str | int) -> int:
    """A seed for a bot's own dice, apart from the match's chance."""
    return Chance(seed, ("bot", *map(str, what))).below(BOT_SEEDS)
