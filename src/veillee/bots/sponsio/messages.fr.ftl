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

# Pourquoi il jouerait un coup
reason-card-for-bet = Avec cette carte, vous gagnez votre pari du ticket { $ticket } dans { $share } % des donnes qu'il a imaginées ; avec vos autres cartes, dans { $other } % en moyenne.
reason-card-against = Avec cette carte, { SEAT($seat) } gagne son pari du ticket { $ticket } dans { $share } % des donnes qu'il a imaginées ; avec vos autres cartes, dans { $other } % en moyenne.
reason-card = Cette carte change peu de chose aux paris sur la table ; après elle, vous gagnez la partie dans { $share } % des donnes qu'il a imaginées, et il n'en a pas trouvé de meilleure.
reason-bet = Ce pari est gagné dans { $share } % des donnes qu'il a imaginées, et rapporte alors { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
reason-show-for-bet = Pour parier, il faut montrer une carte, et celle-ci en dit le moins. Le pari auquel il pense, sur le ticket { $ticket }, est gagné dans { $share } % des donnes qu'il a imaginées, et rapporte alors { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
reason-enough = Rien de ce que vous pourriez encore faire ne promettait plus que vos paris : vous gagnez la partie dans { $share } % des donnes qu'il a imaginées.
reason-wait = Aucun pari proposé ne promet plus que d'attendre un tour suivant : vous gagnez la partie dans { $share } % des donnes qu'il a imaginées.
reason-traitor = Sans pari, vous êtes le traître et vivez de ce que les autres perdent : dans { $losses } % des donnes qu'il a imaginées, au moins un pari est perdu.
reason-helps = Ainsi, vous gagnez la partie dans { $share } % des donnes qu'il a imaginées ; si vous ne faites rien, dans { $without } %.
reason-no-harm = Ainsi, vous gagnez la partie dans { $share } % des donnes qu'il a imaginées, et rien d'autre ne promettait plus.
reason-take = Si vous prenez les pièces maintenant, vous gagnez la partie dans { $taking } % des cas ; si vous gardez la série, dans { $keeping } %.
reason-keep = Si vous gardez la série, vous gagnez la partie dans { $keeping } % des cas ; si vous prenez les pièces maintenant, dans { $taking } %.
