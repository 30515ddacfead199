title = Sponsio
tagline = Tricks, and bets on the tricks you will win.
about = A trick-taking game in the arena, in which you win above all by foreseeing. For four turns you bet on what your gladiators will do, showing a little more of your hand each time; then the tricks are played, and counted. Thirty coins, or nine bets won in a row, and the match is yours.
move-forms = Write pass or reveal R9, then bet V 2, bet XVI > 2, token combat R9, token modifier R3 V 1, swap R3 G7 or done; play a card by its name (R9); collect or keep for your streak.

# What is spoken of
the-card = the { $suit ->
    [G] green
    [Y] yellow
    [B] blue
   *[R] red
} { $value }
what-now = { $can ->
    [reveal] pass, or reveal a card
    [act] act, or end your turn
    [reveal-to-bet] reveal a card, then place a bet
   *[bet] place a bet
}
offered = { $ticket ->
    [V] no trick, 1, 2 or 3
    [VI] 1 or 2 tricks, 3 or 4, 5 or more
    [XIII] no trick, 2 or 3, 4 to 6
    [VII] winning the last trick, or not
    [XIV] winning the last trick, or not
    [VIII] every nine wins its trick, or not
    [XV] every nine wins its trick, or not
   *[other] no card, 1 to 4, 5 or more
}
ticket-told = { $ticket ->
    [I] green cards
    [II] yellow cards
    [III] blue cards
    [IV] red cards
    [IX] green cards
    [X] yellow cards
    [XI] blue cards
    [XII] red cards
    [V] the number of tricks
    [VI] the number of tricks
    [XIII] the number of tricks
    [VII] the last trick
    [XIV] the last trick
    [VIII] every nine
    [XV] every nine
   *[XVI] an opponent
}

# Refusals
now-is-betting = This is the betting phase: { what-now }.
betting-is-over = The betting phase is over: play a card.
now-is-tricks = The trick phase is not over: play a card.
now-is-scoring = The tricks are played: say whether you take the coins of your streak or leave them.
ticket-not-for-three = Ticket { $ticket } is not at this table: three players use tickets I to VIII, less the one of the missing colour, and XVI.
ticket-not-for-four = Ticket { $ticket } is not at this table: four players use tickets V to XVI.
already-face-up = You have already revealed { the-card }: reveal a card of your hand.
not-in-your-hand = You do not have { the-card } in your hand: reveal a card that you have.
already-revealed = You have already revealed a card this turn: { what-now }.
reveal-first = Reveal a card first: one acts only after that.
choose-a-stake = Choose a stake of ticket { $ticket }: { offered }.
no-such-stake = Ticket { $ticket } does not offer this stake. Choose: { offered }.
ticket-taken = Ticket { $ticket } is already taken by { SEAT($seat) }: choose another.
same-colour = You already have ticket { $other }, of the same colour as { $ticket }: choose another colour.
no-coin-to-bet = You have no coin left to bet: swap a card, or end your turn.
no-such-card-to-give = You do not have { the-card } in your hand: give a card that you have.
not-in-the-talon = The talon does not hold { the-card }: take a card that is there.
revealed-is-not-swapped = You have revealed { the-card }, so it is not swapped any more: give a card of your hand.
dealer-must-bet = No bet stood when the fourth turn began, and you are the dealer: { what-now }.
target-only-for-counter-bet = Ticket { $ticket } aims at nobody: only the counter-bet (XVI) is placed in front of an opponent.
counter-bet-has-no-stake = The counter-bet has no stake: choose the opponent only.
choose-an-opponent = Choose the opponent in front of whom to place the counter-bet.
not-against-yourself = One does not bet against oneself: choose an opponent.
no-such-opponent = There is nobody on that seat: choose an opponent of this table.
token-taken = { $token ->
    [combat] The combat token
    [double] The double bet token
    [modifier] The modifier token
   *[coins] The 3-coins token
} is already taken by { SEAT($seat) }: it comes back when the round ends.
combat-takes-a-card-only = The combat token is put on a card, without ticket or stake.
combat-needs-a-card = Choose the card of your hand that goes under the combat token.
double-takes-nothing = The double bet token is taken without card or ticket: you will choose the bet in a later turn.
no-coin-for-double = The double bet token costs 1 coin, and you have none left.
no-double-token = You do not have the double bet token: place a single bet.
double-token-used = Your double bet token is already used: place a single bet.
doubled-costs-two = A doubled bet costs 2 coins, and you have { $coins ->
    [0] none left
   *[one] only one
}: place a single bet.
no-ticket-to-modify = The modifier token goes on a ticket that one has, and you have not bet yet.
modifier-needs-card-and-ticket = Say which card you reveal for the modifier token, and on which of your tickets it goes.
modifier-needs-a-stake = Say which stake ticket { $ticket } shall have, the same or another: { offered }.
not-your-ticket = You do not have ticket { $ticket }: the modifier token goes on a ticket that one has.
doubled-is-not-changed = Your bet on ticket { $ticket } is doubled, so it does not change: you may put the token on it and keep the stake.
counter-bet-before-you = A counter-bet lies in front of you, so your bets do not change: you may take the token and keep the stake.
counter-bet-is-not-modified = A counter-bet is not modified: the token goes on another of your tickets.
coins-takes-nothing = The 3-coins token is taken without card or ticket.
too-few-coins = The 3-coins token takes 4 coins, one to pay for it and three to put on it; { $coins ->
    [0] you have none left
    [one] you have only one
   *[other] you have only { $coins }
}.
price-from-the-hand = You do not have { the-card } in your hand: pay with a card that you have and that is not revealed.
not-your-card = You do not have { the-card }: play a card of your hand, or one of those you have revealed.
lead-the-combat-card = The combat token lies on { the-card }: lead that card to the first trick.
follow-the-colour = You cannot play { the-card }: you have { $led ->
    [G] green
    [Y] yellow
    [B] blue
   *[R] red
}, and that colour was led.

# What happened
event-dealt = Round { $round }: { SEAT($dealer) } deals. In the talon: { $talon }.
event-hand = Your cards: { $cards }.
event-passed = { SEAT($seat) } passes.
event-revealed = { SEAT($seat) } reveals { $card }.
event-bet = { SEAT($seat) } bets on { ticket-told } ({ $ticket }): { $stake }{ $doubled ->
    [true] , doubled
   *[false] {""}
}{ $paid ->
    [0] , free
   *[other] {""}
}.
event-counter-bet = { SEAT($seat) } bets that { SEAT($target) } will lose a bet{ $doubled ->
    [true] , doubled
   *[false] {""}
}{ $paid ->
    [0] , free
   *[other] {""}
}.
event-token-combat = { SEAT($seat) } takes the combat token and puts it on { $card }.
event-token-double = { SEAT($seat) } takes the double bet token.
event-token-modifier = { SEAT($seat) } reveals { $card } and puts the modifier token on ticket { $ticket }{ $changed ->
    [true] : the stake becomes { $stake }
   *[false] , without changing the stake
}.
event-token-coins = { SEAT($seat) } takes the 3-coins token and puts three coins on it.
event-swapped = { SEAT($seat) } leaves { $give } in the talon and takes { $take }.
event-done = { SEAT($seat) } leaves it at that.
event-traitor = { SEAT($seat) } has no bet and plays as a traitor.
event-played = { SEAT($seat) } plays { $card }.
event-trick = { SEAT($seat) } wins trick { $number }.
event-nine = { SEAT($seat) } wins with { $card } and lays it face up.
event-bet-scored = { SEAT($seat) }, bet on { ticket-told } ({ $ticket }): { $won ->
    [true] won, { $coins } coins
   *[false] lost
}.
event-traitor-paid = { SEAT($seat) }, a traitor, receives { $coins } coins for { $lost ->
    [one] one lost bet
   *[other] { $lost } lost bets
}.
event-traitor-fined = No bet was lost: { SEAT($seat) }, a traitor, { $coins ->
    [0] has nothing to pay with
    [one] pays { $coins } coin
   *[other] pays { $coins } coins
}.
event-streak = The streak of { SEAT($seat) } { $square ->
    [0] goes back to the start
   *[other] moves to square { $square }
}.
event-collected = { SEAT($seat) } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for the streak and goes back to the start.
event-kept = { SEAT($seat) } keeps the streak, square { $square }.
event-round-won = Round { $round }: { $count ->
    [1] { SEATS($seats) } wins it and receives { $bonus } coins
   *[other] { SEATS($seats) } win it together and receive { $bonus } coin each
}.
event-coins = { SEAT($seat) } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-cashed = { SEAT($seat) } cashes the streak: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-match-won = { $count ->
    [1] { SEATS($seats) } wins the match
   *[other] { SEATS($seats) } share the victory
}.

# Stakes and cards by their names
name-1-2 = 1 or 2
name-2-3 = 2 or 3
name-3-4 = 3 or 4
name-1-4 = 1 to 4
name-4-6 = 4 to 6
name-5- = 5 or more
name-G1 = the green 1
name-G2 = the green 2
name-G3 = the green 3
name-G4 = the green 4
name-G5 = the green 5
name-G6 = the green 6
name-G7 = the green 7
name-G8 = the green 8
name-G9 = the green 9
name-Y1 = the yellow 1
name-Y2 = the yellow 2
name-Y3 = the yellow 3
name-Y4 = the yellow 4
name-Y5 = the yellow 5
name-Y6 = the yellow 6
name-Y7 = the yellow 7
name-Y8 = the yellow 8
name-Y9 = the yellow 9
name-B1 = the blue 1
name-B2 = the blue 2
name-B3 = the blue 3
name-B4 = the blue 4
name-B5 = the blue 5
name-B6 = the blue 6
name-B7 = the blue 7
name-B8 = the blue 8
name-B9 = the blue 9
name-R1 = the red 1
name-R2 = the red 2
name-R3 = the red 3
name-R4 = the red 4
name-R5 = the red 5
name-R6 = the red 6
name-R7 = the red 7
name-R8 = the red 8
name-R9 = the red 9

# How it ended
ended-square = The ninth square of the track is reached.
ended-coins = Thirty coins or more.
ended-rounds = Five rounds are played: the richest wins.
