title = Ergo
tagline = Five in a row, with pieces that move and turn.
about = A game of lines in which pieces have two faces: hollow in the arena, they turn into lions on the path around it, and lions go much farther. Place, move, turn over, and watch out for the fifth. (The age and the time given here are ours: the printed rules name neither.)
move-forms = Place with a cell (e5), displace with two (e5-e6). Where a touched piece must be played, e5! touches the piece on e5. Write swap where it is offered.

side-black = Black
side-white = White

# Refusals
reserve-empty = You have no piece left in reserve: displace one that is in play.
cell-taken = There is already a piece on { $cell }: choose a free cell.
nothing-there = There is no piece on { $cell }: choose one of your own.
not-your-piece = The piece on { $cell } is your opponent's: choose one of your own.
stays-where-it-is = The piece would stay on { $cell }: choose another cell for it.
target-taken = The cell { $cell } is taken: a piece goes to a free one.
corner-is-for-lions = A hollow piece cannot go from { $from } to the corner { $to }: corners touch the arena diagonally only, and only lions go diagonally.
hollow-leaves-straight = The hollow piece on { $from } cannot leave to { $to }: it leaves the arena by one cell, straight.
hollow-steps-straight = The hollow piece on { $from } cannot go to { $to }: it goes one cell, across or up or down.
lion-steps-by-one = The lion on { $from } cannot go to { $to }: in the arena it goes one cell, in any direction.
lion-leaves-by-one = The lion on { $from } cannot leave to { $to }: it leaves the arena by one cell, in any direction.
lion-enters-by-one = The lion on { $from } cannot enter at { $to }: it enters the arena by one cell, in any direction.
path-is-blocked = The lion cannot slide from { $from } to { $to }: pieces bar the path both ways round.
touched-must-be-played = You have touched the piece on { $cell }: it is the one you must move.
touched-would-be-stuck = The piece on { $cell } can go nowhere: touch one that can move.
touch-not-played-here = At this table touching a piece binds nobody: simply move the one you like.
swap-not-played-here = This table does not play with the swap.
swap-only-after-first-move = Sides can be swapped only right after Black's first move, and once.

# What happened
event-placed = { $side ->
    [black] Black
   *[white] White
} places a piece on { $cell }.
event-moved = { $side ->
    [black] Black
   *[white] White
} goes from { $from } to { $to }{ $turned ->
    [true] , where the piece turns into a lion
   *[false] {""}
}.
event-touched = { $side ->
    [black] Black
   *[white] White
} touches the piece on { $cell }, and has to move it.
event-swapped = { SEAT($seat) } takes Black's side.
event-line = { $side ->
    [black] Black
   *[white] White
} has a line: { $cells }.
event-drawn = The match is drawn.

# How it ended
ended-line = Five in a line.
ended-repetition = Drawn: the same position for the third time (house rule).
ended-length = Drawn: 300 moves without a line (house rule).
ended-blocked = Drawn: no move is left (house rule).
