legend = b, w: hollow pieces of Black and White. B, W: lions. Dot: free in the arena. Dash: free on the path.
side = { $side }: seat { $seat }{ $you ->
    [true] {" "}(you)
   *[false] {""}
}, { $reserve } in reserve.
last = Last move: { $side }, { $move }.
line = The line: { $cells }.
turn = To move: { $side } (seat { $seat }).
place = Place a piece: on any of the { $free } free cells.
piece = { $piece ->
    [lion] Lion
   *[hollow] Hollow piece
} on { $cell } to: { $cells }.
swap = Or take Black's side: swap.
touch = To touch a piece before you move it: { $touches }.
touched = { $side } has touched the piece on { $cell }, and has to move it.
seat = { $side } to begin with
