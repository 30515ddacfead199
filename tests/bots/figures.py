"""The figures that a reason names."""

from veillee.bots import Reason


def figure(reason: Reason, name: str) -> float:
    value = reason.args[name]
    assert isinstance(value, int | float)
    return value
