"""The help pages, as plain lines in the person's language.

In the commands' signatures every help text and every placeholder is the name of a message; this
file says it when a page is printed.
"""

from __future__ import annotations

import re
import textwrap
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from veillee.cli.voice import Voice

MESSAGE = re.compile(r"help-[a-z-]+")
INDENT = "  "
WIDEST_LABEL = 26


class HelpPages:
    """Prints the parts of a help page for cyclopts."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        console.print(f"\n{panel.title}")
        rows = [(self._label(entry, panel), self._text(entry)) for entry in panel.entries]
        width = min(max(len(label) for label, _ in rows), WIDEST_LABEL)
        hanging = INDENT + " " * (width + 2)
        for label, text in rows:
            start = f"{INDENT}{label:<{width}}  "
            if len(label) > width:
                console.print(INDENT + label)
                start = hanging
            console.print(
                textwrap.fill(
                    text,
                    max(40, options.max_width),
                    initial_indent=start,
                    subsequent_indent=hanging,
                    break_on_hyphens=False,
                )
            )

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        console.print(self.voice.word("help-usage", usage=str(usage).strip()))
        console.print()

    def render_description(
        self, console: Console, options: ConsoleOptions, description: Any
    ) -> None:
        console.print(textwrap.fill(_plain(description), max(40, options.max_width)))

    def _label(self, entry: HelpEntry, panel: HelpPanel) -> str:
        if panel.format == "command":
            return ", ".join((*entry.names, *entry.shorts))
        if entry.positional_label:
            return self.voice.word(f"label-{entry.positional_label.lower()}")
        placeholder = f" {self.voice.word(entry.metavar)}" if entry.metavar else ""
        return ", ".join(entry.names) + placeholder

    def _text(self, entry: HelpEntry) -> str:
        """Commands come with their text, parameters with the name of a message."""
        text = _plain(entry.description)
        return self.voice.word(text) if MESSAGE.fullmatch(text) else text


def _plain(text: Any) -> str:
    """What cyclopts wrapped up for rich, unwrapped."""
    inner = getattr(text, "primary_renderable", text)
    return str(getattr(inner, "plain", inner)).strip()
