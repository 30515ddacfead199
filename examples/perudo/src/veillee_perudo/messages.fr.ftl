title = Perudo
tagline = Des dés sous les gobelets : annoncez, doutez, ou dites que c'est exact.
about = Des dés sous les gobelets, des annonces qui montent, et quelqu'un qui n'y croit plus. Qui s'est trompé perd un dé ; le dernier qui en a gagne.
move-forms = Écrivez une annonce comme « 2x5 » (deux cinq), « doubt » pour douter, ou « calza » si l'annonce est exacte.

# Les refus
more-than-all = Il n'y a que { $most } dés sur la table : n'annoncez pas plus, ou doutez.
not-higher = L'annonce est { $bid } : annoncez plus de dés, ou autant d'une face plus haute, ou doutez.
aces-first = Une manche ne commence pas par les as : annoncez une autre face.
too-few-aces = Pour passer aux as, annoncez-en au moins { $number } ; ou doutez.
too-few-after-aces = Après des as, annoncez au moins { $number } dés d'une face ; ou plus d'as, ou doutez.
nothing-to-doubt = Personne n'a encore rien annoncé : faites la première annonce.
no-calza-here = On ne joue pas le calza à cette table : annoncez plus haut, ou doutez.
nothing-to-call = Personne n'a encore rien annoncé : faites la première annonce.
calzas-called = Vous avez déjà dit calza deux fois dans cette partie : annoncez plus haut, ou doutez.

# Ce qui s'est passé
event-bid = { SEAT($seat) } annonce { $count } × { $face }.
event-doubted = { SEAT($seat) } n'y croit pas.
event-calza = { SEAT($seat) } dit calza : exactement autant.
event-shown = { SEAT($seat) } montre { $dice }.
event-counted = { $found ->
    [0] Aucun ne compte
    [one] Un seul compte
   *[other] { $found } comptent
} pour { $face } : on avait annoncé { $count }.
event-lost = { SEAT($seat) } perd un dé : { $left ->
    [0] il n'en reste aucun
    [one] il en reste un
   *[other] il en reste { $left }
}.
event-won-back = { SEAT($seat) } regagne un dé, et en a { $left }.
event-kept-all = Exact : { SEAT($seat) } a ses cinq dés et les garde.
event-thrown = Vous lancez { $dice }.
ended-one-left = Une seule personne a encore des dés.

# Les champs et les coups, là où rien ne les dessine
view-own = Vos dés
view-dice = Dés restants
view-in-play = Dés sur la table
view-calzas = Calzas restants
view-turn = À jouer
view-bids = Les annonces de cette manche
view-bid = L'annonce
view-out = Hors jeu
view-last = La manche précédente
view-cups = Gobelets
view-counted = Comptés
view-bidder = Annonce de
view-caller = Gobelets levés par
view-calza = Par un calza
view-found = Combien ont compté
view-change = Dés perdus ou gagnés
view-count = Combien
view-face = Face
move-bid = Annoncer
move-doubt = Douter
move-calza = Calza
describe-bid = Annoncer { $count } × { $face }
describe-doubt = Douter
describe-calza = Calza : exactement
