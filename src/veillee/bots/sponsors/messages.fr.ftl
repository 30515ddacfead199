bot-easy = Un débutant aimable : il achète ce qui se présente, ne garde guère de réserve et roule avec n'importe quelle carte, plutôt une forte.
bot-medium = Un joueur de club : il vend ses sponsors par trois, achète là où restent les meilleures cartes, échange les pires et cherche l'aspiration et les cases vertes.
bot-hard = Il prévoit ses ventes et ses achats en construisant maintes fois la voiture dans sa tête, et joue d'avance les prochains tours de la course, roulette comprise, avant chaque coup.
