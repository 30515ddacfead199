"""The house: tables, chairs, people, journal, live channel. It holds no rule of any game.

A table (`table`) is a value. Somebody asks for something with a command; an action
(`table.actions`) decides what comes of it: an entry, and the table after it. The entry is written
(`journal`); only then the house points at the table after it, and each chair is told over its
socket (`live`).
"""
