# Les refus du chapitre 0, les mêmes dans tous les jeux.
no-such-seat = Il n'y a pas de place { $seat } dans cette partie : les places vont de 0 à { $last }.
not-your-turn = Ce n'est pas votre tour : attendez que les autres aient joué.
match-is-over = La partie est terminée : commencez-en une autre, ou reprenez un coup.
not-a-move = « { $move } » n'est pas un coup de ce jeu. { move-forms }
nothing-to-take-back = Aucun coup n'a encore été joué : il n'y a rien à reprendre.
no-such-moment = { $made ->
    [one] { $made } coup a été joué
   *[other] { $made } coups ont été joués
} jusqu'ici : il n'y a pas de moment après le coup { $asked }.
gave-up-already = Cette place a déjà abandonné : elle est classée dernière, quoi qu'il arrive.

# Comment une partie finit avant que ses règles ne la finissent (0.8).
ended-resigned = Par abandon.
ended-out-of-time = Plus personne n'avait de temps : le premier à en avoir manqué est classé dernier.

# Préparer une partie.
unknown-game = Il n'y a pas de jeu nommé « { $game } ». Choisissez parmi : { $known }.
brought-twice = Le paquet qui apporte { $module } nomme son jeu « { $game } », et il y en a déjà un de ce nom. Donnez-lui un autre nom.
brought-broken = Le jeu « { $game } » ({ $module }) ne peut pas être chargé : { $why }. Réparez son paquet, ou désinstallez-le.
brought-without = Le jeu « { $game } » ({ $module }) ne respecte pas le contrat. Il lui manque { $missing } : voyez docs/adding-a-game.md.
brought-otherwise = Le paquet qui apporte { $module } nomme son jeu « { $game } », et le jeu lui-même « { $id } ». Donnez-leur le même nom.
brought-wordless = Il manque des mots au jeu « { $game } » ({ $module }) : ajoutez { $missing } au fichier { $file }.
unknown-bot = Il n'y a pas de robot nommé « { $bot } » pour { $game }. Choisissez parmi : { $known }.
wrong-number-of-seats = On ne joue pas { A($game) } à { $seats }. Nombre de joueurs : { $players }.
wrong-options = Ces options ne conviennent pas { A($game) } : { $options }. Le jeu connaît : { $known }.

# Enregistrements.
record-empty = Ligne { $line } : l'enregistrement est vide.
record-not-one = Ligne { $line } : ce n'est pas un enregistrement de Veillée.
record-version = Ligne { $line } : l'enregistrement est de version { $found } ; cette Veillée lit la version { $known }. Mettez Veillée à jour et recommencez.
record-cut = L'enregistrement est coupé : il s'arrête à la ligne { $line }, avant sa ligne de clôture. Demandez-le en entier.
record-edited = La ligne { $line } n'est plus telle qu'elle a été écrite : l'enregistrement y a été modifié ou abîmé.
record-wrong-seed = Ligne { $line } : la graine ouverte n'est pas celle sur laquelle on s'était engagé avant le premier coup.
record-older-rules = { $game } : cet enregistrement a été joué selon des règles plus anciennes, les règles { $theirs } ; cette Veillée joue selon les règles { $ours }. Rien n'y est faux : rejouez-le avec la version de Veillée qui l'a produit.
record-newer-rules = { $game } : cet enregistrement a été joué selon des règles plus récentes, les règles { $theirs } ; cette Veillée joue selon les règles { $ours }. Mettez Veillée à jour et recommencez.
record-unopened = Ligne { $line } : l'enregistrement n'a pas été ouvert ; sa graine manque et rien ne peut être redistribué.
record-unfinished = Ligne { $line } : la partie n'est pas allée à son terme ; il n'y a pas encore de résultat à expliquer.
record-refused = Ligne { $line } : le coup « { $move } » est contraire à l'article { $rule } : l'enregistrement a été modifié, ou n'a jamais été joué.
record-drew-otherwise = Ligne { $line } : les tirages qui y sont écrits ne sont pas ceux que donnent la graine et les contributions.
record-diverges = Ligne { $line } : une fois rejouée, la partie ne finit pas comme l'enregistrement le dit.
