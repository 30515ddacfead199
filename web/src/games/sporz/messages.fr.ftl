# La boîte
minute-1 = Chacun reçoit une carte secrète : un rôle, et un état, sain ou mutant. Seuls les médecins se connaissent.
minute-2 = La nuit, tout le monde répond aux mêmes questions. Les mutants mutent ou tuent, les médecins soignent, d'autres apprennent quelque chose.
minute-3 = Le jour, on parle. Dites ce que vous savez, ou ce qui vous arrange : rien n'oblige à dire vrai.
minute-4 = Puis on vote : qui a le plus de voix meurt, et l'on apprend ce qu'il était. Les sains gagnent s'il ne reste aucun mutant ; les mutants, s'il ne reste qu'eux.
age = 10
duration = 45
option-roles = Les rôles
option-roles-own = Choisir les rôles moi-même
option-roles-mutant = Mutant de base
option-roles-doctor = Médecin
option-roles-informatician = Informaticien
option-roles-psychologist = Psychologue
option-roles-geneticist = Généticien
option-roles-spy = Espion
option-roles-hacker = Hacker
option-roles-astronaut = Astronaute
option-roles-total = { $count ->
    [one] { $count } rôle
   *[other] { $count } rôles
} pour { $seats } joueurs
option-disagreement = Si les mutants ne s'accordent pas
option-disagreement-forfeit = ils perdent la partie
option-disagreement-majority = ils font ce que la plupart propose
preset-book = Comme imprimé
preset-majority = Entre mutants, la majorité décide

# Le vaisseau
board-crew = L'équipage
board-aboard = À bord
board-aboard-mutant = { $count } { $count ->
    [one] mutant de base
   *[other] mutants de base
}
board-aboard-doctor = { $count } { $count ->
    [one] médecin
   *[other] médecins
}
board-aboard-informatician = { $count } { $count ->
    [one] informaticien
   *[other] informaticiens
}
board-aboard-psychologist = { $count } { $count ->
    [one] psychologue
   *[other] psychologues
}
board-aboard-geneticist = { $count } { $count ->
    [one] généticien
   *[other] généticiens
}
board-aboard-spy = { $count } { $count ->
    [one] espion
   *[other] espions
}
board-aboard-hacker = { $count } { $count ->
    [one] hacker
   *[other] hackers
}
board-aboard-astronaut = { $count } { $count ->
    [one] astronaute
   *[other] astronautes
}
board-you = vous
board-chief = chef
board-awaited = doit répondre
board-dead = { $by ->
    [night] mort la nuit { $night }
   *[ballot] exécuté au jour { $night }
}
board-says-role = se dit { $role }
board-is-mutant = mutant
board-is-healthy = sain
board-genome-normal = normal
board-genome-host = hôte
board-genome-resistant = résistant
board-blank = blanc
board-no-ballot = aucun
board-phase = { $phase ->
    [election] L'élection du chef
    [run-off] Le second tour
    [mutants] Nuit { $night } : les mutants
    [doctors] Nuit { $night } : les médecins
    [informants] Nuit { $night } : les autres
    [day] Jour { $night }
    [tie] Jour { $night } : égalité
   *[over] Le voyage est fini
}
board-news-night = { $who } n'a pas passé la nuit : { $what }.
board-news-ballot = L'équipage a exécuté { $who } : { $what }.
board-news-night-nobody = Personne n'est mort cette nuit.
board-news-ballot-nobody = Personne n'a été exécuté.
board-news-count = Bulletins : { $counts }.
board-watching = Vous regardez. Ce que chacun sait reste à lui.
board-dead-watch = Vous êtes mort : regardez, et ne dites rien aux vivants. Maintenez votre carte : elle montre tout.

# La nuit, les mêmes mots pour tout le monde
board-ask-look = Maintenez votre carte et regardez-la.
board-ask-word = { $phase ->
    [mutants] Muter, ou tuer ?
    [doctors] Soigner, ou tuer ?
   *[informants] Quels fichiers ouvrir ?
}
board-ask-target = Désignez quelqu'un.
board-ask-paralysed = Paralyser : désignez quelqu'un.
board-ask-sleep = Fermez les yeux.
board-asleep = Vous dormez. La nuit suit son cours.
board-choices = Choisissez un mot
board-word-mutate = Muter
board-word-kill = Tuer
board-word-heal = Soigner
board-word-informatician = Informaticien
board-word-psychologist = Psychologue
board-word-geneticist = Généticien
board-all-the-same = On demande la même chose à tous. Votre carte dit si cela compte.
board-not-that = Pas celui-là : votre carte dit pourquoi. Choisissez encore.
board-nobody = Personne
board-again = Recommencer
board-sleep = Dormir
board-sleep-now = Dormir tout de suite

# L'équipage et la nuit
board-find = Chercher un nom
board-find-nobody = Personne à bord ne s'appelle ainsi.
board-notes = Votre carnet
board-notes-nothing = rien à noter.
board-your-turn = { $phase ->
    [mutants] C'est à vous, mutant.
    [doctors] C'est à vous, médecin.
   *[informants] { $role ->
        [informatician] C'est à vous, informaticien.
        [psychologist] C'est à vous, psychologue.
        [geneticist] C'est à vous, généticien.
        [spy] C'est à vous, espion.
       *[hacker] C'est à vous, hacker.
    }
}
board-not-your-turn = { $phase ->
    [mutants] Les mutants s'éveillent. Vous dormez.
    [doctors] Les médecins s'éveillent. Vous dormez.
   *[informants] Les autres s'éveillent. Vous dormez.
}
board-passing = La nuit suit son cours.

# Le jour
board-ask-election = Qui sera le chef ? Touchez un nom.
board-ask-run-off = Égalité : choisissez parmi les ex æquo.
board-ask-day = Touchez un visage : pour en parler, ou pour voter contre lui.
board-ask-tie = Vous êtes le chef : tranchez entre les ex æquo.
board-ballot-cast = Votre bulletin est dans l'urne ; votre carte le montre. Vous pouvez en changer.
board-touch-a-name = Touchez un nom
board-elect = Lever la main pour { $who }
board-vote = Voter contre { $who }
board-decide = Trancher : { $who }
board-vote-blank = Voter blanc
board-decide-blank = Trancher : blanc
board-abstain-elect = Ne lever la main pour personne
board-abstain-vote = Reprendre mon bulletin
board-abstain-decide = Ne rien dire
board-end-day = Finir ma journée
board-end-day-silent = Finir ma journée sans voter
board-wait-election = L'équipage élit un chef, qui tranchera les égalités : les mains se montreront toutes ensemble.
board-wait-run-off = L'équipage vote une seconde fois : les mains se montreront toutes ensemble.
board-wait-day = L'équipage se parle et vote en secret. La nuit tombe dès que chacun a fini sa journée.
board-day-done = Votre journée est finie. Jusqu'au dépouillement, vous pouvez encore changer votre bulletin.
board-wait-tie = { $name } tranche entre les ex æquo.
board-wait-night = La nuit suit son cours : chacun répond en silence.

# L'énigme du jour
riddle-title = Qui est mutant ?
riddle-question = Quelle chance que chacun soit mutant à ce moment-là ?
riddle-together = En tout, cela fait { $count ->
    [one] { $count } mutant.
   *[other] { $count } mutants.
}
riddle-truth = Qui était mutant à ce moment-là
riddle-so = mutant
riddle-not-so = sain

# La carte secrète
board-card = Votre carte secrète
board-card-how = Maintenez-la pour la voir ; lâchez, elle se retourne.
board-card-pin = La laisser ouverte
board-card-role = Vous êtes { $role ->
    [mutant] mutant de base
    [doctor] médecin
    [informatician] informaticien
    [psychologist] psychologue
    [geneticist] généticien
    [spy] espion
    [hacker] hacker
   *[astronaut] astronaute
}
board-card-genome = génome { $genome }
board-card-genome-unknown = génome inconnu (un hôte une fois muté ne guérit plus, un résistant ne peut pas être muté)
board-card-doctors = Vos confrères médecins : { $who }.
board-card-now = Maintenant
board-card-truth = Tout l'équipage
board-card-night = Nuit { $night }
board-card-asleep = { $paralysed ->
    [yes] Vous êtes paralysé : vous dormez, ce que vous désignez ne compte pas.
   *[no] Vous dormez : ce que vous désignez ne compte pas.
}
board-card-awake = { $phase ->
    [mutants] Vous êtes éveillé avec les mutants : ce que vous désignez compte.
    [doctors] Vous êtes éveillé avec les médecins : ce que vous désignez compte. Pour tuer, il faut que tous désignent la même personne.
   *[informants] { $role ->
        [informatician] Vous êtes éveillé : vous saurez à l'aube combien il y a de mutants.
        [psychologist] Vous êtes éveillé : de qui vous désignez, vous saurez s'il est mutant.
        [geneticist] Vous êtes éveillé : de qui vous désignez, vous saurez le génome.
        [spy] Vous êtes éveillé : de qui vous désignez, vous saurez ce qui lui est arrivé cette nuit.
       *[hacker] Vous êtes éveillé : les fichiers que vous choisissez comptent, le nom non.
    }
}
board-card-step = { $phase ->
    [doctors] On ne se soigne pas soi-même.
   *[other] { "" }
}
board-card-fellow = { $who } : { $what }.
board-card-mine = Vous : { $what }.
board-card-files = Fichiers que vous pouvez ouvrir : { $files }.
board-card-not-that = { $again ->
    [yes] Ce que vous avez touché ne se peut pas, et ne compte pas : touchez « Recommencer » pour choisir autrement.
   *[no] Ce que vous avez touché ne se peut pas, et ne compte pas.
}
board-card-dead = Vous êtes mort : regardez, et ne dites rien aux vivants.
board-card-ballot = Votre bulletin : { $ballot }.
board-points-mutate = muter { $who }
board-points-kill = tuer { $who }
board-points-heal = soigner { $who }
board-points-paralyse = paralyser { $who }
board-points-elect = { $who }
board-points-vote = { $who }
board-points-inspect = inspecter { $who }
board-points-sequence = séquencer { $who }
board-points-spy = espionner { $who }
board-points-nothing = rien
board-mission-mutant = Avec les vôtres, chaque nuit : mutez ou tuez quelqu'un, et paralysez quelqu'un. Il ne doit rester que des mutants.
board-mission-doctor = Tant que vous êtes sain, chaque nuit : soignez quelqu'un, ou tuez-le si tous les médecins le veulent.
board-mission-informatician = Chaque nuit, vous apprenez combien il y a de mutants.
board-mission-psychologist = Chaque nuit, vous inspectez quelqu'un : mutant ou sain ?
board-mission-geneticist = Chaque nuit, vous lisez le génome de quelqu'un.
board-mission-spy = Chaque nuit, vous épiez quelqu'un : que lui est-il arrivé ?
board-mission-hacker = Chaque nuit, vous lisez ce qu'un autre rôle vient d'apprendre.
board-mission-astronaut = Vous n'avez rien à faire la nuit, mais une voix le jour.

# Ce que l'on apprend
board-note-woke-mutants = Mutants éveillés : { $who }.
board-note-woke-doctors = Médecins éveillés : { $who }.
board-note-woke-informants = Réveil, sans voir personne.
board-note-saw-dead = Sans vie : { $who }.
board-note-decided = { $deed ->
    [mutate] Les mutants mutent { $who }
    [kill] Les mutants tuent { $who }
   *[nothing] Les mutants ne mutent ni ne tuent
}{ $paralysed ->
    [none] , et ne paralysent personne.
   *[other] , et paralysent { $paralysed }.
}
board-note-treated-killed = Les médecins tuent { $who }.
board-note-healed = { $doctor } soigne { $who }.
board-note-healed-nobody = Les médecins ne soignent personne.
board-note-touched-mutated = On vous a muté : vous voilà mutant.
board-note-touched-resisted = On a voulu vous muter, en vain : vous êtes résistant.
board-note-touched-paralysed = Paralysé, pour cette nuit.
board-note-touched-healed = On vous a soigné : vous voilà sain.
board-note-touched-incurable = On a voulu vous soigner, en vain : vous êtes hôte.
board-note-touched-killed = On vous a tué.
board-note-counted = { $mutants ->
    [one] un mutant en vie.
   *[other] { $mutants } mutants en vie.
}
board-note-inspected = { $mutant ->
    [yes] { $who } est un mutant.
   *[no] { $who } est en bonne santé.
}
board-note-sequenced = Génome { DE($who) } : { $genome }.
board-note-spied = { $who }, cette nuit-là : { $what }.
board-spied-woke = yeux ouverts
board-spied-mutated = la main des mutants
board-spied-paralysed = une paralysie
board-spied-healed = une seringue
board-spied-inspected = le psychologue
board-spied-sequenced = le généticien
board-spied-nothing = rien du tout
board-note-hacked = Fichiers du rôle { $role } : { $what }
board-hacked-nothing = aucune information.
board-hacked-found = { $result ->
    [mutant] { $who } est un mutant.
    [healthy] { $who } est en bonne santé.
    [host] { $who } a le génome hôte.
    [resistant] { $who } a le génome résistant.
   *[normal] { $who } a le génome normal.
}
board-note-voted = Bulletin du jour : { $ballot }.

# Les déclarations
board-claims = Qui a dit quoi
board-claims-day = j{ $day }
board-claims-none = Personne n'a encore rien déclaré. Touchez un visage pour dire quelque chose de lui, ou lui demander quelque chose ; tous l'entendent, robots compris. Rien n'oblige à dire vrai.
board-speak = Prendre la parole
board-hear-all = Tout entendre ({ $count })
board-say-of = Que dire { DE($who) } ?
board-say-of-me = Que dire de vous ?
board-say-left = { $left ->
    [0] Vous avez dit aujourd'hui tout ce que l'on peut déclarer.
    [one] Touchez une phrase : tous l'entendent. Encore une aujourd'hui.
   *[other] Touchez une phrase : tous l'entendent. Encore { $left } aujourd'hui.
}
board-say-close = Refermer
board-say-notes = Le dire à tous :
board-say-ask = Demandez :
board-say-night = De quelle nuit ?
board-say-count = Mutants, cette nuit-là :
board-say-more = plus…
board-disputes = Ce qui ne va pas ensemble
board-dispute-role = { $who } : « { $what } » À bord, il y en a { $aboard ->
    [0] aucun
    [one] un seul
   *[other] { $aboard }
}.
board-dispute-was = { $who } se disait { $role } ; l'autopsie a montré : { $was }.
board-dispute-side = { $who } : « { $what } »
board-dispute-autopsy = L'autopsie : « { $what } »
board-claim-night = Nuit { $night }
board-claim-result-healthy = est en bonne santé
board-claim-result-mutant = est un mutant
board-claim-result-normal = génome normal
board-claim-result-host = génome hôte
board-claim-result-resistant = génome résistant
board-claim-result-woken = avait les yeux ouverts
board-claim-result-mutated = on l'a muté
board-claim-result-paralysed = on l'a paralysé
board-claim-result-healed = on l'a soigné
board-claim-result-inspected = on l'a inspecté
board-claim-result-sequenced = on l'a séquencé
board-claim-how-mutated = on m'a muté
board-claim-how-healed = on m'a soigné
board-claim-how-paralysed = on m'a paralysé
board-claim-role = Je suis { $role ->
    [mutant] mutant de base
    [doctor] médecin
    [informatician] informaticien
    [psychologist] psychologue
    [geneticist] généticien
    [spy] espion
    [hacker] hacker
   *[astronaut] astronaute
}.
board-claim-found = Nuit { $night } : { $result ->
    [healthy] { $who } est en bonne santé.
    [mutant] { $who } est un mutant.
    [normal] { $who } a le génome normal.
    [host] { $who } a le génome hôte.
    [resistant] { $who } a le génome résistant.
    [woken] { $who } avait les yeux ouverts.
    [mutated] on a muté { $who }.
    [paralysed] on a paralysé { $who }.
    [healed] on a soigné { $who }.
    [inspected] on a inspecté { $who }.
   *[sequenced] on a séquencé { $who }.
}
board-claim-count = Nuit { $night } : { $mutants ->
    [0] il n'y avait aucun mutant.
    [one] il y avait un mutant.
   *[other] il y avait { $mutants } mutants.
}
board-claim-touched = Nuit { $night } : { $how ->
    [mutated] on m'a muté.
    [healed] on m'a soigné.
   *[paralysed] on m'a paralysé.
}
board-claim-opinion = { $says ->
    [suspect] Je soupçonne { $who }.
   *[trust] J'ai confiance en { $who }.
}
board-claim-vote = Je voterai contre { $who }.

# Le jour en scène : l'aube, le dépouillement, l'autopsie
board-stage-skip = Passer
board-countdown = { $left ->
    [one] Encore une seconde
   *[other] Encore { $left } secondes
}
board-stage-dawn = Le jour { $day } se lève
board-stage-missing = { $count ->
    [0] Tout le monde est là.
    [one] Une place est vide.
   *[other] { $count } places sont vides.
}
board-stage-ballots = On retourne les bulletins
board-stage-left = { $cast ->
    [no] Personne n'a voté.
   *[yes] { $left ->
        [0] Tout est compté.
        [one] Encore un bulletin.
       *[other] Encore { $left } bulletins.
    }
}
board-stage-others = { $count ->
    [one] Un autre bulletin, à un autre nom.
   *[other] { $count } autres bulletins, à d'autres noms.
}
board-stage-tied = Égalité
board-stage-decides = C'est au chef de trancher : { $who }.
board-stage-settled-chief = Le chef tranche
board-stage-settled-silence = Le chef ne dit rien : le blanc l'emporte
board-stage-settled-draw = Le chef ne dit rien : le sort tranche
board-stage-blank-wins = Personne ne meurt.
board-stage-spared = Personne n'est exécuté
board-stage-died-night = { $who } n'a pas passé la nuit
board-stage-died-ballot = L'équipage exécute { $who }
board-stage-chief = { $who } est chef
board-stage-chief-by = Ont levé la main : { $who }
board-stage-chief-drawn = Le sort en a décidé.

# La vérité, à la fin
board-reel = La vérité, nuit par nuit
board-reel-chapters = Les chapitres
board-reel-start = Départ
board-reel-night = Nuit { $number }
board-reel-day = Jour { $number }
board-reel-n = n{ $day }
board-reel-then = L'équipage, alors
board-reel-dead = mort
board-reel-of-mutants = Les mutants
board-reel-of-doctors = Les médecins
board-reel-of-informants = Les autres
board-reel-of-dawn = À l'aube
board-reel-of-chief = Le chef
board-reel-of-ballot = On vote
board-reel-of-end = La fin
board-reel-mutants = Éveillés : { $who }.
board-reel-doctors = Éveillés : { $who }.
board-reel-no-doctors = Aucun médecin ne se réveille.
board-reel-resisted = { $who } résiste, et n'en dit rien.
board-reel-incurable = La seringue n'y peut rien : { $who } est hôte.
board-reel-learnt = { $who } : { $what }
board-reel-chief = { $drawn ->
    [yes] Le sort désigne { $who }.
   *[no] L'équipage élit { $who }.
}
board-reel-against = Contre { $who }
board-reel-blank = Blanc
board-reel-settled-chief = Le chef tranche : { $who }.
board-reel-settled-silence = Le chef ne dit rien : { $who }.
board-reel-settled-draw = Le sort tranche : { $who }.
board-reel-known = Ce que savait { $who }
board-reel-nothing = Rien encore que sa propre carte.

# Ce que l'on peut faire
board-prompt-election = Élisez un chef, qui tranchera les égalités : touchez un nom, puis levez la main.
board-prompt-run-off = Second tour : touchez l'un des ex æquo, puis levez la main.
board-prompt-day = Parlez, déclarez, votez, puis finissez votre journée.
board-prompt-day-done = Vous pouvez encore changer votre bulletin.
board-prompt-tie = À vous de trancher, chef.
board-prompt-night = Répondez comme tout le monde, en silence.
board-prompt-over = Le voyage est fini. Tout est ouvert.

# Les coups
board-do-elect = Élire { SEAT($seat) }
board-do-mutate = Muter { SEAT($seat) }
board-do-kill = Tuer { SEAT($seat) }
board-do-paralyse = Paralyser { SEAT($seat) }
board-do-heal = Soigner { SEAT($seat) }
board-do-inspect = Désigner { SEAT($seat) }
board-do-sequence = Séquencer { SEAT($seat) }
board-do-spy = Espionner { SEAT($seat) }
board-do-hack = Ouvrir les fichiers : { $role }
board-do-sleep = Dormir
board-do-abstain = S'abstenir
board-do-vote = Voter contre { SEAT($seat) }
board-do-vote-blank = Voter blanc
board-do-decide = Trancher : { SEAT($seat) }
board-do-decide-blank = Trancher : blanc
board-do-claim = Faire une déclaration

# Ce qui arrive, avec les noms. Ce que l'on apprend en secret n'est que sur la carte.
event-woke = { "" }
event-saw-dead = { "" }
event-decided = { "" }
event-treated = { "" }
event-touched = { "" }
event-counted = { "" }
event-inspected = { "" }
event-sequenced = { "" }
event-spied = { "" }
event-hacked = { "" }
event-voted = { "" }
event-proposed = { "" }

# Apprendre en jouant
intro-elect = Bienvenue à bord. Avant la première nuit, l'équipage élit un chef : il tranchera les égalités, rien de plus. Touchez un nom, puis levez la main.
intro-card = Vous avez une carte secrète. Maintenez-la, de la souris, du doigt ou avec la barre d'espace : vous êtes psychologue, et sain. Lâchez : elle se retourne, et votre voisin n'a rien vu.
intro-mutants = La nuit. On appelle les mutants, mais tout le monde répond, pour que nul ne se trahisse. Regardez votre carte, choisissez un mot, désignez quelqu'un : vous dormez, cela ne compte pas.
intro-inspect = À vous, maintenant : votre rôle s'éveille avec les autres. Regardez votre carte, désignez « L'adversaire », puis dormez : vous saurez s'il est mutant.
intro-claim = Le jour se lève, et votre carte dit ce que vous avez appris : L'adversaire est un mutant ! Faites-le savoir : touchez « L'adversaire », puis la phrase qui le dit. Ce qui est vrai vient en premier.
intro-vote = On vous croira peut-être. Votez en secret : touchez « L'adversaire », puis votez contre lui.
intro-truth = L'adversaire a le plus de voix : il meurt, et plus un mutant n'est en vie. À la fin tout s'ouvre : parcourez la vérité, nuit par nuit, et ce que chacun savait.

# Abandonner
resign-goes-on = Un robot garde votre rôle jusqu'au bout, et votre camp joue comme avant ; mais vous finissez à la dernière place, même si votre camp gagne. Abandonner ?

# Sur la parole de qui, et à qui l'on répond
board-claim-because = { $says ->
    [trust] { $who } prend sa défense.
   *[suspect] { $who } l'accuse.
}
board-claim-denial = { $who } se trompe : je suis en bonne santé.
board-claim-question = { $who }, { $asks ->
    [role] qui êtes-vous ?
    [learnt] qu'avez-vous appris ?
   *[suspect] qui soupçonnez-vous ?
}
board-claim-asks-role = Qui êtes-vous ?
board-claim-asks-learnt = Qu'avez-vous appris ?
board-claim-asks-suspect = Qui soupçonnez-vous ?

# La fin, racontée
board-headline-healthy = Le vaisseau est sauvé
board-headline-forfeit = Le vaisseau est sauvé
board-headline-mutants = Les mutants tiennent le vaisseau
board-headline-dusk = Les mutants tiennent le vaisseau
board-headline-nobody = Le vaisseau dérive, vide
board-headline-quiet = Le vaisseau dérive, sans vainqueur
board-story = Comment cela s'est passé
board-story-scenes = Les scènes
board-story-back = Avant
board-story-on = La suite
board-story-go-end = Qui était qui
board-story-go-spread = La contagion
board-story-go-lies = Les mensonges
board-story-go-closest = Qui a vu juste
board-story-mutants = Du côté des mutants
board-story-healthy = Du côté des sains
board-story-spread = Comment la spore s'est répandue
board-story-first = Au départ : { $who }.
board-story-mutate = { $vain ->
    [yes] La spore ne peut rien contre { $who }.
   *[no] La spore prend { $who }.
}
board-story-kill = Les mutants tuent { $who }.
board-story-healed = Les médecins sauvent { $who }.
board-story-lies = { $count ->
    [one] Un mensonge
   *[other] { $count } mensonges
}
board-story-closest = Au plus près de la vérité
board-story-named = { $players ->
    [one] { $who } a voté { $count ->
        [one] une fois
       *[other] { $count } fois
    } contre un mutant.
   *[other] { $who } : { $count ->
        [one] un vote
       *[other] { $count } votes
    } contre un mutant, chacun.
}

# Ce que l'on a déclaré, et ce qui était vrai
board-lanes = Ce que l'on a déclaré, et ce qui était vrai
board-lane-claim = « { $what } »
board-lane-true = vrai
board-lane-guess = inventé, et pourtant vrai
board-lane-lie = mensonge
board-lane-error = erreur sincère
board-lane-plan = une intention
board-lane-question = une question
board-lane-role = { $who } : { $role }.
board-lane-nothing = Rien de tel n'est arrivé.
board-past-claims = Jour { $day } : ce qui était vrai
board-past-claims-none = Personne n'a encore rien déclaré aujourd'hui.
board-past-night = Ce qui s'est vraiment passé dans la nuit { $night }
