# La maison
home-title = Veillée, une maison de jeux de société
skip = Aller au contenu
close = Fermer
your-house = Votre maison
you = Vous
unreachable = La maison ne répond pas. Vérifiez votre connexion, puis recommencez.
nowhere-title = Il n'y a rien ici
nowhere = Cette adresse ne mène nulle part dans la maison. Revenez à l'étagère : les jeux y sont.
no-such-game = Ce jeu n'est pas sur l'étagère.
to-the-shelf = Retour à l'étagère
light-day = Passer à la lumière du jour
light-night = Passer à la lumière du soir
yes = oui
no = non

# L'étagère
welcome = La table est mise.
welcome-more = Choisissez une boîte : vous jouez tout de suite, contre des robots qui tiennent la route, ou avec des amis par un simple lien.
filters = Trier les jeux
filter-players = Joueurs
filter-time = Durée
any = Tous
or-more = { $count } et plus
any-time = Toutes
up-to-minutes = { $most } min ou moins
shelf = Les jeux
no-game-fits = Aucune boîte ne convient. Élargissez votre choix.
players = { $range ->
    [one] { $most } joueurs
   *[many] { $fewest } à { $most } joueurs
}
minutes = { $range ->
    [one] { $most } min
   *[many] { $least } à { $most } min
}
age-from = dès { $age } ans
play-now = Jouer
play-which = { A($title) }
learn-more = Découvrir
awaited-at = On vous attend :
my-games = Vos parties
open-tables = Tables ouvertes
no-open-tables = Personne n'attend en ce moment. Choisissez un jeu et dressez une table publique : d'autres vous rejoindront.
table-of = Chez { $host }, { $seats } places
table-waits = { $chairs ->
    [0] Tout le monde est là
    [one] Une chaise libre
   *[other] { $chairs } chaises libres
}
table-your-turn = À vous de jouer
table-adjourned = Vous attend : reprenez quand vous voulez
table-turn-of = On attend { $names }
table-others-turn = Les autres réfléchissent
table-goes-on = Cette partie en reprend une autre, déjà jouée : elle ne compte pour aucun classement.
table-goes-on-briefly = Reprise d'une partie déjà jouée
a-table = Une table

# La page d'un jeu
learn-by-playing = Apprendre en jouant
read-the-rules = Lire les règles
start = Commencer une partie
in-a-minute = En une minute
rulebook = Les règles
clause = article { $number }
how-many = Combien serez-vous ?
rules-played = Règles
bots-level = Niveau des robots
your-place = Votre place
place-first = En premier
place-lot = Au sort
lot-told = Les places seront tirées au sort au début de la partie.
level-novice = novice
level-easy = facile
level-casual = tranquille
level-careful = attentif
level-medium = moyen
level-seasoned = aguerri
level-tough = coriace
level-hard = fort
level-random = au hasard
more-options = Plus de réglages
one-more = Un de plus : { $what }
one-less = Un de moins : { $what }
clock = Pendule
clock-none = Sans pendule
clock-quick = Vive : 20 s par coup, 1 min de réserve
clock-calm = Calme : 1 min par coup, 5 min de réserve
clock-days = Par correspondance : 2 jours par coup
clock-told-move = { $seconds } s par coup, { $reserve } s de réserve.
clock-told-days = { $days ->
    [one] 1 jour par coup.
   *[other] { $days } jours par coup.
}
clock-told-step = { $seconds } s par étape
late-bot = Un robot joue pour qui n'a plus de temps.
late-timeout = Pour qui n'a plus de temps, le coup prévu par la règle est joué.
open-record = Ouvrir le procès-verbal à la fin (mains cachées comprises)
public-table = Table publique : chacun peut s'asseoir
play-with-bots = Jouer contre les robots
play-with-friends = Dresser la table pour des amis

# L'introduction
intro-title = Apprendre { $title }
intro-leave = Retour au jeu
intro-step = Étape { $step } sur { $of }
intro-next = Continuer
intro-well-done = Bien joué !
intro-try-again = Ce n'est pas encore ça : relisez la consigne et réessayez.
intro-over = Vous savez jouer { A($title) }. Une vraie partie ?
other-player = L'adversaire
third-player = Le troisième joueur
fourth-player = Le quatrième joueur

# Avant la partie
setting-up = On dresse la table…
lobby = Avant la partie
lobby-title = Une table { DE($title) }
lobby-waits = { $host ->
    [yes] Il reste des chaises libres : envoyez le lien à vos amis, ou invitez des robots.
   *[no] On attend que toutes les chaises soient prises.
}
lobby-ready-host = Tout le monde est là : lancez la partie quand vous voulez.
lobby-ready = Tout le monde est là : l'hôte va lancer la partie.
guests = Des robots à inviter
guests-how = Glissez-les sur une chaise, ou touchez-les.
invite-bot = Inviter un robot : { $level }
open-chair = Chaise { $chair }, libre
sit-next = Prendre la prochaine chaise libre
sit-here = M'asseoir ici
seat-a-bot = Un robot sur la chaise { $chair }
a-bot = Un robot…
stand = Me lever
free-chair = Libérer
remove-person = Faire lever
fill-with-bots = Compléter avec des robots
begin = Commencer la partie
here = est là
away = n'est pas là
invite = Inviter
invite-more = Qui ouvre ce lien, scanne le carré ou donne le code peut s'asseoir, ou regarder.
table-link = Lien de la table
qr-code = Le lien de la table, en code à lire avec un téléphone
copy = Copier
copied = Copié

# À table
thinking = réfléchit
your-turn = à vous
kept-warm = { $bot } garde la place
days-left = { $days } j { $hours } h
hours-left = { $hours } h { $minutes } min
reserve = de réserve
time-short = Il vous reste moins de { $seconds } secondes.
somebody-gone = Quelqu'un
a-watcher = Un spectateur
wait-for = Patience : on attend { $names }.
move-on-its-way = Votre coup est en route…
look-at-the-table = Regardez la table…
move-kept = Votre coup est gardé : il partira dès que la maison répondra.
line-lost = La ligne est coupée. La page se reconnecte toute seule.
line-lost-move-kept = La ligne est coupée. Votre coup est gardé et partira tout seul, une seule fois.
try-now = Réessayer
forget-move = Renoncer à ce coup
not-your-turn = Ce n'est pas votre tour : on attend { $names }.
why-not = Pourquoi pas ?
instead = Vous pouvez par exemple :
hint = Conseil
why-asked = Pourquoi ce coup ?
why-said = { $bot }, à qui serait à sa place : « { $reason } »
why-otherwise = En y repensant, { $bot } choisirait autre chose ({ $move }) : « { $reason } »
why-nothing = Je ne saurais le dire : c'est ce qui m'est venu à l'esprit.
hint-thinking = On réfléchit…
hint-is = Le meilleur robot jouerait « { $move } ».
play-this = Jouer ce coup
undo = Reprendre
undo-asked = { $who } voudrait reprendre son coup.
undo-waits = Vous avez demandé à reprendre votre coup : on attend l'accord des autres.
accept = D'accord
refuse = Non
leave = Quitter
leave-sure = Un robot jouera à votre place ; vous pourrez la reprendre. Quitter ?
leave-for-later = La partie vous attendra, telle quelle, sur la page d'accueil. Quitter ?
match-kept = Votre partie vous attend ici, parmi « Vos parties ».
match-waits = La partie vous attend. Reprenez-la quand vous voulez.
resign = Abandonner
resign-ends = { $count ->
    [one] La partie s'arrête, et { $names } gagne. Abandonner ?
   *[other] La partie s'arrête : vous finissez à la dernière place, les autres se partagent la première. Abandonner ?
}
resign-goes-on = Un robot joue votre place jusqu'au bout, et vous finissez à la dernière. Abandonner ?
play-on = Continuer
bot-plays-to-the-end = Vous avez abandonné : { $bot } joue votre place jusqu'au bout.
in-stead = { $bot } (pour { $who })
stay = Rester
you-watch = Vous regardez la partie.
bot-plays-for-you = { $bot } joue pour vous. Reprenez votre place quand vous voulez.
take-back-chair = Reprendre ma place

# Le carnet
notebook = Le carnet de la table
tab-log = Récit
tab-talk = Parler
tab-book = Règles
tab-table = Table
talk-empty = Personne n'a encore parlé. Dites bonsoir.
say-something = Dire quelque chose
say = Dire
mute = Ne plus entendre
unmute = Entendre de nouveau
settings = Réglages
sound = Bruits de bois, de papier et de pièces
record = Procès-verbal
record-opened = ouvert à la fin
record-closed = reste fermé
watchers = Spectateurs
commitment = Engagement sur le hasard
notice-sat = { $who } s'assied.
notice-bot-sat = { $who } s'assied ({ $level }).
notice-freed = { $why ->
    [removed] Une chaise est libérée par l'hôte.
   *[none] Une chaise se libère.
}
notice-asked-in = { $who } demande une place.
notice-turned-away = L'hôte laisse la place au robot.
notice-started = La partie commence.
notice-held = Votre réponse est notée.
notice-stood-in = { $why ->
    [adjourned] { $who } s'absente : la partie attend son retour.
    [late] { $who } n'a plus de temps : un robot ({ $level }) joue à sa place.
    [left] { $who } quitte la table : un robot ({ $level }) garde la place.
    [removed] { $who } a dû se lever : un robot ({ $level }) garde la place.
   *[gone] { $who } n'est plus là : un robot ({ $level }) garde la place.
}
notice-returned = { $who } reprend sa place.
notice-resigned = { $why ->
    [late] { $who } n'a plus de temps, et perd.
    [left] { $who } quitte la table, et perd.
    [gone] { $who } n'est plus là, et perd.
   *[none] { $who } abandonne.
}
notice-out-of-time = { $who } n'a plus de temps, et il ne reste personne : la partie s'arrête.
notice-rematch-asked = { $who } voudrait une revanche.
notice-undo-asked = { $who } demande à reprendre son coup.
notice-undone = { $who } reprend son coup.
taken-back = Repris :
notice-undo-answered = { $yes ->
    [yes] { $who } est d'accord.
   *[no] { $who } préfère que le coup reste joué.
}
notice-hinted = { $who } demande un conseil.
notice-said = { $who } : { $text }
notice-whispered = { $who } chuchote avec { $names }.
whisper-to = Chuchoter avec
whisper-aloud = À tout le monde
whispers-with = tout bas avec { $names }
notice-rematched = La revanche commence.
notice-forgotten = Quelqu'un a quitté la maison.

# Dans une même pièce
screen = Grand écran
on-the-big-screen = Sur grand écran
screen-come = Prenez place avec votre téléphone
screen-chairs-left = { $chairs ->
    [one] Il reste une chaise libre.
   *[other] Il reste { $chairs } chaises libres.
}
screen-host-begins = Tout le monde est là : l'hôte lance la partie depuis son téléphone.
screen-crew = À table
screen-last = Ce qui vient de se passer
screen-voice = Voix de la table
screen-mute = Ce navigateur ne sait pas parler : lisez les sous-titres.
screen-unblock = Activer la voix
screen-whole = Plein écran
end-talk = Clore la discussion
clock-step-15 = Par étapes de 15 s, 2 min pour parler : on se connaît
clock-step-25 = Par étapes de 25 s, 3 min pour parler
clock-step-40 = Par étapes de 40 s, 5 min pour parler : on découvre
notice-talk-ended = L'hôte clôt la discussion : votez.
notice-code-set = Votre chaise a son code.
chairs = Les chaises
chairs-welcome = Une place tenue par un robot est à vous si vous la prenez.
chairs-ask = Une place tenue par un robot est à vous si l'hôte le veut bien. Vous y saurez tout ce qu'elle a appris, sauf ce qu'on a chuchoté à d'autres ; et vous n'en tiendrez pas d'autre dans cette partie.
chairs-no = À cette table, personne ne prend plus place une fois la partie commencée. Vous pouvez regarder.
chair-asked = Vous l'avez demandée : l'hôte décide.
ask-for-chair = Demander cette place
asks-in = { $who } voudrait la place : { $chair }. Qui la prend voit tout ce qu'elle sait.
let-in = Accepter
turn-away = Refuser
latecomers = Une fois la partie commencée
latecomers-usual = comme le veut le jeu
latecomers-ask = les retardataires demandent à l'hôte
latecomers-welcome = les retardataires sont bienvenus
latecomers-no = plus personne ne s'assied
chairs-hand-over = Quelqu'un a perdu son téléphone ? Faites-le lever : un robot garde la place, et il la redemande d'où il veut.
take-chair = Prendre cette place

# Un téléphone pour plusieurs
share = Quelqu'un n'a pas de téléphone ?
share-more = Il joue depuis le vôtre. Chacun choisit un code de quatre à huit chiffres, et rien de son jeu ne se montre sans ce code.
share-mine = Votre code
share-name = Son nom
share-code = Son code
share-do = Partager mon téléphone
shared = Un téléphone pour plusieurs
shared-pass = Passez le téléphone : on attend { $names }
shared-rest = Le téléphone se repose
shared-more = Touchez votre nom, puis donnez votre code.
shared-code = Code { DE($who) }
shared-in-hand = Le téléphone est { A($who) }
shared-put-down = Poser le téléphone

# La fin
you-won = Vous gagnez !
you-share = Vous partagez la victoire !
won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
nobody-won = Partie nulle.
how-it-ended = Comment cela a fini
rematch = Revanche
rematch-waits = On attend { $names }.
rematch-wished = { $names } : revanche ?
rematch-now = Commencer sans attendre
has-resigned = (abandon)
join-rematch = Rejoindre la revanche
replay = Revoir la partie
turning = Le tournant, au coup { $move } :
turning-slow = La partie a basculé peu à peu, autour du coup { $move } :
turning-why = { $mine ->
    [yes] Quand des robots finissent la partie à partir de là, vous gagnez { $before } fois sur { $first } avant ce coup et { $after } fois sur { $second } après.
   *[no] Quand des robots finissent la partie à partir de là, { $who } gagne { $before } fois sur { $first } avant ce coup et { $after } fois sur { $second } après.
}

# Revoir
replay-of = { $title }, coup par coup
replay-start = Avant le premier coup.
replay-unseen = D'ici, on n'a rien vu de ce coup.
replay-moves = Les coups de la partie
replay-hidden = Coup resté secret
replay-beside = À côté
replay-beside-nobody = Personne d'autre
replay-beside-all = Tout le monde, cartes sur table
replay-as-watched = Ce que voyait un spectateur
replay-as-known = Ce que savait { $who }
to-start = Au début
to-end = À la fin
one-back = Un coup en arrière
one-forward = Un coup en avant
play = Dérouler
pause = Pause
moment = Moment de la partie
moment-of = { $at } / { $of }
seen-by = Vu par
share-moment = Partager ce moment
picture = Emporter ce moment en image
picture-svg = Image SVG
picture-png = Image PNG
picture-moment = Coup { $at } sur { $of }.
picture-taken = L'image est prête.
picture-failed = Ce navigateur n'a pas pu faire l'image. Essayez l'autre format, ou un autre navigateur.
share-end = Partager la partie
go-on-from-here = Reprendre d'ici
take-record = Emporter le procès-verbal
standalone-take = Emporter la partie en page
standalone-making = La page se prépare…
standalone-seat = Place { $seat }
standalone-broken = Ce fichier n'est pas entier, ou ce navigateur est trop ancien pour l'ouvrir. Essayez un autre navigateur, ou emportez la partie à nouveau.
take-text = Texte commenté
check-title = Vérifier le hasard
check-record = Vérifier un procès-verbal
to-the-table = À la table

# Analyser
analyse = Analyser la partie
chances = Chances de gagner
chances-growing = L'analyse avance
chances-drawn = Les chances de chacun au fil de la partie ; le curseur en dessous mène à chaque moment
chances-known = d'après ce que savait { $who }
swing = Coup { $move } : { $who } { $gains ->
    [yes] gagne
   *[no] perd
} { $change }
chances-teams-change = Chaque ligne est la chance de finir du côté des vainqueurs, pour ceux qui ont fini dans le même camp ; on change de camp en chemin, donc leur somme n'est pas toujours 100 %.
luck-or-skill = Chance ou talent ?
luck-who = Qui
luck-fair = Part égale
luck-luck = Hasard
luck-own = Ses choix
luck-others = Choix des autres
luck-rest = Non démêlé
luck-result = Résultat
luck-why = De la part égale au résultat, chaque changement des chances compte une fois : la donne, les dés et les tirages pour le hasard, les coups choisis pour qui les a joués. « ± » est l'erreur de l'estimation.
mistakes = { $count ->
    [0] Les choix
    [one] Une erreur
   *[other] { $count } erreurs
}
mistakes-of = { $who } : { $count }.
mistakes-none = Rien de ce qui a été regardé n'était une erreur certaine.
mistake-at = Coup { $move }, { $who }
mistake-small = petite erreur
mistake-large = grosse erreur
mistake-decisive = erreur décisive
mistake-loss = ({ $loss } de chances perdues)
mistake-better = Joué : { $played }. Mieux, d'après ce qu'on savait de cette place : { $better }.
mistake-again = Rejouer d'ici à la place { DE($who) }

# Essayer d'autres coups
variation = Ce que vous essayez
variation-begin = Essayer d'autres coups
variation-from = À la place, après le coup { $at } :
variation-leave = Revenir à la partie
variation-of = Après le coup { $at } : { $moves }
variation-forget = Oublier « { $line } »
variations = Vos essais

# Vous
me-title = Vous
me-more = Pas de compte, pas de mot de passe : la maison vous reconnaît à ce navigateur.
my-name = Votre nom
save = Enregistrer
saved = Enregistré
my-language = Langue
my-light = Lumière
light-is-system = Comme l'appareil
light-is-day = Jour
light-is-night = Soir
my-sound = Bruits
my-key = Votre clé
my-key-more = Ces neuf mots vous font reconnaître sur un autre appareil. Notez-les, et ne les donnez à personne.
show-key = Montrer la clé
open-by-key = J'ai déjà une clé
open = Ouvrir
key-opened = Bonsoir { $name }, la maison sait de nouveau qui vous êtes.
new-key = Changer de clé
new-key-sure = L'ancienne clé n'ouvrira plus rien, et vos autres appareils ne vous connaîtront plus. Vraiment ?
new-key-yes = Oui, une nouvelle clé
keep-key = Garder celle-ci
my-devices = Vos appareils
my-devices-more = La maison vous reconnaît sur ceux-ci. S'il y en a un que vous ne connaissez pas, faites-le oublier ici, puis changez de clé.
some-device = Un appareil
this-device = celui-ci
session-seen-today = Depuis le { $begun } ; vu aujourd'hui.
session-seen = Depuis le { $begun } ; vu pour la dernière fois le { $seen }.
end-session = Oublier
end-session-of = Oublier : { $device }
end-others = Oublier tous les autres
session-is-ended = C'est fait : la maison ne vous y reconnaît plus.
session-ended = Depuis un autre appareil, on a demandé à la maison de vous oublier sur celui-ci. Avec votre clé, elle vous reconnaîtra.
my-data = Ce que la maison garde de vous
my-data-more = Votre nom, votre visage, vos appareils, vos tables et ce que vous y avez dit, le résultat de vos parties finies et de vos jeux du jour, vos classements, qui vous ne voulez plus entendre ou voir, les invitations du dernier jour, les signalements tant qu'ils ne sont pas traités et, si vous voulez être appelé, où et pour quoi. Rien d'autre.
take-away = Tout emporter
delete-me = Tout effacer
delete-sure = Votre nom, vos paroles et votre clé disparaîtront. Vraiment ?
delete-yes = Oui, tout effacer

# Un nom qui se lirait comme un pronom
called = « { $name } »

# Les robots : les objets de la maison
guest-die = Le Dé
guest-top = La Toupie
guest-vane = La Girouette
guest-bell = Le Grelot
guest-cushion = Le Coussin
guest-teapot = La Théière
guest-yarn = La Pelote
guest-slipper = La Pantoufle
guest-candle = Le Bougeoir
guest-umbrella = Le Parapluie
guest-lantern = La Lanterne
guest-compass = La Boussole
guest-clock = L'Horloge
guest-inkwell = L'Encrier
guest-owl = La Chouette
guest-metronome = Le Métronome
guest-broom = Le Balai
guest-key = La Clé
guest-book = Le Livre
guest-cup = La Tasse
guest-drum = Le Tambour
guest-hat = Le Chapeau
guest-boot = La Botte
guest-basket = Le Panier
guest-bottle = La Bouteille
guest-mirror = Le Miroir
guest-trunk = La Malle
guest-stool = Le Tabouret

# Conseils
hints = Conseils
hints-usual = selon la compagnie
hints-none = aucun
hints-shown = tout le monde sait qui demande
hints-free = à qui en demande
hints-ask-shown = Demander conseil au meilleur robot : tout le monde le saura
hints-ask-free = Demander conseil au meilleur robot

# A name and a face
my-face = Votre visage
come-in = Entrer
take-a-seat = Prendre place
face-beard = Une longue barbe
face-beret = Un béret
face-bicorne = Un bicorne
face-bob = Un carré court
face-bow = Un grand nœud
face-bun = Un chignon
face-buns = Deux macarons
face-cap = Une casquette
face-chef = Une toque
face-crest = Une crête
face-curls = Des boucles
face-feather = Une plume
face-headset = Un casque audio
face-hood = Un capuchon
face-jester = Un bonnet de bouffon
face-knit = Un bonnet à pompon
face-locks = Des cheveux longs
face-plaits = Des nattes
face-ponytail = Une queue de cheval
face-scarf = Un foulard
face-straw = Un chapeau de paille
face-tophat = Un haut-de-forme
face-turban = Un turban
face-witch = Un chapeau pointu
face-letters = Mes deux lettres

# Un code de quatre lettres
have-a-code = Un code ?
table-code = Code
share-link = Partager…
invite-text = { $code ->
    [none] Venez jouer : ouvrez ce lien.
   *[other] Venez jouer : ouvrez ce lien, ou donnez le code { $code } dans la maison.
}
only-here = Les téléphones ne peuvent pas atteindre cette adresse : elle n'est que pour cette machine. Fermez la maison, rouvrez-la avec la commande ci-dessous, et entrez par l'adresse qu'elle affiche.

# Rien n'échappe
signals = Un son discret quand c'est à moi, ou que quelqu'un parle
quick-bots = Les robots jouent sans pause
skip-to-my-turn = Passer à mon tour
unread = { $count ->
    [one] ligne pas encore lue
   *[other] lignes pas encore lues
}

# La première fois, et le niveau des robots
first-time = La première fois ?
first-time-more = Quatre-vingt-dix secondes, et vous saurez jouer { A($title) }.
learn-first = Apprendre en jouant
play-at-once = Jouer tout de suite
ladder = Contre qui jouer ?
ladder-more = Chacun a été mesuré contre ses voisins : 400 points de plus, c'est dix victoires pour une défaite. Qui joue au hasard est à 0. Gagnez, et le suivant vous attend.
ladder-points = { $points } ± { $uncertainty } points
ladder-beaten = battu
ladder-next = Jouer contre { $name } ({ $level })
level-rises = Bien joué ! La prochaine fois, les robots seront de niveau { $level }. Vous pouvez le changer à côté de « Jouer ».

# Parties passées
past-games = Parties passées
past-game = Jeu
past-all-games = Tous les jeux
past-take-away = Emporter tous les procès-verbaux
past-with = Avec
past-others = { $others ->
    [one] et une autre personne
   *[other] et { $others } autres
}
past-bot = un robot
past-left = quelqu'un qui est parti
past-won = Gagnée
past-drawn = Nulle
past-lost = Perdue
past-place = place { $place } sur { $seats }
past-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
past-quit-resigned = abandon
past-quit-late = temps écoulé
past-quit-left = table quittée avant la fin
past-quit-gone = absence à la fin
past-against = Contre { $name } :
past-against-bots = Contre les robots (niveau : { $level }) :
past-level = et { $times ->
    [one] une fois à égalité
   *[other] { $times } fois à égalité
}
past-see-player = Voir sa page
past-all-opponents = Tous les adversaires
past-replay = { $title }, { $date } : revoir la partie
past-more = Montrer les plus anciennes
past-none = Aucune partie finie pour l'instant. Jouez-en une jusqu'au bout : vous pourrez la revoir ici.
past-none-yet = Aucune partie finie pour l'instant.
past-none-such = Aucune partie de ce genre. Choisissez un autre jeu, ou tous les adversaires.
past-show = Tout le monde peut voir mes parties passées
past-show-more = Sinon, seules les personnes avec qui vous avez fini une partie les voient. Une table privée ne se revoit que par celles et ceux qui y étaient, et qui ne montre pas ses parties n'est pas nommé sur votre page.

# Classements
rated = Partie classée
rated-more = Elle compte pour votre classement : pas de conseils, aucun coup repris, et qui part ou n'a plus de temps perd.
rated-told = Cette partie est classée : pas de conseils, aucun coup repris, et qui part ou n'a plus de temps perd.
late-rated = Qui n'en a plus perd.
rating = { $points } ± { $uncertainty }
rating-now = Votre classement : { $rating }
rating-means = Un classement est juste à son ± près, deux fois sur trois. Avec 400 points de plus, on gagne dix parties contre une.
rating-of = { $name } : { $rating }
rating-matches = { $matches ->
    [one] une partie
   *[other] { $matches } parties
}
rating-curve = { $matches ->
    [one] Après une partie : { $last }.
   *[other] En { $matches } parties, de { $first } à { $last } ; { $lowest } au plus bas, { $highest } au plus haut.
}
ratings = Classements
ratings-none = Pas encore de classement. Dressez une table classée, contre des robots ou des amis, et jouez une partie jusqu'au bout.
provisional = provisoire
kind-none = sans pendule
kind-move = secondes par coup
kind-days = par correspondance
kind-step = secondes par étape
past-rated = classée : { $before } → { $after }
best = Le palmarès
best-list = voir la liste
best-when = Période
best-week = Cette semaine
best-ever = Depuis toujours
best-gained = { $gained } points cette semaine
best-provisional = Classements provisoires
best-mine = Votre place
best-more = En montrer plus
best-none = Personne n'est encore sur cette liste. Jouez une partie classée, et choisissez sur votre page d'y figurer.
best-not-listed = On ne nomme ici que les personnes qui le souhaitent. Vous le choisissez sur cette page :
best-name-me = Me nommer au palmarès
best-name-me-more = Tout le monde y voit alors votre nom, votre visage et vos classements :
# Appels
out-of-reach = La maison est hors d'atteinte pour l'instant. Les règles et les introductions restent à lire ici, et un procès-verbal peut s'y vérifier ; vos tables vous attendent.
calls = Appels
calls-more = Dans une partie sur plusieurs jours, la maison peut vous appeler quand c'est à vous. Un appel nomme le jeu et les gens à table, et ne dit rien de la partie.
calls-here = Sur cet appareil
calls-call-here = M'appeler sur cet appareil
calls-not-here = Ne plus appeler ici
calls-on-here = La maison vous appelle sur cet appareil.
calls-off-here = La maison ne vous appelle plus sur cet appareil.
calls-cannot = Ce navigateur ne peut pas être appelé ici. Il faut que la maison soit ouverte en HTTPS ; sur un iPhone, ajoutez d'abord la page à l'écran d'accueil.
calls-denied = Le navigateur a refusé. Autorisez les notifications de ce site dans ses réglages, puis recommencez.
calls-browser-failed = Le navigateur n'a pas pu s'inscrire auprès de son service d'appels. Vérifiez votre connexion, puis recommencez.
calls-mail = Par courriel
calls-mail-ask = Envoyer le lien
calls-mail-more = Vous recevrez un lien à suivre avant demain. Personne d'autre ne verra votre adresse, et chaque lettre permet d'arrêter d'un seul geste.
calls-mail-asked = Lettre envoyée : { $address }. Suivez son lien avant demain.
calls-mail-on = reçoit vos appels.
calls-mail-waits = attend votre accord : suivez le lien de la lettre avant demain.
calls-mail-bounced = n'a pas pris nos lettres. Retirez-la, puis donnez-en une autre.
calls-mail-off = Retirer cette adresse
calls-feed = Dans votre agenda
calls-feed-more = Une adresse à donner à votre agenda : il y note avant quand jouer. Qui la connaît peut la lire ; gardez-la pour vous.
calls-feed-open = Ouvrir une adresse
calls-feed-renew = En changer
calls-feed-close = Fermer
calls-feed-copied = L'adresse est copiée.
calls-for = M'appeler
calls-for-turn = quand c'est à moi de jouer
calls-for-time = quand mon temps va s'écouler
calls-for-invited = quand on m'invite à une table
calls-most = Au plus, par jour
calls-quiet = Me laisser tranquille la nuit
calls-quiet-from = de
calls-quiet-until = à
letters-yes = Être appelé par courriel
letters-yes-more = La maison vous écrira à cette adresse quand une partie vous attend. Vous pourrez arrêter d'un seul geste.
letters-yes-do = Oui, appelez-moi ici
letters-yes-done = C'est entendu : la maison vous écrira.
letters-off = Plus de lettres
letters-off-more = La maison n'écrira plus à cette adresse. Vos parties continuent.
letters-off-do = Ne plus m'écrire
letters-off-done = C'est fait : la maison ne vous écrira plus.
letters-to-me = À votre page
# Les personnes que l'on connaît
known-people = Des gens que vous connaissez
known-show = Montrer que je suis là
known-show-more = Seulement aux gens avec qui vous avez joué et qui se montrent aussi ; vous les verrez de même.
known-here = est dans la maison
known-invite = Inviter
known-invite-who = Inviter { $who } à cette table
known-invited = { $who } reçoit votre invitation.
known-invited-briefly = Invitation envoyée
known-again = Rejouer { A($title) }
known-again-who = Inviter { $who } à rejouer { A($title) }
invited = { $who } vous invite à jouer { A($title) }.
invited-go = J'y vais
invited-decline = Non merci
invited-later = Plus tard
block = Bloquer
block-who = Bloquer { $who }
block-sure = Bloquer { $who } ?
block-more = Vous ne vous verrez plus ni l'un ni l'autre : ni parmi les gens connus, ni dans les tables ouvertes, ni par invitation, et vous n'entendrez plus rien l'un de l'autre. Rien ne le lui dit. Vous pourrez l'annuler sur votre page.
block-not = Non
block-done = { $who } ne vous verra plus, et réciproquement. Pour l'annuler : votre page.
blocked-people = Les gens que vous avez bloqués
blocked-more = Ils ne vous voient pas, et vous ne les voyez pas.
block-undo = Débloquer
block-undo-who = Débloquer { $who }
block-undone = { $who } peut de nouveau vous voir.

# Signaler, et tenir la maison
report = Signaler
report-who = Signaler { $who }
report-more = La personne qui tient la maison lira ces lignes. Rien ne dit à l'autre que cela vient de vous.
report-lines = Quelles lignes ?
report-words = Un mot de votre part (facultatif)
report-send = Envoyer
report-not = Renoncer
report-done = C'est transmis à la personne qui tient la maison. Merci.
admin-title = Tenir la maison
admin-locked = Cette page est à la personne qui tient la maison. La commande « veillee admin key » en fait la clé.
admin-key = Clé
admin-open = Ouvrir
admin-close = Refermer
admin-waiting = { $reports ->
    [0] Aucun signalement n'attend.
    [one] Un signalement attend.
   *[other] { $reports } signalements attendent.
}
admin-whispered = tout bas
admin-words = « { $words } »
admin-for = Pendant
admin-hours = { $hours ->
    [1] une heure
    [24] un jour
    [168] une semaine
   *[other] un mois
}
admin-mute = Retirer la parole
admin-unmute = Rendre la parole
admin-remove-talk = Effacer ses paroles
admin-remove-name = Changer son nom
admin-remove-person = Retirer la personne
admin-sure = Vraiment ? { $what }
admin-handle = Classer
admin-silenced = Sans la parole
admin-until = fin : { $time }
admin-handled = Signalements classés
admin-log = Ce qui a été fait
admin-did-mute = Parole retirée pour { $hours } h : { $who }
admin-did-unmute = Parole rendue : { $who }
admin-did-remove-talk = Paroles effacées : { $who }
admin-did-remove-name = Nom changé : { $who }
admin-did-remove-person = Une personne retirée
admin-did-handle = Signalement classé
admin-did-key = Nouvelle clé

# Trouver quelqu'un
find = Trouver quelqu'un
find-title = Contre quelqu'un, maintenant
find-more = La maison vous cherche quelqu'un de votre force qui attend aussi ; plus vous attendez, plus elle cherche large.
find-pace = À quel rythme ?
find-waiting = On vous cherche quelqu'un… Restez sur cette page.
find-nobody-yet = Personne pour l'instant. Les robots, eux, sont prêts.
find-bots = Jouer contre les robots
find-stop = Ne plus attendre
find-rated-more = Elle compte pour le classement de chacun, et vous ne rencontrez que des gens qui le souhaitent aussi. Pas de conseils, aucun coup repris, et qui part ou n'a plus de temps perd.
find-rated = La partie sera classée : pas de conseils, aucun coup repris, et qui part ou n'a plus de temps perd.
find-found = { $rated ->
    [yes] Quelqu'un est là : la partie classée commence.
   *[no] Quelqu'un est là : la partie commence.
}
clock-step = Par étapes de 25 s, 3 min pour parler
daily-title = Le jeu du jour
daily-invites = Le même pour tout le monde, nouveau à minuit
daily-more = Le même pour toute la maison. Ce que vous finissez d'abord compte ; ensuite, vous pouvez le rejouer pour vous entraîner.
daily-past-more = Ce jour est passé : jouez-le pour vous entraîner. Sa graine est ouverte, et ses procès-verbaux aussi.
daily-next-in = Le prochain arrive dans { $hours } h { $minutes } min (minuit UTC).
daily-to-today = Aux jeux d'aujourd'hui
daily-to-day = Retour au jeu du jour
daily-streak = { $days ->
    [one] Un jour : c'est un début.
   *[other] { $days } jours d'affilée.
}
daily-deal = Une donne contre les mêmes robots : combien de points de plus que les autres ?
daily-win-within = Gagnez en { $moves ->
    [one] un coup
   *[other] { $moves } coups
} au plus
daily-riddle = Une partie entre robots, vue par l'un d'eux : à vous de deviner ce qu'il ne sait pas.
daily-guess = Chercher
daily-guess-practise = Chercher pour s'entraîner
daily-see = Revoir la réponse
riddle-laying = Les robots jouent la partie du jour…
riddle-eyes = { $seats } robots ont joué. À ce moment-là, vous êtes { $name } : voici tout ce qu'on savait à cette place, et rien d'autre.
riddle-story = Tout ce qui a été raconté jusque-là
riddle-percent = { $percent } %
riddle-scoring = 100 points, moins la moyenne des carrés de vos erreurs : dire ce que vous croyez vraiment rapporte le plus.
riddle-answer = Répondre
riddle-once = Une seule réponse, et elle compte. Ensuite, tout se dévoile.
riddle-practice = Ce jour est passé : pour s'entraîner.
riddle-was-practice = Pour s'entraîner : rien n'a été compté.
riddle-who = Qui
riddle-was = C'était
riddle-you = Vous
riddle-bot = Robot fort
riddle-points = Points
riddle-to-moment = Revenir au moment de l'énigme
daily-grade-1 = Facile : le robot débutant trouve le premier coup.
daily-grade-2 = Pas si facile : le robot joueur de club trouve le premier coup.
daily-grade-3 = Difficile : seul le robot fort trouve tout de suite le premier coup.
daily-grade-4 = Très difficile : aucun robot ne trouve tout de suite le premier coup.
daily-play = Jouer
daily-go-on = Continuer
daily-try-on = Réessayer
daily-practise = Jouer pour s'entraîner
daily-practice = Pour s'entraîner
daily-counts = Celle-ci compte
daily-try = Essai { $number }
daily-tries = { $tries ->
    [one] du premier coup
   *[other] en { $tries } essais
}
daily-solved = { $tries ->
    [one] Résolu du premier coup
   *[other] Résolu en { $tries } essais
}
daily-unsolved = { $tries ->
    [one] Un essai, pas encore résolu
   *[other] { $tries } essais, pas encore résolu
} : gagner en plus de coups ne compte pas.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-than-median = { $difference } par rapport à la médiane de tous ({ $median })
daily-than-bots = { $difference } par rapport à la médiane des robots ({ $median })
daily-players = { $players ->
    [one] Personne d'autre ne l'a encore fini.
   *[other] { $players } personnes l'ont fini.
}
daily-solvers = { $players ->
    [one] Personne d'autre ne l'a encore résolu.
   *[other] { $players } personnes l'ont résolu.
}
daily-share-title = En parler, sans trop en dire
daily-share = Partager
daily-copy = La copie ne se fait pas toute seule ici : sélectionnez le texte ci-dessus et copiez-le.
daily-past = Les jours d'avant
daily-not-played = Pas joué
daily-first-day = C'est le premier jour de la maison. Revenez demain.
daily-chance = Comment vérifier que personne n'a choisi la donne
daily-chance-more = Tous les jeux d'un jour viennent d'une seule graine. Ce qui y engage la maison est montré la veille, et la graine elle-même le lendemain. La graine d'une table est celle du jour, une espace, puis le nom du jeu ; « Chance » dans la documentation dit comment calculer le reste.
daily-commitment = Engagement de ce jour
daily-next-commitment = Engagement du lendemain
daily-seed = Graine de ce jour
