title = Sporz
tagline = Un équipage dans l'espace, une spore à bord, et personne à qui se fier.
about = Le vaisseau fuit la Terre, et la Spore est à bord. La nuit, les mutants en font d'autres ; le jour, l'équipage parle, ment, soupçonne, et vote. Les sains veulent qu'il ne reste aucun mutant, les mutants qu'il ne reste qu'eux, et l'on change de camp sans l'avoir voulu.
move-forms = Écrivez un verbe et une place (voter 3, soigner 5, voter blanc), ou une déclaration (déclarer rôle espion, déclarer n2 5 mutant) ; dormir est votre dernier mot à chaque étape.

# Noms
role-mutant = mutant de base
role-doctor = médecin
role-informatician = informaticien
role-psychologist = psychologue
role-geneticist = généticien
role-spy = espion
role-hacker = hacker
role-astronaut = astronaute

# Mise en place
crew-does-not-add-up = Ces rôles ne conviennent pas : { $roles ->
    [one] il y en a { $roles }
   *[other] il y en a { $roles }
} pour { $players } joueurs. Changez les nombres jusqu'à ce que leur total soit { $players }, ou laissez faire le tableau de l'article 2.1.

# Refus
not-on-board = { SEAT($seat) } n'est pas à bord, ou n'y est plus : choisissez quelqu'un de vivant.
not-in-the-run-off = { SEAT($seat) } n'est pas du second vote : choisissez parmi ceux qui étaient à égalité, ou abstenez-vous.
now-is-election = L'équipage élit un chef : levez la main pour quelqu'un, ou abstenez-vous.
hand-is-up = Vous avez déjà répondu : les mains se montrent à la clôture du vote.
now-is-mutants = C'est, dans la nuit, l'étape des mutants : désignez qui muter, tuer ou paralyser, puis dormez.
now-is-doctors = C'est, dans la nuit, l'étape des médecins : désignez qui soigner ou tuer, puis dormez.
now-is-informants = C'est, dans la nuit, l'étape des informateurs : donnez votre seule réponse, ou dormez.
now-is-day = Il fait jour : faites des déclarations, votez contre quelqu'un ou blanc, ou abstenez-vous, puis dormez.
now-is-tie = Le scrutin est à égalité : choisissez parmi les ex æquo, ou abstenez-vous.
the-chief-decides = Le scrutin est à égalité et le chef tranche : la nuit tombera quand il l'aura fait.
the-dead-take-no-part = Les morts ne prennent plus part à rien : regardez, vous voyez tout.
answered-already = Vous avez donné votre seule réponse dans cette étape : elle est acquise.
asleep-already = Vous avez dit votre dernier mot dans cette étape : jusqu'à sa clôture, vous pouvez encore désigner quelqu'un d'autre.
seen-dead = Vous voyez { SEAT($seat) } sans vie : choisissez quelqu'un de vivant.
not-yourself = Un médecin ne se soigne pas lui-même : choisissez quelqu'un d'autre.
not-your-role = Votre rôle ne répond pas ainsi : { $role ->
    [geneticist] séquencez quelqu'un
    [spy] espionnez quelqu'un
    [hacker] piratez un rôle
   *[other] inspectez quelqu'un
}, ou dormez.
not-hackable = On ne pirate que les fichiers de l'informaticien, du psychologue ou du généticien : choisissez l'un de ces rôles, ou dormez.
role-not-on-board = Aucun vivant ne tenait ce rôle à la tombée de la nuit ({ $role ->
    [informatician] { role-informatician }
    [psychologist] { role-psychologist }
   *[geneticist] { role-geneticist }
}) : piratez-en un autre, ou dormez.
others-first = Vous avez déjà piraté ce rôle ({ $role ->
    [informatician] { role-informatician }
    [psychologist] { role-psychologist }
   *[geneticist] { role-geneticist }
}) : piratez d'abord tous les autres encore en vie.
not-a-recent-night = Une déclaration parle de l'une des { $nights } dernières nuits, et la nuit { $night } n'en est pas.
more-than-players = Il n'y a que { $players } joueurs : annoncez moins de mutants.
not-so-said = { SEAT($by) } n'a rien dit de tel { DE(SEAT($of)) }, ni aujourd'hui ni hier : dites-le sans nommer personne, ou sur la parole de quelqu'un d'autre.
asks-oneself = On ne s'interroge pas soi-même : interrogez quelqu'un d'autre.
asked-already = Vous avez déjà posé cette question { A(SEAT($seat)) } aujourd'hui : demandez autre chose, ou attendez demain.
not-accused = { SEAT($by) } ne s'est pas prononcé contre vous aujourd'hui : il n'y a rien à démentir.
claimed-enough = Vous avez fait { $claims } déclarations aujourd'hui : attendez demain.
one-name-or-blank = Nommez un joueur, ou choisissez le blanc : ni les deux, ni rien.
day-is-done = Vous avez dit votre dernier mot aujourd'hui : jusqu'au dépouillement, vous pouvez encore changer votre bulletin, et rien d'autre.
blank-is-not-tied = Le blanc n'est pas à égalité : choisissez l'un de ceux qui le sont.
not-among-the-tied = { SEAT($seat) } n'est pas à égalité : choisissez l'un de ceux qui le sont.

# Ce qu'un joueur apprend
event-woke = Nuit { $night } : vous vous réveillez. { $step ->
    [mutants] Mutants éveillés : { SEATS($awake) }.
    [doctors] Médecins éveillés : { SEATS($awake) }.
   *[informants] Vous êtes seul.
}
event-saw-dead = Vous voyez des morts : { SEATS($seats) }.
event-decided = Les mutants { $deed ->
    [mutate] mutent { SEAT($seat) }
    [kill] tuent { SEAT($seat) }
   *[nothing] ne mutent ni ne tuent
} et { $paralysed ->
    [none] ne paralysent personne
   *[other] paralysent { SEAT($paralysed) }
}.
event-treated = { $killed ->
    [none] { $heals ->
        [0] Les médecins n'ont soigné personne.
       *[other] Médecins qui ont soigné : { SEATS($doctors) } ; qui ils ont soigné : { SEATS($patients) }.
    }
   *[other] Les médecins ont tué { SEAT($killed) }.
}
event-touched = { $how ->
    [mutated] On vous a muté : vous êtes mutant.
    [resisted] On a tenté de vous muter, en vain : vous êtes résistant.
    [paralysed] Vous êtes paralysé pour cette nuit.
    [healed] On vous a soigné : vous êtes sain.
    [incurable] On a tenté de vous soigner, en vain : vous êtes hôte.
   *[killed] On vous a tué.
}
event-counted = { $mutants ->
    [one] Un mutant est en vie.
   *[other] { $mutants } mutants sont en vie.
}
event-inspected = L'état { DE(SEAT($seat)) } : { $mutant ->
    [true] mutant
   *[false] sain
}.
event-sequenced = Le génome { DE(SEAT($seat)) } est { $genome ->
    [host] hôte
    [resistant] résistant
   *[normal] normal
}.
event-spied = { SEAT($seat) } cette nuit : { $woke ->
    [true] ne dort pas
   *[false] dort
} ; mutation : { $mutated ->
    [true] oui
   *[false] non
} ; paralysie : { $paralysed ->
    [true] oui
   *[false] non
} ; soin : { $healed ->
    [true] oui
   *[false] non
} ; inspection : { $inspected ->
    [true] oui
   *[false] non
} ; séquençage : { $sequenced ->
    [true] oui
   *[false] non
}.
event-hacked = { $role ->
    [informatician] Les fichiers de l'informaticien
    [psychologist] Les fichiers du psychologue
   *[geneticist] Les fichiers du généticien
} : { $nothing ->
    [true] aucune information.
   *[false] { $role ->
        [informatician] mutants en vie : { $mutants }.
       *[other] pour { SEAT($seat) } : { $result ->
            [mutant] mutant
            [healthy] sain
            [host] génome hôte
            [resistant] génome résistant
           *[normal] génome normal
        }.
    }
}
event-voted = Votre bulletin du jour { $day } : { $blank ->
    [true] blanc
   *[false] { $seat ->
        [none] aucun
       *[other] contre { SEAT($seat) }
    }
}.
event-proposed = { SEAT($seat) } { $taken_back ->
    [true] ne désigne plus
   *[false] désigne
} { SEAT($target) } : { $does ->
    [mutate] muter
    [kill] tuer
    [paralyse] paralyser
   *[heal] soigner
}.

# Ce que tout le monde entend
event-elected = { $drawn ->
    [true] Le sort fait { DE(SEAT($chief)) } le chef.
   *[false] L'équipage choisit { SEAT($chief) } pour chef.
}
event-run-off = Égalité : on vote une seconde fois, entre { SEATS($tied) }.
event-night = La nuit { $number } tombe. Tout le monde s'endort.
event-called = { $step ->
    [mutants] On appelle les mutants.
    [doctors] Les mutants se rendorment. On appelle les médecins.
   *[informants] Les médecins se rendorment. On appelle les autres.
}
event-killing = Quelqu'un est tué.
event-day = Le jour { $number } se lève. { $deaths ->
    [0] Personne n'est mort cette nuit.
    [one] Un joueur est mort cette nuit.
   *[other] { $deaths } joueurs sont morts cette nuit.
}
event-died = { $by ->
    [night] { SEAT($seat) } n'a pas passé la nuit
   *[ballot] L'équipage exécute { SEAT($seat) }
} : { $role ->
    [mutant] { role-mutant }
    [doctor] { role-doctor }
    [informatician] { role-informatician }
    [psychologist] { role-psychologist }
    [geneticist] { role-geneticist }
    [spy] { role-spy }
    [hacker] { role-hacker }
   *[astronaut] { role-astronaut }
}, { $mutant ->
    [true] mutant
   *[false] sain
}, { $genome ->
    [host] hôte
    [resistant] résistant
   *[normal] normal
}.
event-ballot = { $most ->
    [0] Personne n'est nommé.
   *[other] Bulletins contre { SEATS($named) } : { $counts }.
} Blancs : { $blank }.
event-settled = { $by ->
    [chief] Le chef tranche
    [silence] Le chef ne dit rien : le blanc l'emporte
   *[draw] Le chef ne dit rien : le sort tranche
} : { $seat ->
    [none] personne ne meurt
   *[other] { SEAT($seat) }
}.
event-spared = Personne n'est exécuté au jour { $day }.
event-ended = Le voyage est fini. { $ending ->
    [healthy] Il ne reste aucun mutant : les sains ont gagné.
    [mutants] Il ne reste que des mutants : ils ont gagné.
    [dusk] Plus aucun médecin ne peut soigner : les mutants ont gagné.
    [forfeit] Les mutants n'ont pas pu s'accorder : les sains ont gagné.
    [nobody] Il ne reste personne.
   *[quiet] Plus personne ne meurt : la partie est nulle.
}

# Comment cela a fini
ended-healthy = Il ne reste aucun mutant : les sains ont gagné.
ended-mutants = Il ne reste que des mutants : ils ont gagné.
ended-dusk = À la tombée de la nuit, il ne restait aucun médecin sain, et deux mutants ou plus : les mutants ont gagné.
ended-forfeit = Les mutants n'ont pas pu s'accorder : les sains ont gagné par forfait.
ended-nobody = Nulle : plus personne n'est en vie.
ended-quiet = Nulle : personne n'est mort pendant dix nuits et dix jours (règle maison).

# La parole.
the-dead-are-silent = Les morts, et les personnes qui ne font que regarder, ne parlent pas aux vivants. Entre morts, on peut chuchoter.
the-night-is-silent = La nuit, personne ne parle. Attendez le jour.
whisper-of-three = On chuchote à { $most } au plus, soi-même compris. Choisissez moins de monde.
