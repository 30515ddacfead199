/** Legal moves as choices: by kind, and where a kind has many, field by field until one is left. */

export type Move = Record<string, any>

export interface Kind {
  type: string
  moves: Move[]
}

/** So many buttons one looks over at once. */
export const FEW = 12

export function kindsOf(legal: readonly Move[]): Kind[] {
  const found = new Map<string, Move[]>()
  for (const move of legal) {
    const type = String(move.type ?? '')
    if (!found.has(type)) found.set(type, [])
    found.get(type)!.push(move)
  }
  return [...found].map(([type, moves]) => ({ type, moves }))
}

export interface Step {
  field: string
  /** The values that the moves left have here. */
  values: unknown[]
  picked: boolean
  value?: unknown
}

export interface Choice {
  /** What was picked, and what is to be picked next. */
  steps: Step[]
  /** The one move that is left, or one that was asked for though it is not legal. */
  move: Move | null
}

export type Picked = Record<string, unknown>

/** Where a choice stands. A field by which the moves left do not differ is not asked for. A number
    may be another than those that are legal: the house says why it is not. */
export function choice(moves: readonly Move[], picked: Picked): Choice {
  let left = [...moves]
  const steps: Step[] = []
  for (const field of fieldsOf(moves)) {
    const values = distinct(left.map((move) => move[field]))
    if (values.length < 2) continue
    if (!(field in picked)) return { steps: [...steps, { field, values, picked: false }], move: null }
    const value = picked[field]
    steps.push({ field, values, picked: true, value })
    const fitting = left.filter((move) => key(move[field]) === key(value))
    if (!fitting.length) return { steps, move: { ...left[0]!, [field]: value } }
    left = fitting
  }
  return { steps, move: left[0] ?? null }
}

const fieldsOf = (moves: readonly Move[]): string[] =>
  [...new Set(moves.flatMap((move) => Object.keys(move)))].filter((field) => field !== 'type')

function distinct(values: readonly unknown[]): unknown[] {
  const found = [...new Map(values.map((value) => [key(value), value])).values()]
  return areNumbers(found) ? found.sort((a, b) => a - b) : found
}

export const key = (value: unknown): string => JSON.stringify(value ?? null)

export const areNumbers = (values: readonly unknown[]): values is number[] =>
  values.every((value) => typeof value === 'number')

/** Of many numbers a few to begin with: the ends, and some between. */
export function usual(values: readonly number[], count = 5): number[] {
  const last = values.length - 1
  return [...new Set(Array.from({ length: count }, (_, place) => values[Math.round((place * last) / (count - 1))]!))]
}
