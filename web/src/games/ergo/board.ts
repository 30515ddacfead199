/** The board as it lies on the table: names of cells, the path once round, and who stands where. */
import type { View } from './types.gen'

export type Side = View['turn']
export type Face = 'hollow' | 'lion'

export const COLUMNS = 'abcdefghij'
export const ROWS = '123456789'
export const SIDES: readonly Side[] = ['black', 'white']
export const PIECES_EACH = 12

const WIDTH = COLUMNS.length
const LAST_COLUMN = WIDTH - 1
const LAST_ROW = ROWS.length - 1

/** All cells, `a1` to `j9`, in the order of the view's letters. */
export const CELLS: readonly string[] = [...ROWS].flatMap((row) =>
  [...COLUMNS].map((column) => column + row),
)

export const columnOf = (cell: number): number => cell % WIDTH
export const rowOf = (cell: number): number => Math.floor(cell / WIDTH)
export const cellAt = (column: number, row: number): number => row * WIDTH + column
export const nameOf = (cell: number): string => CELLS[cell] ?? ''
export const cellOf = (name: string): number => CELLS.indexOf(name)

export function isPath(cell: number): boolean {
  const column = columnOf(cell)
  const row = rowOf(cell)
  return column === 0 || row === 0 || column === LAST_COLUMN || row === LAST_ROW
}

/** The path from a1 along the first row, once round. */
export const RING: readonly number[] = [
  ...[...COLUMNS].map((_, column) => cellAt(column, 0)),
  ...[...ROWS.slice(1)].map((_, row) => cellAt(LAST_COLUMN, row + 1)),
  ...[...COLUMNS.slice(1)].map((_, column) => cellAt(LAST_COLUMN - 1 - column, LAST_ROW)),
  ...[...ROWS.slice(2)].map((_, row) => cellAt(0, LAST_ROW - 1 - row)),
]

const isCorner = (cell: number): boolean =>
  (columnOf(cell) === 0 || columnOf(cell) === LAST_COLUMN) &&
  (rowOf(cell) === 0 || rowOf(cell) === LAST_ROW)

export function sideOf(letter: string | undefined): Side | null {
  if (letter === 'b' || letter === 'B') return 'black'
  return letter === 'w' || letter === 'W' ? 'white' : null
}

export const faceOf = (letter: string | undefined): Face =>
  letter === 'B' || letter === 'W' ? 'lion' : 'hollow'

/** The cells where a piece turns on its way: the corners of the path between two of its cells. */
export function corners(from: number, to: number, board: string): number[] {
  const start = RING.indexOf(from)
  const end = RING.indexOf(to)
  if (start < 0 || end < 0) return []
  const forward = (end - start + RING.length) % RING.length
  const ways = [along(start, forward, 1), along(start, RING.length - forward, -1)]
  ways.sort((one, other) => one.length - other.length)
  const free = ways.find((way) => way.every((cell) => board[cell] === '.')) ?? []
  return free.filter(isCorner)
}

function along(start: number, steps: number, direction: 1 | -1): number[] {
  return Array.from({ length: Math.max(0, steps - 1) }, (_, step) => {
    const place = (start + direction * (step + 1) + RING.length) % RING.length
    return RING[place] ?? 0
  })
}
