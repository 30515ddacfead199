"""Who races with whom."""

from veillee.games.sponsors import View


def has_sides(view: View) -> bool:
    """Whether cars race in pairs, red with yellow and blue with green: two cars of one player, or
    two of a team."""
    return view.seats == 2 or (view.options.teams and view.seats == 4)
