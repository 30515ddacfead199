/** Which piece is which from one view to the next, so that each can travel to where it goes. */
import { PIECES_EACH, SIDES, cellOf, faceOf, isPath, sideOf, type Face, type Side } from './board'
import type { Displace, Place, Touch } from './types.gen'

export interface Piece {
  id: number
  side: Side
  face: Face
  /** The cell it stands on; null while it waits in reserve. */
  cell: number | null
  /** Its place in the reserve, while it waits there. */
  slot: number
}

/** All pieces in their reserves, where they wait lion side up. */
export function waiting(): Piece[] {
  return SIDES.flatMap((side, order) =>
    Array.from({ length: PIECES_EACH }, (_, slot) => ({
      id: order * PIECES_EACH + slot,
      side,
      face: 'lion' as const,
      cell: null,
      slot,
    })),
  )
}

/** The pieces as the board now shows them; whoever moved comes last, to lie on top. */
export function follow(before: readonly Piece[], board: string): Piece[] {
  const after = SIDES.flatMap((side) =>
    followSide(
      before.filter((piece) => piece.side === side),
      board,
      side,
    ),
  )
  const stayed = new Map(before.map((piece) => [piece.id, piece.cell]))
  const order = new Map(before.map((piece, place) => [piece.id, place]))
  const moved = (piece: Piece) => (stayed.get(piece.id) === piece.cell ? 0 : 1)
  return after.sort(
    (one, other) =>
      moved(one) - moved(other) || (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0),
  )
}

function followSide(before: readonly Piece[], board: string, side: Side): Piece[] {
  const cells = [...board].flatMap((letter, cell) => (sideOf(letter) === side ? [cell] : []))
  const stay = before.filter((piece) => piece.cell !== null && cells.includes(piece.cell))
  const taken = new Set(stay.map((piece) => piece.cell))
  const gone = before.filter((piece) => piece.cell !== null && !taken.has(piece.cell))
  const reserve = before.filter((piece) => piece.cell === null).sort((a, b) => b.slot - a.slot)
  const arrivals = cells.filter((cell) => !taken.has(cell))
  const movers = [...gone, ...reserve]
  return [
    ...stay.map((piece) => ({ ...piece, face: faceOf(board[piece.cell ?? 0]) })),
    ...movers.map((piece, place) => {
      const cell = arrivals[place]
      return cell === undefined
        ? { ...piece, cell: null, face: 'lion' as const, slot: movers.length - 1 - place }
        : { ...piece, cell, face: faceOf(board[cell]) }
    }),
  ]
}

/** The board as it looks once a move that is on its way has been made: one's piece goes at once. */
export function anticipated(board: string, side: Side, move: Place | Displace | Touch): string {
  if (move.type === 'touch') return board
  const letters = [...board]
  const to = cellOf(move.type === 'place' ? move.cell : move.to)
  let letter = side === 'black' ? 'b' : 'w'
  if (move.type === 'move') {
    const from = cellOf(move.from)
    letter = letters[from] ?? letter
    letters[from] = '.'
  }
  letters[to] = isPath(to) ? letter.toUpperCase() : letter
  return letters.join('')
}
