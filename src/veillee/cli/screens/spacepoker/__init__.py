"""Spacepoker's table in words: planets and bets, the middle, one's ships, and the last showing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veillee.games.spacepoker import View, rulebook
from veillee.games.spacepoker.components import SIZE, Planets, Ship
from veillee.games.spacepoker.hands import Hand
from veillee.games.spacepoker.looking_back import RoundView
from veillee.words import Catalogue

WORDS: Final = Catalogue([__package__])

# Drawn beside their names, larger ships larger; whoever listens has the names.
OUTLINES: Final[dict[Ship, str]] = {
    "probe": "-o",
    "shuttle": "~=>",
    "fighter": ">>=>",
    "cruiser": "[#==>",
    "mothership": "<{###}>",
    "fortress": "[#]=[#]",
    "ark": "((#####))",
}

STYLES: Final = ((r"\[[^\]\n]+\]", "cyan"),)
SPOKEN: Final = {
    "echanger": "x",
    "garder": "x -",
    "tout": "",
    "coucher": "fold",
    "suivre": "call",
    "aligner": "call",
    "ouvrir": "raise",
    "miser": "raise",
    "relancer": "raise",
    "a": "",
    "se": "",
    "s'aligner": "call",
    **{
        f"{french}{plural}": ship
        for french, ship in (
            ("sonde", "probe"),
            ("navette", "shuttle"),
            ("chasseur", "fighter"),
            ("croiseur", "cruiser"),
            ("vaisseau-mere", "mothership"),
            ("forteresse", "fortress"),
            ("arche", "ark"),
        )
        for plural in ("", "s")
    },
}


def draw(view: View, language: str) -> str:
    def word(message: str, **args: str | int) -> str:
        return WORDS.say(language, message, args)

    lines = _last_round(view.last, language) if view.last else []
    if view.ended is None:
        lines.append(
            word(
                "round",
                number=view.number,
                rounds=view.last_round or "none",
                phase=view.phase,
                opener=view.opener,
            )
        )
    lines += [_seat(view, seat, language) for seat in range(len(view.planets))]
    if view.ended is None:
        lines.append(word("middle", points=view.in_the_middle, level=view.level))
    if view.hand:
        lines.append("  " + "   ".join(OUTLINES[ship] for ship in view.ships))
        lines.append(word("ships", ships=_ships(view.ships, language)))
        lines.append(word("hand", hand=_hand(view.hand, language)))
    if view.discarded:
        lines.append(word("discarded", ships=_ships(view.discarded, language)))
    if view.turn is not None:
        lines.append(word("turn", seat=view.turn))
    return "\n".join(lines)


def _seat(view: View, seat: int, language: str) -> str:
    """What lies before the seat, and what it has done in this round."""
    exchanged = view.exchanged[seat]
    args: dict[str, str | int] = {
        "seat": seat,
        "you": str(seat == view.seat).lower(),
        "points": view.points[seat],
        "planets": _planets(view.planets[seat]),
        "standing": view.standing[seat],
        "bet": view.bets[seat],
        "exchanged": "none" if exchanged is None else exchanged,
    }
    return WORDS.say(language, "seat", args)


def _planets(planets: Planets) -> str:
    """Those of value 1 first: `10×1, 5×2`; a dash where there are none."""
    held = [f"{count}×{value}" for value, count in enumerate(planets, start=1) if count]
    return ", ".join(held) or "–"


def _last_round(last: RoundView, language: str) -> list[str]:
    """What everyone saw of the round before: hands shown, ships drawn for a tie, who won what."""

    def word(message: str, **args: str | int) -> str:
        return WORDS.say(language, message, args)

    lines = [word("last", number=last.number, shown=len(last.shown))]
    for shown in last.shown:
        ships, hand = _ships(shown.ships, language), _hand(shown.hand, language)
        lines.append(word("shown", seat=shown.seat, ships=ships, hand=hand))
    for drawn in last.drawn:
        ship = _ships((drawn.ship,), language)
        lines.append(word("drawn", seat=drawn.seat, ship=ship))
    for pot in last.pots:
        winners = ", ".join(map(str, pot.winners))
        lines.append(word("won", points=pot.points, count=len(pot.winners), seats=winners))
    return lines


def _hand(hand: Hand, language: str) -> str:
    return rulebook.say(language, f"hand-{hand}")


def _ships(ships: Iterable[Ship], language: str) -> str:
    """Each ship in brackets with its size, and the name that one types where it is another."""
    drawn = []
    for ship in ships:
        said = rulebook.say(language, f"name-{ship}")
        typed = "" if said == ship else f" = {ship}"
        drawn.append(f"[{said} {SIZE[ship]}{typed}]")
    return " ".join(drawn)
