/** The board in words: a cell's label, what changed, what one can do now, a move. */
import type { Prompted, Words } from '../../lib/board'
import { faceOf, isPath, nameOf, sideOf, type Side } from './board'
import type { Move, View } from './types.gen'

interface Hand {
  own: Side | null
  chosen: number | null
  movable: Set<number>
  targets: number[]
}

/** A cell for those who listen: where it is, what stands there, whether one can use it. */
export function labelOf(cell: number, view: View, hand: Hand, words: Words): string {
  const letter = view.board[cell]
  const side = sideOf(letter)
  const parts = [nameOf(cell)]
  if (side) {
    parts.push(words('board-piece', { side, face: faceOf(letter) }))
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

/** What happened between two views, when one is the next of the other. */
export function spoken(before: View, after: View, words: Words): string {
  if (after === before || !after.last) return ''
  if (after.touched && after.touched !== before.touched) {
    return words('event-touched', { side: after.turn, cell: after.touched })
  }
  if (after.ply === before.ply && after.black === before.black) return ''
  const parts = [told(before, after, words)]
  if (after.line.length) parts.push(words('board-line', { cells: after.line.join(', ') }))
  return parts.join(' ')
}

function told(before: View, after: View, words: Words): string {
  const side: Side = after.turn === 'black' ? 'white' : 'black'
  const { last } = after
  if (last?.type === 'place') return words('event-placed', { side, cell: last.cell })
  if (last?.type === 'move') {
    const face = (view: View, name: string) =>
      [...view.board].some((letter, cell) => nameOf(cell) === name && faceOf(letter) === 'lion')
    const turned = !face(before, last.from) && face(after, last.to)
    return words('event-moved', { side, from: last.from, to: last.to, turned: String(turned) })
  }
  return words('board-swapped')
}

export function prompt({ view, legal, seat, names, words }: Prompted<View, Move>): string {
  const seatOf = (side: Side) => (side === 'black' ? view.black : 1 - view.black)
  const winner: Side = view.turn === 'black' ? 'white' : 'black'
  if (view.ended === 'line') {
    if (seat === null) return words('board-won', { side: winner, name: names[seatOf(winner)] ?? '' })
    return words(seat === seatOf(winner) ? 'board-you-won' : 'board-you-lost', { side: winner })
  }
  if (view.ended) return words(`ended-${view.ended}`)
  if (!legal.length) {
    return words('board-waiting', { side: view.turn, name: names[seatOf(view.turn)] ?? '' })
  }
  if (view.touched) return words('board-prompt-touched', { cell: view.touched })
  const can = (type: Move['type']) => legal.some((move) => move.type === type)
  if (can('swap')) return words('board-prompt-swap')
  if (can('place') && can('move')) return words('board-prompt-both', { side: view.turn })
  return words(can('place') ? 'board-prompt-place' : 'board-prompt-move', { side: view.turn })
}

export function describe(move: Move, words: Words): string {
  if (move.type === 'place') return words('board-do-place', { cell: move.cell })
  if (move.type === 'move') return words('board-do-move', { from: move.from, to: move.to })
  if (move.type === 'touch') return words('board-do-touch', { cell: move.cell })
  return words('board-swap')
}
