"""Native dice that fall as a test wants them."""

from veillee.bots.dice import Words, below, dice


def falling(number: int, of: int) -> Words:
    """The first number below `of` that they show is this one."""
    return dice(next(seed for seed in range(1000) if below(of, dice(seed)) == number))
