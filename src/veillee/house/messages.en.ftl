# What the house says no to, and what to do.
no-such-table = There is no such table. Check the link, or lay a new one.
table-set-aside = This table cannot be read any more: what was written of it is damaged (entry { $entry }). It is set aside, and nothing of it is thrown away. Tell whoever runs the house, and lay another one meanwhile.
table-of-other-rules = This table was laid under other rules of its game than the house plays by now. It is closed, and what was written of it is kept. Lay a new one to play by the new rules.
table-of-no-game = The game of this table is no longer played in this house. The table is closed, and what was written of it is kept. Choose another game.
no-such-chair = There is no such chair: the table has { $chairs }.
no-such-game = There is no such game here. Choose one of: { $known }.
no-such-level = There is no such bot. Choose one of: { $known }.
no-such-moment = { $made ->
    [one] There is one move to look at.
   *[other] There are { $made } moves to look at.
}
not-found = There is nothing at this address.
not-understood = The house did not understand this request. Compare it with the description at /api/schema.
too-big = This is more than the house reads at once. Send less.
too-fast = Gently: wait a moment, then try again.
too-many-pages = You have a great many pages of the house open. Close some of them, then try again.
too-many-public = You, or others where you are, have many public tables open already. Begin one of them, or invite by link.
too-much-talk = You are talking faster than anybody can read. Wait a few seconds.
our-fault = Something went wrong on our side; nothing was changed. Please try again.
foreign-origin = This request comes from another site. Open the house's own page and try again.
foreign-host = The house is not known by this name. Open it by its own address, or have whoever runs it add this one to VEILLEE_HOSTS.
not-json = The house reads JSON only. Send the body under the type application/json.
name-taken = Somebody here is already called { $name }, or nearly. Add something of your own; { $free } is free.
name-of-the-house = { $name } looks like a name of the house or of its bots. Choose another; { $free } is free.
games-not-shown = This player's past games are shown to people who have played a match with them to its end. Play one together, or ask them to open their page to everybody.
who-are-you = The house does not know you yet. Open its page first, so that it can give you a name.
bad-name = A name has 1 to { $most } visible letters. Choose another one.
wrong-key = No one here has this key. Check the words and their order.
only-the-host = Only the host of the table may do this. Ask the host.
watchers-only-watch = You are watching. Take a chair first.
sits-already = You already sit at this table. Stand up first to take another chair.
removed-by-host = The host has removed you from this table. You may go on watching.
seen-another-chair = You have held another chair of this match and seen what it knows: from its start on one person holds one chair. You can watch.
no-latecomers = This table takes nobody in once the match has begun. You can watch.
turned-away = The host would rather keep the bot on that chair. You can watch.
many-are-asking = Several people are waiting for the host's word already. Watch for a while, then ask again.
nobody-asks-in = Nobody is asking for a chair any more.
share-before-the-start = This match has secrets and has begun: a chair can be shared with this phone only before the start.
chair-taken = Somebody sits there. Choose another chair.
table-for-one = This table goes on from a match whose record anybody may have read, hidden hands included: one person plays here, against bots. Watch, or lay a new table.
chair-open-already = This chair is open already.
chairs-open = Some chairs are still open. Invite somebody, or seat bots.
wrong-chairs = The list of chairs does not fit the number of seats, or seats you twice.
started-already = The match has begun; this can only be done before it.
not-started = The match has not begun yet. The host starts it once every chair is taken.
match-over = The match is over. Ask for a rematch.
resigned-already = You have resigned this match: a bot plays your chair to the end. Watch, or lay another table.
no-steps-here = In this game players move one after the other: choose another clock.
undo-nothing = No move has been made yet.
undo-not-yours = Only your own move, and only as long as no other person has moved after it, can be taken back.
undo-chance = This move drew on chance. What has been drawn cannot be taken back.
undo-in-steps = Where everyone answers at once nothing is taken back: change your answer instead, as long as the step is open.
undo-answered = Since your move chance or a secret has come into play. It stands.
undo-secret = This move showed something that was hidden. It cannot be taken back.
undo-crowd = At a table of so many nothing is taken back. Tell the others what you meant.
undo-too-far = Too much has been played since your move. It stands.
nobody-asks-undo = Nobody is asking to take a move back.
no-hints-here = No hints are given at this table: it was laid without them, or people play here against the clock. The strong bot answers where it was agreed, or when you play alone against bots.
not-a-bots-move = No bot made this move, so there is nobody to ask about it.
hint-not-now = There is nothing to advise: it is not your turn.
hint-too-long = The strong bot has not found an answer in its time. Try again.
nothing-said = There is nothing to read in this line.
no-whispers = In this game everybody hears what is said at the table.
no-talk-to-end = There is no talk to end now: it can be done at a table where steps have their length, while people talk.
talk-ended = The host has ended the talk: it is time to vote.
phone-is-down = This phone is shared, and nobody has it in hand. Choose your name and give your code.
not-your-phone = This chair is not played from this phone.
too-many-codes = Too many wrong codes. { $seconds ->
    [one] Wait a second, then try again.
   *[other] Wait { $seconds } seconds, then try again; or ask the host to free the chair.
}
wrong-code = This is not the code. Try again.
wrong-table-code = No table has this code any more, or none ever had. Check the four letters, or ask whoever invited you for the link.
too-many-table-codes = Too many wrong codes. { $seconds ->
    [one] Wait a second, then try again.
   *[other] Wait { $seconds } seconds, then try again; or ask for the table's link.
}
code-first = First choose a code for your own chair: without it the other would see your game.
code-set-already = Your chair has a code already.
over-the-line-only = A shared phone is taken up and put down on the table's page, not otherwise.
rematch-not-over = The match is not over yet. Finish it first.
replay-not-over = Until the end everyone can only look back through their own eyes.
record-not-opened = This table agreed to keep its record closed: hidden hands stay hidden.
fork-not-open = One can only go on from a finished match whose record is open.
analysis-too-large = There is no analysis of a match of so many players here. Take its record, and ask for it in the terminal: veillee analyse.
analysis-failed = The analysis broke off. Ask for it again in a while.
standalone-too-long = This match is too long, or has too many players, to fit into a page. Take its record instead.
standalone-failed = The page could not be made. Ask for it again in a while, or take the record.
standalone-not-built = The pages to take along have not been built here. In Veillée's folder: make page.

# What is wrong with a table, for whoever runs the house.
damage-no-text = entry { $entry } is no text of ours
damage-unknown-entry = entry { $entry } is of a kind that this version does not know
damage-not-allowed = entry { $entry } is something that the rules of the table do not allow
damage-no-game = its game is no longer on the shelf
damage-no-beginning = its beginning is missing
damage-gap = entry { $entry } is missing
damage-too-big = it is larger than any table can be, from entry { $entry } on
damage-rules = it was laid under other rules of its game than the house has now

# The journal.
journal-full = The house's disk is full, and what you asked for was not written down. Nothing is lost: try again later, and tell whoever runs the house.
journal-down = The house's journal does not answer just now. Nothing is lost, and a move is not made twice: try again in a moment.
journal-missing = There is no journal at { $file }. Check VEILLEE_DATABASE.
journal-in-use = The journal { $file } is in use by another house. Close that one, or choose another file with VEILLEE_DATABASE.
journal-newer = A newer version of the house has built this journal (revision { $revision }), and this one cannot read it. Update the house, or choose another journal with VEILLEE_DATABASE.
cannot-open = The house cannot open, and its log says why (the lines above). Mend that, then open it again.
bad-setting = One of the environment variables does not make sense: { $why }.
port-taken = Port { $port } cannot be opened ({ $why }). Close what uses it, or choose another with --port.
journal-unreachable = The journal cannot be opened ({ $why }). Check VEILLEE_DATABASE, and that the database runs.
journal-disk-full = The journal's disk is full: nothing was changed. Make room, and try again.
backup-not-one = { $file } is no backup of the house. Check the file's name.
backup-damaged = { $file } is cut or damaged: nothing was changed. Take another backup.
backup-newer = { $file } was written by a newer version of the house. Update it, and try again.
restore-not-empty = This house keeps tables or people already: nothing was changed. Choose an empty database with VEILLEE_DATABASE, or add --replace to replace everything.
restore-house-open = A house, or another program, uses this database. Close them all, and try again.

# Rated tables.
rated-no-hints = At a rated table nobody is helped: lay it without hints, or unrated.
rated-no-latecomers = At a rated table nobody takes a chair once the match has begun: lay it so, or unrated.
rated-no-anchor = Nobody has measured how strong these bots ({ $level }) are, so they do not play at rated tables. Choose another level, or play unrated.
rated-own-phone = At a rated table everyone plays from a device of their own. Come in with another one, or play unrated.
rated-has-begun = This match is rated: nobody takes a chair once it has begun. Watch, or lay another table.
rated-no-removing = This match is rated: nobody is sent away once it has begun. Whoever stays away loses.
undo-rated = This match is rated: no move is taken back.
# Calls
push-service-unknown = This browser wants to be called by a service that the house does not know. Be called by e-mail or by the calendar instead, or ask whoever runs the house to add the service to VEILLEE_PUSH_SERVICES.
push-not-understood = The house cannot reach this browser: what it sent to be called with is not whole. Turn calls off in the browser's own settings, then on again.
mail-not-offered = This house sends no letters. Be called in this browser or by the calendar instead.
mail-bad-address = This is no e-mail address that the house can write to. Check it, as in name@example.org.
mail-too-often = Enough letters have been sent for now. Look for them among the unwanted ones, or try again tomorrow.
mail-refused = The mail server does not know this address. Check how it is written.
mail-not-sent = The letter could not be sent just now. Try again in a while.
mail-link-old = This link is good once and for a day, and leads nowhere any more. Ask for another one on your page.
feed-closed = There is no calendar at this address any more. Take its new address from your page.
# People one knows.
nobody-you-know = You have not played with this person lately, or they are here no more. Send them the link of the table.
block-yourself = You cannot block yourself. Choose somebody else.

# Reports, and whoever keeps the house.
report-yourself = You cannot report yourself. Choose lines of somebody else.
report-no-lines = None of these lines is by this person, or they are gone. Choose others.
silenced = { $hours ->
    [one] The house has silenced you for one more hour. You can go on playing.
   *[other] The house has silenced you for { $hours } more hours. You can go on playing.
}
no-such-report = There is no such report any more. Read the list again.
no-such-person = This person is no longer in the house. Put the report away.
wrong-operator-key = This is not the key of this house. Make one with the command: veillee admin key
operator-only = This page is for whoever keeps the house. First give the key that this command makes: veillee admin key
too-many-operator-keys = Too many wrong keys. { $seconds ->
    [one] Wait one second, then try again.
   *[other] Wait { $seconds } seconds, then try again.
}

# Finding somebody.
wait-ended = This search has ended: another one began, or the page no longer answered. Look again.
no-such-day = There is no game for that day: the house was not there yet, or the day has not begun. Go to today's.
no-such-riddle = There is no riddle of this game. Look at the games of the day.
riddle-has-no-table = This game of the day is a riddle: there is no table to sit down at. Answer it at /today/{ $day }/{ $game }.
riddle-not-answered = { $asked ->
    [one] A chance in percent is needed for the one seat that is asked about. Nothing was kept: fill it in, and answer again.
   *[other] A chance in percent is needed for each of the { NUMBER($asked) } seats that are asked about. Nothing was kept: fill them all in, and answer again.
}
riddle-answered = You have answered this riddle already: your first answer stands. Read the page again to see it.
riddle-not-opened = The match stays closed until you have answered, or the day is over. Answer the riddle first.
riddle-not-ready = The riddle is not laid yet: the bots are busy. Try again in a moment.
riddle-of-other-rules = The match of this riddle was played by earlier rules, and can no longer be shown. Your result is kept; choose another day.
undo-of-the-day = The game of the day counts as you play it: nothing is taken back. Afterwards you can play it again for practice.
