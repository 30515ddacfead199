"""Bots at the tables: when they move, and the processes they think in."""
