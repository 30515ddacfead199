/** The table in words: what one can do now. */
import type { Prompted } from '../lib/board'
import { kindsOf } from './choosing'
import { isNamed, kindName } from './naming'

/** More kinds of moves than these make no sentence. */
const FEW = 4

export function prompt({ legal, awaited = [], names, words }: Prompted): string {
  if (!legal.length) {
    if (!awaited.length) return words('general-watch')
    return words('wait-for', { names: awaited.map((seat) => names[seat]).join(', ') })
  }
  const kinds = kindsOf(legal)
  if (kinds.length > FEW || !kinds.every(({ type }) => isNamed(type, words))) return words('general-prompt')
  return words('general-prompt-kinds', {
    kinds: kinds.map(({ type }) => small(kindName(type, words))).join(words('general-or')),
  })
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
