/** What can be claimed now, as a menu: each choice is read off the moves that are allowed. */
import type { About } from './crew'
import type { Move } from './types.gen'

export type Kind = About['type']
export const KINDS: readonly Kind[] = ['role', 'found', 'count', 'touched', 'opinion', 'vote']

/** The fields that a kind of claim has, in the order in which one says them. */
export const FIELDS: Record<Kind, readonly string[]> = {
  role: ['role'],
  found: ['night', 'seat', 'result'],
  count: ['night', 'mutants'],
  touched: ['night', 'how'],
  opinion: ['says', 'seat'],
  vote: ['seat'],
  denial: ['seat'],
}

export type Value = string | number

export const claimable = (may: readonly Move[]): About[] =>
  may.flatMap((move) => (move.type === 'claim' ? [move.about] : []))

/** What a field may hold, each once, in the order of the moves. */
export function valuesOf(about: readonly About[], kind: Kind, field: string): Value[] {
  const found = about.flatMap((one) =>
    one.type === kind ? [(one as unknown as Record<string, Value>)[field]!] : [],
  )
  const values = [...new Set(found)]
  return field === 'night' ? values.reverse() : values
}

export function aboutOf(kind: Kind, filled: Record<string, Value>): About {
  const fields = FIELDS[kind].map((field) => [field, filled[field]])
  return { type: kind, ...Object.fromEntries(fields) } as About
}
