/** The board as it lies on the table: names of cells, who stands where, who plays which side. */
import { COLUMNS, LETTERS, PATH, ROWS, SHOWS, SIDES, type Face, type Side } from './components.gen'
import type { View } from './types.gen'

const WIDTH = COLUMNS.length

/** All cells, `a1` to `j9`, in the order of the view's letters. */
export const CELLS: readonly string[] = [...ROWS].flatMap((row) =>
  [...COLUMNS].map((column) => column + row),
)

export const columnOf = (cell: number): number => cell % WIDTH
export const rowOf = (cell: number): number => Math.floor(cell / WIDTH)
export const cellAt = (column: number, row: number): number => row * WIDTH + column
export const nameOf = (cell: number): string => CELLS[cell] ?? ''
export const cellOf = (name: string): number => CELLS.indexOf(name)

const path = new Set(PATH.map(cellOf))
export const isPath = (cell: number): boolean => path.has(cell)

/** The face of a piece that comes to a cell, by the one it showed before. */
export const faceOn = (cell: number, before: Face | 'reserve'): Face =>
  SHOWS[isPath(cell) ? 'path' : 'arena'][before]

const standing = new Map(
  SIDES.flatMap((side) =>
    (['hollow', 'lion'] as const).map((face) => [LETTERS[side][face], { side, face }] as const),
  ),
)

/** The piece that a letter of the view's board stands for; nothing on a free cell. */
export const pieceOf = (letter: string | undefined): { side: Side; face: Face } | undefined =>
  standing.get(letter ?? '')

export const seatOf = (view: View, side: Side): number => view.seats[SIDES.indexOf(side)] ?? 0
