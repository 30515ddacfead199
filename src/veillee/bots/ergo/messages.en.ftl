bot-novice = New to the board: plays around your last piece, seldom thinks of moving its own, and sees a line of yours when it is nearly there.
bot-easy = A friendly beginner: loves its own lines, mostly sees yours coming, and overlooks a good part of the board.
bot-casual = Plays for pleasure: has a good eye, and takes the first thing it likes without asking what you would answer.
bot-careful = Hesitates between a few moves and asks of each what you would answer; what it did not think of surprises it.
bot-medium = A club player: misses no win and no block, and looks a move, its answer and the threats after them ahead.
bot-seasoned = Has seen many games: knows the short combinations by heart, and trusts its eye for the rest.
bot-tough = Gives nothing away: sees far as long as one threat leads to the next, and is only surprised by quiet moves.
bot-hard = Finds chains of threats, and quiet moves that prepare them, long before they are on the board, and thinks as deep as its time allows.

# Why it would play a move
reason-centre = { $lines } lines of five cells pass through this cell; through a corner, only three.
reason-even = A strong first move would be taken over by the swap: a corner gives neither side much.
reason-swap = As far as it can see, this first move is worth more than any answer to it.
reason-line = That makes five in a line, { $cells }: you win at once.
reason-only-block = Your opponent would otherwise make five with { $cell }, and no other move prevents it.
reason-best-block = Your opponent would otherwise make five with { $cell }; of the { $blocks } moves that prevent it, it found none stronger.
reason-too-late = Your opponent can make five with { $cell }, and no move prevents it any more: this one hopes that it is overlooked.
reason-chain = From here each of your moves threatens a line, whatever the answer: you win in { $moves } moves at most.
reason-proven = It has gone through every answer: with quiet moves among the threats, you win in { $moves } moves at most.
reason-win-in-sight = As far as it can see, you win in { $moves } moves against every likely answer.
reason-lost = As far as it can see, your opponent wins whatever you do: this is what it would still try.
reason-threat = It threatens five with { $cell }: your opponent has to answer that.
reason-prevents = Left alone, your opponent could win by one threat after the other, beginning with { $cell }: this move stops that.
reason-hinders = It stands in the way of { $lines ->
    [one] a line that is
   *[other] { $lines } lines that are
} still open to your opponent, and that outweighs what it builds for you.
reason-builds = Your piece joins others in { $lines ->
    [one] a line
   *[other] { $lines } lines
} where your opponent does not stand yet.
reason-nothing-better = Nothing presses, and looking ahead it found no better place.
reason-liked = Nothing presses, and of the places that came to its mind it likes this one best.
