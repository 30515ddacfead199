# The sentences: three turns of phrase for each temper. They say the claim, and nothing more.
said-role-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] I am { said-role-words }.
        [1] My role? I am { said-role-words }.
       *[2] Me, I'm { said-role-words }.
    }
    [warm] { $turn ->
        [0] I'll trust you with it: I am { said-role-words }.
        [1] You may as well know: I am { said-role-words }.
       *[2] On board I am { said-role-words }.
    }
    [wry] { $turn ->
        [0] My card says I am { said-role-words }.
        [1] Somebody had to be one: I am { said-role-words }.
       *[2] Drum roll… I am { said-role-words }.
    }
    [worried] { $turn ->
        [0] I'd rather have kept it to myself: I am { said-role-words }.
        [1] I can't hide it any longer: I am { said-role-words }.
       *[2] There, it's said: I am { said-role-words }.
    }
   *[formal] { $turn ->
        [0] On board I serve as { said-role-words }.
        [1] I declare that I am { said-role-words }.
       *[2] The crew list has me as { said-role-words }.
    }
}
said-found-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Night { $night }, it's simple: { said-finding-words }.
        [1] Night { $night }, { said-finding-words }. Full stop.
       *[2] My finding, night { $night }: { said-finding-words }.
    }
    [warm] { $turn ->
        [0] I'll share what I have: night { $night }, { said-finding-words }.
        [1] If it helps you: night { $night }, { said-finding-words }.
       *[2] Here is what I know of night { $night }: { said-finding-words }.
    }
    [wry] { $turn ->
        [0] A little news from night { $night }: { said-finding-words }.
        [1] Instructive, night { $night }: { said-finding-words }.
       *[2] You'll never guess. Night { $night }: { said-finding-words }.
    }
    [worried] { $turn ->
        [0] I have to get this out: night { $night }, { said-finding-words }.
        [1] I can't stop thinking of it. Night { $night }: { said-finding-words }.
       *[2] Keep it in mind: night { $night }, { said-finding-words }.
    }
   *[formal] { $turn ->
        [0] Finding of night { $night }: { said-finding-words }.
        [1] For night { $night } I note this: { said-finding-words }.
       *[2] My report, night { $night }: { said-finding-words }.
    }
}
said-count-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Night { $night }, on board: { said-number-words }.
        [1] The count of night { $night }: { said-number-words }.
       *[2] I counted. Night { $night }: { said-number-words }.
    }
    [warm] { $turn ->
        [0] So that nobody misses it, night { $night }: { said-number-words }.
        [1] Here is my count for night { $night }: { said-number-words }.
       *[2] I'll give you my figure. Night { $night }: { said-number-words }.
    }
    [wry] { $turn ->
        [0] Place your bets. Night { $night }: { said-number-words }.
        [1] Night { $night }, on the scoreboard: { said-number-words }.
       *[2] My sum for night { $night }: { said-number-words }, no more, no less.
    }
    [worried] { $turn ->
        [0] I counted again. Night { $night }: { said-number-words }.
        [1] The figure of night { $night } haunts me: { said-number-words }.
       *[2] Night { $night }: { said-number-words }. Let's stay on guard.
    }
   *[formal] { $turn ->
        [0] Count of night { $night }: { said-number-words }.
        [1] State of the crew, night { $night }: { said-number-words }.
       *[2] My readings of night { $night }: { said-number-words }.
    }
}
said-touched-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Night { $night }, { said-touch-words }. There.
        [1] My night { $night }: { said-touch-words }.
       *[2] It happened on night { $night }: { said-touch-words }.
    }
    [warm] { $turn ->
        [0] I hide nothing from you: night { $night }, { said-touch-words }.
        [1] Judge for yourselves: night { $night }, { said-touch-words }.
       *[2] Let me tell you my night { $night }: { said-touch-words }.
    }
    [wry] { $turn ->
        [0] My night { $night } was charming: { said-touch-words }.
        [1] Guess what? Night { $night }, { said-touch-words }.
       *[2] A souvenir of night { $night }: { said-touch-words }.
    }
    [worried] { $turn ->
        [0] I must tell you: night { $night }, { said-touch-words }.
        [1] I'm still shaking: night { $night }, { said-touch-words }.
       *[2] Night { $night }… { said-touch-words }.
    }
   *[formal] { $turn ->
        [0] I report the following: night { $night }, { said-touch-words }.
        [1] For your information, night { $night }: { said-touch-words }.
       *[2] For the record: night { $night }, { said-touch-words }.
    }
}
said-suspect-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] I suspect { SEAT($about) }.
        [1] { SEAT($about) } is hiding something.
       *[2] The problem is { SEAT($about) }.
    }
    [warm] { $turn ->
        [0] I'd love to be wrong, but I suspect { SEAT($about) }.
        [1] No hard feelings, { SEAT($about) }: I suspect you.
       *[2] I just can't rely on { SEAT($about) }.
    }
    [wry] { $turn ->
        [0] A little bird tells me to suspect { SEAT($about) }.
        [1] { SEAT($about) } has a whiff of spore.
       *[2] Something tells me to keep an eye on { SEAT($about) }.
    }
    [worried] { $turn ->
        [0] { SEAT($about) } frightens me.
        [1] I have a bad feeling: { SEAT($about) }.
       *[2] I no longer dare turn my back on { SEAT($about) }.
    }
   *[formal] { $turn ->
        [0] My suspicion falls on { SEAT($about) }.
        [1] I state my suspicion of { SEAT($about) }.
       *[2] The conduct of { SEAT($about) } invites suspicion.
    }
}
said-trust-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] I believe { SEAT($about) }.
        [1] Leave { SEAT($about) } alone: I trust them.
       *[2] { SEAT($about) } has my trust.
    }
    [warm] { $turn ->
        [0] I trust { SEAT($about) }.
        [1] { SEAT($about) } has all my trust.
       *[2] I vouch for { SEAT($about) }.
    }
    [wry] { $turn ->
        [0] I'd hand the keys of the ship to { SEAT($about) }.
        [1] For once I'm willing to believe { SEAT($about) }.
       *[2] I trust { SEAT($about) }. Don't spread it.
    }
    [worried] { $turn ->
        [0] It's a comfort that I can believe { SEAT($about) }.
        [1] I need to believe somebody: let it be { SEAT($about) }.
       *[2] I hold on to { SEAT($about) }: I trust them.
    }
   *[formal] { $turn ->
        [0] I place my trust in { SEAT($about) }.
        [1] My trust goes to { SEAT($about) }.
       *[2] I consider { SEAT($about) } trustworthy.
    }
}
said-vote-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] I vote against { SEAT($about) }.
        [1] My vote: against { SEAT($about) }.
       *[2] It'll be against { SEAT($about) }, my ballot is ready.
    }
    [warm] { $turn ->
        [0] With regret, I will vote against { SEAT($about) }.
        [1] With a heavy heart, I will vote against { SEAT($about) }.
       *[2] Forgive me, { SEAT($about) }: I will vote against you.
    }
    [wry] { $turn ->
        [0] My ballot already has a name: { SEAT($about) }.
        [1] { SEAT($about) } gets my vote. No need to thank me.
       *[2] Guess whom I vote against? { SEAT($about) }.
    }
    [worried] { $turn ->
        [0] I hate voting, but it will be against { SEAT($about) }.
        [1] My hands are damp: I will vote against { SEAT($about) }.
       *[2] If I must choose, I will vote against { SEAT($about) }.
    }
   *[formal] { $turn ->
        [0] I announce my vote: against { SEAT($about) }.
        [1] My ballot will bear the name of { SEAT($about) }.
       *[2] I shall vote against { SEAT($about) }.
    }
}
said-denial-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] Wrong, { SEAT($about) }: I am healthy.
        [1] { SEAT($about) } talks nonsense: I am healthy.
       *[2] No, { SEAT($about) }. I am healthy.
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, I assure you: I am healthy.
        [1] I don't hold it against you, { SEAT($about) }, but I am healthy.
       *[2] { SEAT($about) }, look at me: I am healthy.
    }
    [wry] { $turn ->
        [0] { SEAT($about) } has imagination: I am healthy.
        [1] Nice story, { SEAT($about) }. I am healthy.
       *[2] Missed, { SEAT($about) }: I am healthy.
    }
    [worried] { $turn ->
        [0] Why me, { SEAT($about) }? I am healthy!
        [1] I beg you, { SEAT($about) }: I am healthy.
       *[2] Believe me, { SEAT($about) }, I am healthy!
    }
   *[formal] { $turn ->
        [0] { SEAT($about) } is mistaken: I am healthy.
        [1] I reject the accusation of { SEAT($about) }: I am healthy.
       *[2] My answer to { SEAT($about) }: I am healthy.
    }
}
said-asks-role-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] { SEAT($about) }, your role?
        [1] Who are you, { SEAT($about) }?
       *[2] { SEAT($about) }, tell us who you are.
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, would you tell us who you are?
        [1] And you, { SEAT($about) }, what is your role?
       *[2] It would help us, { SEAT($about) }, to know who you are.
    }
    [wry] { $turn ->
        [0] And what does your card say, { SEAT($about) }?
        [1] { SEAT($about) }, which part are you playing in this comedy?
       *[2] I give up, { SEAT($about) }: who are you?
    }
    [worried] { $turn ->
        [0] { SEAT($about) }, I need to know: who are you?
        [1] Put my mind at rest, { SEAT($about) }: what is your role?
       *[2] Who are you really, { SEAT($about) }?
    }
   *[formal] { $turn ->
        [0] { SEAT($about) }, kindly declare your role.
        [1] May I ask your role, { SEAT($about) }?
       *[2] { SEAT($about) }, in what capacity are you on board?
    }
}
said-asks-learnt-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] { SEAT($about) }, what have you learnt?
        [1] What do you know, { SEAT($about) }?
       *[2] Speak, { SEAT($about) }: what did you see?
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, have you learnt anything?
        [1] Tell us, { SEAT($about) }: what have you learnt?
       *[2] What you know would help us, { SEAT($about) }.
    }
    [wry] { $turn ->
        [0] And your nights, { SEAT($about) }, what do you bring back from them?
        [1] { SEAT($about) } surely knows more than I do. What, exactly?
       *[2] A little secret to share, { SEAT($about) }?
    }
    [worried] { $turn ->
        [0] { SEAT($about) }, I beg you: what have you learnt?
        [1] You know something, { SEAT($about) }, don't you?
       *[2] Don't leave us in the dark, { SEAT($about) }: what do you know?
    }
   *[formal] { $turn ->
        [0] { SEAT($about) }, your report, please.
        [1] What have you to report, { SEAT($about) }?
       *[2] I call upon { SEAT($about) } to testify.
    }
}
said-asks-suspect-in-a-manner = { $temper ->
    [blunt] { $turn ->
        [0] { SEAT($about) }, whom do you suspect?
        [1] A name, { SEAT($about) }.
       *[2] Whom are you against, { SEAT($about) }?
    }
    [warm] { $turn ->
        [0] { SEAT($about) }, whom don't you feel easy about?
        [1] Your view counts, { SEAT($about) }: whom do you suspect?
       *[2] And who worries you, { SEAT($about) }?
    }
    [wry] { $turn ->
        [0] A name for the hat, { SEAT($about) }?
        [1] Where would you put your money, { SEAT($about) }?
       *[2] { SEAT($about) }, your suspect of the day?
    }
    [worried] { $turn ->
        [0] { SEAT($about) }, whom should we fear?
        [1] Whom are you afraid of, { SEAT($about) }?
       *[2] Tell me whom to fear, { SEAT($about) }.
    }
   *[formal] { $turn ->
        [0] { SEAT($about) }, on whom do your suspicions fall?
        [1] May I know your suspicions, { SEAT($about) }?
       *[2] I should like to hear the suspicions of { SEAT($about) }.
    }
}

# On whose word.
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
        [1] { SEAT($because) } accuses them.
        [2] { SEAT($because) } accuses them, and that's enough for me.
       *[other] The word of { SEAT($because) } is enough for me.
    }
    [warm] { $lead ->
        [1] { SEAT($because) } accuses them, and I hear it.
        [2] I listened well to { SEAT($because) }, who accuses them.
       *[other] The accusation by { SEAT($because) } has reached my heart.
    }
    [wry] { $lead ->
        [1] { SEAT($because) } accuses them, I applaud.
        [2] It's { SEAT($because) } who accuses them, I just follow.
       *[other] { SEAT($because) } accuses them so nicely.
    }
    [worried] { $lead ->
        [1] If { SEAT($because) } accuses them, there's a reason.
        [2] { SEAT($because) } accuses them, and I dare not ignore it.
       *[other] Since I heard { SEAT($because) } accuse them, I doubt.
    }
   *[formal] { $lead ->
        [1] Grounds: { SEAT($because) } accuses them.
        [2] I rely on the accusation by { SEAT($because) }.
       *[other] { SEAT($because) } accuses them, which I have noted.
    }
}
said-because-trusted = { $temper ->
    [blunt] { $lead ->
        [1] { SEAT($because) } speaks up for them.
        [2] { SEAT($because) } speaks up for them, and that's enough for me.
       *[other] The word of { SEAT($because) } is enough for me.
    }
    [warm] { $lead ->
        [1] { SEAT($because) } speaks up for them, and I hear it.
        [2] I listened well to { SEAT($because) }, who speaks up for them.
       *[other] The defence by { SEAT($because) } has reached my heart.
    }
    [wry] { $lead ->
        [1] { SEAT($because) } speaks up for them, I applaud.
        [2] It's { SEAT($because) } who speaks up for them, I just follow.
       *[other] { SEAT($because) } speaks up for them so nicely.
    }
    [worried] { $lead ->
        [1] If { SEAT($because) } speaks up for them, there's a reason.
        [2] { SEAT($because) } speaks up for them, and that calms me.
       *[other] Since I heard { SEAT($because) } speak up for them, I breathe.
    }
   *[formal] { $lead ->
        [1] Grounds: { SEAT($because) } speaks up for them.
        [2] I rely on the word of { SEAT($because) }.
       *[other] { SEAT($because) } speaks up for them, which I have noted.
    }
}
