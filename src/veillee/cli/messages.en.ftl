# Help pages. The placeholders (label-…) stand in usage lines and beside options.
help-veillee = Veillée: board games for an evening together, in the terminal.
help-play = Play a game against bots, or together at one keyboard.
help-rules = Read a game's rulebook, or one clause of it.
help-arena = Let bots play each other, and see who is stronger.
help-replay = Have a saved match told move by move.
help-verify = Check a saved match: whole, honest, and played by the rules.
help-page = Turn a saved match into one page that plays it again in any browser, without a network.
help-bench = Measure how fast this machine plays each game at random.

usage-veillee = veillee COMMAND [OPTIONS]
usage-play = veillee play [GAME] [OPTIONS]
usage-rules = veillee rules GAME [CLAUSE]
usage-arena = veillee arena GAME --bots LEVELS [OPTIONS]
usage-replay = veillee replay FILE [OPTIONS]
usage-verify = veillee verify FILE
usage-page = veillee page FILE [--out PAGE]
usage-bench = veillee bench [GAME] [OPTIONS]

help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-flags = And always
help-help = Show this page.
help-version = Show the version.
help-lang = With --lang en or --lang fr, anywhere on the line, you choose the language; otherwise it is your system's.

label-game = GAME
label-clause = CLAUSE
label-file = FILE
label-folder = FOLDER
label-number = N
label-seat = SEAT
label-seats = SEATS
label-levels = LEVELS
label-setting = NAME=VALUE
label-name = NAME
label-text = TEXT
label-seconds = SECONDS
label-address = ADDRESS

help-game = Which game: its name, for instance ergo.
help-play-game = Which game. Left out, you are asked.
help-rules-clause = The number of one clause, for instance 3.2.
help-seats = How many seats; otherwise the fewest that the game takes.
help-people = The seats where persons sit, for instance 0 or 0,2. Bots take the others. Otherwise seat 0.
help-play-bots = How strong the bots are: one level for all, or one per bot, with commas. Otherwise medium.
help-option = A table option of the game, for instance swap=true. May be given several times.
help-preset = A named set of table options.
help-seed = The seed of all chance: the same seed, the same shuffles.
help-seconds = How long a bot may think about a move.
help-load = Go on from a saved match.
help-arena-bots = The bots that play, with commas: one per seat, two that share the table, or one that plays itself.
help-arena-games = How many games. Otherwise 100.
help-arena-seed = The seed of the whole arena. The same seed gives the same games, as far as bots that think by the clock can.
help-one-against-rest = One bot of the first level against bots of the second on all other seats.
help-jobs = How many games at a time. Otherwise one per core.
help-out = Write every game to this new file, as JSON Lines.
help-replay-file = A saved match.
help-at = Stop after move N and show the board there.
help-seat = Through the eyes of this seat. Otherwise as a watcher.
help-step = Move by move: Enter goes on, b goes back, q quits.
help-verify-file = The saved match to check.
help-page-file = The saved match.
help-page-out = The file to write. Otherwise the match's own name, with .html.
help-bench-game = Which game. Left out, all of them.
help-runs = How many runs; the median is shown. Otherwise 5.
help-bench-seconds = How long each run takes at least. Otherwise 1.

# Troubles: one line, what is wrong and what to do.
unknown-command = There is no command “{ $command }”. Choose one of: { $known }.
unknown-command-near = There is no command “{ $command }”. Did you mean “{ $near }”?
unknown-option = There is no option { $option } here. See which there are with --help.
unknown-option-near = There is no option { $option } here. Did you mean { $near }?
unknown-language = We do not speak “{ $language }”. Choose one of: { $known }.
unknown-preset = { $game } has no preset “{ $preset }”. Choose one of: { $known }.
unknown-clause = There is no clause “{ $clause }”. Clauses go from { $first } to { $last }.
value-not-int = “{ $value }” does not do for { $name }: write a whole number.
value-not-float = “{ $value }” does not do for { $name }: write a number, for instance 1.5.
option-without-value = The option { $option } needs a value after it.
option-needs-value = “{ $text }” is not a table option: write --option NAME=VALUE, for instance --option swap=true.
missing-argument = { $name } is missing. See how to write the command with --help.
too-many-words = Too much was said: “{ $rest }”. Leave it out, or see --help.
given-twice = { $option } was given twice: leave one out.
not-understood = The command was not understood. See how to write it with --help.
number-not-positive = { $option } takes a whole number from 1 on, not { $number }.
seconds-not-positive = --seconds takes a number above 0, not { $seconds }.
seat-out-of-range = There is no seat “{ $seat }” in this match: choose from 0 to { $last }.
nobody-plays = Nobody plays: name at least one seat from 0 to { $last } with --people. To watch bots only, see veillee arena.
bots-do-not-fit = { $bots ->
    [one] One bot was named
   *[other] { $bots } bots were named
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: name one level for all, or one per seat.
arena-bots-do-not-fit = { $bots ->
    [one] One bot was named
   *[other] { $bots } bots were named
} for { $seats } seats: name one for all, two that share the table, or one per seat.
one-against-rest-takes-two = --one-against-rest takes two bots, the one and the rest, and not { $bots }: for instance --bots hard,easy.
load-settles = The saved match settles { $option } already: leave it out, or start a new match without --load.
load-other-game = { $file } is a match of { $theirs }, not of { $asked }: leave the game out, or load another file.
file-missing = { $file }: no such file or folder. Check the name.
file-is-folder = { $file }: a file was expected, and this names a folder. Give a file's name.
file-forbidden = { $file }: the system does not allow it. Choose another place, or change its permissions.
file-trouble = { $file }: { $error }.
file-not-text = { $file }: this is not a text file, so it is not a saved match.
file-too-large = { $file }: too large to be a saved match.
file-exists = { $file } exists already and is left as it is. Choose another name.
disk-full = { $file }: the disk is full. Make room, or choose another place.
standard-output = standard output
bot-refused = The bot “{ $level }” (seat { $seat }) made a move against clause { $rule }: { $text } That is our fault; please report it.
nobody-to-act = Nobody is to act and yet the match is not over. That is our fault; please report it.
interrupted = Stopped. See you soon.
input-ended = Nobody is typing any more. See you soon.

# At the table.
which-game = Which game shall we play?
game-listed = { $number }. { $title }: { $tagline }
which-game-prompt = Its number or name:
which-game-again = Type a number from 1 to { $last }, or a game's name.
welcome = Welcome. We are playing { $title }.
seat-of-person = Seat { $seat }: a person.
level-easy = easy
level-medium = medium
level-hard = hard
level-random = random
seat-of-bot = Seat { $seat }: the bot “{ $level }”.
how-to-get-help = Type ? for the moves and commands, quit to leave.
bots-come = The bots are sitting down…
bot-thinks = The bot “{ $level }” (seat { $seat }) is thinking…
hide-screen = Seat { $seat }: press Enter, and the screen is cleared for the next person.
pass-keyboard = Pass the keyboard to seat { $seat }. Seat { $seat }, press Enter when you are ready.
your-move = Your move:
your-move-seat = Seat { $seat }, your move:
may-play-these = Your turn, seat { $seat }. You may play: { $moves }. Type ? for the commands.
may-play-many = Your turn, seat { $seat }: { $count } moves are open to you. Type one, or ? for the list.
refused = Not allowed, clause { $rule }: { $text }
moves-open-to-you = The moves open to you:
commands-at-table = The commands:
    {"  "}why MOVE       why a move is not allowed
    {"  "}undo           back to your own last move
    {"  "}hint           what our strongest bot would play, and why
    {"  "}board          the board again
    {"  "}rules [CLAUSE] the rulebook, or one clause of it
    {"  "}save [FILE]    keep the match in a file
    {"  "}quit           leave the table
why-what = Write the move as well, for instance: why { $move }
allowed = { $move } is allowed.
taken-back = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
hint = The bot “{ $level }” would play { $move }.
hint-thinks = The strongest bot of the house is thinking…
no-hint = The bot “{ $level }” would have played something else: no advice this time.
kept = The match is kept in { $file }. Go on with: { $again }
keep-record = Keep the match? Type a file name, y for { $file }, or Enter to leave without keeping it{ $end ->
    [true] {""}; undo to go back before your last move
   *[false] {""}
}.
keep-record-prompt = Keep it as:
left-unkept = The match was not kept.
goodbye = Thank you for the evening. See you soon.
ended = The match is over. { $reason } (clause { $rule })
ended-drawn = Nobody has won: the match is drawn.
ended-you-won = Well played, you have won!
ended-won = { $count ->
    [one] Seat { $seats } has won.
   *[other] Seats { $seats } have won.
}
ended-rank = Rank { $rank }: seat { $seat }{ $you ->
    [true] {" "}(you)
   *[false] {""}
}, score { $score }

# A game without a screen of its own.
general-seat = You sit on seat { $seat }.
general-watcher = You look on.
general-yes = yes
general-no = no

# Replays.
replay-head = { $title }, { $seats } seats, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
replay-move = { $number }. Seat { $seat }: { $move }
replay-other = { $number }. Seat { $seat } moves.
step-prompt = Move { $number } of { $moves }. Enter: next, b: back, q: quit.
step-end = That was the last move.
no-such-move = The match has { $made } moves: choose --at from 0 to { $made }, not { $asked }.

# Checking a record.
verified-lines = Right: { $lines } lines, and every line's check.
verified-seed = Right: the seed is the one committed to as { $commitment }.
verified-moves = Right: { $moves ->
    [0] no move was made
    [one] the one move
   *[other] all { $moves } moves
}, by the rules of the game ({ $game }).
verified-draws = Right: { $draws ->
    [0] nothing was drawn, as the record says.
    [one] its draw, from { $words ->
        [one] one word
       *[other] { $words } words
    } of the stream, as the record says.
   *[other] all { $draws } draws, from { $words } words of the stream without a gap, as the record says.
}
verified-state = Right: the final state ({ $digest }…) and the outcome.
verified-unfinished = The match was not played to its end.
verified-all = { $file } is in order.
page-written = { $file } is written. Open it in a browser: it needs nothing else.

# The arena.
arena-head = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }, { $jobs } at a time.
arena-plays = Games
arena-rate = { NUMBER($rate, maximumFractionDigits: 2) } a second
arena-stopped = Stopped after { $played } of { $games } games. The table so far:
arena-bot = bot
arena-games = games
arena-wins = wins
arena-draws = draws
arena-losses = losses
arena-share = share
arena-interval = 95 % interval
arena-score = score
arena-lead = lead
arena-error = ± s.e.
arena-rank = rank
arena-seconds = s/move
arena-slowest = slowest
arena-by-seat = wins by seat
arena-seat = seat { $seat }
arena-won-of = { $wins } of { $games }
arena-fault = Game { $number } came to no end: { $text }
arena-faults = { $count ->
    [one] One game is missing from the table.
   *[other] { $count } games are missing from the table.
}
fault-died = the process that played it died (exit code { $code }).
fault-refused = the bot “{ $level }” (seat { $seat }) played { $move }, against clause { $rule }.
fault-raised = the bot “{ $level }” (seat { $seat }) failed: { $error }

# Measurements and numbers.
bench-title = Random play, moves a second (median of { $runs ->
    [one] one run
   *[other] { $runs } runs
})
bench-game = game
bench-readable = readable rules
bench-native = native
bench-measures = Measuring { $game }…
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Training
help-train = Compute a bot's strategy anew, where one is computed.
usage-train = veillee train GAME [OPTIONS]
help-train-out = Where to write the strategy (default: GAME-strategy.npz here).
help-iterations = How many iterations to train for in all.
help-fresh = Begin anew, even where a checkpoint is found beside the file.
help-plot = Draw the training (or the calibration) as an SVG to this file.
nothing-to-train = The bots of { $game } are not trained. Trained games: { $known }.
training = Training
trained-so-far = After { $iteration } iterations: exploitable by { NUMBER($exploitability, maximumFractionDigits: 2) } milli-antes a round.
strategy-kept = The strategy is in { $file }.
plot-kept = The drawing is in { $file }.
points-kept = The points are in { $file }.
about-bot = “{ $level }”: { $about }

# Calibration and drawing
help-calibrate = Let the strongest bots play, and see whether our own figures are well chosen.
usage-calibrate = veillee calibrate GAME [OPTIONS]
help-calibrate-games = How many rounds or matches to play.
nothing-to-calibrate = { $game } has no figures of ours to calibrate. Games that have: { $known }.
calibrating = Playing
calibrate-figure = figure
calibrate-value = value
calibrate-least = at least
calibrate-most = at most
calibrate-players = players
out-of-bounds = out of bounds
bounds-kept = All figures are within their bounds.
bounds-broken = Some figures are out of their bounds.
help-draw = Draw a game's board as an SVG, where it is made from data.
usage-draw = veillee draw GAME [--out FILE]
help-draw-out = Where to write the drawing (default: GAME.svg here).
help-serve = Open the house: the page and its tables, on this machine.
usage-serve = veillee serve [--port NUMBER] [--lan] [--browse]
help-serve-port = The port to listen on; without it, 8080 or the next one that is free.
help-serve-host = The address to listen on.
help-serve-lan = Let everyone in this room's network in; prints a code for their phones.
help-serve-browse = Open the page in the browser.
help-doctor = Read every table of a journal and tell which are not well; run it before an upgrade.
usage-doctor = veillee doctor [--keep FOLDER]
help-doctor-keep = Write what the journal has of the tables that are not well into this folder, as it is.
doctor-reading = Reading tables
doctor-unwell = Table { $table }: { $why }.
doctor-kept = { $tables ->
    [one] What was written of one table is in { $folder }.
   *[other] What was written of { $tables } tables is in { $folder }.
}
doctor-wrong-answer = The answer of { $person } to the riddle of { $day } ({ $game }) is kept with other points than the { $points } it comes to. Run: veillee recount
doctor-miscounted = Table { $table } can be read, and its result is counted otherwise than its journal tells. Run: veillee recount
doctor-orphans = In the list { $list }, { $rows ->
    [one] one row is of somebody, a table or a browser that is gone
   *[other] { $rows } rows are of people, tables or browsers that are gone
}. Nobody misses them. Run: veillee prune
doctor-impossible = In the list { $list }, { $rows ->
    [one] one row holds what the house never writes: { $key }. Make a backup, report this line, and delete the row from the database.
   *[other] { $rows } rows hold what the house never writes, the first: { $key }. Make a backup, report this line, and delete the rows from the database.
}
doctor-found = { $well ->
    [one] One table is well
   *[other] { $well } tables are well
}, { $unwell ->
    [0] and all of them can be read.
    [one] one is not: the house sets it aside and goes on with the others.
   *[other] { $unwell } are not: the house sets them aside and goes on with the others.
}
house-open = The house is open: { $address } (Ctrl+C closes it).
port-next = Port { $taken } is taken: the house opens on port { $port }.
house-scan = Everyone in the room: scan the code, or type the address.
house-missing = The server's parts are not installed ({ $part } is missing). Install veillee[house], or run make play.
nothing-to-draw = { $game } has no board that is drawn from data. Games that have: { $known }.

# The house, kept safe.
help-backup = Back up everything the house keeps, into one file, while it is open.
usage-backup = veillee backup FILE
help-backup-file = The file to write; it must not exist yet.
help-restore = Restore a house from a backup.
usage-restore = veillee restore FILE [--replace]
help-restore-file = The file that veillee backup wrote.
help-restore-replace = Replace what the house keeps already.
backing-up = Backing up
backed-up = { $file } is written and checked: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, { $megabytes } MB. It holds the house's secrets: keep it to yourself.
restoring = Restoring
restored = The house is as { $file } has it: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
help-prune = Let go of what the house need not keep, while it is open.
usage-prune = veillee prune [--dry-run]
help-prune-dry-run = Only count: nothing is let go of.
pruning = The house is tidying up…
pruned = Let go of: { $unstarted ->
    [one] { $unstarted } table that never began
   *[other] { $unstarted } tables that never began
}, { $finished ->
    [one] { $finished } finished match
   *[other] { $finished } finished matches
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
would-prune = Would let go of: { $unstarted ->
    [one] { $unstarted } table that never began
   *[other] { $unstarted } tables that never began
}, { $finished ->
    [one] { $finished } finished match
   *[other] { $finished } finished matches
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
help-recount = Count the results of all finished matches, and all ratings, anew from the journal, while the house is open.
usage-recount = veillee recount
recounting = Counting matches
recounted = { $matches ->
    [one] One match is counted anew
   *[other] { $matches } matches are counted anew
}, { $unreadable ->
    [0] and all could be read.
    [one] one could not be read and keeps the result it had: veillee doctor tells why.
   *[other] { $unreadable } could not be read and keep the results they had: veillee doctor tells why.
}
help-games = List your past games in a house, or fetch their records, by your key.
usage-games = veillee games ADDRESS [--key TEXT] [--game GAME] [--save FILE]
help-games-address = The house, for instance https://games.example.org.
help-games-key = Your nine words (on your page, under “Your key”). Without it you are asked for them.
help-games-game = Only those of this game.
help-games-save = Fetch the records of all of them into this file, a zip.
games-which-key = Your key?
games-head-game = game
games-head-date = ended
games-head-with = with
games-head-result = result
games-head-moves = moves
games-head-replay = replay
games-won = won
games-drawn = drawn
games-lost = lost
games-bot = a bot ({ $level })
games-left = someone who left
games-none = No match of yours is over there yet.
games-saved = The records are in { $file }.
games-refused = The house says no: { $why }
games-unreachable = { $address } does not answer ({ $why }). Check the address, and that the house is open.
games-no-house = { $address } is not the address of a house. It begins with http:// or https://, as in the browser.

# New games
help-new-game = Write a small game that can be played at once, to make your own of.
usage-new-game = veillee new-game NAME [--here]
help-new-game-name = What the game is called: small letters and digits, for instance perudo.
help-new-game-here = In a checkout of Veillée: add it to the games of the project, instead of making a package of its own.
new-game-name = “{ $name }” will not do as a name: take two to thirty small letters and digits, a letter first, and no word of Python's.
new-game-taken = There is a game called “{ $name }” already: choose another name.
new-game-folder = { $folder } is there already, and nothing was written. Move it away, or choose another name.
new-game-nowhere = --here works at the root of a checkout of Veillée. Go there, or leave it out to make a package of its own.
new-game-made = Wrote { $files } files to the folder { $name }. Next:
    { "  " }cd { $name }
    { "  " }pip install --editable .
    { "  " }veillee play { $name }
    { "  " }pytest
    What must be written to make it your own game is listed in { $name }/README.md.
new-game-here = Wrote { $files } files, and put { $name } on the list of games. Next:
    { "  " }veillee play { $name }
    { "  " }pytest tests/games/{ $name }
    { "  " }make generated golden, whenever the rules have changed
    What must be written to make it your own game is listed in docs/adding-a-game.md.

# veillee ladder.
help-ladder = Measure how strong the levels of a game's bots are, and draw the ladder.
usage-ladder = veillee ladder GAME [OPTIONS]
help-ladder-games = How many games each level plays against the next one; half as many against the one after that. Otherwise 100.
help-ladder-only = Only these levels, with commas; random among them, if it is to be measured from there.
help-ladder-played = Keep every game here as it ends, and do not play again what is there already: stop and go on as you like.
help-ladder-out = Write the points here: ladder.toml beside the bots.
help-ladder-svg = Draw the ladder here.
ladder-title = { $title }: how strong the bots are
ladder-bot = level
ladder-points = points
ladder-error = uncertainty
ladder-games = games
ladder-too-close = { $above } is only { $points } points above { $below }. Neighbours must be at least { $bound } apart: make one of them play differently, or take it out.
ladder-too-far = { $above } is { $points } points above { $below }. Neighbours must be at most { $bound } apart: put a level between them.
ladder-not-games = { $file } was not written by veillee ladder --played. Check the file's name.
ladder-other-game = { $file } has games other than { $game }. Check the file's name.
# Whoever keeps the house
help-admin = See reports and act on them, be the house open or not.
usage-admin = veillee admin [WHAT] [WHICH] [--hours NUMBER]
help-admin-what = reports (what waits, the default), log (what was done), key (a new key for the page /admin), mute, unmute, remove-talk, remove-name, remove-person or handle (put away).
help-admin-which = The report, or the person.
help-admin-hours = For how many hours to mute. Otherwise 24.
admin-key = The key of the page /admin, shown this once; the old one opens nothing any more:
    { $key }
admin-of-whom = Whom is it about? Add the report or the person: veillee admin { $what } WHICH
admin-done = Done, and noted: veillee admin log
admin-report = { $report } · { $when } · { $name } ({ $person })
admin-words = “{ $words }”
admin-waiting = { $reports ->
    [0] No report waits.
    [one] One report waits.
   *[other] { $reports } reports wait.
}
admin-log-empty = Nothing has been done yet.
admin-did-mute = muted: { $who }
admin-did-unmute = may speak again: { $who }
admin-did-remove-talk = words removed: { $who }
admin-did-remove-name = name changed: { $who }
admin-did-remove-person = person removed { $who }
admin-did-handle = report put away { $who }
admin-did-key = new key { $who }
# Games of the day
help-today = See the games of the day in a house, and how you stand with them, by your key.
usage-today = veillee today ADDRESS [--key TEXT] [--day DATE]
help-today-day = Another day, as 2026-11-17.
today-day = { $day }. { $streak ->
    [0] Nothing finished yet: begin today.
    [one] One day: a beginning.
   *[other] { $streak } days without a gap.
}
today-head-game = game
today-head-what = what
today-head-result = you
today-head-median = median
today-deal = a deal
today-riddle = a riddle
today-problem = win in { $moves }
today-new = to be played
today-begun = begun
today-solved = { $tries ->
    [one] first try
   *[other] { $tries } tries
}
today-where = Play at { $address }

# Analysing a match.
help-analyse = Analyse a saved match: everybody's chances, luck or skill, better moves.
usage-analyse = veillee analyse FILE [OPTIONS]
help-analyse-file = The saved match to analyse: a finished one.
help-playouts = How often bots finish the match from its moments, about; more take longer and tell more. Otherwise 2000.
help-json = As JSON, for programs.
help-text = As a plain text with every move and comments, to read, mail and keep.
help-svg = Draw the chances, and luck or skill, as a picture into this new file.
json-or-text = One of --json and --text, not both: JSON is for programs, text for people.
analyse-works = Analysing
analyse-stopped = Stopped. This is what there is so far:
analyse-died = A process that worked on the analysis was ended from outside: try again, with fewer --jobs if memory is short.
analyse-playouts = { $moments } moments looked at, { $playouts } times finished by quick bots. All figures are in hundredths of a win.
analyse-seat = seat { $seat }
analyse-head-curve = Chances of winning, from the first move to the last:
analyse-begin = begin
analyse-end = end
analyse-head-swings = Where they changed most:
analyse-no-swings = They never changed so much at once that it could not be chance.
analyse-shift-luck = Move { $first }, what seat { $seats } drew with “{ $move }”
analyse-shift-choice = { $count ->
    [one] Move { $first }, seat { $seats } chose “{ $move }”
   *[other] Moves { $first } to { $last }, what seat { $seats } chose
}
analyse-shift-several = Moves { $first } to { $last }, of seats { $seats }
analyse-shift-gave-up = Giving up, by { $seats }
analyse-change = seat { $seat } { $change }
analyse-swing = - { $what }: { $changes } (± { $error }).
analyse-head-balances = Luck or skill: from the fair share to the result.
analyse-column-fair = fair share
analyse-column-luck = luck
analyse-column-own = own choices
analyse-column-others = others' choices
analyse-column-rest = not told apart
analyse-column-result = result
analyse-head-mistakes = Mistakes, knowing what one knew:
analyse-mistakes = Seat { $seat }: { $decisive } decisive, { $large } large, { $small } small, in { $decisions ->
    [one] the one decision looked at
   *[other] { $decisions } decisions looked at
}.
analyse-mistake = - Move { $number }, seat { $seat }: “{ $played }” was { $size ->
    [decisive] a decisive mistake
    [large] a large mistake
   *[small] a small mistake
}; “{ $better }” has { $loss } (± { $error }) more.

# Proofs
help-prove = Find out whether a side can force a win from a position, and write the proof down.
usage-prove = veillee prove GAME [MOVES] [OPTIONS]
label-moves = MOVES
label-side = SIDE
help-prove-moves = The moves that lead to the position, for instance f5 a1 e4. Without any: the start of a match.
help-prove-winner = Who is to win, for instance black. Otherwise whoever is to move.
help-prove-free = How many free moves the winner may make in a line of play: moves that need threaten nothing. Otherwise 2.
help-prove-minutes = Stop after so many minutes. Otherwise it goes on until it knows, or until Ctrl+C.
help-prove-table = Keep what was found in this file, and go on from it.
help-prove-certificate = Write the proof to this new file, for veillee check-proof.
nothing-to-prove = Nothing is proven of { $game } here. Games with a prover: { $known }.
prove-no-such-side = There is no side “{ $side }”. Choose one of: { $known }.
prove-is-over = After these moves the match is over: leave the last ones out.
prove-free-negative = --free takes a whole number from 0 on, not { $number }.
prove-minutes-not-positive = --minutes takes a number above 0, not { $minutes }.
prove-table-foreign = { $file } is no table of proofs, and is left as it is. Choose another name for --table.
prove-table-broken = { $file } is a table of proofs, but a damaged one, and is left as it is. Fetch a copy of it, or choose another name for --table.
prove-table-other = { $file } is a table for the other side, or of another version of the rules or the prover, and is left as it is. Choose another name for --table.
prove-so-far = { $free ->
    [0] Threats alone
    [one] With one free move
   *[other] With { $free } free moves
}: proof number { NUMBER($proof) }, disproof number { NUMBER($disproof) }, { NUMBER($positions) } positions in the table.
prove-won = Proven: { $winner ->
    [black] Black wins
    [white] White wins
   *[other] { $winner } wins
} from here, whatever the other side plays. Positions looked at: { NUMBER($positions) }, of them won: { NUMBER($won) }.
prove-refuted = Not found: { $winner ->
    [black] Black forces
    [white] White forces
   *[other] { $winner } forces
} no win with { $free ->
    [0] threats alone
    [one] threats and one free move
   *[other] threats and { $free } free moves
}, as far as the prover looks. With a larger --free there may be one. Positions looked at: { NUMBER($positions) }, of them won: { NUMBER($won) }.
prove-unknown = Not known yet whether { $winner ->
    [black] Black wins
    [white] White wins
   *[other] { $winner } wins
} with at most { $free ->
    [one] { $free } free move
   *[other] { $free } free moves
}. Positions looked at: { NUMBER($positions) }, of them won: { NUMBER($won) }.
prove-writes = Writing the proof down…
prove-certificate = The proof is in { $file }. Check it with: veillee check-proof { $file }
prove-no-certificate = Nothing is proven, so no certificate was written.
help-check-proof = Check a proof of a forced win, by the rules of the game alone.
usage-check-proof = veillee check-proof FILE
help-check-proof-file = The certificate that veillee prove wrote.
check-proof-works = Checking
proof-holds = { $file } holds: { $winner ->
    [black] Black wins
    [white] White wins
   *[other] { $winner } wins
} { $count ->
    [0] from the start of a match
   *[other] after { $moves }
}, whatever the other side plays, within { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves of the two sides
}. { $lines ->
    [one] { NUMBER($lines) } position checked.
   *[other] { NUMBER($lines) } positions checked.
}
proof-unreadable = { $file }, line { $line }: this is no line of a certificate. Fetch the file again.
proof-foreign = { $file }: this is not a certificate. Give a file that veillee prove wrote.
proof-other = { $file } was proven by another version of the rules: prove it anew.
proof-illegal = { $file }, line { $line }: { $move ->
    [none] the match is over there
   *[other] the rules do not allow “{ $move }” there
}. The certificate proves nothing.
proof-astray = { $file }, line { $line }: { $move ->
    [none] it is not the position it should be
   *[other] “{ $move }” does not lead to the position that is named
}. The certificate proves nothing.
proof-twice = { $file }, line { $line }: its position has a line already, so the proof might run in a circle. The certificate proves nothing.
proof-open = { $file }, line { $line }: nothing wins after the reply “{ $move }”. The certificate proves nothing.
proof-drawn = { $file }, line { $line }: the match may be drawn there. The certificate proves nothing.
