/** Counting what has been seen: what is still possible for a bet. It shows, it decides nothing. */
import { deckWithout, HAND_SIZE, suitOf, valueOf, type Suit } from './cards'
import { kindOf, rangeOf } from './tickets'
import type { PlacedBet, View } from './types.gen'

export type Fate = 'open' | 'safe' | 'doomed'

export const tricksWon = (view: View, seat: number): number => view.players[seat]?.tricks ?? 0
export const tricksLeft = (view: View): number => HAND_SIZE - view.tricks.length

export const played = (view: View): string[] => [
  ...view.tricks.flatMap((trick) => trick.cards),
  ...view.trick,
]

/** Cards of a colour in the tricks that a seat won. */
export const suitWon = (view: View, seat: number, suit: Suit): number =>
  view.tricks
    .filter(({ winner }) => winner === seat)
    .flatMap(({ cards }) => cards)
    .filter((card) => suitOf(card) === suit).length

/** Where the cards are, as far as this viewer knows. */
export interface Whereabouts {
  /** Not in the talon. */
  inPlay: string[]
  mine: string[]
  /** Face up before others, or taken from the talon for all to see. */
  shown: string[]
  gone: string[]
  unseen: string[]
  talon: string[]
}

export function whereabouts(view: View): Whereabouts {
  const talon = view.talon
  const inPlay = deckWithout(view.removed).filter((card) => !talon.includes(card))
  const own = view.seat === null ? [] : (view.players[view.seat]?.revealed ?? [])
  const mine = [...view.hand, ...own]
  const shown = view.players
    .filter((_, seat) => seat !== view.seat)
    .flatMap(({ revealed, known }) => [...revealed, ...known])
  const gone = played(view)
  const seen = new Set([...mine, ...shown, ...gone])
  return { inPlay, mine, shown, gone, unseen: inPlay.filter((card) => !seen.has(card)), talon }
}

export const ofSuit = (cards: readonly string[], suit: Suit): number =>
  cards.filter((card) => suitOf(card) === suit).length

export const nines = (cards: readonly string[]): number =>
  cards.filter((card) => valueOf(card) === 9).length

/** One's cards that nothing still in play beats in their colour. */
export function masters(view: View): string[] {
  const { inPlay, mine, gone } = whereabouts(view)
  const others = inPlay.filter((card) => !mine.includes(card) && !gone.includes(card))
  return mine.filter(
    (card) =>
      !others.some((other) => suitOf(other) === suitOf(card) && valueOf(other) > valueOf(card)),
  )
}

/** Nines that were played and did not win their trick. */
export const ninesBeaten = (view: View): number =>
  [...view.tricks.map(({ cards }) => cards), view.trick].reduce(
    (count, cards) =>
      count +
      cards.filter((card) => valueOf(card) === 9 && suitOf(card) !== suitOf(cards[0] ?? card)).length,
    0,
  )

/** Nines laid open before a seat: each won its trick. */
export const ninesOf = (view: View, seat: number): string[] =>
  view.tricks
    .filter(({ winner }) => winner === seat)
    .flatMap(({ cards }) =>
      cards.filter((card) => valueOf(card) === 9 && suitOf(card) === suitOf(cards[0] ?? card)),
    )

/** The least and the most that a bet which counts can still come to. */
export function reach(view: View, seat: number, ticket: PlacedBet['ticket']): [number, number] {
  const kind = kindOf(ticket)
  const left = tricksLeft(view)
  if (kind === 'tricks') {
    const won = tricksWon(view, seat)
    return [won, won + left]
  }
  const suit = kind as Suit
  const won = suitWon(view, seat, suit)
  const taken = view.tricks.flatMap(({ cards }) => cards)
  const { inPlay } = whereabouts(view)
  const most = won + ofSuit(inPlay, suit) - ofSuit(taken, suit)
  return [won, left ? most : won]
}

export function fateOf(
  view: View,
  seat: number,
  bet: Pick<PlacedBet, 'ticket' | 'stake' | 'target'> & { won?: boolean | null },
): Fate {
  if (bet.won === true) return 'safe'
  if (bet.won === false) return 'doomed'
  const over = tricksLeft(view) === 0
  switch (kindOf(bet.ticket)) {
    case 'counter':
      return targetFate(view, bet.target ?? -1)
    case 'last': {
      const last = view.tricks[HAND_SIZE - 1]
      if (!last) return 'open'
      return (last.winner === seat) === (bet.stake === 'yes') ? 'safe' : 'doomed'
    }
    case 'nines': {
      const beaten = ninesBeaten(view) > 0
      if (!beaten && !over && nines(played(view)) < nines(whereabouts(view).inPlay)) return 'open'
      return beaten === (bet.stake === 'no') ? 'safe' : 'doomed'
    }
    default: {
      if (!bet.stake) return 'open'
      const [least, most] = rangeOf(bet.stake)
      const [now, at] = reach(view, seat, bet.ticket)
      if (now > most || at < least) return 'doomed'
      return now >= least && at <= most ? 'safe' : 'open'
    }
  }
}

/** A counter-bet is as good as its target's bets are bad. */
function targetFate(view: View, target: number): Fate {
  const bets = (view.players[target]?.bets ?? []).filter(({ ticket }) => kindOf(ticket) !== 'counter')
  const fates = bets.map((bet) => fateOf(view, target, bet))
  if (fates.includes('doomed')) return 'safe'
  if (view.phase === 'betting') return 'open'
  return fates.every((fate) => fate === 'safe') ? 'doomed' : 'open'
}
