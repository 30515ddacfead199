# Checking a record
check-about = Everything that chance decided in a match can be worked out again, here in your browser, from its record alone. The house is asked for nothing: it works offline too.
check-choose = Choose a record
check-drop = or drop it anywhere on this page.
check-another = Check another record
check-paste = Or paste its text
check-text = The text of a record
check-this = Check this text
check-busy = Working it out…
check-too-large = This file is too large to be a record: the limit is { $most } MB.
check-not-text = This file is not text, so it is no record. Records end in .jsonl; those in a .zip have to be unpacked first.
check-unreadable = This file cannot be read. Choose it once more.
check-of = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
check-is-right = Right
check-is-wrong = Wrong
check-is-open = Open
check-all-right = Everything fits
check-all-wrong = Something does not fit
check-all-open = What could be checked is right
check-right-more = { $draws ->
    [0] Nothing was drawn in this match: no chance decided anything.
    [one] The one draw of this match comes from the stream that the house was bound to before the first move.
   *[other] All { $draws } draws of this match come, one after the other, from the stream that the house was bound to before the first move.
}
check-chosen-mine = Your browser added its part once it had been shown the commitment: the house could not choose that stream alone.
check-chosen-early = Your browser had its part in it. A rematch begins in one step: that part was sent before the commitment was shown.
check-chosen-together = Players' browsers had their part in it.
check-chosen-alone = The house chose that stream alone, and could not change it afterwards.
check-wrong-more = The steps below say where. If the file was changed on its way, take the record away once more; else ask whoever keeps the house.
check-open-more = The steps below say what is left open, and why.
check-rules = This page knows no rules. That every move follows them, and that the draws are those which the rules ask for, is checked by “veillee verify”, with the same file.
check-lent = Every SHA-256 here was computed by your browser's own Web Crypto.
check-ours = Over plain HTTP a browser keeps its own SHA-256 back: every one here was computed by this page.

check-lines = Is the record whole?
check-lines-right = All { $lines } lines are as they were written: each has a check over itself and the one before.
check-lines-wrong = Line { $line } is not as it was written: the record has been edited or damaged there.

check-commitment = Is the seed the one that was committed to?
check-commitment-right = Yes: the seed opens the commitment that the record shows. The house could not choose another once it was shown.
check-commitment-wrong = No: the opened seed is not the one that was committed to before the first move.
check-commitment-open = The record was not opened: the seed is missing, and without it nothing can be drawn again.
check-shown = Commitment
check-seed = Seed
check-computed = SHA-256 of the seed, computed here
check-seen = This is what your browser was shown before the match.
check-seen-other = Your browser was shown another commitment before the match: { $shown }

check-contributions = What did the players add?
check-contributions-some = { $count ->
    [one] One browser added its part.
   *[other] { $count } browsers added their parts.
} Whoever did so once the commitment was shown knows that the house could not choose the stream alone.
check-contributions-none = Nothing: the seed alone decided. So it is among bots, and in the game of the day, which is the same for everyone.
check-yours = sent by your browser
check-missing = Your browser had sent { $luck } for this table, and it is not there. If you stood up again before the match began, that is why; else ask whoever keeps the house.
check-before = Moves 1 to { $moves } come from another match, from its seed { $seed }.

check-draws = Does every draw come from the stream?
check-draws-right = { $draws ->
    [0] Nothing was drawn.
    [one] Yes: the one draw was drawn again with the same result.
   *[other] Yes: { $draws } draws were drawn again with the same results, from { $words } words of the stream without a gap.
}
check-draws-wrong = { $wrong ->
    [0] No: a draw was left out.
    [one] No: one draw does not fit. It is marked below.
   *[other] No: { $wrong } draws do not fit. They are marked below.
}
check-words-other = The record says that { $said } words were drawn; its draws take { $found }.
check-draws-untold = This record does not tell what was drawn: it is an older one, or was made by a program. “veillee verify” deals it again by the rules.
check-draws-closed = Without the seed nothing can be drawn again.
check-deal = Deal
check-move = Move { $move }
check-chair = Chair { $chair }
check-below = a number below { $of }
check-die = a die with { $of } sides
check-choice = one of { $of }
check-shuffle = a shuffle of { $of }
check-riffle = a quick shuffle of { $of }
check-words = { $count ->
    [one] word { $from }
   *[other] words { $from } to { $to }
}
check-result = Written in the record
check-came = Drawn again here
check-place = the one in place { $place }
check-gap = These are not the next words: before them something was left out, or drawn twice.
check-how-below = The word, divided by { $of }: what remains is the number.
check-how-die = The word, divided by { $of }: what remains, plus one, is what the die shows.
check-how-choice = The word, divided by { $of }: what remains is the place, counted from 0.
check-how-shuffle = From the last place down, each item changes places with another: which, is what remains of a word. The numbers are the old places, counted from 0, in the new order.
check-how-riffle = As a shuffle, with several steps from one word. The numbers are the old places, counted from 0, in the new order.
check-block = Block { $number }: SHA-256 of
check-gives = gives the words
check-used = Words of this draw stand in bold.
check-replay = See this moment
check-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
