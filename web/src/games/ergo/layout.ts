/** Where things lie: the board in the middle, a tray for each side beside it or above and below. */
import { cellAt, columnOf, rowOf } from './board'
import { COLUMNS, PIECES_EACH, ROWS, type Side } from './components.gen'
import { CELL } from './mosaic'
import type { Piece } from './pieces'

export interface Tray {
  x: number
  y: number
  width: number
  height: number
  /** Pieces in a row of the tray. */
  across: number
  /** Room kept for the owner's name. */
  head: number
}

export interface Layout {
  wide: boolean
  width: number
  height: number
  /** Where cell a9, the upper left one, begins. */
  x: number
  y: number
  frame: number
  trays: Record<Side, Tray>
}

export interface Spot {
  x: number
  y: number
  scale: number
}

const BOARD_WIDTH = COLUMNS.length * CELL
const BOARD_HEIGHT = ROWS.length * CELL
const NARROW = { frame: 46, tray: 92, head: 252, gap: 14 }
const WIDE = { frame: 92, tray: 206, head: 140, gap: 30 }
const TALL = 790

/** What the house needs of the window's height, in pixels. */
const AROUND = 272
const NARROWEST = 600

/** The tray of `near` lies below, or on the right: at the reader's hand. */
export function layOut(wide: boolean, near: Side): Layout {
  const { frame, tray, head, gap } = wide ? WIDE : NARROW
  const boardWidth = BOARD_WIDTH + 2 * frame
  const boardHeight = BOARD_HEIGHT + 2 * frame
  const far: Side = near === 'black' ? 'white' : 'black'
  const aside = tray + gap
  const first: Tray = wide
    ? { x: 0, y: 0, width: tray, height: TALL, across: 2, head }
    : { x: 0, y: 0, width: boardWidth, height: tray, across: PIECES_EACH, head }
  const second: Tray = wide
    ? { ...first, x: aside + boardWidth + gap, y: boardHeight - TALL }
    : { ...first, y: aside + boardHeight + gap }
  const trays = { [far]: first, [near]: second } as Record<Side, Tray>
  return {
    wide,
    width: wide ? boardWidth + 2 * aside : boardWidth,
    height: wide ? boardHeight : boardHeight + 2 * aside,
    x: frame + (wide ? aside : 0),
    y: frame + (wide ? 0 : aside),
    frame,
    trays,
  }
}

/** Whether trays at the sides leave the board larger than trays above and below. */
export function widest(room: number, tall: number): boolean {
  const left = tall - AROUND
  const scale = ({ width, height }: Layout) => Math.min(room / width, left / height)
  return room > NARROWEST && scale(layOut(true, 'black')) > scale(layOut(false, 'black'))
}

/** The middle of a cell. */
export function spotOf(cell: number, layout: Layout): Spot {
  return {
    x: layout.x + (columnOf(cell) + 0.5) * CELL,
    y: layout.y + (ROWS.length - 0.5 - rowOf(cell)) * CELL,
    scale: 1,
  }
}

/** The cell that a point of the floor lies on; none beside the board. */
export function cellUnder({ x, y }: { x: number; y: number }, layout: Layout): number | null {
  const column = Math.floor((x - layout.x) / CELL)
  const row = ROWS.length - 1 - Math.floor((y - layout.y) / CELL)
  const inside = column >= 0 && column < COLUMNS.length && row >= 0 && row < ROWS.length
  return inside ? cellAt(column, row) : null
}

/** Where a piece lies: on its cell, or in its side's tray. */
export function spotFor(piece: Piece, layout: Layout): Spot {
  if (piece.cell !== null) return spotOf(piece.cell, layout)
  const tray = layout.trays[piece.side]
  if (layout.wide) {
    const column = piece.slot % tray.across
    const row = Math.floor(piece.slot / tray.across)
    const step = (tray.height - tray.head) / (PIECES_EACH / tray.across)
    return {
      x: tray.x + tray.width * (0.27 + 0.46 * column),
      y: tray.y + tray.head + (row + 0.42) * step,
      scale: 0.94,
    }
  }
  const step = (tray.width - tray.head - 20) / tray.across
  return {
    x: tray.x + tray.head + (piece.slot + 0.5) * step,
    y: tray.y + tray.height / 2,
    scale: 0.76,
  }
}
