# La boîte
minute-1 = On tourne autour du plateau au dé : A et V vendent des cartes atelier, S donne un sponsor, E échange une carte.
minute-2 = Trois sponsors vendus ensemble rapportent bien plus que trois sponsors vendus un à un.
minute-3 = En course, une carte fait avancer d'autant de rangs. Finir juste derrière une voiture, c'est l'aspiration : deux rangs de plus.
minute-4 = La roulette peut lancer votre voiture, ou une autre. À la bille violette, qui est sur une case rouge sort de la piste.
option-teams = Deux équipes de deux (à quatre joueurs)
option-board = Le circuit
option-board-grand-prix = Grand Prix
preset-book = Chacun pour soi
preset-teams = En équipes

# Des noms
board-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] J
    [green] V
   *[violet] ★
}
board-car = { $colour ->
    [red] voiture rouge
    [blue] voiture bleue
    [yellow] voiture jaune
   *[green] voiture verte
}
board-with-car = { $colour ->
    [red] , voiture rouge
    [blue] , voiture bleue
    [yellow] , voiture jaune
   *[green] , voiture verte
}
board-zone = { $zone ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
}
board-sponsor = { $sponsor ->
    [blue] sponsor bleu
    [red] sponsor rouge
   *[yellow] sponsor jaune
}

# L'atelier
board-piles = Les cartes atelier sur le plateau
board-pile = { $count ->
    [0] { category-name } : il n'en reste plus
    [one] { category-name } : encore une carte
   *[other] { category-name } : encore { $count } cartes
}
board-left = { $count ->
    [0] carte : il n'en reste plus
    [one] carte sur le plateau
   *[other] cartes sur le plateau
}
board-sponsor-pile = La pioche des sponsors : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-roll = Lancer
board-die = { $die ->
    [0] Le dé
   *[other] Le dé : { $die }
}
board-round = tour { $round } sur { $of } au plus
board-legend = A : acheter partout · V : acheter dans cette zone · S : sponsor · E : échanger
board-money = { $millions } M
board-energy = ⚡ { $points }
board-garage = { $colour ->
    [red] La voiture rouge, à vous
    [blue] La voiture bleue, à vous
    [yellow] La voiture jaune, à vous
   *[green] La voiture verte, à vous
}
board-cars = Les voitures des autres
board-mate = avec vous
board-cards-by-category = Ses cartes atelier, par catégorie
board-workshop = Les cartes atelier
board-card = { category-name } { $value }
board-sponsors = { $count ->
    [0] aucun sponsor
    [one] un sponsor
   *[other] { $count } sponsors
}
board-no-sponsors = pas encore de sponsor
board-choose-sale = Vos sponsors : choisissez ceux que vous vendez
board-choose-discard = Vos sponsors : choisissez celui que vous rendez
board-sell = Vendre pour { $worth ->
    [one] { $worth } million
   *[other] { $worth } millions
}
board-discard = Rendre ce sponsor
board-six = De combien de cases avancer
board-zone-of = zone { board-zone }
board-skip = Laisser
board-choose-exchange = Les cartes atelier : choisissez celle que vous donnez
board-buy-energy = { $points ->
    [0] Pas d'énergie
    [one] { $points } point d'énergie pour { $millions } M
   *[other] { $points } points d'énergie pour { $millions } M
}
board-take-energy = { $points ->
    [0] Ne pas prendre d'énergie
    [one] Prendre un point d'énergie
   *[other] Prendre { $points } points d'énergie
}
board-transfer = Avant la course : échanger deux cartes, répartir l'énergie
board-choose-transfer = { $colour ->
    [red] Les cartes de la voiture rouge
    [blue] Les cartes de la voiture bleue
    [yellow] Les cartes de la voiture jaune
   *[green] Les cartes de la voiture verte
}
board-share = Énergie : { $energy } et { $rest }
board-do-the-transfer = Faire cet échange
board-propose = Proposer cet échange
board-agree = D'accord, échangeons ainsi
board-keep = Ne rien échanger

# La course
board-track = Le circuit { $name }
board-whole = Tout le circuit
board-near = Suivre la course
board-standings = Le classement
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-sides = { $ended ->
    [true] Les points de chaque camp
   *[false] Les points de chaque camp, si la course finissait ainsi
}
board-off = sortie de piste
board-cards = { $count ->
    [0] sans carte
    [one] { $count } carte
   *[other] { $count } cartes
}
board-violet = { $ranks ->
    [0] à la bille violette : sortie de piste
   *[other] à la bille violette : +{ $ranks }
}
board-roulette = La roulette
board-extra = Billes de plus, un point d'énergie chacune ; il en reste { $energy }
board-balls = { $count ->
    [0] bille de plus
    [one] bille de plus
   *[other] billes de plus
}
board-odds = { $own } { $own ->
    [one] chance
   *[other] chances
} sur { $all } d'avancer de { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
}.
board-fell = La bille { $ball ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [green] verte
   *[violet] violette
} est tombée.
board-spin = Tourner
board-spin-zero = Tourner avec un 0
board-whose-cards = De quelle voiture voir les cartes
board-targets = Où aller
board-ghosts = Les fantômes de la veille
board-ghost-arrived = arrivée, tour { $round }
board-rank = rang { $rank }
board-go = { $lane ->
    [inside] { board-rank }, intérieur
    [middle] { board-rank }, milieu
   *[outside] { board-rank }, extérieur
}
board-settled = Votre place est acquise.
board-finish-race = Finir la course
board-podium = Le podium
board-total = { $total ->
    [one] { $total } rang dans ses cartes
   *[other] { $total } rangs dans ses cartes
}
board-finish = Franchir l'arrivée
board-slipstream = aspiration +{ $ranks }
board-green = case verte +{ $ranks }
board-pick-card = Choisissez une carte, ou tournez la roulette.
board-choose-card = Les cartes atelier : choisissez celle que vous jouez
board-card-first = Choisissez d'abord une carte de 1 à 7.

# Ce qu'on peut faire
board-waiting = { $phase ->
    [race] { $name } est au volant.
   *[building] { $name } construit sa voiture.
}
board-prompt-sell = À vous{ $car } : vendez des sponsors si vous voulez, puis lancez le dé.
board-prompt-roll = À vous{ $car } : lancez le dé.
board-prompt-six = Un six{ $car } ! Avancez de 1 à 5 cases, comme il vous plaît.
board-prompt-buy = À vous{ $car } : achetez une carte dans une pile qui brille, ou laissez.
board-prompt-discard = Quatre sponsors{ $car }, c'est un de trop : rendez-en un.
board-prompt-exchange = À vous{ $car } : choisissez une carte à échanger avec { $with ->
    [board] la pile de sa catégorie
    [red] la voiture rouge
    [blue] la voiture bleue
    [yellow] la voiture jaune
   *[green] la voiture verte
}, ou laissez.
board-prompt-energy = La voiture est prête{ $car } : vendez vos derniers sponsors, puis prenez de l'énergie.
board-prompt-transfer = Avant la course : échangez deux cartes { $seats ->
    [2] entre vos voitures
   *[other] avec votre équipe
}, partagez l'énergie, ou ne changez rien.
board-prompt-agree = Votre équipe propose un échange : acceptez, changez-le, ou n'échangez rien.
board-prompt-drive = À vous{ $car } : jouez une carte, ou tournez la roulette.
board-prompt-card = À vous{ $car } : jouez une carte. Ici, la roulette demande un 0.
board-prompt-spin = À vous{ $car } : plus de carte de 1 à 7, tournez la roulette.
board-prompt-blocked = La piste est barrée{ $car } : vous ne pouvez que passer.
board-prompt-blocked-spin = La piste est barrée{ $car } : tournez la roulette, ou passez.
board-prompt-advance = { $cause ->
    [slipstream] L'aspiration
    [green] La case verte
    [violet] La bille violette
   *[other] La bille
} emmène la { board-car } { $ranks ->
    [one] un rang
   *[other] { $ranks } rangs
} plus loin : choisissez sa case.
board-prompt-both = La { board-car } a l'aspiration et la case verte : choisissez par quoi commencer.

# Les coups
board-do-sell = Vendre : { $cards }
board-do-roll = Lancer le dé
board-do-squares = { $squares ->
    [one] Avancer d'une case
   *[other] Avancer de { $squares } cases
}
board-do-advance = { $lane ->
    [finish] Franchir l'arrivée
   *[other] Aller au { square }
}
board-do-buy = Acheter : { category-name }
board-do-discard = Rendre : { board-sponsor }
board-do-exchange = Échanger { category-name } { $value } avec { $with ->
    [board] la pile
    [red] la voiture rouge
    [blue] la voiture bleue
    [yellow] la voiture jaune
   *[green] la voiture verte
}
board-do-transfer = { energy-points } pour la première voiture
board-do-transfer-cards = { category-name } { $give } contre { category-name } { $take }, { energy-points } pour la première voiture
board-do-drive = { category-name } { $value } : { $lane ->
    [finish] franchir l'arrivée
   *[other] aller au { square }
}
board-do-spin = Tourner la roulette{ $zero ->
    [none] {""}
   *[other] { " " }avec un 0
}{ $extra ->
    [0] {""}
    [one] , une bille de plus
   *[other] , { $extra } billes de plus
}
board-do-pass = Passer

# Ce qui s'est passé, avec des noms

# Pour apprendre en jouant
intro-roll = Votre voiture est rouge. Pour la construire, on tourne autour du plateau : lancez le dé.
intro-buy = Un V dans la zone rouge : on y achète une carte de cette zone, pour 1 million. Il vous manque un bon moteur : achetez-en un.
intro-exchange = Un E dans la zone bleue : la voiture bleue doit échanger une carte avec vous. Des pneus qui valent 0 ne mènent nulle part : donnez-les, et prenez ce qui vient.
intro-sell = Trois sponsors de la même couleur : c'est le gros lot, 10 millions. Choisissez les trois et vendez-les, avant de lancer le dé.
intro-energy = L'atelier est vide, la construction est finie. L'argent qui reste devient de l'énergie : prenez-en autant que possible.
intro-drive = La course ! Une carte fait avancer d'autant de rangs. Jouez-en une qui vous amène juste derrière la voiture de devant : l'aspiration vous emporte deux rangs plus loin.
intro-advance = Voilà l'aspiration : deux rangs de plus, dans la voie que vous voulez. Choisissez une case.
intro-spin = Plutôt que de jouer une carte, tentez la roulette. Ajoutez deux billes pour deux points d'énergie, et tournez.
