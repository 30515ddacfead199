title = Sporz
tagline = Un équipage dans l'espace, une spore à bord, et personne à qui se fier.
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
not-on-board = La place { $seat } n'est pas à bord, ou n'y est plus : choisissez quelqu'un de vivant.
not-in-the-run-off = La place { $seat } n'est pas du second vote : choisissez parmi ceux qui étaient à égalité, ou abstenez-vous.
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
seen-dead = Vous voyez la place { $seat } sans vie : choisissez quelqu'un de vivant.
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
claimed-enough = Vous avez fait { $claims } déclarations aujourd'hui : attendez demain.
one-name-or-blank = Nommez un joueur, ou choisissez le blanc : ni les deux, ni rien.
day-is-done = Vous avez dit votre dernier mot aujourd'hui : jusqu'au dépouillement, vous pouvez encore changer votre bulletin, et rien d'autre.
blank-is-not-tied = Le blanc n'est pas à égalité : choisissez l'un de ceux qui le sont.
not-among-the-tied = La place { $seat } n'est pas à égalité : choisissez l'un de ceux qui le sont.

# Ce qu'un joueur apprend
event-woke = Nuit { $night } : vous vous réveillez. { $step ->
    [mutants] Mutants éveillés : { $awake }.
    [doctors] Médecins éveillés : { $awake }.
   *[informants] Vous êtes seul.
}
event-saw-dead = Vous voyez des morts : { $seats }.
event-decided = Les mutants { $deed ->
    [mutate] mutent la place { $seat }
    [kill] tuent la place { $seat }
   *[nothing] ne mutent ni ne tuent
} et { $paralysed ->
    [none] ne paralysent personne
   *[other] paralysent la place { $paralysed }
}.
event-treated = { $killed ->
    [none] { $heals ->
        [0] Les médecins n'ont soigné personne.
       *[other] Médecins qui ont soigné : { $doctors } ; qui ils ont soigné : { $patients }.
    }
   *[other] Les médecins ont tué la place { $killed }.
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
event-inspected = La place { $seat } est { $mutant ->
    [true] mutante
   *[false] saine
}.
event-sequenced = Le génome de la place { $seat } est { $genome ->
    [host] hôte
    [resistant] résistant
   *[normal] normal
}.
event-spied = La place { $seat } cette nuit : { $woke ->
    [true] s'est réveillée
   *[false] a dormi
} ; mutée : { $mutated ->
    [true] oui
   *[false] non
} ; paralysée : { $paralysed ->
    [true] oui
   *[false] non
} ; soignée : { $healed ->
    [true] oui
   *[false] non
} ; inspectée : { $inspected ->
    [true] oui
   *[false] non
} ; séquencée : { $sequenced ->
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
       *[other] la place { $seat } est { $result ->
            [mutant] mutante
            [healthy] saine
            [host] hôte
            [resistant] résistante
           *[normal] de génome normal
        }.
    }
}
event-voted = Votre bulletin du jour { $day } : { $blank ->
    [true] blanc
   *[false] { $seat ->
        [none] aucun
       *[other] place { $seat }
    }
}.
event-proposed = La place { $seat } { $taken_back ->
    [true] ne désigne plus
   *[false] désigne
} la place { $target } : { $does ->
    [mutate] muter
    [kill] tuer
    [paralyse] paralyser
   *[heal] soigner
}.

# Ce que tout le monde entend
event-elected = { $drawn ->
    [true] Le sort fait de la place { $chief } le chef.
   *[false] La place { $chief } est élue chef.
}
event-run-off = Égalité : on vote une seconde fois, entre { $tied }.
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
event-died = La place { $seat } { $by ->
    [night] a été tuée dans la nuit
   *[ballot] est exécutée
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
   *[other] Bulletins contre les places { $named } : { $counts }.
} Blancs : { $blank }.
event-settled = { $by ->
    [chief] Le chef tranche
    [silence] Le chef ne dit rien : le blanc l'emporte
   *[draw] Le chef ne dit rien : le sort tranche
} : { $seat ->
    [none] personne ne meurt
   *[other] place { $seat }
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
event-claimed-role = Place { $seat } : « Je suis { $role ->
    [mutant] { role-mutant }
    [doctor] { role-doctor }
    [informatician] { role-informatician }
    [psychologist] { role-psychologist }
    [geneticist] { role-geneticist }
    [spy] { role-spy }
    [hacker] { role-hacker }
   *[astronaut] { role-astronaut }
}. »
event-claimed-found = Place { $seat } : « La nuit { $night }, j'ai trouvé la place { $about } { $result ->
    [healthy] saine
    [mutant] mutante
    [normal] de génome normal
    [host] hôte
    [resistant] résistante
    [woken] éveillée
    [mutated] mutée cette nuit-là
    [paralysed] paralysée
    [healed] soignée
    [inspected] inspectée
   *[sequenced] séquencée
}. »
event-claimed-count = Place { $seat } : « La nuit { $night }, il y avait { $mutants ->
    [0] zéro mutant
    [one] un mutant
   *[other] { $mutants } mutants
}. »
event-claimed-touched = Place { $seat } : « La nuit { $night }, j'ai été { $how ->
    [mutated] muté
    [healed] soigné
   *[paralysed] paralysé
}. »
event-claimed-opinion = Place { $seat } : « { $says ->
    [suspect] Je soupçonne
   *[trust] J'ai confiance en
} la place { $about }. »
event-claimed-vote = Place { $seat } : « Je voterai contre la place { $about }. »

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
