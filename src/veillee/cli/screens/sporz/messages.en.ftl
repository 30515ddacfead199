head = { $phase ->
    [election] { $night ->
        [0] Before the first night: the crew elects a chief.
       *[other] Morning of day { $night }. There is no chief any more: the crew elects one.
    }
    [run-off] The vote for the chief is tied: a second one among { $tied }.
    [mutants] Night { $night }, first step: the mutants are called.
    [doctors] Night { $night }, second step: the doctors are called.
    [informants] Night { $night }, third step: all the others are called.
    [day] Day { $night }: talk, claims, and the ballot.
    [tie] Day { $night }: the ballot is tied between { $tied }. The chief, seat { $chief }, settles it.
   *[over] The journey is over, and everything is open.
}
watcher = You are watching.
you = You are seat { $seat }: { $role }, { $mutant ->
    [true] MUTANT
   *[false] healthy
}, { $genome ->
    [host] host
    [resistant] resistant
    [normal] of normal genome
   *[unknown] genome unknown
}.{ $doctors ->
    [none] {""}
   *[other] {" "}Your fellow doctors: { $doctors }.
}{ $life ->
    [dead] {" "}You are dead: you see everything, and tell nobody.
    [asked] {" "}You are dead: you see everything, and tell nobody. Until dawn you are still asked like the others, without effect.
   *[alive] {""}
}
mission = { $role ->
    [mutant] You carry the Spore. Each night you mutate or kill somebody, and paralyse another; by day, look harmless.
    [doctor] Each night you may heal one player: whoever was a mutant is healthy again, hosts excepted. Stay alive, and unknown.
    [informatician] Each night the ship tells you how many mutants are alive.
    [psychologist] Each night you find out of one player whether he is a mutant.
    [geneticist] Each night you read one player's genome: normal, host or resistant.
    [spy] Each night you watch one player, and see all that befalls him.
    [hacker] Each night you read the files of the computer scientist, the psychologist or the geneticist.
   *[astronaut] You sleep at night. By day your voice counts as much as any: ask, listen, and vote.
}
crew = On board: { $seats }.
eyes = { $awake ->
    [true] Your eyes are open: what you point at counts.
   *[false] { $paralysed ->
        [true] You are paralysed: what you point at has no effect tonight.
       *[false] You are asleep: what you point at has no effect, and nobody sees it.
    }
}
fellows = Awake with you: { $fellows }.
fellow = seat { $seat } ({ $what })
pointing = You point at: { $what }.
question = { $phase ->
    [election] Whom do you raise your hand for?
    [run-off] Whom do you raise your hand for?
    [mutants] Whom would you mutate, or kill? Whom paralyse?
    [doctors] Whom would you heal, or kill?
    [informants] { $role ->
        [geneticist] Whose genome would you read?
        [spy] Whom would you watch?
        [hacker] Which files would you open?
       *[other] Whom would you inspect?
    }
    [day] What do you say, and whom do you vote for?
   *[tie] Whom do you choose?
}
awaited = Asked in this step: { $seats }.
ballot = Your ballot so far: { $ballot }. Claims today: { $claims } of 5.
blank = blank
is-you = you
is-chief = chief
columns = role|you know|has claimed
autopsy = { $role }, { $mutant ->
    [true] MUTANT
   *[false] healthy
}, { $genome } ({ $by ->
    [night] night
   *[ballot] day
} { $night })
says-role = “{ $roles }”
truth = { $role }, { $state ->
    [mutant] MUTANT
   *[other] healthy
}, { $genome }
fact = n{ $night } { $fact ->
    [mutant] MUTANT
    [doctor-awake] awake as a doctor
    [we-mutate] you mutated
    [we-kill] you killed
    [we-paralyse] you paralysed
    [treated] healed
    [spied-woke] woke up
    [spied-mutated] was mutated
    [spied-paralysed] was paralysed
    [spied-healed] was healed
    [spied-inspected] was inspected
    [spied-sequenced] was sequenced
    [spied-nothing] slept, untouched
   *[other] { $fact }
}
effect = { $verb ->
    [elect] raise your hand for somebody
    [mutate] make a mutant of somebody
    [kill] { $phase ->
        [mutants] kill instead of mutating
       *[other] kill instead of healing, if all who are awake agree
    }
    [paralyse] take somebody's action away tonight
    [heal] make a mutant healthy again
    [inspect] mutant or healthy?
    [sequence] which genome?
    [spy] what has befallen somebody tonight?
    [hack] what has this role learnt tonight?
    [vote] who is to die; blank: nobody
    [decide] who dies; blank: nobody
    [abstain] name nobody
   *[sleep] your last word: nobody waits for you any more
}
move = { $form }: { $effect } [{ $clause }]
typed = { $word ->
    [watch] spy
    [informatician] computer-scientist
   *[other] { $word }
}
claims = {"  "}claim …: say something to everybody, true or not; { $left } left today [10.2]
    {"     "}claim role spy           I am the spy
    {"     "}claim n{ $night } 5 mutant         on night { $night } I found 5 to be a mutant (or healthy, normal, host,
    {"     "}                         resistant, woken, mutated, paralysed, healed, inspected, sequenced)
    {"     "}claim n{ $night } count 2          on night { $night } there were 2 mutants
    {"     "}claim n{ $night } healed           on night { $night } I was healed (or mutated, paralysed)
    {"     "}claim suspect 5          I suspect 5 (or trust 5); claim vote 5: I will vote for 5
    {"     "}claim ask 5 role         who is 5? (or learnt: what have you learnt? or suspect: whom do you suspect?)
looking = {"  "}log: all you know, night by night; table: who has claimed what; 5: all you know of seat 5
log-night = { $night ->
    [0] Before the first night
   *[other] Night { $night }, and the day after
}
log-claims = Claims of day { $day }
log-empty = You know nothing yet.
dossier = Seat { $seat }
dossier-claim = Day { $day }. { $told }
dossier-known = You know: { $facts }
