# The box
minute-1 = In your turn place a piece: hollow in the arena, a lion on the path.
minute-2 = Or move one: a hollow piece goes one cell, a lion slides along the path.
minute-3 = A hollow piece that leaves the arena turns over and stays a lion.
minute-4 = Five of your pieces in a straight line, anywhere: you win.
option-swap = After the first move, White may take Black's side
option-touch_move = A touched piece must be played, as printed
preset-house = Our way: a piece may be put back
preset-book = As printed: a touched piece must be played
preset-balanced = Our way, balanced: sides may be swapped


# Ergo's board, in words
board-board = Ergo's board: ten columns, nine rows
board-piece = { $side ->
    [black] black
   *[white] white
} { $face ->
    [lion] lion
   *[hollow] hollow piece
}
board-free-path = path, free
board-free-arena = arena, free
board-can-move = can move
board-in-hand = in your hand
board-touched = touched, has to move
board-target = you can go there
board-of-line = part of the winning line
board-reserve = { $count ->
    [0] no piece left in reserve
    [one] one piece in reserve
   *[other] { $count } pieces in reserve
}
board-chosen = { $count ->
    [0] The piece on { $cell } can go nowhere: put it back and take another one.
    [one] Piece on { $cell } in hand: one cell to go to. Play it, or put the piece back.
   *[other] Piece on { $cell } in hand: choose one of { $count } cells to go to, or put it back.
}
board-reserve-in-hand = A piece of your reserve in hand: let it go on a free cell.
board-not-yet = A moment: it is not yet your turn.
board-dropped = You put the piece back on { $cell }.

# What one can do
board-prompt-both = Your turn, with { $side ->
    [black] Black
   *[white] White
}: place a piece or move one.
board-prompt-place = Your turn, with { $side ->
    [black] Black
   *[white] White
}: place a piece on any free cell.
board-prompt-move = Your turn, with { $side ->
    [black] Black
   *[white] White
}: your reserve is empty, move a piece.
board-prompt-touched = Your turn: you have touched the piece on { $cell }, now move it.
board-prompt-swap = Your turn: answer this first move, or take it by changing to Black's side.
board-waiting = { $side ->
    [black] Black
   *[white] White
} to move: { $name } is thinking.
board-won = Five in a line: { $name } wins with { $side ->
    [black] Black
   *[white] White
}.
board-you-won = Five in a line: you win!
board-you-lost = Five in a line: { $side ->
    [black] Black
   *[white] White
} wins this time.

# Moves
board-do-place = Place a piece on { $cell }
board-do-move = Go from { $from } to { $to }
board-do-touch = Touch the piece on { $cell }
board-swap = Take Black's side

# To learn by playing
intro-place = The aim: five of your pieces in a line, any way you like. You play Black. Place a piece in the middle of the arena, the pale part: it lies hollow side up.
intro-path = Round the arena runs the path, in terracotta. A piece placed there shows its lion. Place one on the cell that shines at the bottom.
intro-hollow = Instead of placing you may move. A hollow piece goes one cell, straight. Touch the one in the middle, then the cell on its right.
intro-slide = A lion on the path slides as far as it likes, corners included, while nothing stands in its way. Touch your lion and take it round the corner, to the cell that shines.
intro-enter = A lion goes in all eight directions, and it may enter the arena. Take it in diagonally: it stays a lion.
intro-turn = A hollow piece that leaves the arena turns over: now it is a lion, for good. Take out the piece beside the path.
intro-line = Four of your pieces are in line already. Faces do not matter, and the path counts like the arena: find the cell that is missing.
