title = Noughts and crosses
tagline = A toy of nine squares.
move-forms = Write the number of a square, 1 to 9.
taken = That square is taken: choose an empty one.
event-marked = Seat { $seat } marks square { $cell }.
event-wiped = The board is wiped.
ended-boards-full = All boards have been played.
