# Les phrases : trois tournures pour chaque tempérament. Elles disent la déclaration, et rien de plus.
said-role-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Je suis { said-role-words }.
        [1] Mon rôle : { said-role-words }.
       *[2] Moi, c'est { said-role-words }.
    }
    [warm] { $turn ->
        [0] Je vous le confie : je suis { said-role-words }.
        [1] Autant que vous le sachiez : je suis { said-role-words }.
       *[2] À bord, mon rôle est celui-ci : { said-role-words }.
    }
    [wry] { $turn ->
        [0] Ma carte dit : { said-role-words }.
        [1] Il en fallait bien : je suis { said-role-words }.
       *[2] Roulement de tambour… { said-role-words }.
    }
    [worried] { $turn ->
        [0] J'aurais préféré le taire : je suis { said-role-words }.
        [1] Je ne peux plus le cacher : je suis { said-role-words }.
       *[2] Voilà, c'est dit : je suis { said-role-words }.
    }
   *[formal] { $turn ->
        [0] Ma fonction à bord : { said-role-words }.
        [1] Je déclare être { said-role-words }.
       *[2] Je figure ainsi au rôle d'équipage : { said-role-words }.
    }
}
said-found-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Nuit { $night }, c'est simple : { said-finding-words }.
        [1] Nuit { $night }, { said-finding-words }. Point final.
       *[2] Mon constat, nuit { $night } : { said-finding-words }.
    }
    [warm] { $turn ->
        [0] Je partage ce que j'ai : nuit { $night }, { said-finding-words }.
        [1] Si cela peut vous aider : nuit { $night }, { said-finding-words }.
       *[2] Voici ce que je sais de la nuit { $night } : { said-finding-words }.
    }
    [wry] { $turn ->
        [0] Petite nouvelle de la nuit { $night } : { said-finding-words }.
        [1] Instructive, la nuit { $night } : { said-finding-words }.
       *[2] Je vous le donne en mille. Nuit { $night } : { said-finding-words }.
    }
    [worried] { $turn ->
        [0] Il faut que cela sorte : nuit { $night }, { said-finding-words }.
        [1] J'y pense sans cesse. Nuit { $night } : { said-finding-words }.
       *[2] Gardez-le en tête : nuit { $night }, { said-finding-words }.
    }
   *[formal] { $turn ->
        [0] Constat de la nuit { $night } : { said-finding-words }.
        [1] Pour la nuit { $night }, je relève ceci : { said-finding-words }.
       *[2] Mon rapport, nuit { $night } : { said-finding-words }.
    }
}
said-count-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Nuit { $night }, à bord : { said-number-words }.
        [1] Le compte de la nuit { $night } : { said-number-words }.
       *[2] J'ai compté. Nuit { $night } : { said-number-words }.
    }
    [warm] { $turn ->
        [0] Que personne ne l'ignore, nuit { $night } : { said-number-words }.
        [1] Voici mon compte pour la nuit { $night } : { said-number-words }.
       *[2] Je vous donne mon chiffre. Nuit { $night } : { said-number-words }.
    }
    [wry] { $turn ->
        [0] Faites vos jeux. Nuit { $night } : { said-number-words }.
        [1] Nuit { $night }, au tableau : { said-number-words }.
       *[2] Mon addition de la nuit { $night } : { said-number-words }, ni plus ni moins.
    }
    [worried] { $turn ->
        [0] J'ai refait le compte. Nuit { $night } : { said-number-words }.
        [1] Le chiffre de la nuit { $night } me poursuit : { said-number-words }.
       *[2] Nuit { $night } : { said-number-words }. Restons sur nos gardes.
    }
   *[formal] { $turn ->
        [0] Décompte de la nuit { $night } : { said-number-words }.
        [1] État de l'équipage à la nuit { $night } : { said-number-words }.
       *[2] Mes relevés de la nuit { $night } : { said-number-words }.
    }
}
said-touched-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Nuit { $night }, { said-touch-words }. Voilà.
        [1] Ma nuit { $night } : { said-touch-words }.
       *[2] C'est arrivé nuit { $night } : { said-touch-words }.
    }
    [warm] { $turn ->
        [0] Je ne vous cache rien : nuit { $night }, { said-touch-words }.
        [1] À vous de juger : nuit { $night }, { said-touch-words }.
       *[2] Je vous raconte ma nuit { $night } : { said-touch-words }.
    }
    [wry] { $turn ->
        [0] Ma nuit { $night } fut charmante : { said-touch-words }.
        [1] Devinez quoi ? Nuit { $night }, { said-touch-words }.
       *[2] Souvenir de la nuit { $night } : { said-touch-words }.
    }
    [worried] { $turn ->
        [0] Je dois vous le dire : nuit { $night }, { said-touch-words }.
        [1] J'en tremble encore : nuit { $night }, { said-touch-words }.
       *[2] Nuit { $night }… { said-touch-words }.
    }
   *[formal] { $turn ->
        [0] Je signale ceci : nuit { $night }, { said-touch-words }.
        [1] Pour information, nuit { $night } : { said-touch-words }.
       *[2] À consigner : nuit { $night }, { said-touch-words }.
    }
}
said-suspect-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Je soupçonne { SEAT($about) }.
        [1] { SEAT($about) } cache quelque chose.
       *[2] Le problème, c'est { SEAT($about) }.
    }
    [warm] { $turn ->
        [0] J'aimerais avoir tort, mais je soupçonne { SEAT($about) }.
        [1] Sans rancune, { SEAT($about) } : je vous soupçonne.
       *[2] Je n'arrive pas à me fier { A(SEAT($about)) }.
    }
    [wry] { $turn ->
        [0] Mon petit doigt soupçonne { SEAT($about) }.
        [1] { SEAT($about) } a comme une odeur de spore.
       *[2] Quelque chose me dit de garder un œil sur { SEAT($about) }.
    }
    [worried] { $turn ->
        [0] { SEAT($about) } me fait peur.
        [1] J'ai un mauvais pressentiment : { SEAT($about) }.
       *[2] Je n'ose plus tourner le dos { A(SEAT($about)) }.
    }
   *[formal] { $turn ->
        [0] Mes soupçons se portent sur { SEAT($about) }.
        [1] Je fais part de mes soupçons envers { SEAT($about) }.
       *[2] L'attitude { DE(SEAT($about)) } appelle le soupçon.
    }
}
said-trust-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Je crois { SEAT($about) }.
        [1] Laissez { SEAT($about) } tranquille : j'ai confiance.
       *[2] { SEAT($about) } a ma confiance.
    }
    [warm] { $turn ->
        [0] Je fais confiance { A(SEAT($about)) }.
        [1] { SEAT($about) } a toute ma confiance.
       *[2] Je réponds { DE(SEAT($about)) }.
    }
    [wry] { $turn ->
        [0] Je confierais les clés du vaisseau { A(SEAT($about)) }.
        [1] Pour une fois, je veux bien croire { SEAT($about) }.
       *[2] J'ai confiance en { SEAT($about) }. Ne le répétez pas.
    }
    [worried] { $turn ->
        [0] Cela me rassure de pouvoir croire { SEAT($about) }.
        [1] J'ai besoin de croire quelqu'un : ce sera { SEAT($about) }.
       *[2] Je me raccroche { A(SEAT($about)) } : j'ai confiance.
    }
   *[formal] { $turn ->
        [0] J'accorde ma confiance { A(SEAT($about)) }.
        [1] Ma confiance va { A(SEAT($about)) }.
       *[2] Je tiens { SEAT($about) } pour une personne de confiance.
    }
}
said-vote-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Je vote contre { SEAT($about) }.
        [1] Mon vote : contre { SEAT($about) }.
       *[2] Ce sera contre { SEAT($about) }, mon bulletin est prêt.
    }
    [warm] { $turn ->
        [0] À regret, je voterai contre { SEAT($about) }.
        [1] Le cœur gros, je voterai contre { SEAT($about) }.
       *[2] Pardon, { SEAT($about) } : je voterai contre vous.
    }
    [wry] { $turn ->
        [0] Mon bulletin a déjà un nom : { SEAT($about) }.
        [1] { SEAT($about) } aura mon vote. Ne me remerciez pas.
       *[2] Devinez contre qui je vote ? { SEAT($about) }.
    }
    [worried] { $turn ->
        [0] Je n'aime pas voter, mais ce sera contre { SEAT($about) }.
        [1] J'en ai les mains moites : je voterai contre { SEAT($about) }.
       *[2] S'il faut choisir, je voterai contre { SEAT($about) }.
    }
   *[formal] { $turn ->
        [0] J'annonce mon vote : contre { SEAT($about) }.
        [1] Mon bulletin portera le nom { DE(SEAT($about)) }.
       *[2] Je me prononcerai contre { SEAT($about) }.
    }
}
said-denial-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Faux, { SEAT($about) } : je suis en bonne santé.
        [1] { SEAT($about) } dit n'importe quoi : je suis en bonne santé.
       *[2] Non, { SEAT($about) }. Je suis en bonne santé.
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, je vous assure : je suis en bonne santé.
        [1] Je ne vous en veux pas, { SEAT($about) }, mais je suis en bonne santé.
       *[2] { SEAT($about) }, regardez-moi bien : je suis en bonne santé.
    }
    [wry] { $turn ->
        [0] { SEAT($about) } a de l'imagination : je suis en bonne santé.
        [1] Belle histoire, { SEAT($about) }. Je suis en bonne santé.
       *[2] Perdu, { SEAT($about) } : je suis en bonne santé.
    }
    [worried] { $turn ->
        [0] Pourquoi moi, { SEAT($about) } ? Je suis en bonne santé !
        [1] Je vous en prie, { SEAT($about) } : je suis en bonne santé.
       *[2] Croyez-moi, { SEAT($about) }, je suis en bonne santé !
    }
   *[formal] { $turn ->
        [0] { SEAT($about) } fait erreur : je suis en bonne santé.
        [1] Je récuse l'accusation { DE(SEAT($about)) } : je suis en bonne santé.
       *[2] Je réponds { A(SEAT($about)) } : je suis en bonne santé.
    }
}
said-asks-role-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] { SEAT($about) }, votre rôle ?
        [1] Qui êtes-vous, { SEAT($about) } ?
       *[2] { SEAT($about) }, dites-nous qui vous êtes.
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, voulez-vous bien nous dire qui vous êtes ?
        [1] Et vous, { SEAT($about) }, quel est votre rôle ?
       *[2] Cela nous aiderait, { SEAT($about) }, de savoir qui vous êtes.
    }
    [wry] { $turn ->
        [0] Et que dit votre carte, { SEAT($about) } ?
        [1] { SEAT($about) }, quel rôle jouez-vous dans cette comédie ?
       *[2] Je donne ma langue au chat, { SEAT($about) } : qui êtes-vous ?
    }
    [worried] { $turn ->
        [0] { SEAT($about) }, j'ai besoin de savoir : qui êtes-vous ?
        [1] Rassurez-moi, { SEAT($about) } : quel est votre rôle ?
       *[2] Qui êtes-vous vraiment, { SEAT($about) } ?
    }
   *[formal] { $turn ->
        [0] { SEAT($about) }, veuillez déclarer votre rôle.
        [1] Puis-je vous demander votre rôle, { SEAT($about) } ?
       *[2] { SEAT($about) }, quelle est votre fonction à bord ?
    }
}
said-asks-learnt-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] { SEAT($about) }, qu'avez-vous appris ?
        [1] Que savez-vous, { SEAT($about) } ?
       *[2] Parlez, { SEAT($about) } : qu'avez-vous vu ?
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, avez-vous appris quelque chose ?
        [1] Racontez-nous, { SEAT($about) } : qu'avez-vous appris ?
       *[2] Ce que vous savez nous aiderait, { SEAT($about) }.
    }
    [wry] { $turn ->
        [0] Et vos nuits, { SEAT($about) }, qu'en rapportez-vous ?
        [1] { SEAT($about) } en sait sûrement plus que moi. Quoi donc ?
       *[2] Un petit secret à partager, { SEAT($about) } ?
    }
    [worried] { $turn ->
        [0] { SEAT($about) }, je vous en prie : qu'avez-vous appris ?
        [1] Vous savez quelque chose, { SEAT($about) }, n'est-ce pas ?
       *[2] Ne nous laissez pas dans le noir, { SEAT($about) } : que savez-vous ?
    }
   *[formal] { $turn ->
        [0] { SEAT($about) }, votre rapport, je vous prie.
        [1] Qu'avez-vous à rapporter, { SEAT($about) } ?
       *[2] Je sollicite le témoignage { DE(SEAT($about)) }.
    }
}
said-asks-suspect-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] { SEAT($about) }, qui soupçonnez-vous ?
        [1] Un nom, { SEAT($about) }.
       *[2] Contre qui êtes-vous, { SEAT($about) } ?
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, de qui vous méfiez-vous ?
        [1] Votre avis compte, { SEAT($about) } : qui soupçonnez-vous ?
       *[2] Et vous, { SEAT($about) }, qui vous inquiète ?
    }
    [wry] { $turn ->
        [0] Un petit nom pour la galerie, { SEAT($about) } ?
        [1] Sur qui miseriez-vous, { SEAT($about) } ?
       *[2] { SEAT($about) }, votre suspect du jour ?
    }
    [worried] { $turn ->
        [0] { SEAT($about) }, qui faut-il craindre ?
        [1] De qui avez-vous peur, { SEAT($about) } ?
       *[2] Dites-moi qui craindre, { SEAT($about) }.
    }
   *[formal] { $turn ->
        [0] { SEAT($about) }, sur qui portent vos soupçons ?
        [1] Puis-je connaître vos soupçons, { SEAT($about) } ?
       *[2] J'aimerais entendre les soupçons { DE(SEAT($about)) }.
    }
}

# Sur la parole de qui.
said-reason-against = { $because ->
    [none] {""}
   *[other] {" "}{ said-because-accused }
}
said-reason-for = { $because ->
    [none] {""}
   *[other] {" "}{ said-because-trusted }
}
said-because-accused = { $temper ->
    [blunt] { $lead ->
        [1] { SEAT($because) } l'accuse.
        [2] { SEAT($because) } l'accuse, cela me suffit.
       *[other] La parole { DE(SEAT($because)) } me suffit.
    }
    [warm] { $lead ->
        [1] { SEAT($because) } l'accuse, et je l'entends.
        [2] J'ai bien écouté { SEAT($because) }, qui l'accuse.
       *[other] L'accusation { DE(SEAT($because)) } m'a touché le cœur.
    }
    [wry] { $lead ->
        [1] { SEAT($because) } l'accuse, j'applaudis.
        [2] C'est { SEAT($because) } qui l'accuse, moi je suis le mouvement.
       *[other] { SEAT($because) } l'accuse si joliment.
    }
    [worried] { $lead ->
        [1] Si { SEAT($because) } l'accuse, il y a une raison.
        [2] { SEAT($because) } l'accuse, et je n'ose pas l'ignorer.
       *[other] Depuis que j'entends { SEAT($because) } l'accuser, je doute.
    }
   *[formal] { $lead ->
        [1] Motif : { SEAT($because) } l'accuse.
        [2] Je me fonde sur l'accusation { DE(SEAT($because)) }.
       *[other] { SEAT($because) } l'accuse, j'en prends acte.
    }
}
said-because-trusted = { $temper ->
    [blunt] { $lead ->
        [1] { SEAT($because) } prend sa défense.
        [2] { SEAT($because) } prend sa défense, cela me suffit.
       *[other] La parole { DE(SEAT($because)) } me suffit.
    }
    [warm] { $lead ->
        [1] { SEAT($because) } prend sa défense, et je l'entends.
        [2] J'ai bien écouté { SEAT($because) }, qui prend sa défense.
       *[other] La défense { DE(SEAT($because)) } m'a touché le cœur.
    }
    [wry] { $lead ->
        [1] { SEAT($because) } prend sa défense, j'applaudis.
        [2] C'est { SEAT($because) } qui prend sa défense, moi je suis le mouvement.
       *[other] { SEAT($because) } prend sa défense si joliment.
    }
    [worried] { $lead ->
        [1] Si { SEAT($because) } prend sa défense, il y a une raison.
        [2] { SEAT($because) } prend sa défense, et cela m'apaise.
       *[other] Depuis que j'entends { SEAT($because) } prendre sa défense, je respire.
    }
   *[formal] { $lead ->
        [1] Motif : { SEAT($because) } prend sa défense.
        [2] Je me fonde sur la parole { DE(SEAT($because)) }.
       *[other] { SEAT($because) } prend sa défense, j'en prends acte.
    }
}
