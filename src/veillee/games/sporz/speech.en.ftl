# What players say. A message said-… is the sentence alone, as the bubble shows it.
event-claimed-role = { SEAT($seat) }: “{ said-role }”
event-claimed-found = { SEAT($seat) }: “{ said-found }”
event-claimed-count = { SEAT($seat) }: “{ said-count }”
event-claimed-touched = { SEAT($seat) }: “{ said-touched }”
event-claimed-opinion = { SEAT($seat) }: “{ said-opinion }”
event-claimed-vote = { SEAT($seat) }: “{ said-vote }”
event-claimed-denial = { SEAT($seat) }: “{ said-denial }”

# In plain words, or in a manner: a way to begin, the sentence, and on whose word.
said-role = { $temper ->
    [plain] I am { said-role-words }.
   *[other] { said-lead }{ said-role-in-a-manner }
}
said-found = { $temper ->
    [plain] Night { $night }: { said-finding-words }.
   *[other] { said-lead }{ said-found-in-a-manner }
}
said-count = { $temper ->
    [plain] Night { $night }: { $mutants ->
        [0] there was no mutant
        [one] there was one mutant
       *[other] there were { $mutants } mutants
    }.
   *[other] { said-lead }{ said-count-in-a-manner }
}
said-touched = { $temper ->
    [plain] Night { $night }: { said-touch-words }.
   *[other] { said-lead }{ said-touched-in-a-manner }
}
said-denial = { $temper ->
    [plain] { SEAT($about) } is wrong: I am healthy.
   *[other] { said-lead }{ said-denial-in-a-manner }
}
said-opinion = { $temper ->
    [plain] { $says ->
        [suspect] I suspect { SEAT($about) }
       *[trust] I trust { SEAT($about) }
    }{ $because ->
        [none] {""}
       *[other] {""}: { SEAT($because) } { $says ->
            [suspect] accuses them
           *[trust] speaks up for them
        }
    }.
   *[other] { said-lead }{ $says ->
        [suspect] { said-suspect-in-a-manner }{ said-reason-against }
       *[trust] { said-trust-in-a-manner }{ said-reason-for }
    }
}
said-vote = { $temper ->
    [plain] I will vote against { SEAT($about) }{ $because ->
        [none] {""}
       *[other] {""}: { SEAT($because) } accuses them
    }.
   *[other] { said-lead }{ said-vote-in-a-manner }{ said-reason-against }
}

# Ways to begin. The occasion, which everybody knows, comes first.
said-lead = { $occasion ->
    [opening] { said-lead-opening }{" "}
    [changed] { said-lead-changed }{" "}
   *[usual] { $lead ->
        [0] {""}
       *[other] { said-lead-usual }{" "}
    }
}
said-lead-opening = { $temper ->
    [blunt] { $turn ->
        [0] I'll start.
        [1] Enough silence.
       *[2] Nobody talking? I am.
    }
    [warm] { $turn ->
        [0] Good morning, everyone. I'll begin.
        [1] Let me break the ice.
       *[2] Let's begin gently.
    }
    [wry] { $turn ->
        [0] Such silence. I'll volunteer.
        [1] I'll get the party started.
       *[2] Who goes first? Me, it seems.
    }
    [worried] { $turn ->
        [0] Somebody has to begin.
        [1] I'd rather speak right away.
       *[2] This silence weighs on me. I'll begin.
    }
   *[formal] { $turn ->
        [0] I open the session.
        [1] Allow me to begin.
       *[2] I take the floor before the others.
    }
}
said-lead-changed = { $temper ->
    [blunt] { $turn ->
        [0] I was wrong.
        [1] I've changed my mind.
       *[2] Forget what I said.
    }
    [warm] { $turn ->
        [0] All things considered, I've changed my mind.
        [1] I take back what I said, sorry.
       *[2] You've made me change my mind.
    }
    [wry] { $turn ->
        [0] Yes, I turn with the wind.
        [1] Only fools never change their minds.
       *[2] About-face.
    }
    [worried] { $turn ->
        [0] Wait, I see it differently now.
        [1] I was torn, and I've changed my mind.
       *[2] Sorry, I take my words back.
    }
   *[formal] { $turn ->
        [0] A correction.
        [1] I withdraw what I said.
       *[2] My position has changed.
    }
}
said-lead-usual = { $temper ->
    [blunt] { $lead ->
        [1] Right.
        [2] I'll say it straight.
       *[3] No detours.
    }
    [warm] { $lead ->
        [1] Hear me out a moment.
        [2] Thank you for listening.
       *[3] From the heart.
    }
    [wry] { $lead ->
        [1] Well, well.
        [2] Aren't we having fun.
       *[3] What a lovely day.
    }
    [worried] { $lead ->
        [1] I don't like this.
        [2] My stomach is in knots.
       *[3] All this worries me.
    }
   *[formal] { $lead ->
        [1] A word, please.
        [2] Let it be noted.
       *[3] With your permission.
    }
}

# What is spoken of, in every manner.
said-role-words = { $role ->
    [mutant] a { role-mutant }
    [doctor] a { role-doctor }
    [informatician] a { role-informatician }
    [psychologist] a { role-psychologist }
    [geneticist] a { role-geneticist }
    [spy] a { role-spy }
    [hacker] a { role-hacker }
   *[astronaut] an { role-astronaut }
}
said-finding-words = { $result ->
    [healthy] { SEAT($about) } is healthy
    [mutant] { SEAT($about) } is a mutant
    [normal] { SEAT($about) } has the normal genome
    [host] { SEAT($about) } has the host genome
    [resistant] { SEAT($about) } has the resistant genome
    [woken] { SEAT($about) } had open eyes
    [mutated] { SEAT($about) } was mutated
    [paralysed] { SEAT($about) } was paralysed
    [healed] { SEAT($about) } was healed
    [inspected] { SEAT($about) } was inspected
   *[sequenced] { SEAT($about) } was sequenced
}
said-number-words = { $mutants ->
    [0] no mutant
    [one] one mutant
   *[other] { $mutants } mutants
}
said-touch-words = { $how ->
    [mutated] I was mutated
    [healed] I was healed
   *[paralysed] I was paralysed
}
