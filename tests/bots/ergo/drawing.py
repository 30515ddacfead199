"""Boards drawn as a player sees them, row 9 on top."""


def board(drawing: str) -> str:
    """The 90 letters of a board drawn with or without its row numbers and column letters."""
    rows = [line.split()[-1] for line in drawing.split("\n") if line.strip()]
    rows = [row for row in rows if row != "abcdefghij"]
    assert [len(row) for row in rows] == [10] * 9, "draw nine rows of ten cells"
    return "".join(reversed(rows))


def draw(letters: str) -> str:
    """A board as text."""
    rows = [f"{row + 1} {letters[10 * row : 10 * row + 10]}" for row in reversed(range(9))]
    return "\n".join([*rows, "  abcdefghij"])
