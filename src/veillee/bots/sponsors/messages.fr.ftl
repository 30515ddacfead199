bot-novice = Il vient d'ouvrir la boîte : il vend chaque sponsor dès qu'il arrive, n'échange rien et aime voir tourner la roulette, même la main pleine de cartes.
bot-easy = Un débutant aimable : il attend d'avoir trois sponsors qui vont ensemble, achète ce qui se présente, échange un zéro quand il y pense et roule d'abord avec ses petites cartes.
bot-medium = Un joueur de club : il achète là où restent les meilleures cartes, échange les pires et cherche l'aspiration et les cases vertes ; de temps en temps une carte lui échappe, et il retient les bonnes en tournant la roulette, tant qu'aucun bonus n'est en vue.
bot-seasoned = Il a couru bien des saisons : il sait compter les cartes qu'il lui faudra jusqu'à l'arrivée et roule quand d'autres attendent ; un bon coup lui échappe parfois, et il ne regarde pas au-delà de son propre tour.
bot-hard = Il sait ce que coûte une place de tête prise trop tôt et quand l'énergie rapporte ; il construit maintes fois la voiture dans sa tête, joue d'avance les prochains tours de la course, roulette comprise, et ne quitte ses bonnes habitudes que pour nettement mieux.

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

# Pourquoi il jouerait un coup
reason-set = Vendus ensemble, ces sponsors rapportent { $price } ; un par un, seulement { $singles }.
reason-last-sale = La voiture est construite : ce que vous ne vendez pas maintenant ne rapporte plus rien. Ceci rapporte { $price }.
reason-poor = Vous avez { $money }, trop peu pour une carte atelier : ceci rapporte { $price }.
reason-sponsors-wait = Les sponsors que vous vendriez un par un peuvent attendre : trois qui vont ensemble rapportent plus.
reason-energy = L'argent ne vaut rien pendant la course : il prend toute l'énergie qu'on peut acheter, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-better-cards = Les cartes de cette catégorie que vous n'avez pas valent { $points } en moyenne ; celles de la meilleure des autres, { $other }.
reason-cards = Les cartes de cette catégorie que vous n'avez pas valent { $points } en moyenne ; il n'en a pas vu qui promettaient plus.
reason-any-card = N'importe quelle carte améliore la voiture : il ne compare pas les catégories.
reason-swap = Vous donnez un { $value }, et les cartes qui peuvent venir à sa place valent { $points } en moyenne.
reason-no-swap = Aucune de vos cartes n'est si mauvaise qu'une autre vaudrait sûrement mieux.
reason-away-with-it = Un { $value } ne sert à rien : qu'il parte, quoi qu'il vienne à sa place.
reason-all-kept = Il aime garder ce qu'il a.
reason-sold-at-once = Un sponsor vendu, c'est de l'argent tout de suite : il n'attend pas ceux qui iraient avec.
reason-on-we-go = Il n'y a rien à vendre : en avant.
reason-keeps-set = Les trois sponsors que vous gardez vont ensemble, et se vendent { $price }.
reason-transfer = Ainsi partagées, les cartes et l'énergie donnent le plus de chances à l'une de vos deux voitures d'arriver première.
reason-no-transfer = C'est en laissant les cartes et l'énergie comme elles sont que l'une de vos deux voitures a le plus de chances d'arriver première.
reason-team-mate = Il s'en remet à la voiture de la même équipe.
reason-finish = La voiture franchit la ligne d'arrivée.
reason-no-bonus = Aucun bonus en vue ne valait mieux : il avance, et garde les cartes dont il aura besoin.
reason-small-first = Il aime jouer d'abord ses petites cartes ; les grandes serviront plus tard.
reason-roulette = La roulette sera peut-être favorable : il laisse la bille décider.
reason-whatever = Il prend ce qui lui tombe sous la main, sans comparer.
reason-slipstream = La voiture y profite de l'aspiration, qui l'emmène { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
} plus loin.
reason-green = La case est verte, et emmène la voiture { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
} plus loin.
reason-slipstream-and-green = L'aspiration ({ $slipstream }) et une case verte ({ $green }) y emmènent la voiture plus loin.
reason-spin = Des { $all } billes de la roulette, { $own ->
    [one] { $own } est à vous, et elle avance
   *[other] { $own } sont à vous, et chacune avance
} la voiture de { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
} ; aucune carte qui fait avancer n'est dépensée.
reason-race-better = Dans les courses qu'il a poursuivies dans sa tête, ce coup vaut { $share } sur 100, où 100 est la victoire ; ce qu'il a essayé d'autre, { $other } en moyenne.
reason-race = Dans les courses qu'il a poursuivies dans sa tête, ce coup vaut { $share } sur 100, où 100 est la victoire ; rien de ce qu'il a essayé n'était nettement meilleur.
reason-building-better = En continuant à construire dans sa tête, vous gagnez alors dans { $share } % des cas ; avec ce qu'il a essayé d'autre, dans { $other } % en moyenne.
reason-building = En continuant à construire dans sa tête, vous gagnez alors dans { $share } % des cas ; rien de ce qu'il a essayé n'était nettement meilleur.

# La course du jour
daily-deal = Les voitures sont construites, et la vôtre est la meilleure des trois : menez-la contre les mêmes robots et les fantômes de la veille. Ce qui compte : à quel rang vous êtes quand la première voiture adverse passe l'arrivée ; si vous y êtes avant elle, les rangs qui lui manquent s'ajoutent.
daily-points = { $points ->
    [one] { $points } rang
   *[other] { $points } rangs
}
daily-ranks = { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
}
daily-ghost-best = { $bots ->
    [true] le meilleur robot de la veille
   *[false] le meilleur de la veille
}
daily-ghost-median = { $bots ->
    [true] le robot médian de la veille
   *[false] la médiane de la veille
}
daily-against-best = { $way ->
    [ahead] { daily-ranks } d'avance sur { daily-ghost-best }
    [behind] { daily-ranks } de retard sur { daily-ghost-best }
   *[level] à égalité avec { daily-ghost-best }
}
daily-against-median = { $way ->
    [ahead] { daily-ranks } d'avance sur { daily-ghost-median }
    [behind] { daily-ranks } de retard sur { daily-ghost-median }
   *[level] à égalité avec { daily-ghost-median }
}
daily-against = À l'arrivée : { $best }, { $median }.
