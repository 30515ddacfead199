# Ce que disent les joueurs. Un message said-… est la phrase seule, telle que la bulle la montre.
event-claimed-role = { SEAT($seat) } : « { said-role } »
event-claimed-found = { SEAT($seat) } : « { said-found } »
event-claimed-count = { SEAT($seat) } : « { said-count } »
event-claimed-touched = { SEAT($seat) } : « { said-touched } »
event-claimed-opinion = { SEAT($seat) } : « { said-opinion } »
event-claimed-vote = { SEAT($seat) } : « { said-vote } »
event-claimed-denial = { SEAT($seat) } : « { said-denial } »
event-claimed-question = { SEAT($seat) } : « { said-question } »

# En mots simples, ou dans une manière : une entrée en matière, la phrase, et sur la parole de qui.
said-answering = { $occasion ->
    [answer] Je réponds { A(SEAT($asker)) }.{" "}
   *[other] {""}
}
said-role = { $temper ->
    [plain] { said-answering }Je suis { said-role-words }.
   *[other] { said-lead }{ said-role-in-a-manner }
}
said-found = { $temper ->
    [plain] { said-answering }Nuit { $night } : { said-finding-words }.
   *[other] { said-lead }{ said-found-in-a-manner }
}
said-count = { $temper ->
    [plain] { said-answering }Nuit { $night } : { $mutants ->
        [0] il n'y avait aucun mutant
        [one] il y avait un mutant
       *[other] il y avait { $mutants } mutants
    }.
   *[other] { said-lead }{ said-count-in-a-manner }
}
said-touched = { $temper ->
    [plain] { said-answering }Nuit { $night } : { $how ->
        [mutated] on m'a muté
        [healed] on m'a soigné
       *[paralysed] on m'a paralysé
    }.
   *[other] { said-lead }{ said-touched-in-a-manner }
}
said-denial = { $temper ->
    [plain] { SEAT($about) } se trompe : je suis en bonne santé.
   *[other] { said-lead }{ said-denial-in-a-manner }
}
said-opinion = { $temper ->
    [plain] { said-answering }{ $says ->
        [suspect] Je soupçonne { SEAT($about) }
       *[trust] J'ai confiance en { SEAT($about) }
    }{ $because ->
        [none] {""}
       *[other] {""} : { SEAT($because) } { $says ->
            [suspect] l'accuse
           *[trust] prend sa défense
        }
    }.
   *[other] { said-lead }{ $says ->
        [suspect] { said-suspect-in-a-manner }{ said-reason-against }
       *[trust] { said-trust-in-a-manner }{ said-reason-for }
    }
}
said-vote = { $temper ->
    [plain] { said-answering }Je voterai contre { SEAT($about) }{ $because ->
        [none] {""}
       *[other] {""} : { SEAT($because) } l'accuse
    }.
   *[other] { said-lead }{ said-vote-in-a-manner }{ said-reason-against }
}

said-question = { $temper ->
    [plain] { $asks ->
        [role] { SEAT($about) }, qui êtes-vous ?
        [learnt] { SEAT($about) }, qu'avez-vous appris ?
       *[suspect] { SEAT($about) }, qui soupçonnez-vous ?
    }
   *[other] { said-lead }{ $asks ->
        [role] { said-asks-role-in-a-manner }
        [learnt] { said-asks-learnt-in-a-manner }
       *[suspect] { said-asks-suspect-in-a-manner }
    }
}

# Les entrées en matière. L'occasion, que tout le monde connaît, passe avant.
said-lead = { $occasion ->
    [opening] { said-lead-opening }{" "}
    [changed] { said-lead-changed }{" "}
    [answer] { said-lead-answer }{" "}
    [evasion] { said-lead-evasion }{" "}
   *[usual] { $lead ->
        [0] {""}
       *[other] { said-lead-usual }{" "}
    }
}
said-lead-opening = { $temper ->
    [blunt] { $turn ->
        [0] Je commence.
        [1] Assez de silence.
       *[2] Personne ne parle ? Moi, si.
    }
    [warm] { $turn ->
        [0] Bonjour à tout le monde, je me lance.
        [1] Je brise la glace.
       *[2] Commençons en douceur.
    }
    [wry] { $turn ->
        [0] Quel silence… je me dévoue.
        [1] Allez, j'ouvre le bal.
       *[2] Qui commence ? Moi, visiblement.
    }
    [worried] { $turn ->
        [0] Il faut bien que quelqu'un commence.
        [1] Je préfère parler tout de suite.
       *[2] Ce silence me pèse, je commence.
    }
   *[formal] { $turn ->
        [0] J'ouvre la séance.
        [1] Permettez que je commence.
       *[2] Je prends la parole avant les autres.
    }
}
said-lead-changed = { $temper ->
    [blunt] { $turn ->
        [0] J'avais tort.
        [1] Je change d'avis.
       *[2] Oubliez ce que j'ai dit.
    }
    [warm] { $turn ->
        [0] Tout bien pesé, je change d'avis.
        [1] Je reviens sur ce que j'ai dit, pardon.
       *[2] Vous m'avez fait changer d'avis.
    }
    [wry] { $turn ->
        [0] Oui, je tourne avec le vent.
        [1] Il n'y a que les sots qui ne changent pas d'avis.
       *[2] Volte-face.
    }
    [worried] { $turn ->
        [0] Attendez, je ne vois plus les choses ainsi.
        [1] J'hésitais, et je change d'avis.
       *[2] Pardon, je reviens sur mes mots.
    }
   *[formal] { $turn ->
        [0] Je rectifie.
        [1] Je retire ce que j'ai dit.
       *[2] Ma position a changé.
    }
}
said-lead-answer = { $temper ->
    [blunt] { $turn ->
        [0] Ma réponse { A(SEAT($asker)) }.
        [1] Vous demandez, { SEAT($asker) }, je réponds.
       *[2] La question est simple, { SEAT($asker) }.
    }
    [warm] { $turn ->
        [0] Merci de me le demander, { SEAT($asker) }.
        [1] Pour vous, { SEAT($asker) }, bien volontiers.
       *[2] Vous avez raison de demander, { SEAT($asker) }.
    }
    [wry] { $turn ->
        [0] Vous êtes d'une curiosité, { SEAT($asker) }…
        [1] Je croyais que personne ne me le demanderait, { SEAT($asker) }.
       *[2] Un entretien avec { SEAT($asker) }, quel honneur.
    }
    [worried] { $turn ->
        [0] Pourquoi moi, { SEAT($asker) } ? Enfin, je réponds.
        [1] Je redoutais cette question, { SEAT($asker) }.
       *[2] Oui, { SEAT($asker) }, je vais vous le dire.
    }
   *[formal] { $turn ->
        [0] En réponse { A(SEAT($asker)) }.
        [1] À la question { DE(SEAT($asker)) }, je réponds ceci.
       *[2] Comme le souhaite { SEAT($asker) }, je m'explique.
    }
}
said-lead-evasion = { $temper ->
    [blunt] { $turn ->
        [0] Cela ne vous regarde pas, { SEAT($asker) }.
        [1] Je garde cela pour moi, { SEAT($asker) }.
       *[2] Pas de réponse là-dessus, { SEAT($asker) }.
    }
    [warm] { $turn ->
        [0] Ne m'en veuillez pas, { SEAT($asker) }, je n'en dirai rien.
        [1] Une autre fois, { SEAT($asker) }, si vous voulez bien.
       *[2] Laissez-moi garder cela pour l'instant, { SEAT($asker) }.
    }
    [wry] { $turn ->
        [0] Joli piège, { SEAT($asker) }.
        [1] Bien essayé, { SEAT($asker) }.
       *[2] Un peu de mystère ne nuit pas, { SEAT($asker) }.
    }
    [worried] { $turn ->
        [0] Je préfère ne pas le dire, { SEAT($asker) }.
        [1] Pas devant tout le monde, { SEAT($asker) }.
       *[2] Ce serait trop risqué, { SEAT($asker) }.
    }
   *[formal] { $turn ->
        [0] Je m'abstiens de répondre { A(SEAT($asker)) }.
        [1] Je réserve ma réponse { A(SEAT($asker)) }.
       *[2] Permettez, { SEAT($asker) }, que je passe sur ce point.
    }
}
said-lead-usual = { $temper ->
    [blunt] { $lead ->
        [1] Bon.
        [2] Je le dis tout net.
       *[3] Pas de détour.
    }
    [warm] { $lead ->
        [1] Écoutez-moi un instant.
        [2] Merci de m'écouter.
       *[3] Je vous parle à cœur ouvert.
    }
    [wry] { $lead ->
        [1] Tiens donc.
        [2] On s'amuse bien, ici.
       *[3] Quelle belle journée.
    }
    [worried] { $lead ->
        [1] Je n'aime pas ça.
        [2] J'ai la boule au ventre.
       *[3] Tout cela m'inquiète.
    }
   *[formal] { $lead ->
        [1] Je demande la parole.
        [2] Que cela soit noté.
       *[3] Avec votre permission.
    }
}

# De quoi l'on parle, dans toutes les manières.
said-role-words = { $role ->
    [mutant] { role-mutant }
    [doctor] { role-doctor }
    [informatician] { role-informatician }
    [psychologist] { role-psychologist }
    [geneticist] { role-geneticist }
    [spy] { role-spy }
    [hacker] { role-hacker }
   *[astronaut] { role-astronaut }
}
said-finding-words = { $result ->
    [healthy] { SEAT($about) } est en bonne santé
    [mutant] { SEAT($about) } est un mutant
    [normal] { SEAT($about) } a le génome normal
    [host] { SEAT($about) } a le génome hôte
    [resistant] { SEAT($about) } a le génome résistant
    [woken] { SEAT($about) } avait les yeux ouverts
    [mutated] on a muté { SEAT($about) }
    [paralysed] on a paralysé { SEAT($about) }
    [healed] on a soigné { SEAT($about) }
    [inspected] on a inspecté { SEAT($about) }
   *[sequenced] on a séquencé { SEAT($about) }
}
said-number-words = { $mutants ->
    [0] aucun mutant
    [one] un mutant
   *[other] { $mutants } mutants
}
said-touch-words = { $how ->
    [mutated] j'ai subi une mutation
    [healed] j'ai reçu un soin
   *[paralysed] j'ai subi une paralysie
}
