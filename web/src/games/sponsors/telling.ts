/** The table in words: what happened, what one can do now, a move. */
import type { Prompted, Words } from '../../lib/board'
import { boardOf } from './boards'
import { BOARDS } from './components.gen'
import { acting, isRacing } from './cars'
import type { Colour } from './components.gen'
import type { Move, View } from './types.gen'

/** As many lines as a violet ball tells; the rest is in the log. */
export const HEARD = { most: 14 }

export function prompt({ view, legal, seat, names, words }: Prompted<View, Move>): string {
  if (view.ended) return words(`ended-${view.ended}`)
  const colour = acting(view)
  if (seat === null || !legal.length) {
    const name = view.to_act === null ? '' : (names[view.to_act] ?? '')
    return words('board-waiting', { name, phase: isRacing(view) ? 'race' : 'building' })
  }
  // With one car there is no need to say which.
  const several = view.cars.filter((one) => one.seat === seat).length > 1
  const car = several ? words('board-with-car', { colour }) : ''
  const can = (type: Move['type']) => legal.some((move) => move.type === type)
  switch (view.stage) {
    case 'throw':
      return words(can('sell') ? 'board-prompt-sell' : 'board-prompt-roll', { car })
    case 'exchange': {
      const swap = legal.find((move) => move.type === 'exchange')
      return words('board-prompt-exchange', { car, with: swap?.with ?? 'board' })
    }
    case 'transfer':
      return words(view.proposal ? 'board-prompt-agree' : 'board-prompt-transfer', { seats: view.seats })
    case 'drive': {
      if (can('pass')) return words(can('spin') ? 'board-prompt-blocked-spin' : 'board-prompt-blocked', { car })
      if (!can('spin')) return words('board-prompt-card', { car })
      return words(can('drive') ? 'board-prompt-drive' : 'board-prompt-spin', { car })
    }
    case 'advance':
      return promptToAdvance(view, colour, words)
    default:
      return words(`board-prompt-${view.stage}`, { car })
  }
}

/** Where two advances are due, either may come first. */
function promptToAdvance(view: View, colour: Colour, words: Words): string {
  const [first, second] = view.motion?.due ?? []
  if (!first || second) return words('board-prompt-both', { colour })
  return words('board-prompt-advance', { colour, ...first })
}

// A move does not say on which board it is played: the page has one.
const { squares } = boardOf(Object.keys(BOARDS)[0]!)

export function describe(move: Move, words: Words): string {
  switch (move.type) {
    case 'sell':
      return words('board-do-sell', {
        cards: move.cards.map((sponsor) => words('sponsor-name', { sponsor })).join(', '),
      })
    case 'advance':
      return move.squares
        ? words('board-do-squares', { squares: move.squares })
        : words('board-do-advance', squares.said(move.to ?? ''))
    case 'buy':
      return words('board-do-buy', { category: move.category })
    case 'discard':
      return words('board-do-discard', { sponsor: move.sponsor })
    case 'exchange':
      return words('board-do-exchange', { category: move.category, value: move.value, with: move.with })
    case 'energy':
      return words('board-take-energy', { points: move.points })
    case 'transfer':
      return move.cards
        ? words('board-do-transfer-cards', { energy: move.energy, ...move.cards })
        : words('board-do-transfer', { energy: move.energy })
    case 'drive':
      return words('board-do-drive', { category: move.category, value: move.value, ...squares.said(move.to) })
    case 'spin':
      return words('board-do-spin', { extra: move.extra, zero: move.zero ?? 'none' })
    case 'skip':
      return words('board-skip')
    default:
      return words(`board-do-${move.type}`)
  }
}
