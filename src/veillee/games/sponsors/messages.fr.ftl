title = Les Sponsors de l'Automobile
tagline = Construisez une voiture de course avec l'argent de vos sponsors, puis franchissez la ligne le premier.
move-forms = Construction : roll, sell red blue yellow, advance 3, buy tyres, discard red, exchange tyres 3 board (ou une couleur), skip, energy 5, transfer 4 tyres 3 5. Course : drive tyres 5 12b, spin 2 (ou spin 2 tyres, avec un 0), advance 12b, pass.

# Des noms, pour les phrases qui suivent
colour = { $car ->
    [red] La voiture rouge
    [blue] La voiture bleue
    [yellow] La voiture jaune
   *[green] La voiture verte
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

# Refus
sponsor-not-held = Il faut pour cela { $wanted } { $wanted ->
    [one] sponsor { sponsor-name }
   *[other] sponsors de couleur { sponsor-name }
}, et cette voiture en a { $held } : choisissez parmi ses cartes.
category-not-here = Les cartes « { category-name } » ne se vendent pas dans cette zone : achetez dans l'une de ses deux catégories, ou laissez (skip).
pile-is-empty = Il ne reste plus de carte « { category-name } » sur le plateau : choisissez une autre catégorie, ou laissez (skip).
exchange-with-board = Ce E est dans la zone de la voiture : échangez avec le plateau (board), ou laissez (skip).
exchange-with-zone = Ce E est dans la zone { $zone ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
} : échangez avec cette voiture, ou laissez (skip).
card-not-held = Cette voiture n'a pas de carte « { category-name } » de valeur { $value } : choisissez l'une des siennes.
energy-too-dear = C'est trop de { $points } points d'énergie : cette voiture peut en avoir { $most }.
card-not-in-car = La carte « { category-name } » de valeur { $value } n'est pas dans la voiture qu'elle devrait quitter : donnez une carte de la première, prenez-en une de la seconde.
transfer-changes-nothing = Cela ne changerait rien : nommez un autre échange, ou laissez (skip).
energy-not-shared = Sur { $total } points, la première voiture ne peut en avoir { $energy } : aucune des deux n'en a moins de 0 ni plus de 10.
no-such-square = Il n'y a pas de case { $to } sur ce circuit.
car-is-blocked = Des voitures barrent la piste : utilisez la roulette si vous y avez droit, ou passez (pass).
car-is-not-blocked = La voiture peut avancer, elle ne peut donc pas passer : jouez une carte ou utilisez la roulette.
wrong-distance = Un { $value } ne mène pas d'ici en { $to }. Choisissez parmi : { $squares }.
square-taken = Il y a une voiture en { $to } : choisissez une case libre.
way-is-barred = Des voitures barrent le chemin de { $to } : on ne se glisse pas en diagonale entre deux d'entre elles. Choisissez parmi : { $squares }.
lane-too-far = { $to } est à trop de voies d'ici : on change d'une voie à chaque rang, pas davantage. Choisissez parmi : { $squares }.
leader-needs-a-zero = La voiture de tête n'utilise la roulette qu'avec une carte de valeur 0 : dites sa catégorie, ou jouez une autre carte.
blocking-needs-a-zero = Votre voiture barre la route : elle n'utilise la roulette qu'avec une carte de valeur 0. Dites sa catégorie, ou jouez une autre carte.
zero-not-needed = Ici la roulette ne coûte pas de carte : utilisez-la sans le 0.
energy-missing = { $extra ->
    [one] Une bille de plus coûte un point d'énergie
   *[other] { $extra } billes de plus coûtent { $extra } points d'énergie
}, et cette voiture en a { $energy }.
square-not-offered = La voiture ne peut pas aller en { $to } maintenant. Choisissez parmi : { $squares }.
name-a-square = Une voiture doit d'abord avancer : dites sa case, par exemple advance 12b.
await-throw = Vendez d'abord des sponsors si vous voulez, puis lancez le dé : roll.
await-six = Vous avez fait 6 : avancez de 1 à 5 cases.
await-buy = Vous pouvez acheter ici une carte atelier, ou laisser (skip).
await-discard = On garde trois sponsors au plus : défaites-vous d'abord de l'un des quatre.
await-exchange = Vous pouvez échanger ici une carte atelier, ou laisser (skip).
await-energy = La construction est finie : vendez les sponsors qui restent si vous voulez, et dites combien d'énergie vous achetez.
await-transfer = Avant la course, nommez un échange entre les deux voitures, ou laissez (skip).
await-drive = La course est lancée : avancez avec une carte ou utilisez la roulette ; ne passez que si vous êtes bloqué.

# Ce qui s'est passé
event-sold = { colour } vend des sponsors ({ $blue } bleu, { $red } rouge, { $yellow } jaune) pour { $millions ->
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
event-swapped = { colour } donne { category-name } { $gave } et prend { category-name } { $took }.
event-skipped = { colour } ne profite pas de la case.
event-built = La construction est finie, en { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
event-energy = { colour } prend { $points ->
    [one] { $points } point d'énergie
   *[other] { $points } points d'énergie
}.
event-proposed = La place { $seat } propose : { $energy } d'énergie pour la première voiture{ $category ->
    [none] {""}
   *[other] , et { category-name } { $give } contre { $take }
}.
event-shared = { colour } a { $energy } d'énergie pour la course, et la { $other ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
} { $other_energy }.
event-kept = Rien n'est échangé dans le camp de la place { $seat }.
event-started = { colour } part de { $square }.
event-drove = { colour } joue { category-name } { $value } et { $to ->
    [finish] franchit l'arrivée
   *[other] va en { $to }
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
event-advanced = { colour } { $to ->
    [finish] franchit l'arrivée
   *[other] avance en { $to }
}.
event-blocked = { colour } ne peut pas avancer : la piste est barrée.
event-off = { colour } sort de la piste en { $square }.
event-back = { colour } rentre en { $square } et a perdu son tour.
event-passed = { colour } est bloquée et passe.
event-finished = { colour } arrive à la place { $place }.
event-over = La course est finie.

# Comment cela a fini
ended-arrival = Les voitures sont arrivées.
ended-rounds = La course a été arrêtée après son dernier tour (règle maison).
