bot-novice = Il découvre le plateau : il joue autour de votre dernière pièce, pense rarement à déplacer les siennes, et ne voit votre ligne que lorsqu'elle est presque là.
bot-easy = Un débutant aimable : il aime ses propres lignes, voit le plus souvent venir les vôtres, et laisse échapper une bonne partie du plateau.
bot-casual = Il joue pour le plaisir : il a l'œil, et prend le premier coup qui lui plaît sans se demander ce que vous répondriez.
bot-careful = Il hésite entre quelques coups et se demande pour chacun ce que vous répondriez ; ce à quoi il n'a pas pensé le surprend.
bot-medium = Un joueur de club : il ne manque ni gain ni parade, et regarde d'avance un coup, sa réponse et les menaces qui suivent.
bot-seasoned = Il a vu bien des parties : il connaît par cœur les combinaisons courtes, et pour le reste se fie à son œil.
bot-tough = Il ne fait pas de cadeau : il voit loin tant qu'une menace en appelle une autre, et seuls les coups calmes le surprennent.
bot-hard = Il trouve des suites de menaces, et les coups calmes qui les préparent, bien avant qu'elles soient sur le plateau, et réfléchit aussi loin que son temps le permet.

# Pourquoi il jouerait un coup
reason-centre = { $lines } lignes de cinq cases passent par cette case ; par un coin, trois seulement.
reason-even = L'échange des couleurs vous prendrait un premier coup trop fort : un coin ne donne pas grand-chose, ni à l'un ni à l'autre.
reason-swap = Aussi loin qu'il voie, ce premier coup vaut plus que toute réponse.
reason-line = Cela fait cinq en ligne, { $cells } : vous gagnez aussitôt.
reason-only-block = Sinon, votre adversaire alignerait cinq pièces avec { $cell }, et aucun autre coup ne l'empêche.
reason-best-block = Sinon, votre adversaire alignerait cinq pièces avec { $cell } ; des { $blocks } coups qui l'empêchent, il n'en a pas trouvé de plus fort.
reason-too-late = Votre adversaire peut aligner cinq pièces avec { $cell }, et aucun coup ne l'empêche plus : celui-ci compte sur un oubli.
reason-chain = À partir d'ici, chacun de vos coups menace une ligne, quelle que soit la réponse : vous gagnez en { $moves } coups au plus.
reason-proven = Il a passé en revue toutes les réponses : avec des coups calmes parmi les menaces, vous gagnez en { $moves } coups au plus.
reason-win-in-sight = Aussi loin qu'il voie, vous gagnez en { $moves } coups contre toute réponse probable.
reason-lost = Aussi loin qu'il voie, votre adversaire gagne quoi que vous fassiez : voici ce qu'il essaierait encore.
reason-threat = Ce coup menace d'aligner cinq pièces avec { $cell } : votre adversaire doit y répondre.
reason-prevents = Si on le laissait faire, votre adversaire pourrait gagner de menace en menace, en commençant par { $cell } : ce coup l'en empêche.
reason-hinders = La pièce barre { $lines ->
    [one] une ligne encore ouverte
   *[other] { $lines } lignes encore ouvertes
} à votre adversaire, et cela vaut plus que ce qu'elle construit pour vous.
reason-builds = Votre pièce en rejoint d'autres sur { $lines ->
    [one] une ligne où votre adversaire n'est pas encore
   *[other] { $lines } lignes où votre adversaire n'est pas encore
}.
reason-nothing-better = Rien ne presse, et en regardant plus loin il n'a pas trouvé mieux.
reason-liked = Rien ne presse, et des places qui lui sont venues à l'esprit, c'est celle qui lui plaît le plus.
