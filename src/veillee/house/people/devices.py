"""A plain word for a device, so that a person knows his own in a list."""

from __future__ import annotations

from typing import Final

# The first that fits: most browsers also name the others.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "Chromebook"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """As in "Firefox, Android"; empty where we know neither. Nothing else of the header is kept."""
    known = (_first(user_agent, BROWSERS), _first(user_agent, SYSTEMS))
    return ", ".join(filter(None, known))


def _first(user_agent: str, kinds: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in kinds if sign in user_agent), "")
