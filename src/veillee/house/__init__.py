"""The house: tables, chairs, people, journal, live channel. It holds no rule of any game.

Everything that happens at a table is an entry of its journal (`entries`). A table (`table`) is
what its entries make of it; a wish (`wishes`) is checked against the table and becomes entries;
these are committed (`journal`), then told to each chair (`frames`) over its socket (`live`).
"""
