head = { $phase ->
    [election] { $night ->
        [0] Avant la première nuit : l'équipage élit un chef.
       *[other] Matin du jour { $night }. Il n'y a plus de chef : l'équipage en élit un.
    }
    [run-off] Égalité pour le chef : second vote entre { $tied }.
    [mutants] Nuit { $night }, première étape : on appelle les mutants.
    [doctors] Nuit { $night }, deuxième étape : on appelle les médecins.
    [informants] Nuit { $night }, troisième étape : on appelle tous les autres.
    [day] Jour { $night } : on parle, on déclare, on vote.
    [tie] Jour { $night } : égalité entre { $tied }. Le chef, place { $chief }, tranche.
   *[over] Le voyage est fini, et tout se dévoile.
}
watcher = Vous regardez.
you = Vous êtes la place { $seat } : { $role }, { $mutant ->
    [true] MUTANT
   *[false] sain
}, { $genome ->
    [host] hôte
    [resistant] résistant
    [normal] de génome normal
   *[unknown] génome inconnu
}.{ $doctors ->
    [none] {""}
   *[other] {" "}Vos confrères médecins : { $doctors }.
}{ $life ->
    [dead] {" "}Vous êtes mort : vous voyez tout, et n'en dites rien.
    [asked] {" "}Vous êtes mort : vous voyez tout, et n'en dites rien. Jusqu'à l'aube, on vous interroge comme les autres, sans effet.
   *[alive] {""}
}
mission = { $role ->
    [mutant] Vous portez la Spore. Chaque nuit, vous mutez ou tuez quelqu'un, et paralysez quelqu'un d'autre ; le jour, ayez l'air inoffensif.
    [doctor] Chaque nuit, vous pouvez soigner un joueur : s'il était mutant, il redevient sain, sauf un hôte. Restez en vie, et inconnu.
    [informatician] Chaque nuit, le vaisseau vous dit combien de mutants sont en vie.
    [psychologist] Chaque nuit, vous découvrez si un joueur est mutant.
    [geneticist] Chaque nuit, vous lisez le génome d'un joueur : normal, hôte ou résistant.
    [spy] Chaque nuit, vous surveillez un joueur et voyez tout ce qui lui arrive.
    [hacker] Chaque nuit, vous lisez les fichiers de l'informaticien, du psychologue ou du généticien.
   *[astronaut] La nuit, vous dormez. Le jour, votre voix vaut celle des autres : interrogez, écoutez, votez.
}
crew = À bord : { $seats }.
eyes = { $awake ->
    [true] Vous avez les yeux ouverts : ce que vous désignez compte.
   *[false] { $paralysed ->
        [true] Vous êtes paralysé : ce que vous désignez reste sans effet cette nuit.
       *[false] Vous dormez : ce que vous désignez reste sans effet, et personne ne le voit.
    }
}
fellows = Éveillés avec vous : { $fellows }.
fellow = place { $seat } ({ $what })
pointing = Vous désignez : { $what }.
question = { $phase ->
    [election] Pour qui levez-vous la main ?
    [run-off] Pour qui levez-vous la main ?
    [mutants] Qui voudriez-vous muter, ou tuer ? Qui paralyser ?
    [doctors] Qui voudriez-vous soigner, ou tuer ?
    [informants] { $role ->
        [geneticist] De qui voudriez-vous lire le génome ?
        [spy] Qui voudriez-vous surveiller ?
        [hacker] Quels fichiers voudriez-vous ouvrir ?
       *[other] Qui voudriez-vous inspecter ?
    }
    [day] Que dites-vous, et contre qui votez-vous ?
   *[tie] Qui choisissez-vous ?
}
awaited = La question est posée à : { $seats }.
ballot = Votre bulletin pour l'instant : { $ballot }. Déclarations du jour : { $claims } sur 5.
blank = blanc
is-you = vous
is-chief = chef
columns = rôle|vous savez|a déclaré
autopsy = { $role }, { $mutant ->
    [true] MUTANT
   *[false] sain
}, { $genome ->
    [host] hôte
    [resistant] résistant
   *[normal] normal
} ({ $by ->
    [night] nuit
   *[ballot] jour
} { $night })
says-role = « { $roles } »
truth = { $role }, { $state ->
    [mutant] MUTANT
   *[other] sain
}, { $genome ->
    [host] hôte
    [resistant] résistant
   *[normal] normal
}
fact = n{ $night } { $fact ->
    [mutant] MUTANT
    [healthy] sain
    [normal] normal
    [host] hôte
    [resistant] résistant
    [doctor-awake] éveillé, en médecin
    [we-mutate] muté par vous
    [we-kill] tué par vous
    [we-paralyse] paralysé par vous
    [treated] soigné
    [spied-woke] s'est réveillé
    [spied-mutated] on l'a muté
    [spied-paralysed] on l'a paralysé
    [spied-healed] on l'a soigné
    [spied-inspected] on l'a inspecté
    [spied-sequenced] on l'a séquencé
   *[spied-nothing] a dormi, sans rien
}
effect = { $verb ->
    [elect] lever la main pour quelqu'un
    [mutate] faire de quelqu'un un mutant
    [kill] { $phase ->
        [mutants] tuer au lieu de muter
       *[other] tuer au lieu de soigner, si tous ceux qui sont éveillés le veulent
    }
    [paralyse] ôter à quelqu'un son action de la nuit
    [heal] rendre sain un mutant
    [inspect] mutant ou sain ?
    [sequence] quel génome ?
    [spy] que lui est-il arrivé cette nuit ?
    [hack] qu'a appris ce rôle cette nuit ?
    [vote] qui doit mourir ; blanc : personne
    [decide] qui meurt ; blanc : personne
    [abstain] ne nommer personne
   *[sleep] votre dernier mot : on ne vous attend plus
}
move = { $form } : { $effect } [{ $clause }]
typed = { $word ->
    [elect] élire
    [mutate] muter
    [kill] tuer
    [paralyse] paralyser
    [heal] soigner
    [inspect] inspecter
    [sequence] séquencer
    [watch] espionner
    [hack] pirater
    [sleep] dormir
    [vote] voter
    [decide] trancher
    [abstain] s'abstenir
    [blank] blanc
    [count] compte
    [ask] demander
    [learnt] appris
    [suspect] soupçonner
    [trust] confiance
    [doctor] médecin
    [informatician] informaticien
    [psychologist] psychologue
    [geneticist] généticien
    [spy] espion
    [astronaut] astronaute
    [healthy] sain
    [host] hôte
    [resistant] résistant
    [woken] éveillé
    [mutated] muté
    [paralysed] paralysé
    [healed] soigné
    [inspected] inspecté
    [sequenced] séquencé
   *[other] { $word }
}
claims = {"  "}déclarer … : dire quelque chose à tous, vrai ou faux ; encore { $left } aujourd'hui [10.2]
    {"     "}déclarer rôle espion      je suis l'espion
    {"     "}déclarer n{ $night } 5 mutant       la nuit { $night }, j'ai trouvé 5 mutant (ou sain, normal, hôte, résistant,
    {"     "}                          éveillé, muté, paralysé, soigné, inspecté, séquencé)
    {"     "}déclarer n{ $night } compte 2       la nuit { $night }, il y avait 2 mutants
    {"     "}déclarer n{ $night } soigné         la nuit { $night }, on m'a soigné (ou muté, paralysé)
    {"     "}déclarer soupçonner 5     je soupçonne 5 (ou confiance 5) ; déclarer voter 5 : je voterai contre 5
    {"     "}déclarer demander 5 rôle  qui est 5 ? (ou appris : qu'avez-vous appris ? ou soupçonner : qui soupçonnez-vous ?)
looking = {"  "}journal : tout ce que vous savez, nuit par nuit ; tableau : qui a déclaré quoi ; 5 : tout ce que vous savez de la place 5
log-night = { $night ->
    [0] Avant la première nuit
   *[other] Nuit { $night }, et le jour qui suit
}
log-claims = Déclarations du jour { $day }
log-empty = Vous ne savez rien encore.
dossier = Place { $seat }
dossier-claim = Jour { $day }. { $told }
dossier-known = Vous savez : { $facts }
