"""Before the first night: roles and genomes are dealt (chapters 2 and 3)."""

from __future__ import annotations

from veillee.kernel import Chance, SetupError
from veillee.words import FALLBACK

from .components import FEWEST_WITH_RARE_GENOMES, Crew, Genome, Role, genome_by_role
from .state import RULEBOOK, Options, State, silence


class CrewError(SetupError):
    """A set of roles that does not fit the number of players, in the game's own words."""

    def text(self, language: str = FALLBACK) -> str:
        return RULEBOOK.say(language, self.message, **self.args_of_message)


def setup(options: Options, seats: int, chance: Chance) -> State:
    """Clauses 2.3 and 2.5: roles at random; only the base mutants begin as mutants."""
    roles = deal_roles(options.crew(seats), seats, chance)
    everyone = tuple(range(seats))
    return State(
        options=options,
        roles=roles,
        genomes=deal_genomes(roles, chance),
        mutants=tuple(role == "mutant" for role in roles),
        crew=everyone,
        phase="election",
        awaited=everyone,
        answers_in_rows=silence(seats),
        notes=((),) * seats,
    )


def deal_roles(crew: Crew, seats: int, chance: Chance) -> tuple[Role, ...]:
    roles = crew.roles()
    if len(roles) != seats:
        raise CrewError("crew-does-not-add-up", roles=len(roles), players=seats)
    return tuple(chance.shuffle(roles))


def deal_genomes(roles: tuple[Role, ...], chance: Chance) -> tuple[Genome, ...]:
    """Clauses 3.2 and 3.3: by the role, then one host and one resistant among the others."""
    genomes: list[Genome] = [genome_by_role(role) or "normal" for role in roles]
    if len(roles) >= FEWEST_WITH_RARE_GENOMES:
        others = [seat for seat, role in enumerate(roles) if genome_by_role(role) is None]
        rare: tuple[Genome, Genome] = ("host", "resistant")
        # Clause 3.8: a set of the host's own may leave fewer than two to draw from.
        for seat, genome in zip(chance.shuffle(others), rare, strict=False):
            genomes[seat] = genome
    return tuple(genomes)
