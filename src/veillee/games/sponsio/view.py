"""What a player or a watcher knows: everything but the hands of others."""

from __future__ import annotations

from veillee.kernel import Value

from .bets import nobody_had_bet
from .betting import is_traitor
from .components import ROUNDS, Card, Suit, Ticket, Token, pays, tickets_in_use
from .fates import Fate, Tally, count, fate, tally
from .memory import known_cards, missing_suits
from .outlook import Outlook, outlook
from .sheet import Sheet
from .state import Ending, Options, Phase, PlacedBet, State, Swapped, Trick
from .turn import to_act


class BetView(PlacedBet, kw_only=True, omit_defaults=True):
    """A bet that lies on the table, and how it stands. Most bets are plain: what is not so is not
    sent."""

    pays: int
    """What it brings if it is won."""
    fate: Fate
    target: int | None = None
    doubled: bool = False
    count: int | None = None
    """The tricks or cards it has come to, where it counts any."""


class PlayerView(Value):
    coins: int
    area: int
    """Coins lying in the betting area."""
    streak: int
    gain: int
    """The coins that counted for the winner of the last finished round."""
    bets: tuple[BetView, ...]
    tokens: tuple[Token, ...]
    revealed: tuple[Card, ...]
    hand_size: int
    known: tuple[Card, ...]
    """Cards of the hand that all saw taken from the talon."""
    missing: tuple[Suit, ...]
    """Colours that the player did not follow this round, and so does not hold."""
    tricks: int
    """Won this round."""
    nines: tuple[Card, ...]
    """Those that won a trick: they lie face up."""
    traitor: bool


class View(Value):
    seat: int | None
    options: Options
    removed: Suit | None
    tickets: tuple[Ticket, ...]
    """Those in use at this table, taken or not."""
    dealer: int
    round: int
    phase: Phase
    to_act: int | None
    turn: int
    acting: bool
    """Whether the seat to act has revealed its card of this turn and may act."""
    hand: tuple[Card, ...]
    """The viewer's own; a watcher has none."""
    talon: tuple[Card, ...]
    swaps: tuple[Swapped, ...]
    combat: Card | None
    """The card that was put under the combat token this round."""
    players: tuple[PlayerView, ...]
    tricks: tuple[Trick, ...]
    leader: int
    trick: tuple[Card, ...]
    bank: int
    ended: Ending | None
    outlook: Outlook | None
    """What the viewer can count on while the bets are open."""
    dealer_must_bet: bool
    """No bet stood when the last betting turn began: the dealer has to place one in it."""
    streaks_end: bool
    """No round follows: a streak that is kept brings no more than its coins, and these only after
    the round has been won. Nobody need be asked."""
    scored: Sheet | None
    """The score of the last round, until the next one's tricks begin."""


def view(state: State, seat: int | None) -> View:
    known, missing = known_cards(state), missing_suits(state)
    so_far, awaited = tally(state), to_act(state)
    return View(
        seat=seat,
        options=state.options,
        removed=state.removed,
        tickets=tickets_in_use(len(state.players), state.removed),
        dealer=state.dealer,
        round=state.round,
        phase=state.phase,
        to_act=awaited[0] if awaited else None,
        turn=state.turn,
        acting=state.acting,
        hand=() if seat is None else state.players[seat].hand,
        talon=state.talon,
        swaps=state.swaps,
        combat=state.combat,
        players=tuple(
            PlayerView(
                coins=player.coins,
                area=player.area,
                streak=player.streak,
                gain=player.gain,
                bets=tuple([bet_view(state, so_far, number, bet) for bet in player.bets]),
                tokens=player.tokens,
                revealed=player.revealed,
                hand_size=len(player.hand),
                known=known[number],
                missing=missing[number],
                tricks=so_far.tricks[number],
                nines=so_far.nines[number],
                traitor=state.phase != "betting" and is_traitor(player),
            )
            for number, player in enumerate(state.players)
        ),
        tricks=state.tricks,
        leader=state.leader,
        trick=state.trick,
        bank=state.bank,
        ended=state.ended,
        outlook=outlook(state, seat) if state.phase == "betting" else None,
        dealer_must_bet=state.phase == "betting" and nobody_had_bet(state),
        streaks_end=state.round == ROUNDS,
        scored=None if state.phase == "tricks" else state.scored,
    )


def bet_view(state: State, so_far: Tally, seat: int, bet: PlacedBet) -> BetView:
    return BetView(
        ticket=bet.ticket,
        stake=bet.stake,
        target=bet.target,
        doubled=bet.doubled,
        turn=bet.turn,
        modified=bet.modified,
        won=bet.won,
        pays=pays(bet.ticket, bet.stake, doubled=bet.doubled),
        fate=fate(state, so_far, seat, bet),
        count=count(so_far, seat, bet.ticket),
    )
