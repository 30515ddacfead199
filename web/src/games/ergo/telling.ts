/** The board in words: a cell's label, what happened, what one can do now, a move. */
import type { Prompted, Words } from '../../lib/board'
import { isPath, nameOf, pieceOf, seatOf } from './board'
import type { Move, View } from './types.gen'

interface Hand {
  chosen: number | null
  movable: Set<number>
  targets: number[]
}

/** A cell for those who listen: where it is, what stands there, whether one can use it. */
export function labelOf(cell: number, view: View, hand: Hand, words: Words): string {
  const piece = pieceOf(view.board[cell])
  const parts = [nameOf(cell)]
  if (piece) {
    parts.push(words('board-piece', piece))
    if (hand.movable.has(cell)) parts.push(words('board-can-move'))
    if (view.touched === nameOf(cell)) parts.push(words('board-touched'))
    else if (hand.chosen === cell) parts.push(words('board-in-hand'))
  } else {
    parts.push(words(isPath(cell) ? 'board-free-path' : 'board-free-arena'))
    if (hand.targets.includes(cell)) parts.push(words('board-target'))
  }
  if (view.line.includes(nameOf(cell))) parts.push(words('board-of-line'))
  return parts.join(', ')
}

export function prompt({ view, legal, seat, names, words }: Prompted<View, Move>): string {
  const { winner, turn } = view
  if (winner) {
    const first = seatOf(view, winner)
    if (seat === null) return words('board-won', { side: winner, name: names[first] ?? '' })
    return words(seat === first ? 'board-you-won' : 'board-you-lost', { side: winner })
  }
  if (view.ended) return words(`ended-${view.ended}`)
  if (!legal.length) {
    return words('board-waiting', { side: turn, name: names[seatOf(view, turn)] ?? '' })
  }
  if (view.touched) return words('board-prompt-touched', { cell: view.touched })
  const can = (type: Move['type']) => legal.some((move) => move.type === type)
  if (can('swap')) return words('board-prompt-swap')
  if (can('place') && can('move')) return words('board-prompt-both', { side: turn })
  return words(can('place') ? 'board-prompt-place' : 'board-prompt-move', { side: turn })
}

export function describe(move: Move, words: Words): string {
  if (move.type === 'place') return words('board-do-place', { cell: move.cell })
  if (move.type === 'move') return words('board-do-move', { from: move.from, to: move.to })
  if (move.type === 'touch') return words('board-do-touch', { cell: move.cell })
  return words('board-swap')
}
