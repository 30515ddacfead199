"""What is printed on the components of a game, for its board: the page knows no figure by heart.

The `page.py` in a game's folder has it: each constant that is declared there with its type goes
into web/src/games/<game>/components.gen.ts, and so do the types that it names.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as mi

from tools.page_types import HEAD, Writer


def components(game: str) -> str:
    module = import_module(f"veillee.games.{game}.page")
    named = literals(module)
    writer = Writer(named={frozenset(get_args(kind)): name for name, kind in named.items()})
    constants = [
        _constant(name, writer.type(mi.type_info(kind)), getattr(module, name))
        for name, kind in get_type_hints(module).items()
        if name.isupper() and not name.startswith("_")
    ]
    types = [f"export type {name} = {_names(kind)}" for name, kind in named.items()]
    return "\n".join([HEAD, *types, "", *filter(None, [writer.text()]), *constants])


def literals(module: ModuleType) -> dict[str, Any]:
    return {name: kind for name, kind in vars(module).items() if get_origin(kind) is Literal}


def _names(literal: Any) -> str:
    return " | ".join(f"'{name}'" for name in get_args(literal))


def _constant(name: str, kind: str, value: Any) -> str:
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    lasting = f"readonly {kind}" if kind.endswith("[]") else kind
    return f"export const {name}: {lasting} = {text}\n"
