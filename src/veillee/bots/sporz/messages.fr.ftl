bot-novice = Tout juste embarqué : il garde souvent pour lui ce qu'il sait, ne pardonne pas une accusation et, mutant, il n'ose rien pendant des nuits, ou tue là où il faudrait muter.
bot-easy = Un débutant aimable : il tient son rôle, raconte presque chaque jour ce qu'il a vu, suit les accusateurs et s'informe deux fois sur les mêmes personnes.
bot-casual = Il suit les accusateurs, réfléchit de temps en temps, et ne sait plus aujourd'hui ce qui s'est dit hier.
bot-medium = Un joueur de club : il pèse le plus souvent quelques équipages possibles, se fie à ce qu'il a vu bien plus qu'à ce qu'on dit, oublie ce qui s'est dit il y a plusieurs jours, et n'abandonne jamais un ami.
bot-hard = Il confronte de nombreux équipages possibles à tout ce qui a été vu et dit, se demande qui dirait une chose pareille, et joue sans sourciller pour le camp qui est le sien cette nuit-là.

# Les lignes de `veillee calibrate`
figure-healthy-win = sains { $healthy }, mutants { $mutants } : les sains gagnent
figure-mutants-win = … les mutants gagnent
figure-draws = … nulles
figure-forfeits = … mutants en désaccord
figure-healthy-gain = sains hard au lieu d'easy, contre easy : erreurs types
figure-mutants-gain = mutants hard au lieu d'easy, contre easy : erreurs types
figure-brier = jour { $day } : erreur des convictions de hard (au plus : celle de l'a priori)

# Pourquoi il jouerait un coup
reason-elect-oneself = Le chef départage : c'est encore à vous que vous pouvez le mieux vous fier.
reason-elect-anybody = Le chef départage, et rien ne parle encore pour l'un plutôt que pour l'autre.
reason-elect = Le chef départage : de tous ceux qu'on peut choisir, { SEAT($seat) } a le plus sa confiance, mutant dans { $share } % des mondes qu'il a imaginés.
reason-vote = Dans { $share } % des mondes qu'il a imaginés, { SEAT($seat) } est mutant, et cette mort aide les sains.
reason-vote-known = Vous avez vu vous-même { QUE(SEAT($seat)) } était mutant la nuit { $night }.
reason-vote-found = { $count ->
        [one] Quelqu'un dit avoir démasqué { SEAT($seat) }, et il le croit.
       *[other] { $count } joueurs disent avoir démasqué { SEAT($seat) }.
    }
reason-vote-accused = { $count ->
        [one] Quelqu'un accuse { SEAT($seat) }, et il suit l'accusateur.
       *[other] { $count } joueurs accusent { SEAT($seat) }, et il les suit.
    }
reason-vote-grudge = { SEAT($seat) } vous a accusé, et cela, il ne le pardonne pas.
reason-sacrifice = Rien ne sauvera plus { SEAT($seat) } : plus de la moitié de l'équipage va voter ainsi, et l'on se souviendra de qui ne l'a pas fait.
reason-vote-as-mutant = La mort { DE(SEAT($seat)) } coûte aux sains, et qui ne sait que ce qui s'est dit y verrait un mutant dans { $share } % des mondes possibles.
reason-blank = Aucune mort ne promet assez : même { SEAT($seat) }, le plus suspect, n'est mutant que dans { $share } % des mondes qu'il a imaginés.
reason-blank-as-mutant = Il n'y a personne dont la mort servirait les mutants.
reason-listen = Tout n'est pas encore dit : votre bulletin peut attendre que vous en ayez entendu plus.
reason-role = Votre rôle dit d'où vous savez ce que vous savez, et l'équipage peut vous prendre au mot.
reason-cover = Mieux vaut que tout le monde n'entende pas qui vous êtes : voici un rôle qu'on réfute difficilement.
reason-tell = C'est vrai, et les sains ne peuvent pas compter avec ce qu'ils ignorent.
reason-deny = { SEAT($seat) } vous accuse : un silence passerait pour un aveu.
reason-spare = Vous aviez annoncé voter contre { SEAT($seat) }, et cette mort ne vous sert plus : dites-le avant de voter blanc.
reason-ask-silent = { SEAT($seat) } n'a encore rien dit aujourd'hui : qui se tait doit au moins refuser de répondre.
reason-ask-disputed = Ce que dit { SEAT($seat) } ne va pas avec le reste : une réponse aidera à trancher.
reason-harmless = On vous a posé une question, et faire confiance à quelqu'un ne vous engage à rien.
reason-mislead = De tout ce que quelqu'un de votre rôle pourrait dire, vrai ou non, c'est ce qui attire le moins de soupçons sur les mutants.
reason-all-done = Il n'y a plus rien à faire qui en vaille la peine.
reason-sleep = Rien de ce que vous désignez à cette étape n'a d'effet.
reason-consent = Les autres mutants ont choisi, et ils ne doivent pas se contredire.
reason-take-back = Un autre mutant désigne quelqu'un d'autre, et ils ne doivent pas se contredire : ceci retire votre propre choix.
reason-doctor = Dans { $share } % des mondes qu'il a imaginés, { SEAT($seat) } est médecin, et les médecins soignent les mutants.
reason-informant = Dans { $share } % des mondes qu'il a imaginés, { SEAT($seat) } apprend quelque chose la nuit.
reason-weaken = Selon son calcul, c'est ce qui laisse le moins de chances aux sains.
reason-heal = Dans { $share } % des mondes qu'il a imaginés, { SEAT($seat) } est mutant, et soigner quelqu'un d'autre n'aiderait pas plus.
reason-execute = Dans { $share } % des mondes qu'il a imaginés, { SEAT($seat) } est mutant : cette mort vaut plus que ce que vous pourriez soigner cette nuit.
reason-doubt = C'est sur { SEAT($seat) } qu'il en sait le moins, mutant dans { $share } % des mondes qu'il a imaginés : c'est là que vous apprenez le plus.
reason-genome = C'est le génome { DE(SEAT($seat)) }, hôte dans { $share } % des mondes qu'il a imaginés, qui vous en dit le plus.
reason-hack = De ce qu'on peut pirater, il préfère ce qu'apprend le psychologue, puis l'informaticien, puis le généticien.
