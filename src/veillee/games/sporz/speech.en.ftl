# What players say. A message said-… is the sentence alone, as the bubble shows it.
event-claimed-role = { SEAT($seat) }: “{ said-role }”
event-claimed-found = { SEAT($seat) }: “{ said-found }”
event-claimed-count = { SEAT($seat) }: “{ said-count }”
event-claimed-touched = { SEAT($seat) }: “{ said-touched }”
event-claimed-opinion = { SEAT($seat) }: “{ said-opinion }”
event-claimed-vote = { SEAT($seat) }: “{ said-vote }”
event-claimed-denial = { SEAT($seat) }: “{ said-denial }”
event-claimed-question = { SEAT($seat) }: “{ said-question }”

# In plain words, or in a manner: a way to begin, the sentence, and on whose word.
said-answering = { $occasion ->
    [answer] I answer { SEAT($asker) }.{" "}
   *[other] {""}
}
said-role = { $temper ->
    [plain] { said-answering }I am { said-role-words }.
   *[other] { said-lead }{ said-role-in-a-manner }
}
said-found = { $temper ->
    [plain] { said-answering }Night { $night }: { said-finding-words }.
   *[other] { said-lead }{ said-found-in-a-manner }
}
said-count = { $temper ->
    [plain] { said-answering }Night { $night }: { $mutants ->
        [0] there was no mutant
        [one] there was one mutant
       *[other] there were { $mutants } mutants
    }.
   *[other] { said-lead }{ said-count-in-a-manner }
}
said-touched = { $temper ->
    [plain] { said-answering }Night { $night }: { said-touch-words }.
   *[other] { said-lead }{ said-touched-in-a-manner }
}
said-denial = { $temper ->
    [plain] { SEAT($about) } is wrong: I am healthy.
   *[other] { said-lead }{ said-denial-in-a-manner }
}
said-opinion = { $temper ->
    [plain] { said-answering }{ $says ->
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
    [plain] { said-answering }I will vote against { SEAT($about) }{ $because ->
        [none] {""}
       *[other] {""}: { SEAT($because) } accuses them
    }.
   *[other] { said-lead }{ said-vote-in-a-manner }{ said-reason-against }
}

said-question = { $temper ->
    [plain] { $asks ->
        [role] { SEAT($about) }, who are you?
        [learnt] { SEAT($about) }, what have you learnt?
       *[suspect] { SEAT($about) }, whom do you suspect?
    }
   *[other] { said-lead }{ $asks ->
        [role] { said-asks-role-in-a-manner }
        [learnt] { said-asks-learnt-in-a-manner }
       *[suspect] { said-asks-suspect-in-a-manner }
    }
}

# Ways to begin. The occasion, which everybody knows, comes first.
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
said-lead-answer = { $temper ->
    [blunt] { $turn ->
        [0] My answer to { SEAT($asker) }.
        [1] You asked, { SEAT($asker) }.
       *[2] Simple question, { SEAT($asker) }.
    }
    [warm] { $turn ->
        [0] Thank you for asking, { SEAT($asker) }.
        [1] For you, { SEAT($asker) }, gladly.
       *[2] A fair question, { SEAT($asker) }.
    }
    [wry] { $turn ->
        [0] How curious we are, { SEAT($asker) }.
        [1] I thought you'd never ask, { SEAT($asker) }.
       *[2] An interview with { SEAT($asker) }, what an honour.
    }
    [worried] { $turn ->
        [0] Why ask me, { SEAT($asker) }? All right.
        [1] I was dreading that question, { SEAT($asker) }.
       *[2] Yes, { SEAT($asker) }, I'll tell you.
    }
   *[formal] { $turn ->
        [0] In reply to { SEAT($asker) }.
        [1] To the question of { SEAT($asker) } I answer as follows.
       *[2] As { SEAT($asker) } requests.
    }
}
said-lead-evasion = { $temper ->
    [blunt] { $turn ->
        [0] None of your business, { SEAT($asker) }.
        [1] I keep that to myself, { SEAT($asker) }.
       *[2] No answer to that, { SEAT($asker) }.
    }
    [warm] { $turn ->
        [0] Don't be cross, { SEAT($asker) }, I won't say.
        [1] Another time, { SEAT($asker) }, if I may.
       *[2] Let me keep that for now, { SEAT($asker) }.
    }
    [wry] { $turn ->
        [0] Nice trap, { SEAT($asker) }.
        [1] Good try, { SEAT($asker) }.
       *[2] A little mystery never hurts, { SEAT($asker) }.
    }
    [worried] { $turn ->
        [0] I'd rather not say, { SEAT($asker) }.
        [1] Not in front of everyone, { SEAT($asker) }.
       *[2] That would be too risky, { SEAT($asker) }.
    }
   *[formal] { $turn ->
        [0] I decline to answer { SEAT($asker) }.
        [1] I reserve my answer to { SEAT($asker) }.
       *[2] Allow me to pass over that, { SEAT($asker) }.
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
