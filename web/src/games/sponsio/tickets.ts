/** What is printed on tickets, tokens and track (rulebook, chapter 1). A test holds these tables
    against the game's own. */
import type { Suit } from './cards'
import type { PlacedBet, Token as TokenMove } from './types.gen'

export type Ticket = PlacedBet['ticket']
export type Stake = NonNullable<PlacedBet['stake']>
export type Token = TokenMove['token']
export type Kind = Suit | 'tricks' | 'last' | 'nines' | 'counter'

export const COUNTER_BET: Ticket = 'XVI'
export const TURNS = 4
export const ROUNDS = 5

const KINDS: Record<Ticket, Kind> = {
  I: 'G',
  II: 'Y',
  III: 'B',
  IV: 'R',
  V: 'tricks',
  VI: 'tricks',
  VII: 'last',
  VIII: 'nines',
  IX: 'G',
  X: 'Y',
  XI: 'B',
  XII: 'R',
  XIII: 'tricks',
  XIV: 'last',
  XV: 'nines',
  XVI: 'counter',
}

type Odds = readonly (readonly [Stake, number])[]

const SUIT: Odds = [
  ['0', 2],
  ['1-4', 3],
  ['5+', 2],
]
const EITHER: Odds = [
  ['yes', 2],
  ['no', 2],
]
const TRICKS: Partial<Record<Ticket, Odds>> = {
  V: [
    ['0', 2],
    ['1', 3],
    ['2', 5],
    ['3', 4],
  ],
  VI: [
    ['1-2', 2],
    ['3-4', 2],
    ['5+', 2],
  ],
  XIII: [
    ['0', 2],
    ['2-3', 2],
    ['4-6', 2],
  ],
}
const COUNTER_ODDS = 3

export const kindOf = (ticket: Ticket): Kind => KINDS[ticket]

/** The stakes of a ticket with their odds; the counter-bet has none to choose. */
export function stakesOf(ticket: Ticket): Odds {
  const kind = kindOf(ticket)
  if (kind === 'counter') return []
  if (kind === 'tricks') return TRICKS[ticket] ?? []
  return kind === 'last' || kind === 'nines' ? EITHER : SUIT
}

export function oddsOf(ticket: Ticket, stake: Stake | null | undefined): number {
  if (ticket === COUNTER_BET) return COUNTER_ODDS
  return stakesOf(ticket).find(([one]) => one === stake)?.[1] ?? 0
}

export const paysOf = (bet: Pick<PlacedBet, 'ticket' | 'stake' | 'doubled'>): number =>
  oddsOf(bet.ticket, bet.stake) * (bet.doubled ? 2 : 1)

/** The least and the most that a stake which counts stands for. */
export function rangeOf(stake: Stake): readonly [number, number] {
  const [least, most] = stake.split(/[-+]/)
  return [Number(least), stake.endsWith('+') ? 9 : Number(most ?? least)]
}

export const TOKENS: readonly Token[] = ['combat', 'double', 'modifier', 'coins']
/** Tokens that cost a coin; the others cost a card. */
export const COSTS_A_COIN: readonly Token[] = ['double', 'coins']

/** What each square of the track is worth, from the start on; the ninth wins the match. */
export const TRACK = [0, 1, 2, 4, 6, 8, 10, 12, 15, 0] as const
export const LAST_SQUARE = 9
