/** What fields, values and moves are called: by the game's messages, or else by their own names. */
import type { Args, Words } from '../lib/board'

/** What nothing is written as. */
export const NOTHING = '–'

/** The message, or something else where nobody wrote it. */
export function said(words: Words, id: string, plain: string, args?: Args): string {
  const text = words(id, args)
  return text === id ? plain : text
}

const hyphened = (name: string): string => name.replace(/[^a-z0-9]+/gi, '-')
const inWords = (name: string): string => name.replace(/[_-]+/g, ' ').trim()
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const fieldName = (name: string, words: Words): string =>
  said(words, `view-${hyphened(name)}`, capital(inWords(name)))

/** A value of a field. `value-FIELD` says how: that a number is a seat, for one, only the game knows. */
export function valueName(value: unknown, words: Words, field = ''): string {
  if (isNothing(value)) return NOTHING
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map((item) => valueName(item, words, field)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value as object)
      .map(([name, item]) => `${fieldName(name, words)} ${valueName(item, words, name)}`)
      .join(', ')
  }
  const plain = typeof value === 'string' ? said(words, `name-${value.replace(/[^\w-]/g, '-')}`, value) : String(value)
  return field ? said(words, `value-${hyphened(field)}`, plain, { value: plain }) : plain
}

export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

export const kindName = (type: string, words: Words): string =>
  type ? said(words, `move-${hyphened(type)}`, capital(inWords(type))) : words('general-move')

/** Whether the game has a name for such a move, and whether it says one whole. */
export const isNamed = (type: string, words: Words): boolean => isWritten(`move-${hyphened(type)}`, words)
export const isDescribed = (type: string, words: Words): boolean => isWritten(`describe-${hyphened(type)}`, words)

const isWritten = (id: string, words: Words): boolean => words(id) !== id

/** A move in words; one that is written in the game's notation stands for itself. */
export function describe(move: Record<string, any> | string, words: Words): string {
  if (typeof move === 'string') return move
  const { type = '', ...fields } = move
  const kind = kindName(type, words)
  const values = valuesName(fields, words)
  const plain = values ? words('general-described', { kind, values }) : kind
  const args = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : valueName(value, words, name),
  ])
  return said(words, `describe-${hyphened(type)}`, plain, Object.fromEntries(args) as Args)
}

/** The values of a move; where there are several, each with what it is. */
export function valuesName(fields: Record<string, any>, words: Words): string {
  const given = Object.entries(fields).filter(([, value]) => !isNothing(value))
  if (given.length < 2) return given.map(([name, value]) => valueName(value, words, name)).join('')
  return given
    .map(([name, value]) => words('general-value', { name: fieldName(name, words), value: valueName(value, words, name) }))
    .join(', ')
}
