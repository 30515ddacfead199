bot-easy = A friendly beginner: it bets on what its hand plainly shows, plays high or low for it, and is happy with two tickets.
bot-medium = A club player who counts the cards and weighs the odds, plays for every bet, and keeps quiet when treason promises more.
bot-hard = It imagines what everybody may hold, tries each bet and each card out before it moves, spoils your bets with pleasure, and turns traitor on purpose.

# The lines of `veillee calibrate`
calibrate-tickets = tickets
calibrate-stake = stake
calibrate-odds = odds
calibrate-taken = taken
calibrate-share = of rounds
calibrate-wins = won
calibrate-returned = per coin
calibrate-margin = 95 %
calibrate-needed = needed

# Why it would play a move
reason-card-for-bet = With this card you win your bet on ticket { $ticket } in { $share } % of the deals it imagined; with your other cards, in { $other } % on average.
reason-card-against = With this card { SEAT($seat) } wins the bet on ticket { $ticket } in { $share } % of the deals it imagined; with your other cards, in { $other } % on average.
reason-card = This card changes little for the bets on the table; after it you win the match in { $share } % of the deals it imagined, and it found none better.
reason-bet = This bet is won in { $share } % of the deals it imagined, and brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
} then.
reason-show-for-bet = A card must be shown to bet, and this one tells least. The bet it has in mind, on ticket { $ticket }, is won in { $share } % of the deals it imagined, and brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
} then.
reason-enough = Nothing that you could still do promised more than the bets you have: you win the match in { $share } % of the deals it imagined.
reason-wait = No bet on offer promises more than to wait for a later turn: you win the match in { $share } % of the deals it imagined.
reason-traitor = Without a bet you are the traitor, and live on what others lose: in { $losses } % of the deals it imagined at least one bet is lost.
reason-helps = With this you win the match in { $share } % of the deals it imagined; if you do nothing, in { $without } %.
reason-no-harm = With this you win the match in { $share } % of the deals it imagined, and nothing else promised more.
reason-take = If you take the coins now you win the match in { $taking } % of cases; if you keep the streak, in { $keeping } %.
reason-keep = If you keep the streak you win the match in { $keeping } % of cases; if you take the coins now, in { $taking } %.
