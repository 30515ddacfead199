title = Sponsio
tagline = Des plis, et des paris sur les plis que vous ferez.
about = Un jeu de plis dans l'arène, où l'on gagne surtout en prédisant juste. Pendant quatre tours, vous pariez sur ce que vos gladiateurs vont faire, en dévoilant un peu plus de votre main à chaque fois ; puis on joue les plis, et l'on compte. Trente pièces, ou neuf paris gagnés de suite, et la partie est à vous.
move-forms = Écrivez passer (pass) ou révéler R9 (reveal), puis parier V 2 (bet), parier XVI > 2, jeton combat R9 (token), jeton modificateur R3 V 1, échanger R3 G7 (swap) ou finir (done) ; jouez une carte par son nom (R9) ; encaisser (collect) ou garder (keep) pour votre série.

# De quoi l'on parle
the-card = le { $value } { $suit ->
    [G] vert
    [Y] jaune
    [B] bleu
   *[R] rouge
}
what-now = { $can ->
    [reveal] passez, ou révélez une carte
    [act] faites une action, ou terminez votre tour
    [reveal-to-bet] révélez une carte, puis placez un pari
   *[bet] placez un pari
}
offered = { $ticket ->
    [V] aucun pli, 1, 2 ou 3
    [VI] 1 ou 2 plis, 3 ou 4, 5 ou plus
    [XIII] aucun pli, 2 ou 3, 4 à 6
    [VII] faire le dernier pli, ou non
    [XIV] faire le dernier pli, ou non
    [VIII] tous les 9 font leur pli, ou non
    [XV] tous les 9 font leur pli, ou non
   *[other] aucune carte, 1 à 4, 5 ou plus
}
ticket-told = { $ticket ->
    [I] les cartes vertes
    [II] les cartes jaunes
    [III] les cartes bleues
    [IV] les cartes rouges
    [IX] les cartes vertes
    [X] les cartes jaunes
    [XI] les cartes bleues
    [XII] les cartes rouges
    [V] le nombre de plis
    [VI] le nombre de plis
    [XIII] le nombre de plis
    [VII] le dernier pli
    [XIV] le dernier pli
    [VIII] tous les 9
    [XV] tous les 9
   *[XVI] un adversaire
}

# Refus
now-is-betting = C'est la phase de paris : { what-now }.
betting-is-over = La phase de paris est finie : jouez une carte.
now-is-tricks = La phase de plis n'est pas finie : jouez une carte.
now-is-scoring = Les plis sont joués : dites si vous prenez les pièces de votre série ou si vous les laissez.
ticket-not-for-three = Le ticket { $ticket } n'est pas à cette table : à trois, on joue avec les tickets I à VIII, sauf celui de la couleur écartée, et XVI.
ticket-not-for-four = Le ticket { $ticket } n'est pas à cette table : à quatre, on joue avec les tickets V à XVI.
already-face-up = Vous avez déjà révélé { the-card } : révélez une carte de votre main.
not-in-your-hand = Vous n'avez pas { the-card } en main : révélez une carte que vous avez.
already-revealed = Vous avez déjà révélé une carte à ce tour : { what-now }.
reveal-first = Révélez d'abord une carte : on n'agit qu'ensuite.
choose-a-stake = Choisissez une mise du ticket { $ticket } : { offered }.
no-such-stake = Le ticket { $ticket } n'offre pas cette mise. Choisissez : { offered }.
ticket-taken = Le ticket { $ticket } est déjà pris par { SEAT($seat) } : choisissez-en un autre.
same-colour = Vous avez déjà le ticket { $other }, de la même couleur que le { $ticket } : choisissez une autre couleur.
no-coin-to-bet = Vous n'avez plus de pièce pour parier : changez une carte, ou terminez votre tour.
no-such-card-to-give = Vous n'avez pas { the-card } en main : donnez une carte que vous avez.
not-in-the-talon = Le talon n'a pas { the-card } : prenez une carte qui s'y trouve.
revealed-is-not-swapped = Vous avez révélé { the-card } : cette carte ne se change plus. Donnez une carte de votre main.
dealer-must-bet = Aucun pari n'était placé au début du quatrième tour, et vous distribuez : { what-now }.
target-only-for-counter-bet = Le ticket { $ticket } ne vise personne : seul le contre-pari (XVI) se place devant un adversaire.
counter-bet-has-no-stake = Le contre-pari n'a pas de mise : choisissez seulement l'adversaire.
choose-an-opponent = Choisissez l'adversaire devant qui placer le contre-pari.
not-against-yourself = On ne parie pas contre soi-même : choisissez un adversaire.
no-such-opponent = Il n'y a personne à cette place : choisissez un adversaire de cette table.
token-taken = { $token ->
    [combat] Le jeton de combat
    [double] Le jeton double pari
    [modifier] Le jeton modificateur
   *[coins] Le jeton 3-pièces
} est déjà pris par { SEAT($seat) } : il revient à la fin de la manche.
combat-takes-a-card-only = Le jeton de combat se place sur une carte, sans ticket ni mise.
combat-needs-a-card = Choisissez la carte de votre main à placer sous le jeton de combat.
double-takes-nothing = Le jeton double pari se prend sans carte ni ticket : vous choisirez le pari à un tour suivant.
no-coin-for-double = Le jeton double pari coûte 1 pièce, et vous n'en avez plus.
no-double-token = Vous n'avez pas le jeton double pari : placez un pari simple.
double-token-used = Votre jeton double pari a déjà servi : placez un pari simple.
doubled-costs-two = Un pari doublé coûte 2 pièces, et vous { $coins ->
    [0] n'en avez plus
   *[one] n'en avez qu'une
} : placez un pari simple.
no-ticket-to-modify = Le jeton modificateur se place sur un ticket que l'on a, et vous n'avez pas encore parié.
modifier-needs-card-and-ticket = Dites quelle carte vous révélez pour le jeton modificateur, et sur lequel de vos tickets il va.
modifier-needs-a-stake = Dites quelle mise aura le ticket { $ticket }, la même ou une autre : { offered }.
not-your-ticket = Vous n'avez pas le ticket { $ticket } : le jeton modificateur se place sur un ticket que l'on a.
doubled-is-not-changed = Votre pari sur le ticket { $ticket } est doublé, il ne change plus : vous pouvez y placer le jeton en gardant la mise.
counter-bet-before-you = Un contre-pari est placé devant vous, vos paris ne changent plus : vous pouvez prendre le jeton en gardant la mise.
counter-bet-is-not-modified = Un contre-pari ne se modifie pas : le jeton se place sur un autre de vos tickets.
coins-takes-nothing = Le jeton 3-pièces se prend sans carte ni ticket.
too-few-coins = Il faut 4 pièces pour le jeton 3-pièces, une pour le payer et trois à poser dessus ; { $coins ->
    [0] vous n'en avez plus
    [one] vous n'en avez qu'une
   *[other] vous n'en avez que { $coins }
}.
price-from-the-hand = Vous n'avez pas { the-card } en main : payez avec une carte que vous avez et qui n'est pas révélée.
not-your-card = Vous n'avez pas { the-card } : jouez une carte de votre main, ou l'une de celles que vous avez révélées.
lead-the-combat-card = Le jeton de combat est sur { the-card } : ouvrez le premier pli avec cette carte.
follow-the-colour = Vous ne pouvez pas jouer { the-card } : vous avez { $led ->
    [G] du vert
    [Y] du jaune
    [B] du bleu
   *[R] du rouge
}, et c'est la couleur demandée.

# Ce qui s'est passé
event-dealt = Manche { $round } : { SEAT($dealer) } distribue. Au talon : { $talon }.
event-hand = Vos cartes : { $cards }.
event-passed = { SEAT($seat) } passe.
event-revealed = { SEAT($seat) } révèle { $card }.
event-bet = { SEAT($seat) } parie sur { ticket-told } ({ $ticket }) : { $stake ->
    [yes] oui
    [no] non
   *[other] { $stake }
}{ $doubled ->
    [true] , pari doublé
   *[false] {""}
}{ $paid ->
    [0] , gratuitement
   *[other] {""}
}.
event-counter-bet = { SEAT($seat) } parie { QUE(SEAT($target)) } perdra un pari{ $doubled ->
    [true] , pari doublé
   *[false] {""}
}{ $paid ->
    [0] , gratuitement
   *[other] {""}
}.
event-token-combat = { SEAT($seat) } prend le jeton de combat et le pose sur { $card }.
event-token-double = { SEAT($seat) } prend le jeton double pari.
event-token-modifier = { SEAT($seat) } révèle { $card } et place le jeton modificateur sur le ticket { $ticket }{ $changed ->
    [true] {" "}: la mise devient { $stake ->
        [yes] oui
        [no] non
       *[other] { $stake }
    }
   *[false] , sans changer la mise
}.
event-token-coins = { SEAT($seat) } prend le jeton 3-pièces et y pose trois pièces.
event-swapped = { SEAT($seat) } laisse { $give } au talon et prend { $take }.
event-done = { SEAT($seat) } en reste là.
event-traitor = { SEAT($seat) } n'a aucun pari et joue en traître.
event-played = { SEAT($seat) } joue { $card }.
event-trick = { SEAT($seat) } fait le pli { $number }.
event-nine = { SEAT($seat) } gagne avec { $card } et le pose face visible.
event-bet-scored = { SEAT($seat) }, pari sur { ticket-told } ({ $ticket }) : { $won ->
    [true] gagné, { $coins } pièces
   *[false] perdu
}.
event-traitor-paid = { SEAT($seat) }, en traître, reçoit { $coins } pièces pour { $lost ->
    [one] un pari perdu
   *[other] { $lost } paris perdus
}.
event-traitor-fined = Aucun pari perdu : { SEAT($seat) }, en traître, { $coins ->
    [0] n'a pas de quoi payer
    [one] paie { $coins } pièce
   *[other] paie { $coins } pièces
}.
event-streak = La série { DE(SEAT($seat)) } { $square ->
    [0] revient au départ
   *[other] avance à la case { $square }
}.
event-collected = { SEAT($seat) } prend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour sa série et revient au départ.
event-kept = { SEAT($seat) } garde sa série, case { $square }.
event-round-won = Manche { $round } : { $count ->
    [1] { SEATS($seats) } l'emporte et reçoit { $bonus } pièces
   *[other] { SEATS($seats) } l'emportent ensemble et reçoivent { $bonus } pièce par personne
}.
event-coins = { SEAT($seat) } a { $coins ->
    [0] 0 pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-cashed = { SEAT($seat) } encaisse sa série : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-match-won = { $count ->
    [1] { SEATS($seats) } gagne la partie
   *[other] { SEATS($seats) } se partagent la victoire
}.

# Les mises et les cartes par leur nom
name-1-2 = 1 ou 2
name-2-3 = 2 ou 3
name-3-4 = 3 ou 4
name-1-4 = 1 à 4
name-4-6 = 4 à 6
name-5- = 5 ou plus
name-G1 = le 1 vert
name-G2 = le 2 vert
name-G3 = le 3 vert
name-G4 = le 4 vert
name-G5 = le 5 vert
name-G6 = le 6 vert
name-G7 = le 7 vert
name-G8 = le 8 vert
name-G9 = le 9 vert
name-Y1 = le 1 jaune
name-Y2 = le 2 jaune
name-Y3 = le 3 jaune
name-Y4 = le 4 jaune
name-Y5 = le 5 jaune
name-Y6 = le 6 jaune
name-Y7 = le 7 jaune
name-Y8 = le 8 jaune
name-Y9 = le 9 jaune
name-B1 = le 1 bleu
name-B2 = le 2 bleu
name-B3 = le 3 bleu
name-B4 = le 4 bleu
name-B5 = le 5 bleu
name-B6 = le 6 bleu
name-B7 = le 7 bleu
name-B8 = le 8 bleu
name-B9 = le 9 bleu
name-R1 = le 1 rouge
name-R2 = le 2 rouge
name-R3 = le 3 rouge
name-R4 = le 4 rouge
name-R5 = le 5 rouge
name-R6 = le 6 rouge
name-R7 = le 7 rouge
name-R8 = le 8 rouge
name-R9 = le 9 rouge

# Comment cela a fini
ended-square = La neuvième case de la piste est atteinte.
ended-coins = Trente pièces ou plus.
ended-rounds = Cinq manches sont jouées : le plus riche gagne.
