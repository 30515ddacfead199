bot-easy = A friendly beginner: sees a win, mostly sees yours coming, and builds where it stands.
bot-medium = A club player: misses no win and no block, and looks a move and an answer ahead.
bot-hard = Finds chains of threats long before they are on the board, and thinks as deep as its time allows.
