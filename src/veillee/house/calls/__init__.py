"""Calling people back: for what, when and where."""
