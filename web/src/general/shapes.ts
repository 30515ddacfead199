/** How the parts of a view are drawn, told by their form alone. */
import { isNothing } from './naming'

/** A field of a view: what it is called, and its place in the view, which is the same for every item of a list. */
export interface Part {
  name: string
  place: string
  value: any
}

export type Shape = 'nothing' | 'plain' | 'text' | 'cards' | 'grid' | 'list' | 'group'

/** Longer words are a text, not a value. */
const SHORT = 24
/** Who looks is known, and the options stand beside the table. */
const UNSAID = new Set(['seat', 'options'])

export const partsOf = (value: Record<string, any>, place = ''): Part[] =>
  Object.entries(value).map(([name, item]) => ({ name, place: place ? `${place}.${name}` : name, value: item }))

export const partsOfView = (view: Record<string, any>): Part[] =>
  partsOf(view).filter(({ name }) => !UNSAID.has(name))

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'number' || typeof value === 'boolean' || isShort(value)

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= SHORT

export function shapeOf(value: unknown): Shape {
  if (isNothing(value)) return 'nothing'
  if (isPlain(value)) return 'plain'
  if (typeof value === 'string') return 'text'
  if (!Array.isArray(value)) return 'group'
  if (value.every(isPlain)) return 'cards'
  return isGrid(value) ? 'grid' : 'list'
}

/** Rows of the same length: a board, most likely. */
const isGrid = (rows: any[]): boolean =>
  rows.length > 1 &&
  rows.every((row) => Array.isArray(row) && row.length > 1 && row.length === rows[0].length && row.every(isPlain))

export interface Arranged {
  /** Lists, boards and groups, as the game has them. */
  things: Part[]
  /** Single values. */
  counters: Part[]
  /** What each seat has, in the order of the seats. */
  seats: Part[][]
}

/** The parts by how they are laid out. Which lists have one value for each seat, the house knows. */
export function arranged(parts: readonly Part[], seatLists: readonly string[], seats: number): Arranged {
  const isBySeat = ({ place, value }: Part): boolean =>
    seatLists.includes(place) && Array.isArray(value) && value.length === seats
  const bySeat = parts.filter(isBySeat)
  const rest = parts.filter((part) => !isBySeat(part))
  // On the table itself a list keeps its place when it is empty.
  const isCounter = ({ place, value }: Part): boolean =>
    isNothing(value) ? !Array.isArray(value) || place.includes('.') : shapeOf(value) === 'plain'
  return {
    things: rest.filter((part) => !isCounter(part)),
    counters: rest.filter(isCounter),
    seats: bySeat.length ? Array.from({ length: seats }, (_, seat) => bySeat.flatMap((part) => ofSeat(part, seat))) : [],
  }
}

function ofSeat({ name, place, value }: Part, seat: number): Part[] {
  const item = value[seat]
  const isStruct = shapeOf(item) === 'group'
  return isStruct ? partsOf(item, place) : [{ name, place: `${place}.`, value: item }]
}
