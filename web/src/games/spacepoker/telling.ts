/** The table in words: what a seat does, what happened, what one can do now, a move. */
import type { Prompted, Told, Words } from '../../lib/board'
import type { Ship } from './ships'
import type { Event, Move, View } from './types.gen'

/** What a player is up to, in a word or two. */
export function doing(view: View, seat: number, words: Words): string {
  if (view.phase === 'over') return ''
  if (!view.players.includes(seat)) return words('board-sits-out', { points: view.points[seat] ?? 0 })
  if (!view.left.includes(seat)) return words('board-folded')
  if (view.phase === 'betting' && !view.points[seat]) return words('board-all-in')
  if (view.turn === seat) return words(`board-thinks-${view.phase}`)
  const count = view.exchanged[seat] ?? null
  if (view.phase === 'exchange') {
    return count === null ? '' : words('board-exchanged', { count })
  }
  const bid = view.betting.findLast((one) => one.seat === seat)
  const opening = view.betting.find((one) => one.does === 'raise')
  if (bid) return words(bid === opening ? 'board-did-open' : `board-did-${bid.does}`)
  return count === null ? '' : words('board-exchanged', { count })
}

export const shipsInWords = (ships: readonly Ship[], words: Words): string =>
  ships.map((ship) => words(`name-${ship}`)).join(', ')

/** What was told, for those who listen: only what changes the table. */
export function spoken(told: readonly Told[], tell: (what: Event) => string): string {
  return told
    .flatMap((line) => (line.type === 'event' ? [line.what as Event] : []))
    .filter(({ type }) => !UNSAID.has(type))
    .slice(-MOST_SAID)
    .map(tell)
    .join(' ')
}

/** As many lines as the end of a round tells; the rest is in the log. */
const MOST_SAID = 16
const UNSAID = new Set<Event['type']>(['ante', 'changed', 'refilled', 'ended'])

/** What one still has to add to match the bet, with the planets one has. */
export const missing = (view: View, seat: number): number =>
  Math.min(view.level - (view.bets[seat] ?? 0), view.points[seat] ?? 0)

export function prompt({ view, legal, seat, names, words }: Prompted<View, Move>): string {
  if (view.ended) return words(`ended-${view.ended}`)
  const can = (type: Move['type']) => legal.some((move) => move.type === type)
  if (seat === null || !legal.length) {
    const name = view.turn === null ? '' : (names[view.turn] ?? '')
    return words('board-waiting', { name, phase: view.phase })
  }
  if (view.phase === 'exchange') return words('board-prompt-exchange')
  if (!view.level) return words('board-prompt-open')
  if (!can('call')) return words('board-prompt-fold', { level: view.level })
  const more = missing(view, seat)
  if (!can('raise')) return words('board-prompt-call', { more })
  return words('board-prompt-bet', { level: view.level, more })
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
