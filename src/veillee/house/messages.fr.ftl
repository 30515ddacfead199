# Ce que la maison refuse, et ce qu'on peut faire.
no-such-table = Cette table n'existe pas. Vérifiez le lien, ou dressez-en une nouvelle.
table-set-aside = Cette table ne peut plus être lue : ce qui en a été noté est abîmé (ligne { $entry }). Elle est mise de côté, et rien n'en est jeté. Prévenez la personne qui tient la maison, et dressez-en une autre en attendant.
table-of-other-rules = Cette table a été dressée sous d'autres règles du jeu que celles de la maison aujourd'hui. Elle est close, et ce qui en a été noté est gardé. Dressez-en une nouvelle pour jouer avec les nouvelles règles.
table-of-no-game = On ne joue plus au jeu de cette table dans cette maison. La table est close, et ce qui en a été noté est gardé. Choisissez un autre jeu.
no-such-chair = Cette chaise n'existe pas : la table en compte { $chairs }.
no-such-game = Ce jeu n'est pas de la maison. Choisissez parmi : { $known }.
no-such-level = Ce robot n'existe pas. Choisissez parmi : { $known }.
no-such-moment = { $made ->
    [one] Il n'y a qu'un coup à revoir.
   *[other] Il y a { $made } coups à revoir.
}
not-found = Il n'y a rien à cette adresse.
not-understood = La maison n'a pas compris cette demande. Comparez-la à la description donnée par /api/schema.
too-big = C'est plus que la maison ne lit d'un coup. Envoyez-en moins.
too-fast = Doucement : attendez un instant, puis recommencez.
too-many-pages = Vous avez ouvert un très grand nombre de pages de la maison. Fermez-en quelques-unes, puis recommencez.
too-many-public = Vous, ou d'autres au même endroit, avez déjà beaucoup de tables publiques ouvertes. Commencez-en une, ou invitez par un lien.
too-much-talk = Vous parlez plus vite qu'on ne peut lire. Attendez quelques secondes.
our-fault = Quelque chose s'est mal passé de notre côté ; rien n'a changé. Veuillez recommencer.
foreign-origin = Cette demande vient d'un autre site. Ouvrez la page de la maison et recommencez.
foreign-host = La maison n'est pas connue sous ce nom. Ouvrez-la par sa propre adresse, ou demandez à la personne qui la tient d'ajouter celle-ci à VEILLEE_HOSTS.
not-json = La maison ne lit que du JSON. Envoyez le corps sous le type application/json.
name-taken = Quelqu'un s'appelle déjà { $name } ici, ou presque. Ajoutez-y quelque chose de vous ; { $free } est libre.
name-of-the-house = { $name } ressemble à un nom de la maison ou de ses robots. Choisissez-en un autre ; { $free } est libre.
games-not-shown = Les parties passées de cette personne ne se montrent qu'à celles et ceux qui ont fini une partie avec elle. Jouez ensemble, ou demandez-lui d'ouvrir sa page à tout le monde.
who-are-you = La maison ne vous connaît pas encore. Ouvrez d'abord sa page, pour qu'elle vous donne un nom.
bad-name = Un nom compte de 1 à { $most } lettres visibles. Choisissez-en un autre.
wrong-key = Personne ici n'a cette clé. Vérifiez les mots et leur ordre.
only-the-host = Seule la personne qui a dressé la table peut le faire. Demandez-le-lui.
watchers-only-watch = Vous regardez la partie. Prenez d'abord une chaise.
sits-already = Vous êtes déjà à cette table. Levez-vous pour prendre une autre chaise.
removed-by-host = L'hôte vous a fait quitter cette table. Vous pouvez continuer à regarder.
seen-another-chair = Vous avez tenu une autre chaise de cette partie et vu ce qu'elle sait : une fois la partie commencée, chacun n'en tient qu'une. Vous pouvez regarder.
no-latecomers = Cette table n'accueille plus personne une fois la partie commencée. Vous pouvez regarder.
turned-away = L'hôte préfère laisser le robot sur cette chaise. Vous pouvez regarder.
many-are-asking = Plusieurs personnes attendent déjà la réponse de l'hôte. Regardez un moment, puis demandez de nouveau.
nobody-asks-in = Plus personne ne demande de chaise.
share-before-the-start = Cette partie a des secrets, et elle a commencé : on ne partage une chaise sur ce téléphone qu'avant le début.
chair-taken = Cette chaise est prise. Choisissez-en une autre.
table-for-one = Cette table reprend une partie dont chacun a pu lire le procès-verbal, mains cachées comprises : une seule personne y joue, contre des robots. Regardez, ou dressez une nouvelle table.
chair-open-already = Cette chaise est déjà libre.
chairs-open = Il reste des chaises libres. Invitez quelqu'un, ou placez des robots.
wrong-chairs = La liste des chaises ne va pas avec le nombre de places, ou vous y place deux fois.
started-already = La partie a commencé ; cela ne se fait qu'avant.
not-started = La partie n'a pas encore commencé. L'hôte la lance quand toutes les chaises sont prises.
match-over = La partie est finie. Demandez une revanche.
resigned-already = Vous avez abandonné cette partie : un robot joue votre place jusqu'au bout. Regardez, ou dressez une autre table.
no-steps-here = À ce jeu, on joue chacun son tour : choisissez une autre pendule.
undo-nothing = Aucun coup n'a encore été joué.
undo-not-yours = On ne peut reprendre que son propre coup, et tant qu'aucune autre personne n'a joué après.
undo-chance = Ce coup a fait appel au hasard. Ce qui a été tiré ne se reprend pas.
undo-in-steps = Là où tout le monde répond à la fois, rien ne se reprend : changez plutôt votre réponse tant que l'étape est ouverte.
undo-answered = Depuis votre coup, le hasard ou un secret est entré en jeu. Il ne se reprend plus.
undo-secret = Ce coup a montré quelque chose de caché. Il ne se reprend pas.
undo-crowd = À une table aussi nombreuse, rien ne se reprend. Dites aux autres ce que vous vouliez jouer.
undo-too-far = On a trop joué depuis votre coup. Il ne se reprend plus.
nobody-asks-undo = Personne ne demande à reprendre un coup.
no-hints-here = À cette table il n'y a pas de conseils : elle a été dressée ainsi, ou l'on y joue entre personnes contre la pendule. Le meilleur robot répond là où on l'a convenu, ou quand vous jouez seul contre des robots.
not-a-bots-move = Ce coup n'est pas celui d'un robot : il n'y a personne à interroger.
hint-not-now = Il n'y a rien à conseiller : ce n'est pas à vous de jouer.
hint-too-long = Le meilleur robot n'a pas trouvé de réponse à temps. Recommencez.
nothing-said = Il n'y a rien à lire dans cette ligne.
no-whispers = À ce jeu, tout le monde entend ce qui se dit à table.
no-talk-to-end = Il n'y a pas de discussion à clore maintenant : cela ne se fait qu'à une table où chaque étape a sa durée, pendant que l'on parle.
talk-ended = L'hôte a clos la discussion : c'est l'heure de voter.
phone-is-down = Ce téléphone est partagé, et personne ne l'a en main. Choisissez votre nom et donnez votre code.
not-your-phone = Cette chaise ne se joue pas depuis ce téléphone.
too-many-codes = Trop de codes faux. { $seconds ->
    [one] Attendez une seconde, puis recommencez.
   *[other] Attendez { $seconds } secondes, puis recommencez ; ou demandez à l'hôte de libérer la chaise.
}
wrong-code = Ce n'est pas le bon code. Recommencez.
wrong-table-code = Aucune table ne s'ouvre avec ce code, ou elle est finie. Vérifiez les quatre lettres, ou demandez le lien à qui vous a invité.
too-many-table-codes = Trop de codes faux. { $seconds ->
    [one] Attendez une seconde, puis réessayez.
   *[other] Attendez { $seconds } secondes, puis réessayez ; ou demandez le lien de la table.
}
code-first = Choisissez d'abord un code pour votre propre chaise : sans lui, l'autre verrait votre jeu.
code-set-already = Votre chaise a déjà un code.
over-the-line-only = Un téléphone partagé se prend et se pose sur la page de la table, pas autrement.
rematch-not-over = La partie n'est pas finie. Terminez-la d'abord.
replay-not-over = Jusqu'à la fin, chacun ne revoit la partie que de ses propres yeux.
record-not-opened = Cette table a choisi de garder son procès-verbal fermé : les mains cachées le restent.
fork-not-open = On ne peut repartir que d'une partie finie dont le procès-verbal est ouvert.
analysis-too-large = Ici, on n'analyse pas de partie à autant de joueurs. Prenez son procès-verbal et demandez l'analyse dans le terminal : veillee analyse.
analysis-failed = L'analyse s'est interrompue. Redemandez-la dans un moment.
standalone-too-long = Cette partie est trop longue, ou à trop de joueurs, pour tenir dans une page. Emportez plutôt son procès-verbal.
standalone-failed = La page n'a pas pu être faite. Redemandez-la dans un moment, ou emportez le procès-verbal.
standalone-not-built = Les pages à emporter n'ont pas été construites ici. Dans le dossier de Veillée : make page.

# Ce qui ne va pas à une table, pour la personne qui tient la maison.
damage-no-text = la ligne { $entry } n'est pas un texte de la maison
damage-unknown-entry = la ligne { $entry } est d'une sorte que cette version ne connaît pas
damage-not-allowed = la ligne { $entry } est contraire aux règles de la table
damage-no-game = son jeu n'est plus sur l'étagère
damage-no-beginning = son début manque
damage-gap = la ligne { $entry } manque
damage-too-big = elle est plus grande que ne peut l'être une table, à partir de la ligne { $entry }
damage-rules = elle a été dressée sous d'autres règles du jeu que celles d'aujourd'hui

# Le journal.
journal-full = Le disque de la maison est plein, et votre demande n'a pas été notée. Rien n'est perdu : recommencez plus tard, et prévenez la personne qui tient la maison.
journal-down = Le journal de la maison ne répond pas en ce moment. Rien n'est perdu, et un coup n'est pas joué deux fois : recommencez dans un instant.
journal-missing = Ce journal n'existe pas : { $file }. Vérifiez VEILLEE_DATABASE.
journal-in-use = Le journal { $file } sert déjà à une autre maison. Fermez-la, ou choisissez un autre fichier avec VEILLEE_DATABASE.
journal-newer = Ce journal a été construit par une version plus récente de la maison (révision { $revision }), et celle-ci ne sait pas le lire. Mettez la maison à jour, ou choisissez un autre journal avec VEILLEE_DATABASE.
cannot-open = La maison ne peut pas ouvrir ; son journal de bord dit pourquoi (les lignes ci-dessus). Réparez, puis rouvrez-la.
bad-setting = Une des variables d'environnement n'a pas de sens : { $why }.
port-taken = Le port { $port } ne s'ouvre pas ({ $why }). Fermez ce qui l'occupe, ou choisissez-en un autre avec --port.
journal-unreachable = Le journal ne s'ouvre pas ({ $why }). Vérifiez VEILLEE_DATABASE, et que la base de données tourne.
journal-disk-full = Le disque du journal est plein : rien n'a été changé. Faites de la place, puis recommencez.
backup-not-one = { $file } n'est pas une sauvegarde de la maison. Vérifiez le nom du fichier.
backup-damaged = { $file } est incomplet ou abîmé : rien n'a été changé. Prenez une autre sauvegarde.
backup-newer = { $file } a été écrit par une version plus récente de la maison. Mettez-la à jour, puis recommencez.
restore-not-empty = Cette maison garde déjà des tables ou des personnes : rien n'a été changé. Choisissez une base vide avec VEILLEE_DATABASE, ou ajoutez --replace pour tout remplacer.
restore-house-open = Une maison, ou un autre programme, se sert de cette base. Fermez-les tous, puis recommencez.

# Tables classées.
rated-no-hints = À une table classée, personne n'est aidé : dressez-la sans conseils, ou hors classement.
rated-no-latecomers = À une table classée, personne ne prend place une fois la partie commencée : dressez-la ainsi, ou hors classement.
rated-no-anchor = Personne n'a mesuré la force de ces robots ({ $level }) : ils ne jouent pas aux tables classées. Choisissez un autre niveau, ou jouez hors classement.
rated-own-phone = À une table classée, chacun joue sur son propre appareil. Venez avec un autre, ou jouez hors classement.
rated-has-begun = Cette partie est classée : personne ne prend place une fois qu'elle a commencé. Regardez, ou dressez une autre table.
rated-no-removing = Cette partie est classée : on n'y renvoie personne une fois qu'elle a commencé. Qui reste absent perd.
undo-rated = Cette partie est classée : aucun coup ne se reprend.
# Appels
push-service-unknown = Ce navigateur veut être appelé par un service que la maison ne connaît pas. Choisissez le courriel ou l'agenda, ou demandez à qui tient la maison d'ajouter ce service à VEILLEE_PUSH_SERVICES.
push-not-understood = La maison ne peut pas joindre ce navigateur : ce qu'il a envoyé pour être appelé n'est pas entier. Coupez les appels dans les réglages du navigateur, puis rétablissez-les.
mail-not-offered = Cette maison n'envoie pas de lettres. Choisissez d'être appelé dans ce navigateur, ou par l'agenda.
mail-bad-address = La maison ne peut pas écrire à cette adresse. Vérifiez-la : nom@exemple.fr.
mail-too-often = Assez de lettres sont parties pour l'instant. Cherchez-les parmi les indésirables, ou recommencez demain.
mail-refused = Le serveur de courriel ne connaît pas cette adresse. Vérifiez comment elle s'écrit.
mail-not-sent = La lettre n'a pas pu partir à l'instant. Recommencez dans un moment.
mail-link-old = Ce lien sert une fois, pendant un jour, et ne mène plus nulle part. Demandez-en un autre sur votre page.
feed-closed = Il n'y a plus d'agenda à cette adresse. Prenez la nouvelle sur votre page.
# Les personnes que l'on connaît.
nobody-you-know = Vous n'avez pas joué récemment avec cette personne, ou elle n'est plus là. Envoyez-lui le lien de la table.
block-yourself = On ne se bloque pas soi-même. Choisissez quelqu'un d'autre.

# Les signalements, et la personne qui tient la maison.
report-yourself = On ne se signale pas soi-même. Choisissez les lignes de quelqu'un d'autre.
report-no-lines = Aucune de ces lignes n'est de cette personne, ou elles ne sont plus là. Choisissez-en d'autres.
silenced = { $hours ->
    [one] La maison vous a retiré la parole pour une heure encore. Vous pouvez continuer à jouer.
   *[other] La maison vous a retiré la parole pour { $hours } heures encore. Vous pouvez continuer à jouer.
}
no-such-report = Ce signalement n'existe plus. Relisez la liste.
no-such-person = Cette personne n'est plus dans la maison. Classez le signalement.
wrong-operator-key = Ce n'est pas la clé de cette maison. Faites-en une avec la commande : veillee admin key
operator-only = Cette page est à la personne qui tient la maison. Donnez d'abord la clé que fait la commande : veillee admin key
too-many-operator-keys = Trop de clés fausses. { $seconds ->
    [one] Attendez une seconde, puis réessayez.
   *[other] Attendez { $seconds } secondes, puis réessayez.
}

# Trouver quelqu'un.
wait-ended = Cette recherche est terminée : une autre a commencé, ou la page n'a plus répondu. Cherchez de nouveau.
no-such-day = Il n'y a pas de jeu pour ce jour-là : la maison n'existait pas encore, ou le jour n'a pas commencé. Allez voir celui d'aujourd'hui.
no-such-riddle = Ce jeu n'a pas d'énigme. Allez voir les jeux du jour.
riddle-has-no-table = Ce jeu du jour est une énigme : il n'y a pas de table où s'asseoir. Répondez sur /today/{ $day }/{ $game }.
riddle-not-answered = { $asked ->
    [one] Il faut une chance en pour cent pour la seule place dont il est question. Rien n'a été gardé : remplissez-la, puis répondez de nouveau.
   *[other] Il faut une chance en pour cent pour chacune des { NUMBER($asked) } places dont il est question. Rien n'a été gardé : remplissez-les toutes, puis répondez de nouveau.
}
riddle-answered = Vous avez déjà répondu à cette énigme : votre première réponse reste. Rechargez la page pour la voir.
riddle-not-opened = La partie reste fermée tant que vous n'avez pas répondu, ou que le jour n'est pas fini. Répondez d'abord à l'énigme.
riddle-not-ready = L'énigme n'est pas encore prête : les robots sont occupés. Réessayez dans un instant.
riddle-of-other-rules = La partie de cette énigme a été jouée avec d'anciennes règles et ne peut plus être montrée. Votre résultat est gardé ; choisissez un autre jour.
undo-of-the-day = Le jeu du jour compte comme vous le jouez : rien ne se reprend. Ensuite, vous pourrez le rejouer pour vous entraîner.
