bot-easy = Un débutant aimable : il parie sur ce que sa main montre clairement, joue haut ou bas pour y arriver, et se contente de deux tickets.
bot-medium = Un joueur de club : il compte les cartes et pèse les cotes, joue pour chacun de ses paris, et se tait quand la trahison promet davantage.
bot-hard = Il imagine ce que chacun peut avoir en main, essaie chaque pari et chaque carte avant de jouer, ruine vos paris avec plaisir et sait trahir à dessein.

# Les lignes de `veillee calibrate`
calibrate-tickets = tickets
calibrate-stake = mise
calibrate-odds = cote
calibrate-taken = pris
calibrate-share = des manches
calibrate-wins = gagnés
calibrate-returned = par pièce
calibrate-margin = 95 %
calibrate-needed = il fallait
