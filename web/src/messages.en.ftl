# The house
home-title = Veillée, a house of board games
skip = Skip to content
close = Close
your-house = Your house
you = You
unreachable = The house does not answer. Check your connection and try again.
nowhere-title = There is nothing here
nowhere = This address leads nowhere in the house. Go back to the shelf: the games are there.
no-such-game = This game is not on the shelf.
to-the-shelf = Back to the shelf
light-day = Switch to daylight
light-night = Switch to evening light
yes = yes
no = no

# The shelf
welcome = The table is set.
welcome-more = Pick a box and play at once, against bots worth playing, or with friends by a simple link.
filters = Sort the games
filter-players = Players
filter-time = Time
any = Any
or-more = { $count } or more
any-time = Any
up-to-minutes = { $most } min or less
shelf = The games
no-game-fits = No box fits. Widen your choice.
players = { $range ->
    [one] { $most } players
   *[many] { $fewest } to { $most } players
}
minutes = { $range ->
    [one] { $most } min
   *[many] { $least } to { $most } min
}
age-from = from age { $age }
play-now = Play
play-which = { $title }
learn-more = Learn more
awaited-at = They are waiting for you:
my-games = Your games
open-tables = Open tables
no-open-tables = Nobody is waiting just now. Choose a game and lay a public table: others will join you.
table-of = { $host }’s table, { $seats } seats
table-waits = { $chairs ->
    [0] Everybody is here
    [one] One free chair
   *[other] { $chairs } free chairs
}
table-your-turn = Your turn
table-adjourned = Waits for you: go on whenever you like
table-turn-of = Waiting for { $names }
table-others-turn = The others are thinking
table-goes-on = This match goes on from another that was played before: it counts for no rating.
table-goes-on-briefly = Goes on from another match
a-table = A table

# A game's page
learn-by-playing = Learn by playing
read-the-rules = Read the rules
start = Start a game
in-a-minute = In a minute
rulebook = The rules
clause = clause { $number }
how-many = How many of you?
rules-played = Rules
bots-level = Level of the bots
your-place = Your place
place-first = First
place-lot = By lot
lot-told = Places will be drawn by lot when the game begins.
level-novice = novice
level-easy = easy
level-casual = casual
level-careful = careful
level-medium = medium
level-seasoned = seasoned
level-tough = tough
level-hard = strong
level-random = at random
more-options = More settings
one-more = One more: { $what }
one-less = One less: { $what }
clock = Clock
clock-none = No clock
clock-quick = Quick: 20 s a move, 1 min in reserve
clock-calm = Calm: 1 min a move, 5 min in reserve
clock-days = By correspondence: 2 days a move
clock-told-move = { $seconds } s a move, { $reserve } s in reserve.
clock-told-days = { $days ->
    [one] 1 day a move.
   *[other] { $days } days a move.
}
clock-told-step = { $seconds } s a step
late-bot = A bot plays for whoever runs out of time.
late-timeout = Whoever runs out of time has the move played that the rules provide.
open-record = Open the record at the end (hidden hands included)
public-table = Public table: anybody may sit down
play-with-bots = Play against bots
play-with-friends = Lay the table for friends

# The introduction
intro-title = Learn { $title }
intro-leave = Back to the game
intro-step = Step { $step } of { $of }
intro-next = Go on
intro-well-done = Well played!
intro-try-again = Not quite: read the line again and have another try.
intro-over = You know how to play { $title }. A real game?
other-player = Your opponent
third-player = The third player
fourth-player = The fourth player

# Before the match
setting-up = Laying the table…
lobby = Before the game
lobby-title = A table of { $title }
lobby-waits = { $host ->
    [yes] There are free chairs: send the link to your friends, or invite bots.
   *[no] Waiting until every chair is taken.
}
lobby-ready-host = Everybody is here: begin when you like.
lobby-ready = Everybody is here: the host is about to begin.
guests = Bots to invite
guests-how = Drag them onto a chair, or touch them.
invite-bot = Invite a bot: { $level }
open-chair = Chair { $chair }, free
sit-next = Take the next free chair
sit-here = Sit here
seat-a-bot = A bot on chair { $chair }
a-bot = A bot…
stand = Stand up
free-chair = Free the chair
remove-person = Ask to stand up
fill-with-bots = Fill up with bots
begin = Begin the game
here = is here
away = away
invite = Invite
invite-more = Whoever opens this link, scans the square or gives the code may sit down, or watch.
table-link = The table's link
qr-code = The table's link, as a code for a phone
copy = Copy
copied = Copied

# At the table
thinking = thinking
your-turn = your turn
kept-warm = { $bot } keeps the chair warm
days-left = { $days } d { $hours } h
hours-left = { $hours } h { $minutes } min
reserve = in reserve
time-short = You have less than { $seconds } seconds left.
somebody-gone = Somebody
a-watcher = A watcher
wait-for = A moment: the table waits for { $names }.
move-on-its-way = Your move is on its way…
look-at-the-table = Watch the table…
move-kept = Your move is kept: it leaves as soon as the house answers.
line-lost = The line is cut. The page reconnects by itself.
line-lost-move-kept = The line is cut. Your move is kept and will be sent by itself, once.
try-now = Try now
forget-move = Forget this move
not-your-turn = It is not your turn: the table waits for { $names }.
why-not = Why not?
instead = You may, for example:
hint = Hint
why-asked = Why this move?
why-said = { $bot }, to whoever sat there: “{ $reason }”
why-otherwise = On second thoughts, { $bot } would choose something else ({ $move }): “{ $reason }”
why-nothing = I could not say: it is what came to my mind.
hint-thinking = Thinking…
hint-is = The strongest bot would play “{ $move }”.
play-this = Play this move
undo = Take back
undo-asked = { $who } would like to take a move back.
undo-waits = You asked to take your move back: waiting for the others to agree.
accept = Agreed
refuse = No
leave = Leave
leave-sure = A bot will play for you; you may take your chair back. Leave?
leave-for-later = The game will wait for you on the home page, just as it is. Leave?
match-kept = Your game waits for you here, among “Your games”.
match-waits = The game waits for you. Go on whenever you like.
resign = Resign
resign-ends = { $count ->
    [one] The game ends here, and { $names } wins. Resign?
   *[other] The game ends here: you come last, and the others share the first place. Resign?
}
resign-goes-on = A bot plays your chair to the end, and you come last. Resign?
play-on = Play on
bot-plays-to-the-end = You have resigned: { $bot } plays your chair to the end.
in-stead = { $bot } (for { $who })
stay = Stay
you-watch = You are watching.
bot-plays-for-you = { $bot } plays for you. Take your chair back whenever you like.
take-back-chair = Take my chair back

# The notebook
notebook = The table's notebook
tab-log = Story
tab-talk = Talk
tab-book = Rules
tab-table = Table
talk-empty = Nobody has spoken yet. Say good evening.
say-something = Say something
say = Say
mute = Hear no more
unmute = Hear again
settings = Settings
sound = Sounds of wood, paper and coins
record = Record
record-opened = opened at the end
record-closed = stays closed
watchers = Watchers
commitment = Commitment to the chance
notice-sat = { $who } sits down.
notice-bot-sat = { $who } sits down ({ $level }).
notice-freed = { $why ->
    [removed] The host frees a chair.
   *[none] A chair is free again.
}
notice-asked-in = { $who } asks for a chair.
notice-turned-away = The host leaves the chair to the bot.
notice-started = The game begins.
notice-held = Your answer is noted.
notice-stood-in = { $why ->
    [adjourned] { $who } is away: the game waits.
    [late] { $who } has run out of time: a bot ({ $level }) plays instead.
    [left] { $who } stood up: a bot ({ $level }) keeps the chair warm.
    [removed] { $who } had to stand up: a bot ({ $level }) keeps the chair warm.
   *[gone] { $who } has gone away: a bot ({ $level }) keeps the chair warm.
}
notice-returned = { $who } takes the chair back.
notice-resigned = { $why ->
    [late] { $who } has run out of time, and loses.
    [left] { $who } stood up, and loses.
    [gone] { $who } has gone away, and loses.
   *[none] { $who } resigns.
}
notice-out-of-time = { $who } has run out of time, and nobody is left: the game ends.
notice-rematch-asked = { $who } would like a rematch.
notice-undo-asked = { $who } asks to take a move back.
notice-undone = { $who } takes a move back.
taken-back = Taken back:
notice-undo-answered = { $yes ->
    [yes] { $who } agrees.
   *[no] { $who } would rather leave the move as it is.
}
notice-hinted = { $who } asks for a hint.
notice-said = { $who }: { $text }
notice-whispered = { $who } whispers with { $names }.
whisper-to = Whisper to
whisper-aloud = To everyone
whispers-with = to { $names }, in a whisper
notice-rematched = The rematch begins.
notice-forgotten = Somebody has left the house.

# In one room
screen = Big screen
on-the-big-screen = On the big screen
screen-come = Take a seat with your phone
screen-chairs-left = { $chairs ->
    [one] One chair is still free.
   *[other] { $chairs } chairs are still free.
}
screen-host-begins = Everybody is here: the host starts the match from a phone.
screen-crew = At the table
screen-last = What has just happened
screen-voice = The table's voice
screen-mute = This browser cannot speak: read the captions.
screen-unblock = Let it speak
screen-whole = Full screen
end-talk = End the talk
clock-step-15 = Steps of 15 s, 2 min to talk: old hands
clock-step-25 = Steps of 25 s, 3 min to talk
clock-step-40 = Steps of 40 s, 5 min to talk: newcomers
notice-talk-ended = The host ends the talk: vote.
notice-code-set = Your chair has its code.
chairs = The chairs
chairs-welcome = A chair that a bot keeps is yours if you take it.
chairs-ask = A chair that a bot keeps is yours if the host agrees. You will know all that it has learnt, except what was whispered to others, and hold no other chair of this game.
chairs-no = At this table nobody sits down once the game has begun. You can watch.
chair-asked = You have asked for it: the host decides.
ask-for-chair = Ask for this chair
asks-in = { $who } would like the chair: { $chair }. Whoever takes it sees all that it knows.
let-in = Let in
turn-away = Say no
latecomers = Once the game has begun
latecomers-usual = as suits the game
latecomers-ask = latecomers ask the host
latecomers-welcome = latecomers are welcome
latecomers-no = nobody sits down any more
chairs-hand-over = Has somebody lost the phone? Have the chair freed: a bot keeps it, and that person asks for it again from anywhere.
take-chair = Take this chair

# One phone for several
share = Has somebody no phone?
share-more = They play from yours. Each chooses a code of four to eight digits, and nothing of a hand is shown without its code.
share-mine = Your code
share-name = Their name
share-code = Their code
share-do = Share my phone
shared = One phone for several
shared-pass = Pass the phone to { $names }
shared-rest = The phone is resting
shared-more = Touch your name, then give your code.
shared-code = { $who }'s code
shared-in-hand = { $who } has the phone
shared-put-down = Put the phone down

# The end
you-won = You win!
you-share = You share the win!
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
nobody-won = A draw.
how-it-ended = How it ended
rematch = Rematch
rematch-waits = Waiting for { $names }.
rematch-wished = { $names }: a rematch?
rematch-now = Begin without waiting
has-resigned = (resigned)
join-rematch = Join the rematch
replay = Replay
turning = The turning point, at move { $move }:
turning-slow = It tipped little by little, around move { $move }:
turning-why = { $mine ->
    [yes] When bots finish the game from there, you win { $before } times out of { $first } before this move and { $after } out of { $second } after it.
   *[no] When bots finish the game from there, { $who } wins { $before } times out of { $first } before this move and { $after } out of { $second } after it.
}

# Replay
replay-of = { $title }, move by move
replay-start = Before the first move.
replay-unseen = From here, nothing was seen of this move.
replay-moves = The moves of the match
replay-hidden = A move that stayed secret
replay-beside = Beside it
replay-beside-nobody = Nobody else
replay-beside-all = Everybody, hands open
replay-as-watched = What a watcher saw
replay-as-known = What { $who } knew
to-start = To the start
to-end = To the end
one-back = One move back
one-forward = One move forward
play = Play
pause = Pause
moment = Moment of the game
moment-of = { $at } / { $of }
seen-by = Seen by
share-moment = Share this moment
picture = Take this moment along as a picture
picture-svg = SVG picture
picture-png = PNG picture
picture-moment = Move { $at } of { $of }.
picture-taken = The picture is ready.
picture-failed = This browser could not make the picture. Try the other format, or another browser.
share-end = Share the match
go-on-from-here = Go on from here
take-record = Take the record away
standalone-take = Take the match along as a page
standalone-making = The page is being made…
standalone-seat = Seat { $seat }
standalone-broken = This file is not whole, or this browser is too old to open it. Try another browser, or take the match along again.
take-text = Text with comments
check-title = Check the shuffle
check-record = Check a record
to-the-table = To the table

# Analysis
analyse = Analyse the match
chances = Chances of winning
chances-growing = The analysis goes on
chances-drawn = Everybody's chances over the match; the slider beneath leads to each moment
chances-known = by what { $who } knew
swing = Move { $move }: { $who } { $gains ->
    [yes] gains
   *[no] loses
} { $change }
chances-teams-change = Each line is the chance of ending on the winning side, for those who ended in the same camp; people change camps on the way, so the lines need not add up to 100%.
luck-or-skill = Luck or skill?
luck-who = Who
luck-fair = Fair share
luck-luck = Luck
luck-own = Own choices
luck-others = Others' choices
luck-rest = Not told apart
luck-result = Result
luck-why = From the fair share to the result each change of the chances counts once: the deal, dice and draws for luck, the moves that were chosen for whoever made them. "±" is the error of the estimate.
mistakes = { $count ->
    [0] Choices
    [one] One mistake
   *[other] { $count } mistakes
}
mistakes-of = { $who }: { $count }.
mistakes-none = Nothing that was looked at was certainly a mistake.
mistake-at = Move { $move }, { $who }
mistake-small = small mistake
mistake-large = large mistake
mistake-decisive = decisive mistake
mistake-loss = ({ $loss } of the chances lost)
mistake-better = Played: { $played }. Better, by what was known from that chair: { $better }.
mistake-again = Play on from here for { $who }

# Trying other moves
variation = What you are trying
variation-begin = Try other moves
variation-from = Instead, after move { $at }:
variation-leave = Back to the match
variation-of = After move { $at }: { $moves }
variation-forget = Forget "{ $line }"
variations = What you have tried

# You
me-title = You
me-more = No account, no password: the house knows you by this browser.
my-name = Your name
save = Save
saved = Saved
my-language = Language
my-light = Light
light-is-system = As the device
light-is-day = Day
light-is-night = Evening
my-sound = Sounds
my-key = Your key
my-key-more = These nine words make the house know you on another device. Write them down, and give them to nobody.
show-key = Show the key
open-by-key = I have a key already
open = Open
key-opened = Good evening { $name }, the house knows you again.
new-key = Change the key
new-key-sure = The old key will open nothing any more, and your other devices will no longer know you. Sure?
new-key-yes = Yes, a new key
keep-key = Keep this one
my-devices = Your devices
my-devices-more = The house knows you on these. If there is one you do not recognise, have it forgotten here, then change your key.
some-device = A device
this-device = this one
session-seen-today = Since { $begun }; seen today.
session-seen = Since { $begun }; last seen on { $seen }.
end-session = Forget
end-session-of = Forget: { $device }
end-others = Forget all the others
session-is-ended = Done: the house no longer knows you there.
session-ended = From another device, the house was asked to forget you on this one. With your key it will know you again.
my-data = What the house keeps of you
my-data-more = Your name, your face, your devices, your tables and what you said there, what came of your finished matches and of games of the day, your ratings, whom you have muted or blocked, invitations of the last day, reports until they are handled, and if you wish to be called, where and for what. Nothing else.
take-away = Take it all away
delete-me = Delete it all
delete-sure = Your name, your words and your key will be gone. Sure?
delete-yes = Yes, delete it all

# A name that would be read as a pronoun
called = “{ $name }”

# The bots: things of the house
guest-die = The Die
guest-top = The Spinning Top
guest-vane = The Weathercock
guest-bell = The Jingle Bell
guest-cushion = The Cushion
guest-teapot = The Teapot
guest-yarn = The Ball of Yarn
guest-slipper = The Slipper
guest-candle = The Candlestick
guest-umbrella = The Umbrella
guest-lantern = The Lantern
guest-compass = The Compass
guest-clock = The Clock
guest-inkwell = The Inkwell
guest-owl = The Owl
guest-metronome = The Metronome
guest-broom = The Broom
guest-key = The Key
guest-book = The Book
guest-cup = The Cup
guest-drum = The Drum
guest-hat = The Hat
guest-boot = The Boot
guest-basket = The Basket
guest-bottle = The Bottle
guest-mirror = The Mirror
guest-trunk = The Trunk
guest-stool = The Stool

# Hints
hints = Hints
hints-usual = as suits the company
hints-none = none
hints-shown = everyone is told who asks
hints-free = for whoever asks
hints-ask-shown = Ask the strongest bot: everyone is told that you did
hints-ask-free = Ask the strongest bot

# A name and a face
my-face = Your face
come-in = Come in
take-a-seat = Take a seat
face-beard = A long beard
face-beret = A beret
face-bicorne = A cocked hat
face-bob = A bob
face-bow = A big bow
face-bun = A bun
face-buns = Two buns
face-cap = A cap
face-chef = A chef's hat
face-crest = A crest
face-curls = Curls
face-feather = A feather
face-headset = Headphones
face-hood = A hood
face-jester = A jester's cap
face-knit = A woolly hat
face-locks = Long hair
face-plaits = Plaits
face-ponytail = A ponytail
face-scarf = A headscarf
face-straw = A straw hat
face-tophat = A top hat
face-turban = A turban
face-witch = A pointed hat
face-letters = My two letters

# A code of four letters
have-a-code = A code?
table-code = Code
share-link = Share…
invite-text = { $code ->
    [none] Come and play: open this link.
   *[other] Come and play: open this link, or give the code { $code } in the house.
}
only-here = Phones cannot reach this address: it is for this machine alone. Close the house, open it with the command below, and come in by the address it prints.

# Nothing is missed
signals = A soft sound when it is my turn, or somebody speaks
quick-bots = Bots play without pauses
skip-to-my-turn = Skip to my turn
unread = { $count ->
    [one] line not read yet
   *[other] lines not read yet
}

# The first time, and the level of the bots
first-time = The first time?
first-time-more = Ninety seconds, and you know how to play { $title }.
learn-first = Learn by playing
play-at-once = Play right away
ladder = Whom to play?
ladder-more = Each was measured against those beside it: 400 points more are ten wins to one defeat. Whoever plays at random is at 0. Win, and the next one is waiting.
ladder-points = { $points } ± { $uncertainty } points
ladder-beaten = beaten
ladder-next = Play { $name } ({ $level })
level-rises = Well played! Next time the bots will be { $level }. You can change that beside “Play”.

# Past games
past-games = Past games
past-game = Game
past-all-games = All games
past-take-away = Take all records away
past-with = With
past-others = { $others ->
    [one] and one more
   *[other] and { $others } more
}
past-bot = a bot
past-left = someone who left
past-won = Won
past-drawn = Drawn
past-lost = Lost
past-place = place { $place } of { $seats }
past-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
past-quit-resigned = resigned
past-quit-late = out of time
past-quit-left = left before the end
past-quit-gone = gone before the end
past-against = Against { $name }:
past-against-bots = Against bots (level: { $level }):
past-level = and { $times ->
    [one] once level
   *[other] { $times } times level
}
past-see-player = To the player's page
past-all-opponents = All opponents
past-replay = { $title }, { $date }: replay
past-more = Show older ones
past-none = No match is over yet. Play one to its end, and it will be here to look at again.
past-none-yet = No match is over yet.
past-none-such = No such match. Choose another game, or all opponents.
past-show = Anybody may see my past games
past-show-more = Otherwise only people with whom you have finished a match see them. A private table can be replayed by those who sat there alone, and whoever does not show their games is not named on your page.

# Ratings
rated = Rated
rated-more = It counts for your rating: no hints, nothing is taken back, and whoever leaves or runs out of time loses.
rated-told = This match is rated: no hints, nothing is taken back, and whoever leaves or runs out of time loses.
late-rated = Whoever has none left loses.
rating = { $points } ± { $uncertainty }
rating-now = Your rating: { $rating }
rating-means = A rating is right to within its ±, two times out of three. 400 points more win ten matches to one.
rating-of = { $name }: { $rating }
rating-matches = { $matches ->
    [one] one match
   *[other] { $matches } matches
}
rating-curve = { $matches ->
    [one] After one match: { $last }.
   *[other] Over the last { $matches } matches, from { $first } to { $last }; { $lowest } at the lowest, { $highest } at the highest.
}
ratings = Ratings
ratings-none = No rating yet. Lay a rated table, against bots or friends, and play a match to its end.
provisional = provisional
kind-none = no clock
kind-move = seconds a move
kind-days = by correspondence
kind-step = seconds a step
past-rated = rated: { $before } → { $after }
best = The best
best-list = to the list
best-when = Period
best-week = This week
best-ever = Ever
best-gained = { $gained } points this week
best-provisional = Provisional ratings
best-mine = Your own place
best-more = Show more
best-none = Nobody is on this list yet. Play a rated match, and choose on your page to be named.
best-not-listed = Only those are named here who wish it. You choose on this page:
best-name-me = Name me on the lists of the best
best-name-me-more = Everybody then sees your name, your face and your ratings there:
# Calls
out-of-reach = The house is out of reach for now. Rules and introductions can still be read here, and records checked; your tables wait for you.
calls = Calls
calls-more = In a match over days the house can call you when it is your turn. A call names the game and the people at the table, and tells nothing of the match.
calls-here = On this device
calls-call-here = Call me on this device
calls-not-here = Call here no more
calls-on-here = The house calls you on this device.
calls-off-here = The house calls you no more on this device.
calls-cannot = This browser cannot be called here. The house must be opened over HTTPS; on an iPhone, add the page to your home screen first.
calls-denied = The browser said no. Allow this site's notifications in its settings, then try again.
calls-browser-failed = The browser could not subscribe to its push service. Check your connection, then try again.
calls-mail = By e-mail
calls-mail-ask = Send the link
calls-mail-more = You will get a link to follow within a day. Nobody else will see your address, and every letter can be the last at one touch.
calls-mail-asked = A letter has gone to { $address }. Follow its link within a day.
calls-mail-on = gets your calls.
calls-mail-waits = waits for your yes: follow the link in the letter within a day.
calls-mail-bounced = did not take our letters. Remove it, then give another one.
calls-mail-off = Remove this address
calls-feed = In your calendar
calls-feed-more = An address to give to your calendar: it notes by when to move. Whoever knows it can read it; keep it to yourself.
calls-feed-open = Open an address
calls-feed-renew = Change it
calls-feed-close = Close
calls-feed-copied = The address is copied.
calls-for = Call me
calls-for-turn = when it is my turn
calls-for-time = when my time is running out
calls-for-invited = when somebody invites me to a table
calls-most = At most, a day
calls-quiet = Leave me in peace at night
calls-quiet-from = from
calls-quiet-until = until
letters-yes = Being called by e-mail
letters-yes-more = The house will write to this address when a match waits for you. One touch ends it.
letters-yes-do = Yes, call me here
letters-yes-done = Agreed: the house will write to you.
letters-off = No more letters
letters-off-more = The house will write to this address no more. Your matches go on.
letters-off-do = Write to me no more
letters-off-done = Done: the house will write to you no more.
letters-to-me = To your page
# People one knows
known-people = People you know
known-show = Show that I am here
known-show-more = Only to people you have played with and who show it too; you will see them likewise.
known-here = is in the house
known-invite = Invite
known-invite-who = Invite { $who } to this table
known-invited = { $who } gets your invitation.
known-invited-briefly = Invitation sent
known-again = Play { $title } again
known-again-who = Invite { $who } to play { $title } again
invited = { $who } invites you to play { $title }.
invited-go = I am coming
invited-decline = No, thank you
invited-later = Later
block = Block
block-who = Block { $who }
block-sure = Block { $who }?
block-more = Neither of you will see the other any more: not among people known, nor among open tables, nor by invitation, and you will hear nothing of each other. Nothing tells them. You can undo it on your page.
block-not = No
block-done = { $who } will not see you any more, nor you them. To undo it: your page.
blocked-people = People you have blocked
blocked-more = They do not see you, and you do not see them.
block-undo = Unblock
block-undo-who = Unblock { $who }
block-undone = { $who } can see you again.

# Reporting, and keeping the house
report = Report
report-who = Report { $who }
report-more = Whoever keeps the house will read these lines. Nothing tells the other that it comes from you.
report-lines = Which lines?
report-words = A word of your own (optional)
report-send = Send
report-not = Leave it
report-done = Whoever keeps the house has it now. Thank you.
admin-title = Keeping the house
admin-locked = This page is for whoever keeps the house. The command “veillee admin key” makes its key.
admin-key = Key
admin-open = Open
admin-close = Close
admin-waiting = { $reports ->
    [0] No report waits.
    [one] One report waits.
   *[other] { $reports } reports wait.
}
admin-whispered = whispered
admin-words = “{ $words }”
admin-for = For
admin-hours = { $hours ->
    [1] an hour
    [24] a day
    [168] a week
   *[other] a month
}
admin-mute = Mute
admin-unmute = Let speak again
admin-remove-talk = Remove their words
admin-remove-name = Change their name
admin-remove-person = Remove the person
admin-sure = Really? { $what }
admin-handle = Put away
admin-silenced = Muted
admin-until = until { $time }
admin-handled = Reports put away
admin-log = What was done
admin-did-mute = Muted for { $hours } h: { $who }
admin-did-unmute = May speak again: { $who }
admin-did-remove-talk = Words removed: { $who }
admin-did-remove-name = Name changed: { $who }
admin-did-remove-person = A person removed
admin-did-handle = Report put away
admin-did-key = New key

# Finding somebody
find = Find somebody
find-title = Against somebody, now
find-more = The house looks for somebody of your strength who waits too; the longer you wait, the wider it looks.
find-pace = At what pace?
find-waiting = Looking for somebody… Stay on this page.
find-nobody-yet = Nobody so far. The bots are ready.
find-bots = Play against the bots
find-stop = Wait no longer
find-rated-more = It counts for both ratings, and you meet only people who wish it too. No hints, nothing is taken back, and whoever leaves or runs out of time loses.
find-rated = The match will be rated: no hints, nothing is taken back, and whoever leaves or runs out of time loses.
find-found = { $rated ->
    [yes] Somebody is here: the rated match begins.
   *[no] Somebody is here: the match begins.
}
clock-step = In steps of 25 s, 3 min to talk
daily-title = The game of the day
daily-invites = The same for everyone, new at midnight
daily-more = The same for everyone in the house. What you finish first counts; afterwards you can play it again for practice.
daily-past-more = This day is over: play it for practice. Its seed is open, and so are its records.
daily-next-in = The next one comes in { $hours } h { $minutes } min (midnight UTC).
daily-to-today = To today's games
daily-to-day = To the game of the day
daily-streak = { $days ->
    [one] One day: a beginning.
   *[other] { $days } days without a gap.
}
daily-deal = One deal against the same bots: how many more points than the others?
daily-win-within = Win in { $moves ->
    [one] one move
   *[other] { $moves } moves
} at most
daily-riddle = A match between bots, as one of them saw it: guess what it does not know.
daily-guess = Guess
daily-guess-practise = Guess for practice
daily-see = See the answer again
riddle-laying = The bots are playing the match of the day…
riddle-eyes = { $seats } bots have played. At that moment you are { $name }: here is all that was known on that seat, and nothing else.
riddle-story = Everything that was told up to then
riddle-percent = { $percent }%
riddle-scoring = 100 points, less the mean of your squared errors: to say what you really believe brings most.
riddle-answer = Answer
riddle-once = One answer, and it counts. Then everything is shown.
riddle-practice = This day is over: for practice.
riddle-was-practice = For practice: nothing was counted.
riddle-who = Who
riddle-was = Was
riddle-you = You
riddle-bot = Strong bot
riddle-points = Points
riddle-to-moment = Back to the moment of the riddle
daily-grade-1 = Easy: the beginner among bots finds the first move.
daily-grade-2 = Not so easy: the club player among bots finds the first move.
daily-grade-3 = Hard: only the strong bot finds the first move at once.
daily-grade-4 = Very hard: no bot finds the first move at once.
daily-play = Play
daily-go-on = Go on
daily-try-on = Try again
daily-practise = Play for practice
daily-practice = For practice
daily-counts = This one counts
daily-try = Try { $number }
daily-tries = { $tries ->
    [one] at the first try
   *[other] in { $tries } tries
}
daily-solved = { $tries ->
    [one] Solved at the first try
   *[other] Solved in { $tries } tries
}
daily-unsolved = { $tries ->
    [one] Tried once, not solved yet
   *[other] { $tries } tries, not solved yet
}: a win in more moves does not count.
daily-points = { $points ->
    [one] One point
   *[other] { $points } points
}
daily-than-median = { $difference } compared with the median of all ({ $median })
daily-than-bots = { $difference } compared with the median of bots ({ $median })
daily-players = { $players ->
    [one] You are the first to have finished it.
   *[other] { $players } people have finished it.
}
daily-solvers = { $players ->
    [one] You are the first to have solved it.
   *[other] { $players } people have solved it.
}
daily-share-title = Tell others, without telling too much
daily-share = Share
daily-copy = It cannot be copied from here by itself: mark the text above and copy it.
daily-past = Days before
daily-not-played = Not played
daily-first-day = This is the house's first day. Come back tomorrow.
daily-chance = How to check that nobody chose the deal
daily-chance-more = All of a day's games are dealt from one seed. What binds the house to it is shown the day before, and the seed itself the day after. The seed of a table is that of the day, a space, and the game's name; “Chance” in the documentation says how to compute the rest.
daily-commitment = Commitment of this day
daily-next-commitment = Commitment of the next day
daily-seed = Seed of this day
