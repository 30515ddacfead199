title = Sporz
tagline = A crew in space, a spore on board, and nobody to trust.
about = The ship flees the Earth, and the Spore is on board. At night the mutants make others; by day the crew talks, lies, suspects, and votes. The healthy want no mutant left, the mutants nobody else, and one changes sides without having wished it.
move-forms = Write a verb and a seat (vote 3, heal 5, vote blank), or a claim (claim role spy, claim n2 5 mutant); sleep is your last word in each step. The French words do as well: voter 3.

# Names
role-mutant = base mutant
role-doctor = doctor
role-informatician = computer scientist
role-psychologist = psychologist
role-geneticist = geneticist
role-spy = spy
role-hacker = hacker
role-astronaut = astronaut

# Setting up
crew-does-not-add-up = The set of roles does not fit: { $roles ->
    [one] it has one role
   *[other] it has { $roles } roles
} for { $players } players. Change the numbers of the roles until they add up to { $players }, or leave them to the table of rule 2.1.

# Refusals
not-on-board = { SEAT($seat) } is not on board, or not any more: choose somebody alive.
not-in-the-run-off = { SEAT($seat) } is not in the second vote: choose among those who were tied, or abstain.
now-is-election = The crew is electing a chief: raise your hand for somebody, or abstain.
hand-is-up = You have answered already: the hands are shown when the vote closes.
now-is-mutants = This is the mutants' step of the night: point at somebody to mutate, kill or paralyse, then sleep.
now-is-doctors = This is the doctors' step of the night: point at somebody to heal or kill, then sleep.
now-is-informants = This is the informants' step of the night: give your one answer, or sleep.
now-is-day = It is day: make claims, vote for somebody or blank, or abstain, then sleep.
now-is-tie = The ballot is tied: decide among the tied, or abstain.
the-chief-decides = The ballot is tied and the chief decides: night falls when he has.
the-dead-take-no-part = The dead take no part any more: watch, you see everything.
answered-already = You have given your one answer in this step: it stands.
asleep-already = You have had your last word in this step: until it closes you may still point at somebody else.
seen-dead = { SEAT($seat) } lies dead before you: choose somebody alive.
not-yourself = A doctor does not heal himself: choose somebody else.
not-your-role = That is not what your role answers with: { $role ->
    [geneticist] sequence somebody
    [spy] spy on somebody
    [hacker] hack a role
   *[other] inspect somebody
}, or sleep.
not-hackable = Only the files of the computer scientist, the psychologist or the geneticist can be hacked: choose one of these roles, or sleep.
role-not-on-board = Nobody alive at dusk had this role ({ $role ->
    [informatician] { role-informatician }
    [psychologist] { role-psychologist }
   *[geneticist] { role-geneticist }
}): hack another, or sleep.
others-first = You have hacked this role already ({ $role ->
    [informatician] { role-informatician }
    [psychologist] { role-psychologist }
   *[geneticist] { role-geneticist }
}): hack every other living one first.
not-a-recent-night = A claim speaks of one of the last { $nights } nights, and night { $night } is none of them.
more-than-players = There are only { $players } players: claim a smaller number of mutants.
not-so-said = { SEAT($by) } has said no such thing of { SEAT($of) }, neither today nor yesterday: say it without a name, or on somebody else's word.
asks-oneself = You cannot ask yourself: ask somebody else.
asked-already = You have asked { SEAT($seat) } that today: ask something else, or wait for tomorrow.
not-accused = { SEAT($by) } has not spoken against you today: there is nothing to deny.
claimed-enough = You have made { $claims } claims today: wait for tomorrow.
one-name-or-blank = Name one player, or choose blank: not both, and not neither.
day-is-done = You have had your last word today: until the count you may still change your ballot, and nothing else.
blank-is-not-tied = Blank is not among the tied: choose one of those who are.
not-among-the-tied = { SEAT($seat) } is not among the tied: choose one of those who are.

# What a player is told
event-woke = Night { $night }: you wake up. { $step ->
    [mutants] Mutants awake: { SEATS($awake) }.
    [doctors] Doctors awake: { SEATS($awake) }.
   *[informants] You are alone.
}
event-saw-dead = You see dead: { SEATS($seats) }.
event-decided = The mutants { $deed ->
    [mutate] mutate { SEAT($seat) }
    [kill] kill { SEAT($seat) }
   *[nothing] neither mutate nor kill
} and paralyse { $paralysed ->
    [none] nobody
   *[other] { SEAT($paralysed) }
}.
event-treated = { $killed ->
    [none] { $heals ->
        [0] The doctors have healed nobody.
       *[other] The doctors who healed: { SEATS($doctors) }; whom: { SEATS($patients) }.
    }
   *[other] The doctors have killed { SEAT($killed) }.
}
event-touched = { $how ->
    [mutated] You have been mutated: you are a mutant.
    [resisted] Somebody has tried to mutate you, in vain: you are resistant.
    [paralysed] You are paralysed for tonight.
    [healed] You have been healed: you are healthy.
    [incurable] Somebody has tried to heal you, in vain: you are a host.
   *[killed] You have been killed.
}
event-counted = { $mutants ->
    [one] One mutant is alive.
   *[other] { $mutants } mutants are alive.
}
event-inspected = { SEAT($seat) } is { $mutant ->
    [true] a mutant
   *[false] healthy
}.
event-sequenced = The genome of { SEAT($seat) } is { $genome }.
event-spied = { SEAT($seat) } tonight: { $woke ->
    [true] woke up
   *[false] slept
}; mutated: { $mutated ->
    [true] yes
   *[false] no
}; paralysed: { $paralysed ->
    [true] yes
   *[false] no
}; healed: { $healed ->
    [true] yes
   *[false] no
}; inspected: { $inspected ->
    [true] yes
   *[false] no
}; sequenced: { $sequenced ->
    [true] yes
   *[false] no
}.
event-hacked = { $role ->
    [informatician] The computer scientist's files
    [psychologist] The psychologist's files
   *[geneticist] The geneticist's files
}: { $nothing ->
    [true] no information.
   *[false] { $role ->
        [informatician] mutants alive: { $mutants }.
       *[other] { SEAT($seat) } is { $result ->
            [mutant] a mutant
            [host] a host
           *[other] { $result }
        }.
    }
}
event-voted = Your ballot of day { $day }: { $blank ->
    [true] blank
   *[false] { $seat ->
        [none] none
       *[other] { SEAT($seat) }
    }
}.
event-proposed = { SEAT($seat) } { $taken_back ->
    [true] no longer points
   *[false] points
} at { SEAT($target) }: { $does ->
    [mutate] mutate
    [kill] kill
    [paralyse] paralyse
   *[heal] heal
}.

# What everyone hears
event-elected = { $drawn ->
    [true] The draw makes { SEAT($chief) } the chief.
   *[false] { SEAT($chief) } is elected chief.
}
event-run-off = The vote is tied: a second one among { SEATS($tied) }.
event-night = Night { $number } falls. Everyone goes to sleep.
event-called = { $step ->
    [mutants] The mutants are called.
    [doctors] The mutants fall asleep. The doctors are called.
   *[informants] The doctors fall asleep. The others are called.
}
event-killing = Somebody is being killed.
event-day = Day { $number } breaks. { $deaths ->
    [0] Nobody died tonight.
    [one] One player died tonight.
   *[other] { $deaths } players died tonight.
}
event-died = { $by ->
    [night] { SEAT($seat) } was killed in the night
   *[ballot] { SEAT($seat) } is executed
}: { $role ->
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
   *[false] healthy
}, { $genome }.
event-ballot = { $most ->
    [0] Nobody is named.
   *[other] Ballots against { SEATS($named) }: { $counts }.
} Blank: { $blank }.
event-settled = { $by ->
    [chief] The chief settles the tie
    [silence] The chief says nothing: blank wins the tie
   *[draw] The chief says nothing: the draw settles the tie
}: { $seat ->
    [none] nobody dies
   *[other] { SEAT($seat) }
}.
event-spared = Nobody is executed on day { $day }.
event-ended = The journey is over. { $ending ->
    [healthy] No mutant is left: the healthy have won.
    [mutants] Only mutants are left: they have won.
    [dusk] No doctor can heal any more: the mutants have won.
    [forfeit] The mutants could not agree: the healthy have won.
    [nobody] Nobody is left.
   *[quiet] Nobody dies any more: it is a draw.
}

# How it ended
ended-healthy = No mutant is left: the healthy have won.
ended-mutants = Only mutants are left: they have won.
ended-dusk = At nightfall no healthy doctor was left, and two mutants or more: the mutants have won.
ended-forfeit = The mutants could not agree: the healthy have won by forfeit.
ended-nobody = Drawn: nobody is left alive.
ended-quiet = Drawn: nobody has died for ten nights and days (house rule).

# Talk.
the-dead-are-silent = The dead, and those who only watch, do not speak to the living. They may whisper among themselves.
the-night-is-silent = At night nobody speaks. Wait for the day.
whisper-of-three = At most { $most } whisper together, yourself included. Choose fewer.
