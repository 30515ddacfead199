bot-easy = Un débutant aimable : il achète ce qui se présente, ne garde guère de réserve et roule avec n'importe quelle carte, plutôt une forte.
bot-medium = Un joueur de club : il vend ses sponsors par trois, achète là où restent les meilleures cartes, échange les pires et cherche l'aspiration et les cases vertes.
bot-hard = Il prévoit ses ventes et ses achats en construisant maintes fois la voiture dans sa tête, et joue d'avance les prochains tours de la course, roulette comprise, avant chaque coup.

# Les lignes de `veillee calibrate`
figure-building-rounds = tours de construction
figure-building-rounds-short = … dans le dixième le plus court
figure-building-rounds-long = … dans le dixième le plus long
figure-exchanges = échanges avec des adversaires, par personne
figure-race-rounds = tours de course
figure-money-left = argent restant
figure-energy = énergie au départ de la course
figure-winner-energy-left = vainqueur : énergie restante
figure-winner-cards = vainqueur : cartes au départ
figure-winner-cards-left = vainqueur : cartes restantes
figure-winner-played = vainqueur : part des cartes jouées
figure-grid-1 = victoires depuis la place 1 de la grille, rapportées à sa part
figure-grid-2 = … place 2
figure-grid-3 = … place 3
figure-grid-4 = … place 4
figure-turn-1 = victoires du premier à construire, rapportées à sa part
figure-turn-2 = … du deuxième
figure-turn-3 = … du troisième
figure-turn-4 = … du quatrième
figure-red = victoires des rouges, rapportées à leur part
figure-blue = … des bleus
figure-yellow = … des jaunes
figure-green = … des verts
