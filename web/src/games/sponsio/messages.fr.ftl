# La boîte
minute-1 = Huit gladiateurs en main, quelques-uns face visible au talon. Pour agir, on révèle d'abord une carte à tous.
minute-2 = On parie une pièce sur un ticket : tant de plis, tant de cartes rouges, le dernier pli, les 9… La cote dit ce qu'il rapporte.
minute-3 = Puis huit plis : on fournit la couleur demandée, la plus forte carte l'emporte.
minute-4 = Chaque pari gagné paie ; s'ils le sont tous, la série avance. Trente pièces ou la neuvième case : c'est gagné.
option-removed = Couleur écartée à trois joueurs
option-removed-drawn = Tirée au sort
option-removed-G = Vert
option-removed-Y = Jaune
option-removed-B = Bleu
option-removed-R = Rouge
preset-book = Comme imprimé

# Les tickets et leurs mises
kind-G = cartes vertes
kind-Y = cartes jaunes
kind-B = cartes bleues
kind-R = cartes rouges
kind-tricks = nombre de plis
kind-last = dernier pli
kind-nines = tous les 9
kind-counter = contre-pari
stake-tricks = { $stake ->
    [n0] aucun pli
    [n1] exactement 1 pli
    [n2] exactement 2 plis
    [n3] exactement 3 plis
    [n1-2] 1 ou 2 plis
    [n2-3] 2 ou 3 plis
    [n3-4] 3 ou 4 plis
    [n4-6] 4 à 6 plis
    [n5up] 5 plis ou plus
   *[none] nombre de plis
}
stake-G = { $stake ->
    [n0] aucune carte verte
    [n1-4] 1 à 4 cartes vertes
    [n5up] 5 cartes vertes ou plus
   *[none] cartes vertes
}
stake-Y = { $stake ->
    [n0] aucune carte jaune
    [n1-4] 1 à 4 cartes jaunes
    [n5up] 5 cartes jaunes ou plus
   *[none] cartes jaunes
}
stake-B = { $stake ->
    [n0] aucune carte bleue
    [n1-4] 1 à 4 cartes bleues
    [n5up] 5 cartes bleues ou plus
   *[none] cartes bleues
}
stake-R = { $stake ->
    [n0] aucune carte rouge
    [n1-4] 1 à 4 cartes rouges
    [n5up] 5 cartes rouges ou plus
   *[none] cartes rouges
}
stake-last = { $stake ->
    [yes] { $owner ->
        [you] vous ferez le dernier pli
       *[other] { $owner } fera le dernier pli
    }
    [no] { $owner ->
        [you] vous ne ferez pas le dernier pli
       *[other] { $owner } ne fera pas le dernier pli
    }
   *[none] dernier pli
}
stake-nines = { $stake ->
    [yes] chaque 9 fera son pli
    [no] un 9 au moins sera battu
   *[none] tous les 9
}
stake-counter = contre { $name }
pick-tricks = { $stake ->
    [n0] aucun
    [n1] 1
    [n2] 2
    [n3] 3
    [n1-2] 1 ou 2
    [n2-3] 2 ou 3
    [n3-4] 3 ou 4
    [n4-6] 4 à 6
   *[n5up] 5 ou plus
}
pick-cards = { $stake ->
    [n0] aucune
    [n1-4] 1 à 4
   *[n5up] 5 ou plus
}
token-combat = Jeton de combat
token-double = Jeton double pari
token-modifier = Jeton modificateur
token-coins = Jeton 3-pièces

# La table, en mots
phase-betting = Paris
phase-tricks = Plis
phase-scoring = Score
board-round = Manche { $round }/{ $rounds }
board-turn = tour { $turn } sur 4
board-yes = oui
board-no = non
board-counter-short = perd
board-tickets = Les tickets
board-tokens = Les jetons
board-talon = Talon
board-hand = Vos cartes
board-arena = L'arène
board-choice = Votre choix
board-stakes = La mise
board-target = L'adversaire visé
board-own-tickets = Vos tickets
board-ticket = Ticket { $ticket }, { $kind }{ $by ->
    [none] {""}
   *[other] , pris par { $by }
}
board-ticket-head = { $ticket } · { $kind }
board-token = { $token }, prix : { $price ->
    [coin] une pièce
   *[card] une carte de plus à révéler
}{ $by ->
    [none] {""}
   *[other] , pris par { $by }
}
board-talon-card = { $card }, au talon
board-card = { $card }{ $open ->
    [true] , révélé
   *[false] {""}
}{ $combat ->
    [true] , sous le jeton de combat
   *[false] {""}
}
board-lies = { $name } : { $card }
board-count-of = { $count } sur { $stake }
board-bet = { $owner ->
    [you] Votre pari
   *[other] Pari { DE($owner) }
}, ticket { $ticket } : { $stake } ; rapporte { $pays }{ $doubled ->
    [true] , doublé
   *[false] {""}
}{ $modified ->
    [true] , modifié
   *[false] {""}
}.
board-so-far = Jusqu'ici : { $came }.
board-stands-open = Encore possible.
board-stands-safe = Gagné.
board-stands-doomed = Perdu.
board-streak = { $square ->
    [0] Série au départ
    [9] Série : neuvième case, victoire
   *[other] Série : case { $square }, vaut { $coins }
}
board-coins = { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-area = { $coins } dans la zone de paris
board-tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
}
board-dealer = distribue
board-traitor = Traître : aucun pari
board-aimed = visé par le contre-pari
board-revealed = Cartes révélées : { $cards }
board-known = En main, prises au talon : { $cards }
board-nines-open = 9 gagnants : { $cards }
board-led-G = Vert demandé
board-led-Y = Jaune demandé
board-led-B = Bleu demandé
board-led-R = Rouge demandé
board-made = { $name } fait le pli { $number }
board-before = Pli précédent :

# Ce qui est encore possible
board-fact-G = { $in_play ->
    [0] Aucune carte verte en jeu
    [one] Une seule carte verte en jeu
   *[other] { $in_play } cartes vertes en jeu
} : { $mine } chez vous, { $shown } { $shown ->
    [0] vue ailleurs
    [one] vue ailleurs
   *[other] vues ailleurs
}, { $unseen } { $unseen ->
    [0] cachée
    [one] cachée
   *[other] cachées
}{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } au talon, hors jeu)
}.
board-fact-Y = { $in_play ->
    [0] Aucune carte jaune en jeu
    [one] Une seule carte jaune en jeu
   *[other] { $in_play } cartes jaunes en jeu
} : { $mine } chez vous, { $shown } { $shown ->
    [0] vue ailleurs
    [one] vue ailleurs
   *[other] vues ailleurs
}, { $unseen } { $unseen ->
    [0] cachée
    [one] cachée
   *[other] cachées
}{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } au talon, hors jeu)
}.
board-fact-B = { $in_play ->
    [0] Aucune carte bleue en jeu
    [one] Une seule carte bleue en jeu
   *[other] { $in_play } cartes bleues en jeu
} : { $mine } chez vous, { $shown } { $shown ->
    [0] vue ailleurs
    [one] vue ailleurs
   *[other] vues ailleurs
}, { $unseen } { $unseen ->
    [0] cachée
    [one] cachée
   *[other] cachées
}{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } au talon, hors jeu)
}.
board-fact-R = { $in_play ->
    [0] Aucune carte rouge en jeu
    [one] Une seule carte rouge en jeu
   *[other] { $in_play } cartes rouges en jeu
} : { $mine } chez vous, { $shown } { $shown ->
    [0] vue ailleurs
    [one] vue ailleurs
   *[other] vues ailleurs
}, { $unseen } { $unseen ->
    [0] cachée
    [one] cachée
   *[other] cachées
}{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } au talon, hors jeu)
}.
board-fact-nines = Au plus { $in_play } { $in_play ->
    [0] neuf
    [one] neuf
   *[other] neuf
} en jeu : { $mine } chez vous, { $shown } { $shown ->
    [0] vu ailleurs
    [one] vu ailleurs
   *[other] vus ailleurs
}, { $unseen } { $unseen ->
    [0] caché
    [one] caché
   *[other] cachés
}{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } au talon, hors jeu)
}.
board-fact-tricks = { $left } { $left ->
    [0] pli
    [one] pli
   *[other] plis
} à jouer, à { $players }.
board-fact-masters = { $count ->
    [0] Aucune de vos cartes n'est maîtresse dans sa couleur.
    [one] Une de vos cartes est maîtresse dans sa couleur.
   *[other] { $count } de vos cartes sont maîtresses dans leur couleur.
}
board-fact-counter = { $bets ->
    [0] { $name } n'a encore aucun pari
    [one] { $name } a un pari
   *[other] { $name } a { $bets } paris
} ; { $turns ->
    [0] c'est le dernier tour.
    [one] il reste un tour de paris.
   *[other] il reste { $turns } tours de paris.
}
board-fact-reach = Vous finirez entre { $least } et { $most }.

# Ce qu'on peut faire
board-waiting = { $phase ->
    [betting] { $acting ->
        [true] { $name } a révélé une carte et choisit son action.
       *[false] { $name } réfléchit à ses paris.
    }
    [tricks] { $name } choisit sa carte.
    [scoring] { $name } décide pour sa série.
   *[over] La partie est finie.
}
board-prompt-reveal = À vous, tour { $turn } sur 4 : révélez une carte pour agir, ou passez.
board-prompt-must-reveal = Personne n'avait parié au début du tour 4, et vous distribuez : révélez une carte, puis placez un pari.
board-prompt-act = À vous : pariez, prenez un jeton, changez une carte, ou restez-en là.
board-prompt-must-bet = Personne n'avait parié au début du tour 4, et vous distribuez : vous devez placer un pari.
board-prompt-lead = À vous d'ouvrir le pli, avec la carte de votre choix.
board-prompt-lead-combat = À vous d'ouvrir, avec la seule carte possible.
board-prompt-follow-G = À vous : fournissez une carte verte.
board-prompt-follow-Y = À vous : fournissez une carte jaune.
board-prompt-follow-B = À vous : fournissez une carte bleue.
board-prompt-follow-R = À vous : fournissez une carte rouge.
board-prompt-discard = À vous : vous n'avez pas la couleur demandée, jouez ce que vous voulez.
board-prompt-collect = À vous : prendre { $coins ->
    [one] la pièce
   *[other] les { $coins } pièces
} de votre série (case { $square }), ou continuer ?
board-may-reveal = Touchez la carte à révéler : vous pourrez ensuite agir. Les tickets se lisent à tout moment.
board-may-act = Touchez un ticket pour parier, un jeton pour le prendre, ou une carte du talon pour l'échanger.
board-may-read = Touchez un ticket ou un jeton pour lire ce qu'il offre.
board-place = { $cost ->
    [0] Parier sans payer
    [one] Parier 1 pièce
   *[other] Parier { $cost } pièces
}{ $pays ->
    [0] {""}
   *[other] , pour en gagner { $pays }
}
board-pays = rapporte { $pays } pièces
board-double = Doubler : 2 pièces, gain double
board-about-combat = Prix : une carte de plus, posée face visible sous le jeton. Vous ouvrirez le premier pli avec elle. Touchez-la dans votre main.
board-about-double = Prix : 1 pièce. À un tour suivant, un de vos paris pourra coûter 2 pièces et payer le double.
board-about-modifier = Prix : une carte de plus à révéler. Choisissez un de vos tickets, sa mise, changée ou non, et la carte dans votre main.
board-about-coins = Prix : 1 pièce. Trois des vôtres vont dessus : elles comptent pour le vainqueur de la manche et vous reviennent.
board-take-combat = { $card ->
    [none] Prendre le jeton
   *[other] Poser le jeton sur { $card }
}
board-take-double = Prendre le jeton (1 pièce)
board-take-modifier = { $card ->
    [none] Prendre le jeton
   *[other] Modifier, en révélant { $card }
}
board-take-coins = Prendre le jeton (1 pièce)
board-swap = Changer
board-swap-head = Changer une carte
board-swap-text = { $take ->
    [none] Choisissez une carte du talon
   *[other] Prendre { $take }
} { $give ->
    [none] et touchez dans votre main celle que vous laissez.
   *[other] et laisser { $give }.
}
board-collect = Votre série est à la case { $square }. Prendre { $coins ->
    [one] sa pièce
   *[other] ses { $coins } pièces
} et revenir au départ, ou viser la neuvième case ?
board-take-streak = { $coins ->
    [one] Prendre la pièce
   *[other] Prendre { $coins } pièces
}
board-drop = Reposer

# Les coups
board-dealer-must-bet = Personne n'avait parié au début du tour 4 : { $name }, qui distribue, devra parier.
board-reveal-first = D'abord une carte à révéler : reposez ceci, puis touchez la carte que vous montrez.
board-last-streak = Dernière manche : votre série est encaissée.
board-do-pass = Passer
board-do-done = En rester là
board-do-reveal = Révéler { $card }
board-do-play = Jouer { $card }
board-do-bet = Parier ({ $ticket }) : { $stake }{ $doubled ->
    [true] , doublé
   *[false] {""}
}
board-do-counter = Contre-pari devant { SEAT($seat) }
board-do-token-combat = Jeton de combat sur { $card }
board-do-token-double = Jeton double pari
board-do-token-modifier = Modificateur ({ $card }), ticket { $ticket } : { $stake }
board-do-token-coins = Jeton 3-pièces
board-do-swap = Laisser { $give }, prendre { $take }
board-do-collect = Prendre les pièces de la série
board-do-keep = Garder la série

# Le score
board-score = Score de la manche { $round }
board-score-begins = On compte les paris…
board-came-tricks = { $count ->
    [0] 0 pli
    [one] { $count } pli
   *[other] { $count } plis
}
board-came-cards = { $count ->
    [0] 0 carte
    [one] { $count } carte
   *[other] { $count } cartes
}
board-laid = { $coins ->
    [0] rien
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-had = { $coins } avant
board-adds = { $by ->
    [fine] − { $coins } amende
    [bonus] + { $coins } vainqueur
    [streak] + { $coins } série
    [traitor] + { $coins } traître
    [token] + { $coins } jeton
   *[bet] + { $coins } pari
}
board-has = = { $coins }
board-replay-score = Revoir
board-step-back = Étape précédente
board-step-on = Étape suivante
board-step-end = Tout montrer
board-next = Continuer
board-again = Revoir le score de la manche précédente

# Pour apprendre en jouant
intro-reveal = Premier tour de paris. Pour agir, il faut d'abord montrer une carte à tous : choisissez-en une qui ne trahit rien. Révélez votre 1 vert.
intro-bet = Le ticket XII paie 3 pièces à qui ramasse de 1 à 4 cartes rouges dans ses plis. Avec le 9 rouge en main, c'est jouable. Touchez ce ticket, choisissez « 1 à 4 », puis pariez.
intro-swap = Tour suivant : votre 6 bleu risque de gagner un pli de trop. Touchez le 1 jaune du talon, puis votre 6 bleu, et changez.
intro-combat = Le jeton de combat fait ouvrir le premier pli. Son prix : une carte de plus à montrer, celle qui ira dessous. Prenez-le et posez-le sur votre 9 rouge.
intro-last = Il ne vous reste guère que de petites cartes : le dernier pli sera pour quelqu'un d'autre. Pariez là-dessus avec le ticket XIV : « vous ne ferez pas le dernier pli ».
intro-lead = Les paris sont faits, place aux huit plis. Le 9 rouge est sous le jeton de combat : ouvrez avec lui, rien ne le bat.
intro-follow = Trois cartes rouges dans ce premier pli : votre pari tient. On demande maintenant du vert, il faut en fournir. Ne gagnez rien de plus : jouez le 1 vert.
intro-collect = Vos deux paris sont gagnés : 5 pièces, et votre série avance de deux cases. La laisser grandir vers la neuvième, ou encaisser ? Cette fois, prenez les 2 pièces.
