# L'étalon de tous les jeux, et les robots d'Ergo.
bot-random = Joue n'importe quel coup permis, sans y penser.
bot-ergo-easy = Un débutant aimable : il voit un gain, voit le plus souvent venir le vôtre, et construit là où il se trouve.
bot-ergo-medium = Un joueur de club : il ne manque ni gain ni parade, et regarde un coup et sa réponse d'avance.
bot-ergo-hard = Il trouve des suites de menaces bien avant qu'elles soient sur le plateau, et réfléchit aussi loin que son temps le permet.

# Les robots de Spacepoker.
bot-spacepoker-easy = Un débutant enjoué : il garde ce qui se ressemble, croit en ses vaisseaux et adore voir les vôtres. Sans ante, quand un jeu strict se coucherait toujours, il mise pour le plaisir.
bot-spacepoker-medium = Un joueur qui compte : il connaît le meilleur échange et la cote du milieu, et bluffe de temps en temps. Sans ante, quand un jeu strict se coucherait toujours, il joue une partie animée, comme si chacun avait mis un point.
bot-spacepoker-hard = Difficile à lire, difficile à battre : à deux, il s'est entraîné contre lui-même des milliers de fois ; à plusieurs, il imagine ce que chacun peut avoir en main. Sans ante, quand un jeu strict se coucherait toujours, il joue une partie animée, comme si chacun avait mis un point.

# Les robots de Sponsio.
bot-sponsio-easy = Un débutant aimable : il parie sur ce que sa main montre clairement, joue haut ou bas pour y arriver, et se contente de deux tickets.
bot-sponsio-medium = Un joueur de club : il compte les cartes et pèse les cotes, joue pour chacun de ses paris, et se tait quand la trahison promet davantage.
bot-sponsio-hard = Il imagine ce que chacun peut avoir en main, essaie chaque pari et chaque carte avant de jouer, ruine vos paris avec plaisir et sait trahir à dessein.

# Les bots des Sponsors de l'Automobile.
bot-sponsors-easy = Un débutant aimable : il achète ce qui se présente, ne garde guère de réserve et roule avec n'importe quelle carte, plutôt une forte.
bot-sponsors-medium = Un joueur de club : il vend ses sponsors par trois, achète là où restent les meilleures cartes, échange les pires et cherche l'aspiration et les cases vertes.
bot-sponsors-hard = Il prévoit ses ventes et ses achats en construisant maintes fois la voiture dans sa tête, et joue d'avance les prochains tours de la course, roulette comprise, avant chaque coup.

# Les bots de Sporz.
bot-sporz-easy = Un débutant aimable : il tient son rôle, raconte ce qu'il a vu, suit les accusateurs et ne ment qu'un peu quand la spore le tient.
bot-sporz-medium = Un joueur de club : il garde en tête quelques équipages possibles, se fie à ce qu'il a vu bien plus qu'à ce qu'on dit, et veille sur les médecins.
bot-sporz-hard = Il confronte de nombreux équipages possibles à tout ce qui a été vu et dit, se demande qui dirait une chose pareille, et joue sans sourciller pour le camp qui est le sien cette nuit-là.
