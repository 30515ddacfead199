bot-novice = Un rêveur : toutes les mains lui semblent belles, les grosses cotes l'éblouissent, il passe à côté de la meilleure carte et garde sa série pour la neuvième case.
bot-easy = Un débutant aimable : il oublie souvent quelque chose, ne pense qu'à ses propres paris et s'arrête à trois tickets.
bot-careful = Un joueur prudent : il compte les cartes et pèse les cotes, et préfère souvent ne rien parier pour vivre de ce que les autres perdent.
bot-medium = Un joueur de club : il imagine quelques donnes avant chaque pari et chaque carte, parie dès que sa main le permet, aime les jetons et trahit rarement.
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

# De même, pour ceux qui jouent d'un coup d'œil
reason-habit = Parmi les cartes qui lui sont venues à l'esprit, celle-ci semblait, à vue de nez, servir le mieux les paris.
reason-looks-good = D'un coup d'œil, il donne { $share } % de chances à un pari sur le ticket { $ticket } ; gagné, il rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
reason-happy = À côté de vos paris, aucun autre de ceux qui lui sont venus à l'esprit ne semblait valoir sa pièce.
reason-nothing-good = Aucun des paris qui lui sont venus à l'esprit ne semblait valoir sa pièce.
reason-live-on-others = Ne rien parier et vivre des paris que les autres perdent semblait rapporter plus que tout pari.
reason-coins-in-hand = Il aime mieux avoir des pièces en main que des cases sur la piste.
reason-square-first = Il aimerait avancer encore un peu sur la piste avant de prendre les pièces.
