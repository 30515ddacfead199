# Refusals of chapter 0, the same in every game.
no-such-seat = There is no seat { $seat } in this match: seats go from 0 to { $last }.
not-your-turn = It is not your turn: wait until the others have played.
match-is-over = The match is over: start a new one, or take a move back.
not-a-move = “{ $move }” is not a move of this game. { move-forms }
nothing-to-take-back = No move has been made yet: there is nothing to take back.
no-such-moment = { $made ->
    [one] One move has been made
   *[other] { $made } moves have been made
} so far: there is no moment after move { $asked }.
gave-up-already = This seat has resigned already: it comes last, however the match goes on.

# How a match ends before its rules end it (0.8).
ended-resigned = By resignation.
ended-out-of-time = Nobody had any time left: whoever ran out of it first comes last.

# Setting up a match.
unknown-game = There is no game called “{ $game }”. Choose one of: { $known }.
brought-twice = The package that brings { $module } calls its game “{ $game }”, and there is one of that name. Give it another name.
brought-broken = The game “{ $game }” ({ $module }) cannot be loaded: { $why }. Mend its package, or uninstall it.
brought-without = The game “{ $game }” ({ $module }) does not keep the contract. It has no { $missing }: see docs/adding-a-game.md.
brought-otherwise = The package of { $module } calls its game “{ $game }”, and the game itself “{ $id }”. Give both the same name.
brought-wordless = The game “{ $game }” ({ $module }) lacks words: add { $missing } to { $file }.
unknown-bot = There is no bot called “{ $bot }” for { $game }. Choose one of: { $known }.
wrong-number-of-seats = { $game } is not played by { $seats }. Number of players: { $players }.
wrong-options = These options do not fit { $game }: { $options }. It knows: { $known }.

# Records.
record-empty = Line { $line }: the record is empty.
record-not-one = Line { $line }: this is not a Veillée record.
record-version = Line { $line }: the record is of version { $found }; this Veillée reads version { $known }. Update Veillée and try again.
record-cut = The record is cut: it stops at line { $line }, before its closing line. Ask for the whole of it.
record-edited = Line { $line } is not as it was written: the record has been edited or damaged there.
record-wrong-seed = Line { $line }: the opened seed is not the one that was committed to before the first move.
record-older-rules = { $game }: this record was played by older rules, { $theirs }; this Veillée plays by rules { $ours }. Nothing is wrong with it: replay it with the version of Veillée that made it.
record-newer-rules = { $game }: this record was played by newer rules, { $theirs }; this Veillée plays by rules { $ours }. Update Veillée and try again.
record-unopened = Line { $line }: the record was not opened, so its seed is missing and nothing can be dealt again.
record-unfinished = Line { $line }: the match was not played to its end, so there is no result to account for yet.
record-refused = Line { $line }: the move “{ $move }” is against rule { $rule }: the record has been edited, or was never played.
record-drew-otherwise = Line { $line }: the draws written there are not those that the seed and the contributions give.
record-diverges = Line { $line }: replayed, the match ends otherwise than the record says.
