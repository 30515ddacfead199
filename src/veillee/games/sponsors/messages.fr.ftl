title = Les Sponsors de l'Automobile
tagline = Construisez une voiture de course avec l'argent de vos sponsors, puis franchissez la ligne le premier.
about = D'abord l'atelier : l'argent des sponsors achète un moteur, des pneus, un pilote. Puis la course : chaque carte de l'atelier fait avancer la voiture, la roulette fait le reste, et seul compte l'ordre à l'arrivée.
move-forms = Construction : lancer (roll), vendre rouge bleu jaune (sell), avancer 3 (advance), acheter pneus (buy), rendre rouge (discard), échanger pneus 3 plateau (exchange, ou une couleur), laisser (skip), énergie 5 (energy), transférer 4 pneus 3 5 (transfer). Course : jouer pneus 5 12b (drive), tourner 2 (spin ; tourner 2 pneus, avec un 0), avancer 12b, passer (pass).

# Des noms, pour les phrases qui suivent
colour = { $car ->
    [red] La voiture rouge
    [blue] La voiture bleue
    [yellow] La voiture jaune
   *[green] La voiture verte
}
car = { $car ->
    [red] la voiture rouge
    [blue] la voiture bleue
    [yellow] la voiture jaune
   *[green] la voiture verte
}
category-name = { $category ->
    [engineer] ingénieur
    [engine] moteur
    [chassis] châssis
    [bodywork] carrosserie
    [tyres] pneus
    [mechanics] mécanique
    [driver] pilote
   *[tests] essais
}
sponsor-name = { $sponsor ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
}
square = { $lane ->
    [finish] l'arrivée
    [inside] rang { $rank }, voie intérieure
    [middle] rang { $rank }, voie du milieu
   *[outside] rang { $rank }, voie extérieure
}
energy-points = { $energy ->
    [one] { $energy } point d'énergie
   *[other] { $energy } points d'énergie
}

# Refus
sponsor-not-held = Il faut pour cela { $wanted ->
    [one] un sponsor { sponsor-name }
   *[other] { $wanted } sponsors { sponsor-name }s
}, et cette voiture { $held ->
    [0] n'en a pas
   *[other] en a { $held }
} : choisissez parmi ses cartes.
category-not-here = Les cartes « { category-name } » ne se vendent pas dans cette zone : achetez dans l'une de ses deux catégories, ou laissez.
pile-is-empty = Il ne reste plus de carte « { category-name } » sur le plateau : choisissez une autre catégorie, ou laissez.
exchange-with-board = Ce E est dans la zone de la voiture : échangez avec le plateau, ou laissez.
exchange-with-zone = Ce E est dans la zone { $zone ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
} : échangez avec cette voiture, ou laissez.
card-not-held = Cette voiture n'a pas de carte « { category-name } » de valeur { $value } : choisissez l'une des siennes.
energy-too-dear = { $points ->
    [one] Un point d'énergie, c'est trop
   *[other] { $points } points d'énergie, c'est trop
} : cette voiture { $most ->
    [0] ne peut pas en avoir.
   *[other] peut en avoir { $most }.
}
card-not-in-car = La carte « { category-name } » de valeur { $value } n'est pas dans la voiture qu'elle devrait quitter : donnez une carte de la première, prenez-en une de la seconde.
transfer-changes-nothing = Cela ne changerait rien : nommez un autre échange, ou n'échangez rien.
energy-not-shared = Sur { $total ->
    [one] { $total } point d'énergie
   *[other] { $total } points d'énergie
}, la première voiture ne peut en avoir { $energy } : aucune des deux n'en a moins de 0 ni plus de 10.
no-such-square = Il n'y a pas de telle case sur ce circuit : choisissez l'une de celles que la voiture peut atteindre.
car-is-blocked = Des voitures barrent la piste : utilisez la roulette si vous y avez droit, ou passez.
car-is-not-blocked = La voiture peut avancer, elle ne peut donc pas passer : jouez une carte ou utilisez la roulette.
wrong-distance = La voiture n'arrive pas là ({ square }) : elle avance de tous ses points, ni moins loin ni plus loin. Choisissez une case à cette distance.
square-taken = Il y a une voiture à cet endroit ({ square }) : choisissez une case libre.
way-is-barred = D'autres voitures sont sur le chemin de cette case ({ square }) : choisissez-en une dont le chemin est libre.
diagonal-is-barred = Pour arriver là ({ square }), il faudrait se glisser en diagonale entre deux voitures : choisissez une autre case.
lane-too-far = Cette case ({ square }) est à trop de voies d'ici : à chaque rang, on change d'une voie au plus. Choisissez une voie plus proche.
leader-needs-a-zero = La voiture de tête n'utilise la roulette qu'avec une carte de valeur 0 : dites sa catégorie, ou jouez une autre carte.
leader-waits = Votre voiture est en tête, mais c'est à une autre de jouer : quand viendra votre tour, jouez une carte de 1 à 7, ou un 0 avec la roulette.
blocking-needs-a-zero = Votre voiture barre la route : elle n'utilise la roulette qu'avec une carte de valeur 0. Dites sa catégorie, ou jouez une autre carte.
zero-not-needed = Ici la roulette ne coûte pas de carte : utilisez-la sans le 0.
energy-missing = { $extra ->
    [one] Une bille de plus coûte un point d'énergie
   *[other] { $extra } billes de plus coûtent { $extra } points d'énergie
}, et cette voiture { $energy ->
    [0] n'en a pas
   *[other] en a { $energy }
}.
name-a-square = Une voiture doit d'abord avancer : choisissez la case où elle va.
sold-too-late = Le dé est lancé : c'est avant qu'on vend ses sponsors. Vendez ceux-ci avant votre prochain lancer.
thrown-already = On lance le dé une fois par tour, et c'est fait : c'est maintenant le moment de la case.
await-throw = Vendez d'abord des sponsors si vous voulez, puis lancez le dé.
await-six = Vous avez fait 6 : avancez de 1 à 5 cases.
await-buy = Vous pouvez acheter ici une carte atelier, ou laisser.
await-discard = On garde trois sponsors au plus : défaites-vous d'abord de l'un des quatre.
await-exchange = Vous pouvez échanger ici une carte atelier, ou laisser.
await-energy = La construction est finie : vendez les sponsors qui restent si vous voulez, et dites combien d'énergie vous achetez.
await-transfer = Avant la course, nommez un échange entre les deux voitures, ou n'échangez rien.
await-leader = La course est lancée et votre voiture est en tête : jouez une carte de 1 à 7, ou un 0 avec la roulette ; sans carte, utilisez la roulette.
await-drive = La course est lancée : jouez une carte de 1 à 7 ou utilisez la roulette ; ne passez que si la voiture est bloquée.

# Ce qui s'est passé
event-sold = { colour } vend des sponsors ({ $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}) pour { $millions ->
    [one] { $millions } million
   *[other] { $millions } millions
}.
event-thrown = { colour } fait { $die }.
event-marker = { colour } arrive sur { $square }, dans la zone { $zone ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
}.
event-bought = { colour } achète une carte « { category-name } ».
event-received = Votre nouvelle carte « { category-name } » vaut { $value }.
event-drew = { colour } prend un sponsor.
event-sponsor = Vous prenez un sponsor { sponsor-name }.
event-discarded = { colour } se défait d'un sponsor { sponsor-name }.
event-exchanged = { colour } échange une carte « { category-name } » avec { $with ->
    [board] le plateau
    [red] la voiture rouge
    [blue] la voiture bleue
    [yellow] la voiture jaune
   *[green] la voiture verte
}.
event-swapped = { colour } donne la carte « { category-name } { $gave } » et prend la carte « { category-name } { $took } ».
event-nothing = { $why ->
    [money] { colour } n'a pas de quoi payer une carte atelier.
    [cards] { colour } ne trouve plus ici de carte atelier à acheter.
    [piles] { colour } ne trouve plus sur le plateau de carte atelier contre laquelle échanger.
   *[nobody] { colour } n'a pas ici d'adversaire avec qui échanger.
}
event-skipped = { colour } ne profite pas de la case.
event-built = La construction est finie, en { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
event-energy = { colour } { $points ->
    [0] ne prend pas de point d'énergie
    [one] prend { $points } point d'énergie
   *[other] prend { $points } points d'énergie
}.
event-proposed = { SEAT($seat) } propose : { energy-points } pour la voiture { $seat ->
    [0] rouge
    [2] rouge
   *[other] bleue
}{ $category ->
    [none] {""}
   *[other] , et la carte « { category-name } { $give } » contre la carte « { category-name } { $take } »
}.
event-shared = { colour } a { energy-points } pour la course, et la { $other ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
} { $other_energy }.
event-kept = Rien n'est échangé dans le camp { DE(SEAT($seat)) }.
event-started = { colour } part de la grille : { square }.
event-drove = { colour } joue la carte « { category-name } { $value } » et { $lane ->
    [finish] franchit l'arrivée
   *[other] va au { square }
}.
event-spun = { colour } utilise la roulette{ $zero ->
    [none] {""}
   *[other] { " " }avec un 0
}{ $extra ->
    [0] {""}
    [one] , une bille de plus
   *[other] , { $extra } billes de plus
} : la bille { $ball ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [green] verte
   *[violet] violette
} tombe.
event-advanced = { $cause ->
    [own-ball] Sa propre bille
    [ball] Sa bille
    [violet] La bille violette
    [slipstream] L'aspiration
   *[green] La case verte
} emmène { car } { $lane ->
    [finish] jusqu'à l'arrivée
   *[other] au { square }
}.
event-blocked = { colour } { $cause ->
    [slipstream] ne profite pas de l'aspiration
    [green] ne profite pas de la case verte
   *[other] ne peut pas avancer
} : la piste est barrée.
event-off = { colour } est sur une case rouge et sort de la piste au rang { $rank }.
event-back = { colour } rentre au { square }, et a perdu son tour.
event-passed = { colour } est bloquée et passe.
event-finished = { colour } arrive { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
}.
event-over = La course est finie.

# Comment cela a fini
ended-arrival = Les voitures sont arrivées.
ended-rounds = La course a été arrêtée après son dernier tour (règle maison).
