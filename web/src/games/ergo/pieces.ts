/** Which piece is which from one view to the next, so that each can travel to where it goes. */
import { cellOf, faceOn, nameOf, pieceOf } from './board'
import { FREE, LETTERS, PIECES_EACH, SIDES, WAITING, type Face, type Side } from './components.gen'
import type { Displace, Place, Touch, Way } from './types.gen'

export interface Piece {
  id: number
  side: Side
  face: Face
  /** The cell it stands on; null while it waits in reserve. */
  cell: number | null
  /** Its place in the reserve, while it waits there. */
  slot: number
}

/** All pieces in their reserves. */
export function waiting(): Piece[] {
  return SIDES.flatMap((side, order) =>
    Array.from({ length: PIECES_EACH }, (_, slot) => ({
      id: order * PIECES_EACH + slot,
      side,
      face: WAITING,
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
  const faces = new Map(
    [...board].flatMap((letter, cell) => {
      const piece = pieceOf(letter)
      return piece?.side === side ? [[cell, piece.face] as const] : []
    }),
  )
  const stay = before.filter((piece) => piece.cell !== null && faces.has(piece.cell))
  const taken = new Set(stay.map((piece) => piece.cell))
  const gone = before.filter((piece) => piece.cell !== null && !taken.has(piece.cell))
  const reserve = before.filter((piece) => piece.cell === null).sort((a, b) => b.slot - a.slot)
  const arrivals = [...faces].filter(([cell]) => !taken.has(cell))
  const movers = [...gone, ...reserve]
  return [
    ...stay.map((piece) => ({ ...piece, face: faces.get(piece.cell ?? -1) ?? piece.face })),
    ...movers.map((piece, place) => {
      const arrival = arrivals[place]
      if (!arrival) return { ...piece, cell: null, face: WAITING, slot: movers.length - 1 - place }
      const [cell, face] = arrival
      return { ...piece, cell, face }
    }),
  ]
}

/** The board as it looks once a move that is on its way has been made: one's piece goes at once. */
export function anticipated(board: string, side: Side, move: Place | Displace | Touch): string {
  if (move.type === 'touch') return board
  const letters = [...board]
  const to = cellOf(move.type === 'place' ? move.cell : move.to)
  const from = move.type === 'move' ? cellOf(move.from) : -1
  const face = faceOn(to, pieceOf(letters[from])?.face ?? 'reserve')
  if (from >= 0) letters[from] = FREE
  letters[to] = LETTERS[side][face]
  return letters.join('')
}

/** The corners that a piece goes round between two cells, there or back, by the ways views have told. */
export function cornersBetween(from: number, to: number, ways: readonly Way[]): number[] {
  const leads = (way: Way, start: number, end: number) =>
    way.from === nameOf(start) && way.to.includes(nameOf(end))
  const way = ways.find((way) => leads(way, from, to))
  if (way) return way.corners.map(cellOf)
  const back = ways.find((way) => leads(way, to, from))
  return back ? back.corners.map(cellOf).reverse() : []
}
