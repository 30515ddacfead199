"""Whom the house knows."""
