/** Of a rulebook what tells most in a minute. */
import type { ClauseSeen } from '../lib/protocol.gen'

const FEW = 4

/** How each of the first chapters begins; of a short book, its beginning and its end. */
export function inShort(clauses: readonly ClauseSeen[]): ClauseSeen[] {
  const own = clauses.filter(({ number, explains }) => !number.startsWith('0.') && !explains)
  const opening = own.filter((clause, place) => clause.chapter !== own[place - 1]?.chapter)
  if (opening.length >= FEW) return opening.slice(0, FEW)
  return own.length <= FEW ? own : [...own.slice(0, FEW - 1), own.at(-1)!]
}
