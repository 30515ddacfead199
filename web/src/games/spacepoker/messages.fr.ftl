# La boîte
minute-1 = Chacun reçoit cinq vaisseaux : sonde, navette, chasseur, croiseur ou vaisseau-mère.
minute-2 = Une fois par manche, on échange jusqu'à trois vaisseaux contre d'autres, tirés de la pioche.
minute-3 = On mise des planètes : s'aligner, relancer, ou se coucher et perdre ce qu'on a mis.
minute-4 = Ceux qui restent montrent leur main. Cinq vaisseaux différents battent tout le reste.
option-fleet = La flotte
option-fleet-5x7 = Cinq sortes de vaisseaux, sept de chaque
option-fleet-7x5 = Sept sortes de vaisseaux, cinq de chaque
option-all_in = On peut s'aligner avec tout ce qu'on a (tapis)
option-opener = Qui ouvre
option-opener-youngest = Toujours la première place
option-opener-rotating = Chacun à son tour
option-ante = Ante, en points
option-rounds = Nombre de manches
preset-house = À notre façon : ante, tapis, dix manches
preset-book = Comme imprimé : sans ante, tant qu'il y a des planètes

# La table de Spacepoker, en mots
board-middle = Le milieu de la table
board-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
}
board-bet = mise { $points }
board-stake = { $points ->
    [one] point en jeu
   *[other] points en jeu
}
board-round = { $rounds ->
    [none] manche { $number }
   *[other] manche { $number }/{ $rounds }
}
board-pot = { $count ->
    [0] pioche vide
   *[other] pioche : { $count }
}
board-aside = { $count ->
    [0] aucun écart
    [one] { $count } écart
   *[other] { $count } écarts
}
board-planets = { $count ->
    [one] une planète de { $value }
   *[other] { $count } planètes de { $value }
}
board-no-planets = aucune planète
board-opener = ouvre la manche
board-hand = Votre main
board-order = L'ordre des mains, la meilleure d'abord
board-rank = { $name } : { $hand ->
    [five-different] cinq vaisseaux différents
    [five-alike] cinq vaisseaux pareils
    [four] quatre pareils
    [three-and-two] trois pareils et deux pareils
    [three] trois pareils
    [two-pairs] deux fois deux pareils
   *[one-pair] deux pareils
}
board-ships = Vos vaisseaux
board-choose = Vos vaisseaux : choisissez ceux à échanger
board-size = taille
board-betting = Votre mise
board-amount = Montant de votre mise
board-less = Un point de moins
board-more = Un point de plus
board-usual = { $by ->
    [half] ½ enjeu
    [whole] enjeu
    [most] tout
   *[least] minimum
}

# Ce que fait chacun
board-sits-out = { $standing ->
    [out] sans planètes
   *[short] trop peu pour l'ante
}
board-folded = se couche
board-all-in = a tout misé
board-thinks-exchange = échange…
board-thinks-betting = réfléchit…
board-exchanged = { $count ->
    [0] garde tout
    [one] { $count } échangé
   *[other] { $count } échangés
}
board-did-open = ouvre
board-did-call = s'aligne
board-did-raise = relance

# La fin d'une manche
board-round-over = Fin de la manche { $number }
board-nothing-shown = Un seul joueur est resté : rien n'est montré.
board-tie = Tiré pour départager : { $ship }
board-pot-won = { $pots ->
    [1] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Part { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
} { $count ->
    [1] pour { $names }.
   *[other] à partager entre { $names }.
}
board-why-hand = { $hand } contre { $other }.
board-why-ships = { $loser } a la même main, { $hand } : { $ship } ({ $size }) l'emporte sur { $against } ({ $smaller }).
board-why-draw = { $loser } a exactement les mêmes vaisseaux, chacun en a donc tiré un : { $ship } ({ $size }) l'emporte sur { $against } ({ $smaller }).
board-why-share = Rien ne les départage : { $parts }.
board-why-alone = Personne d'autre encore en jeu n'a misé jusque-là.
board-next = Continuer
board-again = Revoir la manche précédente

# Ce qu'on peut faire
board-waiting = { $phase ->
    [exchange] { $name } échange ses vaisseaux.
   *[betting] { $name } réfléchit à sa mise.
}
board-out = { $standing ->
    [out] Vous n'avez plus de planètes : vous regardez la suite.
   *[short] Vous n'avez plus de quoi payer l'ante et miser : vous regardez la suite.
}
board-prompt-exchange = À vous : touchez jusqu'à trois vaisseaux à échanger, ou gardez tout.
board-prompt-picked = { $count ->
    [one] { $count } vaisseau choisi : échangez-le, choisissez-en d'autres, ou touchez-le encore pour le garder.
   *[other] { $count } vaisseaux choisis : échangez-les, ou touchez-en un encore pour le garder.
}
board-prompt-open = À vous d'ouvrir : misez au moins un point, ou couchez-vous.
board-prompt-bet = À vous : la mise est à { $level }. Alignez-vous ({ $more } de plus), relancez ou couchez-vous.
board-prompt-call = À vous : alignez-vous ({ $more } de plus) ou couchez-vous.
board-prompt-fold = La mise est à { $level }, plus que vous n'avez : il faut vous coucher.

# Les coups
board-keep = Tout garder
board-exchange = { $count ->
    [one] Échanger ce vaisseau
   *[other] Échanger ces { $count } vaisseaux
}
board-do-exchange = Échanger : { $ships }
board-do-fold = Se coucher
board-do-call = S'aligner
board-do-raise = Miser { $to }
board-call = S'aligner (+{ $more })
board-open = Ouvrir à { $to }
board-raise = Relancer à { $to }

# Pour apprendre en jouant
intro-exchange = Chacun a mis un point au milieu : c'est l'ante. Voici cinq vaisseaux, et un seul échange pour améliorer sa main. Deux croiseurs font une paire : gardez-les, touchez les trois autres et échangez-les.
intro-open = Trois croiseurs et deux sondes : un Full spatial ! Personne n'a encore misé, c'est à vous d'ouvrir. Réglez votre mise à 3 points et ouvrez.
intro-call = On relance à 5, et un joueur s'est couché. Rester, c'est payer ce qui manque : alignez-vous, puis regardez les mains se retourner.
intro-keep = Gagné ! Nouvelle manche, nouvelles cartes : cinq vaisseaux tous différents. C'est la Suite astronomique, la meilleure main du jeu. Gardez tout.
intro-fold = Cette fois, deux sondes seulement, et la mise est montée à 9. Qui se couche perd son ante et ce qu'il a misé, rien de plus : couchez-vous.
intro-bluff = Encore deux petites sondes, mais personne ne les voit. Relancez à 12 : si tous se couchent, vous prenez tout sans rien montrer.
