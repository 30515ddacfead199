/** The match as a story, once it is over: how it ended, how the spore went from one to the next, what
    was invented, who came closest to the truth. */
import type { About } from './crew'
import type { View } from './types.gen'

export interface Turned {
  night: number
  by: readonly number[]
  deed: 'mutate' | 'kill'
  to: number
  inVain: boolean
  healed: readonly number[]
}

export interface Lie {
  day: number
  seat: number
  about: About
}

export type Part =
  | { type: 'end' }
  | { type: 'spread'; nights: Turned[]; first: readonly number[] }
  | { type: 'lies'; lies: Lie[] }
  | { type: 'closest'; seats: readonly number[]; mutants: number }

export function storyOf(view: Pick<View, 'reel' | 'claims' | 'closest'>): Part[] {
  const parts: Part[] = [{ type: 'end' }]
  const nights = view.reel.flatMap(({ number, night, mutants }, place): Turned[] => {
    const { seat = null, deed } = night?.decided ?? {}
    if (!night || seat === null || deed === undefined || deed === 'nothing') return []
    const inVain = night.in_vain.some((one) => one.seat === seat && one.how === 'resisted')
    const reached = deed === 'mutate' && !inVain ? [seat] : []
    const before = new Set([...(view.reel[place - 1]?.mutants ?? []), ...reached])
    const healed = [...before].filter((one) => !mutants.includes(one))
    return [{ night: number, by: night.mutants, deed, to: seat, inVain, healed }]
  })
  if (nights.length) parts.push({ type: 'spread', nights, first: view.reel[0]?.mutants ?? [] })
  const lies = view.reel.flatMap(({ number, day }) =>
    (day?.judged ?? []).flatMap(({ verdict }, place): Lie[] =>
      verdict === 'lie' ? [{ day: number, ...view.claims[number - 1]![place]! }] : [],
    ),
  )
  if (lies.length) parts.push({ type: 'lies', lies })
  if (view.closest) parts.push({ type: 'closest', ...view.closest })
  return parts
}
