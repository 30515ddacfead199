# Pages d'aide. Les mots en capitales (label-…) figurent dans les lignes d'usage et près des options.
help-veillee = Veillée : des jeux de société pour une soirée ensemble, dans le terminal.
help-play = Jouer contre des robots, ou à plusieurs au même clavier.
help-rules = Lire la règle d'un jeu, ou un seul article.
help-arena = Faire jouer des robots entre eux, et voir lequel est le plus fort.
help-replay = Se faire raconter une partie enregistrée, coup par coup.
help-verify = Vérifier une partie enregistrée : entière, honnête et jouée selon les règles.
help-page = Faire d'une partie enregistrée une page qui la rejoue dans n'importe quel navigateur, sans réseau.
help-bench = Mesurer à quelle vitesse cette machine joue chaque jeu au hasard.

usage-veillee = veillee COMMANDE [OPTIONS]
usage-play = veillee play [JEU] [OPTIONS]
usage-rules = veillee rules JEU [ARTICLE]
usage-arena = veillee arena JEU --bots NIVEAUX [OPTIONS]
usage-replay = veillee replay FICHIER [OPTIONS]
usage-verify = veillee verify FICHIER
usage-page = veillee page FICHIER [--out PAGE]
usage-bench = veillee bench [JEU] [OPTIONS]

help-usage = Usage : { $usage }
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-flags = Et toujours
help-help = Montrer cette page.
help-version = Montrer la version.
help-lang = Avec --lang fr ou --lang en, n'importe où sur la ligne, vous choisissez la langue ; sinon, c'est celle de votre système.

label-game = JEU
label-clause = ARTICLE
label-file = FICHIER
label-folder = DOSSIER
label-number = N
label-seat = PLACE
label-seats = PLACES
label-levels = NIVEAUX
label-setting = NOM=VALEUR
label-name = NOM
label-text = TEXTE
label-seconds = SECONDES
label-address = ADRESSE

help-game = Quel jeu : son nom, par exemple ergo.
help-play-game = Quel jeu. Sans lui, la question vous est posée.
help-rules-clause = Le numéro d'un article, par exemple 3.2.
help-seats = Combien de places ; sinon, le moins que le jeu accepte.
help-people = Les places où s'assoient des personnes, par exemple 0 ou 0,2. Des robots prennent les autres. Sinon la place 0.
help-play-bots = La force des robots : un niveau pour tous, ou un par robot, séparés par des virgules. Sinon medium.
help-option = Une option de table du jeu, par exemple swap=true. Peut être donnée plusieurs fois.
help-preset = Un ensemble d'options de table qui porte un nom.
help-seed = La graine de tout le hasard : même graine, mêmes tirages.
help-seconds = Combien de temps un robot peut réfléchir à un coup.
help-load = Reprendre une partie enregistrée.
help-arena-bots = Les robots qui jouent, séparés par des virgules : un par place, deux qui se partagent la table, ou un seul qui joue contre lui-même.
help-arena-games = Combien de parties. Sinon 100.
help-arena-seed = La graine de toute l'arène. La même graine donne les mêmes parties, autant que le peuvent des robots qui réfléchissent à la montre.
help-one-against-rest = Un robot du premier niveau contre des robots du second à toutes les autres places.
help-jobs = Combien de parties à la fois. Sinon une par cœur.
help-out = Écrire chaque partie dans ce nouveau fichier, en lignes JSON.
help-replay-file = Une partie enregistrée.
help-at = S'arrêter après le coup N et y montrer le plateau.
help-seat = Par les yeux de cette place. Sinon, comme quelqu'un qui regarde.
help-step = Coup par coup : Entrée avance, b recule, q quitte.
help-verify-file = La partie enregistrée à vérifier.
help-page-file = La partie enregistrée.
help-page-out = Le fichier à écrire. Sinon, le nom de la partie, en .html.
help-bench-game = Quel jeu. Sans lui, tous.
help-runs = Combien de mesures ; la médiane est montrée. Sinon 5.
help-bench-seconds = Combien de temps dure au moins chaque mesure. Sinon 1.

# Ennuis : une ligne, ce qui ne va pas et que faire.
unknown-command = Il n'y a pas de commande « { $command } ». Choisissez parmi : { $known }.
unknown-command-near = Il n'y a pas de commande « { $command } ». Vouliez-vous dire « { $near } » ?
unknown-option = Il n'y a pas d'option { $option } ici. Voyez lesquelles existent avec --help.
unknown-option-near = Il n'y a pas d'option { $option } ici. Vouliez-vous dire { $near } ?
unknown-language = Nous ne parlons pas « { $language } ». Choisissez parmi : { $known }.
unknown-preset = Il n'y a pas d'ensemble d'options « { $preset } » pour { $game }. Choisissez parmi : { $known }.
unknown-clause = Il n'y a pas d'article « { $clause } ». Les articles vont de { $first } à { $last }.
value-not-int = « { $value } » ne convient pas pour { $name } : écrivez un nombre entier.
value-not-float = « { $value } » ne convient pas pour { $name } : écrivez un nombre, par exemple 1.5.
option-without-value = L'option { $option } attend une valeur après elle.
option-needs-value = « { $text } » n'est pas une option de table : écrivez --option NOM=VALEUR, par exemple --option swap=true.
missing-argument = Il manque { $name }. Voyez comment s'écrit la commande avec --help.
too-many-words = Il y a un mot de trop : « { $rest } ». Retirez-le, ou voyez --help.
given-twice = { $option } a été donné deux fois : retirez-en un.
not-understood = La commande n'a pas été comprise. Voyez comment elle s'écrit avec --help.
number-not-positive = { $option } attend un nombre entier à partir de 1, et non { $number }.
seconds-not-positive = --seconds attend un nombre supérieur à 0, et non { $seconds }.
seat-out-of-range = Il n'y a pas de place « { $seat } » dans cette partie : choisissez de 0 à { $last }.
nobody-plays = Personne ne joue : indiquez au moins une place de 0 à { $last } avec --people. Pour ne voir que des robots, voyez veillee arena.
bots-do-not-fit = { $bots ->
    [one] { $bots } robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez un niveau pour tous, ou un par place.
arena-bots-do-not-fit = { $bots ->
    [one] { $bots } robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $seats } places : nommez-en un pour tous, deux qui se partagent la table, ou un par place.
one-against-rest-takes-two = --one-against-rest attend deux robots, l'un et les autres, et non { $bots } : par exemple --bots hard,easy.
load-settles = La partie enregistrée fixe déjà { $option } : retirez cette option, ou commencez une autre partie sans --load.
load-other-game = { $file } est une partie { DE($theirs) }, pas { DE($asked) } : retirez le jeu, ou reprenez un autre fichier.
file-missing = { $file } : pas de tel fichier ou dossier. Vérifiez le nom.
file-is-folder = { $file } : il faut un fichier, et ce nom désigne un dossier. Donnez le nom d'un fichier.
file-forbidden = { $file } : le système ne le permet pas. Choisissez un autre endroit, ou changez les droits.
file-trouble = { $file } : { $error }.
file-not-text = { $file } : ce n'est pas un fichier de texte, donc pas une partie enregistrée.
file-too-large = { $file } : trop gros pour une partie enregistrée.
file-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
disk-full = { $file } : le disque est plein. Faites de la place, ou choisissez un autre endroit.
standard-output = sortie standard
bot-refused = Le robot « { $level } » (place { $seat }) a joué contre l'article { $rule } : { $text } C'est notre faute ; merci de nous le signaler.
nobody-to-act = Personne n'a la main et la partie n'est pourtant pas finie. C'est notre faute ; merci de nous le signaler.
interrupted = Arrêté. À bientôt.
input-ended = Plus personne n'écrit. À bientôt.

# À la table.
which-game = À quel jeu jouons-nous ?
game-listed = { $number }. { $title } : { $tagline }
which-game-prompt = Son numéro ou son nom :
which-game-again = Écrivez un numéro de 1 à { $last }, ou le nom d'un jeu.
welcome = Bienvenue. Nous jouons { A($title) }.
seat-of-person = Place { $seat } : une personne.
level-easy = facile
level-medium = moyen
level-hard = fort
level-random = au hasard
seat-of-bot = Place { $seat } : le robot « { $level } ».
how-to-get-help = Écrivez ? pour les coups et les commandes, quitter pour partir.
bots-come = Les robots s'installent…
bot-thinks = Le robot « { $level } » (place { $seat }) réfléchit…
hide-screen = Place { $seat } : appuyez sur Entrée, et l'écran s'efface pour la personne suivante.
pass-keyboard = Passez le clavier à la place { $seat }. Place { $seat }, appuyez sur Entrée dès que vous l'avez.
your-move = Votre coup :
your-move-seat = Place { $seat }, votre coup :
may-play-these = À vous, place { $seat }. Vous pouvez jouer : { $moves }. Écrivez ? pour les commandes.
may-play-many = À vous, place { $seat } : { $count } coups vous sont ouverts. Écrivez-en un, ou ? pour la liste.
refused = Ce n'est pas permis, article { $rule } : { $text }
moves-open-to-you = Les coups qui vous sont ouverts :
commands-at-table = Les commandes :
    {"  "}pourquoi COUP    pourquoi un coup n'est pas permis
    {"  "}reprendre        revenir avant votre dernier coup
    {"  "}conseil          ce que jouerait notre meilleur robot, et pourquoi
    {"  "}plateau          revoir le plateau
    {"  "}règles [ARTICLE] la règle du jeu, ou un seul article
    {"  "}garder [FICHIER] enregistrer la partie dans un fichier
    {"  "}quitter          se lever de table
why-what = Écrivez aussi le coup, par exemple : pourquoi { $move }
allowed = { $move } est permis.
taken-back = { $count ->
    [one] { $count } coup est repris.
   *[other] { $count } coups sont repris.
}
hint = Le robot « { $level } » jouerait { $move }.
hint-thinks = Le meilleur robot de la maison réfléchit…
no-hint = Le robot « { $level } » aurait joué autre chose : pas de conseil cette fois.
kept = La partie est enregistrée dans { $file }. Pour la reprendre : { $again }
keep-record = Voulez-vous garder la partie ? Écrivez un nom de fichier, o pour { $file }, ou Entrée pour partir sans la garder{ $end ->
    [true] {""} ; reprendre pour revenir avant votre dernier coup
   *[false] {""}
}.
keep-record-prompt = La garder sous :
left-unkept = La partie n'a pas été enregistrée.
goodbye = Merci pour la veillée. À bientôt.
ended = La partie est terminée. { $reason } (article { $rule })
ended-drawn = Personne n'a gagné : la partie est nulle.
ended-you-won = Bravo, vous avez gagné !
ended-won = { $count ->
    [one] La place { $seats } a gagné.
   *[other] Les places { $seats } ont gagné.
}
ended-rank = Rang { $rank } : place { $seat }{ $you ->
    [true] {" "}(vous)
   *[false] {""}
}, score { $score }

# Un jeu sans écran à lui.
general-seat = Vous êtes à la place { $seat }.
general-watcher = Vous regardez.
general-yes = oui
general-no = non

# Parties racontées.
replay-head = { $title }, { $seats } places, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
replay-move = { $number }. Place { $seat } : { $move }
replay-other = { $number }. La place { $seat } joue.
step-prompt = Coup { $number } sur { $moves }. Entrée : suivant, b : en arrière, q : quitter.
step-end = C'était le dernier coup.
no-such-move = La partie compte { $made } coups : choisissez --at de 0 à { $made }, et non { $asked }.

# Vérifier un enregistrement.
verified-lines = Juste : { $lines } lignes, et le contrôle de chacune.
verified-seed = Juste : la graine est celle sur laquelle on s'était engagé par { $commitment }.
verified-moves = Juste : { $moves ->
    [0] aucun coup n'a été joué
    [one] le seul coup joué
   *[other] les { $moves } coups
}, selon la règle du jeu ({ $game }).
verified-draws = Juste : { $draws ->
    [0] rien n'a été tiré, comme il est écrit.
    [one] son tirage, de { $words ->
        [one] un mot
       *[other] { $words } mots
    } du flux, comme il est écrit.
   *[other] ses { $draws } tirages, de { $words } mots du flux sans lacune, comme il est écrit.
}
verified-state = Juste : l'état final ({ $digest }…) et l'issue.
verified-unfinished = La partie n'a pas été jouée jusqu'au bout.
verified-all = { $file } est en ordre.
page-written = { $file } est écrit. Ouvrez-le dans un navigateur : il n'a besoin de rien d'autre.

# L'arène.
arena-head = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }, { $jobs } à la fois.
arena-plays = Parties
arena-rate = { NUMBER($rate, maximumFractionDigits: 2) } par seconde
arena-stopped = Arrêté après { $played } parties sur { $games }. Le tableau jusqu'ici :
arena-bot = robot
arena-games = parties
arena-wins = gains
arena-draws = nulles
arena-losses = pertes
arena-share = part
arena-interval = intervalle à 95 %
arena-score = score
arena-lead = avance
arena-error = ± err. type
arena-rank = rang
arena-seconds = s/coup
arena-slowest = au plus
arena-by-seat = gains par place
arena-seat = place { $seat }
arena-won-of = { $wins } sur { $games }
arena-fault = La partie { $number } n'est pas allée au bout : { $text }
arena-faults = { $count ->
    [one] { $count } partie manque au tableau.
   *[other] { $count } parties manquent au tableau.
}
fault-died = le processus qui la jouait est mort (code { $code }).
fault-refused = le robot « { $level } » (place { $seat }) a joué { $move }, contre l'article { $rule }.
fault-raised = le robot « { $level } » (place { $seat }) a échoué : { $error }

# Mesures et nombres.
bench-title = Jeu au hasard, coups par seconde (médiane de { $runs ->
    [one] { $runs } mesure
   *[other] { $runs } mesures
})
bench-game = jeu
bench-readable = règles lisibles
bench-native = natif
bench-measures = Mesure { DE($game) }…
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# L'entraînement
help-train = Calculer à nouveau la stratégie d'un robot, là où elle se calcule.
usage-train = veillee train JEU [OPTIONS]
help-train-out = Où écrire la stratégie (par défaut : JEU-strategy.npz, ici).
help-iterations = Le nombre total d'itérations de l'entraînement.
help-fresh = Tout recommencer, même si un point de reprise se trouve à côté du fichier.
help-plot = Dessiner l'entraînement (ou le calibrage) en SVG dans ce fichier.
nothing-to-train = Les robots { DE($game) } ne s'entraînent pas. Jeux entraînés : { $known }.
training = Entraînement
trained-so-far = Après { $iteration } itérations : exploitable de { NUMBER($exploitability, maximumFractionDigits: 2) } milli-antes par manche.
strategy-kept = La stratégie est dans { $file }.
plot-kept = Le dessin est dans { $file }.
points-kept = Les points sont dans { $file }.
about-bot = « { $level } » : { $about }

# Calibrage et dessin
help-calibrate = Faire jouer les meilleurs robots, et voir si nos propres chiffres sont bien choisis.
usage-calibrate = veillee calibrate JEU [OPTIONS]
help-calibrate-games = Le nombre de manches ou de parties à jouer.
nothing-to-calibrate = Nous n'avons pas de chiffres à calibrer pour { $game }. Jeux qui en ont : { $known }.
calibrating = On joue
calibrate-figure = chiffre
calibrate-value = valeur
calibrate-least = au moins
calibrate-most = au plus
calibrate-players = joueurs
out-of-bounds = hors limites
bounds-kept = Tous les chiffres restent dans leurs limites.
bounds-broken = Certains chiffres sortent de leurs limites.
help-draw = Dessiner le plateau d'un jeu en SVG, quand il est fait à partir de données.
usage-draw = veillee draw JEU [--out FICHIER]
help-draw-out = Où écrire le dessin (par défaut : JEU.svg, ici).
help-serve = Ouvrir la maison : la page et ses tables, sur cette machine.
usage-serve = veillee serve [--port NUMÉRO] [--lan] [--browse]
help-serve-port = Le port sur lequel écouter ; sinon 8080, ou le prochain qui est libre.
help-serve-host = L'adresse sur laquelle écouter.
help-serve-lan = Laisser entrer tout le réseau de la pièce ; affiche un code pour les téléphones.
help-serve-browse = Ouvrir la page dans le navigateur.
help-doctor = Lire toutes les tables d'un journal et dire lesquelles vont mal ; à lancer avant une mise à jour.
usage-doctor = veillee doctor [--keep DOSSIER]
help-doctor-keep = Écrire dans ce dossier ce que le journal a noté des tables qui vont mal, tel quel.
doctor-reading = Lecture des tables
doctor-unwell = Table { $table } : { $why }.
doctor-kept = { $tables ->
    [one] Ce qui a été noté d'une table est dans { $folder }.
   *[other] Ce qui a été noté de { $tables } tables est dans { $folder }.
}
doctor-wrong-answer = Une réponse à l'énigme du { $day } ({ $game }, personne { $person }) n'est pas gardée avec les { $points } points qu'elle vaut. Lancez : veillee recount
doctor-miscounted = La table { $table } se lit, mais son résultat n'est pas compté comme le dit son journal. Lancez : veillee recount
doctor-orphans = Dans la liste { $list }, { $rows ->
    [one] une ligne concerne une personne, une table ou un navigateur qui n'est plus là
   *[other] { $rows } lignes concernent des personnes, des tables ou des navigateurs qui ne sont plus là
}. Personne n'en a besoin. Lancez : veillee prune
doctor-impossible = Dans la liste { $list }, { $rows ->
    [one] une ligne contient ce que la maison n'écrit jamais : { $key }. Faites une sauvegarde, signalez cette ligne, puis effacez-la de la base de données.
   *[other] { $rows } lignes contiennent ce que la maison n'écrit jamais, la première : { $key }. Faites une sauvegarde, signalez ce message, puis effacez-les de la base de données.
}
doctor-found = { $well ->
    [0] Aucune table ne va bien
    [one] Une table va bien
   *[other] { $well } tables vont bien
}, { $unwell ->
    [0] et toutes se lisent.
    [one] une ne va pas : la maison la met de côté et continue avec les autres.
   *[other] { $unwell } ne vont pas : la maison les met de côté et continue avec les autres.
}
house-open = La maison est ouverte : { $address } (Ctrl+C la ferme).
port-next = Le port { $taken } est pris : la maison ouvre sur le port { $port }.
house-scan = Dans la pièce : scannez le code, ou tapez l'adresse.
house-missing = Il manque des pièces du serveur ({ $part }). Installez veillee[house], ou lancez make play.
nothing-to-draw = Il n'y a pas de plateau dessiné à partir de données pour { $game }. Jeux qui en ont un : { $known }.

# La maison, mise à l'abri.
help-backup = Mettre à l'abri tout ce que la maison garde, dans un fichier, sans la fermer.
usage-backup = veillee backup FICHIER
help-backup-file = Le fichier à écrire ; il ne doit pas exister encore.
help-restore = Rétablir une maison à partir d'un fichier de sauvegarde.
usage-restore = veillee restore FICHIER [--replace]
help-restore-file = Le fichier écrit par veillee backup.
help-restore-replace = Remplacer ce que la maison garde déjà.
backing-up = Sauvegarde
backed-up = { $file } est écrit et vérifié : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, { $megabytes } Mo. Il contient les secrets de la maison : gardez-le pour vous.
restoring = Rétablissement
restored = La maison est rétablie depuis { $file } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
help-prune = Oublier ce que la maison n'a plus à garder, sans la fermer.
usage-prune = veillee prune [--dry-run]
help-prune-dry-run = Compter seulement : rien n'est oublié.
pruning = La maison fait le tri…
pruned = La maison a oublié : { $unstarted ->
    [one] { $unstarted } table jamais commencée
   *[other] { $unstarted } tables jamais commencées
}, { $finished ->
    [one] { $finished } partie finie
   *[other] { $finished } parties finies
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
would-prune = La maison oublierait : { $unstarted ->
    [one] { $unstarted } table jamais commencée
   *[other] { $unstarted } tables jamais commencées
}, { $finished ->
    [one] { $finished } partie finie
   *[other] { $finished } parties finies
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
help-recount = Recompter les résultats de toutes les parties finies et tous les classements d'après le journal, sans fermer la maison.
usage-recount = veillee recount
recounting = Parties comptées
recounted = { $matches ->
    [0] Aucune partie n'est recomptée
    [one] Une partie est recomptée
   *[other] { $matches } parties sont recomptées
}, { $unreadable ->
    [0] et toutes se lisent.
    [one] une ne se lit pas et garde le résultat qu'elle avait : veillee doctor dit pourquoi.
   *[other] { $unreadable } ne se lisent pas et gardent le résultat qu'elles avaient : veillee doctor dit pourquoi.
}
help-games = Voir la liste de vos parties passées dans une maison, ou en rapporter les procès-verbaux, avec votre clé.
usage-games = veillee games ADRESSE [--key TEXTE] [--game JEU] [--save FICHIER]
help-games-address = La maison, par exemple https://jeux.example.org.
help-games-key = Vos neuf mots (sur votre page, sous « Votre clé »). Sans elle, on vous la demande.
help-games-game = Seulement celles de ce jeu.
help-games-save = Rapporter les procès-verbaux de toutes dans ce fichier, un zip.
games-which-key = Votre clé ?
games-head-game = jeu
games-head-date = finie le
games-head-with = avec
games-head-result = résultat
games-head-moves = coups
games-head-replay = à revoir
games-won = gagnée
games-drawn = nulle
games-lost = perdue
games-bot = un robot ({ $level })
games-left = quelqu'un qui est parti
games-none = Vous n'y avez encore fini aucune partie.
games-saved = Les procès-verbaux sont dans { $file }.
games-refused = La maison refuse : { $why }
games-unreachable = { $address } ne répond pas ({ $why }). Vérifiez l'adresse, et que la maison est ouverte.
games-no-house = { $address } n'est pas l'adresse d'une maison. Elle commence par http:// ou https://, comme dans le navigateur.

# De nouveaux jeux
help-new-game = Écrire un petit jeu jouable tout de suite, pour en faire le vôtre.
usage-new-game = veillee new-game NOM [--here]
help-new-game-name = Comment s'appelle le jeu : des minuscules et des chiffres, par exemple perudo.
help-new-game-here = Dans une copie de travail de Veillée : l'ajouter aux jeux du projet, au lieu d'en faire un paquet à part.
new-game-name = « { $name } » ne convient pas comme nom : prenez de deux à trente minuscules sans accent et chiffres, une lettre d'abord, et aucun mot de Python.
new-game-taken = Il y a déjà un jeu nommé « { $name } » : choisissez un autre nom.
new-game-folder = { $folder } existe déjà, et rien n'a été écrit. Déplacez-le, ou choisissez un autre nom.
new-game-nowhere = --here s'emploie à la racine d'une copie de travail de Veillée. Allez-y, ou enlevez l'option pour faire un paquet à part.
new-game-made = { $files } fichiers écrits dans le dossier { $name }. Ensuite :
    { "  " }cd { $name }
    { "  " }pip install --editable .
    { "  " }veillee play { $name }
    { "  " }pytest
    Ce qu'il reste à écrire pour en faire votre jeu est dans { $name }/README.md.
new-game-here = { $files } fichiers écrits, et { $name } est dans la liste des jeux. Ensuite :
    { "  " }veillee play { $name }
    { "  " }pytest tests/games/{ $name }
    { "  " }make generated golden, chaque fois que les règles ont changé
    Ce qu'il reste à écrire pour en faire votre jeu est dans docs/adding-a-game.md.

# veillee ladder.
help-ladder = Mesurer la force des niveaux des robots d'un jeu, et dessiner l'échelle.
usage-ladder = veillee ladder JEU [OPTIONS]
help-ladder-games = Combien de parties chaque niveau joue contre le suivant ; deux fois moins contre celui d'après. Sinon, 100.
help-ladder-only = Seulement ces niveaux, séparés par des virgules ; avec random, si l'on compte à partir de là.
help-ladder-played = Garder ici chaque partie dès sa fin, et ne pas rejouer celles qui y sont déjà : on s'arrête et on reprend quand on veut.
help-ladder-out = Écrire les points ici : ladder.toml à côté des robots.
help-ladder-svg = Dessiner l'échelle ici.
ladder-title = { $title } : la force des robots
ladder-bot = niveau
ladder-points = points
ladder-error = incertitude
ladder-games = parties
ladder-too-close = { $below }, { $above } : seulement { $points } points d'écart. Entre voisins, il en faut au moins { $bound } : changez le jeu de l'un des deux, ou retirez-le.
ladder-too-far = { $below }, { $above } : { $points } points d'écart. Entre voisins, il en faut au plus { $bound } : placez un niveau entre les deux.
ladder-not-games = { $file } n'a pas été écrit par veillee ladder --played. Vérifiez le nom du fichier.
ladder-other-game = { $file } contient des parties d'un autre jeu (demandé : { $game }). Vérifiez le nom du fichier.
# La personne qui tient la maison
help-admin = Voir les signalements et y donner suite, que la maison soit ouverte ou non.
usage-admin = veillee admin [QUOI] [QUI] [--hours NOMBRE]
help-admin-what = reports (ce qui attend, par défaut), log (ce qui a été fait), key (une nouvelle clé pour la page /admin), mute, unmute, remove-talk, remove-name, remove-person ou handle (classer).
help-admin-which = Le signalement, ou la personne.
help-admin-hours = Pour combien d'heures retirer la parole. Sinon 24.
admin-key = La clé de la page /admin, montrée une seule fois ; l'ancienne n'ouvre plus rien :
    { $key }
admin-of-whom = De qui s'agit-il ? Ajoutez le signalement ou la personne : veillee admin { $what } QUI
admin-done = C'est fait, et noté : veillee admin log
admin-report = { $report } · { $when } · { $name } ({ $person })
admin-words = « { $words } »
admin-waiting = { $reports ->
    [0] Aucun signalement n'attend.
    [one] Un signalement attend.
   *[other] { $reports } signalements attendent.
}
admin-log-empty = Rien n'a encore été fait.
admin-did-mute = parole retirée : { $who }
admin-did-unmute = parole rendue : { $who }
admin-did-remove-talk = paroles effacées : { $who }
admin-did-remove-name = nom changé : { $who }
admin-did-remove-person = personne retirée { $who }
admin-did-handle = signalement classé { $who }
admin-did-key = nouvelle clé { $who }
# Jeux du jour
help-today = Voir les jeux du jour dans une maison, et où vous en êtes, avec votre clé.
usage-today = veillee today ADRESSE [--key TEXTE] [--day DATE]
help-today-day = Un autre jour, comme 2026-11-17.
today-day = { $day }. { $streak ->
    [0] Rien de fini encore : commencez aujourd'hui.
    [one] Un jour : c'est un début.
   *[other] { $streak } jours d'affilée.
}
today-head-game = jeu
today-head-what = quoi
today-head-result = vous
today-head-median = médiane
today-deal = une donne
today-riddle = une énigme
today-problem = gagner en { $moves }
today-new = à jouer
today-begun = commencé
today-solved = { $tries ->
    [one] du premier coup
   *[other] { $tries } essais
}
today-where = Jouez sur { $address }

# Analyser une partie.
help-analyse = Analyser une partie enregistrée : les chances de chacun, chance ou talent, meilleurs coups.
usage-analyse = veillee analyse FICHIER [OPTIONS]
help-analyse-file = La partie enregistrée à analyser, jouée jusqu'au bout.
help-playouts = Combien de fois, à peu près, les robots terminent la partie depuis ses moments ; davantage prend plus de temps et en dit plus. Sinon 2000.
help-json = En JSON, pour les programmes.
help-text = En texte simple, avec tous les coups et des commentaires, à lire, envoyer et garder.
help-svg = Dessiner les chances, et chance ou talent, en une image dans ce nouveau fichier.
json-or-text = L'un de --json et --text, pas les deux : JSON est pour les programmes, le texte pour les gens.
analyse-works = Analyse
analyse-stopped = Interrompu. Voici ce qu'il y a déjà :
analyse-died = Un processus qui travaillait à l'analyse a été arrêté du dehors : recommencez, avec un --jobs plus petit si la mémoire manque.
analyse-playouts = { $moments } moments examinés, { $playouts } parties terminées par des robots rapides. Tous les chiffres sont en centièmes de victoire.
analyse-seat = place { $seat }
analyse-head-curve = Chances de gagner, du premier coup au dernier :
analyse-begin = début
analyse-end = fin
analyse-head-swings = Là où elles ont le plus changé :
analyse-no-swings = Elles n'ont jamais assez changé d'un coup pour que ce ne puisse être le hasard.
analyse-shift-luck = Coup { $first }, ce que la place { $seats } a tiré avec « { $move } »
analyse-shift-choice = { $count ->
    [one] Coup { $first }, la place { $seats } a choisi « { $move } »
   *[other] Coups { $first } à { $last }, les choix de la place { $seats }
}
analyse-shift-several = Coups { $first } à { $last }, des places { $seats }
analyse-shift-gave-up = Abandon : { $seats }
analyse-change = place { $seat } { $change }
analyse-swing = - { $what } : { $changes } (± { $error }).
analyse-head-balances = Chance ou talent : de la part équitable au résultat.
analyse-column-fair = part équitable
analyse-column-luck = chance
analyse-column-own = ses choix
analyse-column-others = choix des autres
analyse-column-rest = non départagé
analyse-column-result = résultat
analyse-head-mistakes = Erreurs, d'après ce que l'on savait :
analyse-mistakes = Place { $seat } : { $decisive ->
    [one] { $decisive } décisive
   *[other] { $decisive } décisives
}, { $large ->
    [one] { $large } grande
   *[other] { $large } grandes
}, { $small ->
    [one] { $small } petite
   *[other] { $small } petites
}, en { $decisions ->
    [one] { $decisions } décision examinée
   *[other] { $decisions } décisions examinées
}.
analyse-mistake = - Coup { $number }, place { $seat } : « { $played } » était une { $size ->
    [decisive] erreur décisive
    [large] grande erreur
   *[small] petite erreur
} ; « { $better } » vaut { $loss } (± { $error }) de plus.

# Preuves
help-prove = Cherche si un camp peut forcer la victoire depuis une position, et écrit la preuve.
usage-prove = veillee prove JEU [COUPS] [OPTIONS]
label-moves = COUPS
label-side = CAMP
help-prove-moves = Les coups qui mènent à la position, par exemple f5 a1 e4. Sans eux : le début d'une partie.
help-prove-winner = Qui doit gagner, par exemple black (les Noirs). Sinon, le camp qui a le trait.
help-prove-free = Combien de coups libres le vainqueur peut jouer dans une suite de coups : des coups qui n'ont pas à menacer. Sinon 2.
help-prove-minutes = S'arrête après ce nombre de minutes. Sinon, la recherche dure jusqu'à la réponse, ou jusqu'à Ctrl+C.
help-prove-table = Garde dans ce fichier ce qui a été trouvé, et reprend à partir de là.
help-prove-certificate = Écrit la preuve dans ce nouveau fichier, pour veillee check-proof.
nothing-to-prove = Rien ne se prouve ici { DE($game) }. Jeux où l'on prouve : { $known }.
prove-no-such-side = Il n'y a pas de camp « { $side } ». Choisissez parmi : { $known }.
prove-is-over = Après ces coups, la partie est finie : retirez les derniers.
prove-free-negative = --free prend un nombre entier à partir de 0, et non { $number }.
prove-minutes-not-positive = --minutes prend un nombre supérieur à 0, et non { $minutes }.
prove-table-foreign = { $file } n'est pas une table de preuves, et reste tel quel. Choisissez un autre nom pour --table.
prove-table-broken = { $file } est une table de preuves, mais abîmée, et reste telle quelle. Reprenez-en une copie, ou choisissez un autre nom pour --table.
prove-table-other = { $file } est une table de l'autre camp, ou d'une autre version des règles ou du programme, et reste telle quelle. Choisissez un autre nom pour --table.
prove-so-far = { $free ->
    [0] Rien que des menaces
    [one] Avec un coup libre
   *[other] Avec { $free } coups libres
} : nombre de preuve { NUMBER($proof) }, nombre de réfutation { NUMBER($disproof) }, { NUMBER($positions) } positions dans la table.
prove-won = Prouvé, pour { $winner ->
    [black] les Noirs
    [white] les Blancs
   *[other] { $winner }
} : la victoire est forcée à partir d'ici, quoi que joue l'autre camp. Positions examinées : { NUMBER($positions) }, dont gagnées : { NUMBER($won) }.
prove-refuted = Rien trouvé, pour { $winner ->
    [black] les Noirs
    [white] les Blancs
   *[other] { $winner }
} : pas de victoire forcée avec { $free ->
    [0] des menaces seules
    [one] des menaces et un coup libre
   *[other] des menaces et { $free } coups libres
}, d'aussi loin que l'on cherche. Avec un --free plus grand, il y en a peut-être une. Positions examinées : { NUMBER($positions) }, dont gagnées : { NUMBER($won) }.
prove-unknown = On ne sait pas encore, pour { $winner ->
    [black] les Noirs
    [white] les Blancs
   *[other] { $winner }
}, s'il y a une victoire forcée avec au plus { $free ->
    [one] { $free } coup libre
   *[other] { $free } coups libres
}. Positions examinées : { NUMBER($positions) }, dont gagnées : { NUMBER($won) }.
prove-writes = La preuve s'écrit…
prove-certificate = La preuve est dans { $file }. Pour la vérifier : veillee check-proof { $file }
prove-no-certificate = Rien n'est prouvé : aucun certificat n'a été écrit.
help-check-proof = Vérifie la preuve d'une victoire forcée, par les seules règles du jeu.
usage-check-proof = veillee check-proof FICHIER
help-check-proof-file = Le certificat écrit par veillee prove.
check-proof-works = Vérification
proof-holds = { $file } tient, pour { $winner ->
    [black] les Noirs
    [white] les Blancs
   *[other] { $winner }
} : la victoire est forcée { $count ->
    [0] dès le début d'une partie
   *[other] après { $moves }
}, quoi que joue l'autre camp, en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups des deux camps
} au plus. { $lines ->
    [one] { NUMBER($lines) } position vérifiée.
   *[other] { NUMBER($lines) } positions vérifiées.
}
proof-unreadable = { $file }, ligne { $line } : ce n'est pas une ligne de certificat. Reprenez le fichier d'origine.
proof-foreign = { $file } : ce n'est pas un certificat. Donnez un fichier écrit par veillee prove.
proof-other = { $file } : cette preuve suit une autre version des règles. Prouvez de nouveau.
proof-illegal = { $file }, ligne { $line } : { $move ->
    [none] la partie y est finie
   *[other] les règles n'y permettent pas « { $move } »
}. Le certificat ne prouve rien.
proof-astray = { $file }, ligne { $line } : { $move ->
    [none] ce n'est pas la position attendue
   *[other] « { $move } » ne mène pas à la position nommée
}. Le certificat ne prouve rien.
proof-twice = { $file }, ligne { $line } : sa position a déjà une ligne, et la preuve pourrait tourner en rond. Le certificat ne prouve rien.
proof-open = { $file }, ligne { $line } : rien ne gagne après la réponse « { $move } ». Le certificat ne prouve rien.
proof-drawn = { $file }, ligne { $line } : la partie peut y être nulle. Le certificat ne prouve rien.
