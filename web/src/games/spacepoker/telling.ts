/** The table in words: what a seat does, what happened, what one can do now, a move. */
import type { Prompted, Words } from '../../lib/board'
import { SIZE, type Ship } from './components.gen'
import type { Event, Move, PotView, RoundView, View } from './types.gen'

/** What a player is up to, in a word or two. */
export function doing(view: View, seat: number, words: Words): string {
  const standing = view.standing[seat] ?? 'over'
  if (standing === 'over') return ''
  if (standing === 'out' || standing === 'short') return words('board-sits-out', { standing })
  if (standing === 'folded') return words('board-folded')
  if (view.turn === seat) return words(`board-thinks-${view.phase}`)
  if (view.phase === 'betting' && standing === 'all-in') return words('board-all-in')
  const did = view.did[seat]
  if (did) return words(`board-did-${did}`)
  const count = view.exchanged[seat] ?? null
  return count === null ? '' : words('board-exchanged', { count })
}

export const shipsInWords = (ships: readonly Ship[], words: Words): string =>
  ships.map((ship) => words(`name-${ship}`)).join(', ')

/** What those who listen are told: only what changes the table, and as much as the end of a round tells. */
export const HEARD = { most: 16, isHeard: (type: Event['type']) => !UNSAID.has(type) }
const UNSAID = new Set<Event['type']>(['ante', 'changed', 'refilled', 'ended'])

/** Why a pot went where it did; nothing where there was nobody to compare with. */
export function reason(last: RoundView, pot: PotView, names: readonly string[], words: Words): string {
  if (!last.shown.length) return ''
  const hand = (seat: number | null | undefined) =>
    last.shown.filter((shown) => shown.seat === seat).map((shown) => words(`hand-${shown.hand}`))
  return words(`board-why-${pot.by}`, {
    hand: hand(pot.winners[0]).join(),
    other: hand(pot.over).join(),
    ship: pot.ship ? words(`name-${pot.ship}`) : '',
    size: pot.ship ? SIZE[pot.ship] : 0,
    against: pot.against ? words(`name-${pot.against}`) : '',
    smaller: pot.against ? SIZE[pot.against] : 0,
    loser: names[pot.over ?? -1] ?? '',
    parts: (pot.parts ?? []).map((part, place) => `${names[pot.winners[place]!]} ${part}`).join(', '),
  })
}

export function prompt({ view, legal, seat, names, words }: Prompted<View, Move>): string {
  if (view.ended) return words(`ended-${view.ended}`)
  if (seat === null || !legal.length) {
    const name = view.turn === null ? '' : (names[view.turn] ?? '')
    return words('board-waiting', { name, phase: view.phase })
  }
  const { level, terms } = view
  if (!terms) return words('board-prompt-exchange')
  if (terms.opens) return words('board-prompt-open')
  if (terms.call === null) return words('board-prompt-fold', { level })
  return words(terms.most === null ? 'board-prompt-call' : 'board-prompt-bet', { level, more: terms.call })
}

export function describe(move: Move, words: Words): string {
  switch (move.type) {
    case 'exchange':
      return move.cards.length
        ? words('board-do-exchange', { ships: shipsInWords(move.cards, words) })
        : words('board-keep')
    case 'raise':
      return words('board-do-raise', { to: move.to })
    default:
      return words(`board-do-${move.type}`)
  }
}
