/** What can be said now: each line is one of the moves that are allowed, and none is made up here. */
import type { About, Note } from './crew'
import type { Move, Spied, View } from './types.gen'

export const claimable = (may: readonly Move[]): About[] =>
  may.flatMap((move) => (move.type === 'claim' ? [move.about] : []))

/** A claim as one short text: two that say the same have the same. */
export function keyOf(about: About): string {
  const { type, ...rest } = about
  const fields = Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1))
  return [type, ...fields.map(([, value]) => value)].join('.')
}

/** The claims that are true to one's own card and notebook, the newest night first. */
export function lines({ own, seat }: Pick<View, 'own' | 'seat'>): About[] {
  if (!own || seat === null) return []
  const learnt = own.notes.map((note) => said(note, seat)).reverse().flat()
  const all: About[] = [...learnt, { type: 'role', role: own.role }]
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

type Result = Extract<About, { type: 'found' }>['result']

const SPIED: readonly (readonly ['woke' | Extract<Result, keyof Spied>, Result])[] = [
  ['woke', 'woken'],
  ['mutated', 'mutated'],
  ['paralysed', 'paralysed'],
  ['healed', 'healed'],
  ['inspected', 'inspected'],
  ['sequenced', 'sequenced'],
]

/** What one was told, as one would say it. */
function said(note: Note, mine: number): About[] {
  if (note.type === 'voted') return []
  const { night } = note
  const found = (seat: number | null, result: Result): About[] =>
    seat === null ? [] : [{ type: 'found', night, seat, result }]
  switch (note.type) {
    case 'counted':
      return [{ type: 'count', night, mutants: note.mutants }]
    case 'inspected':
      return found(note.seat, note.mutant ? 'mutant' : 'healthy')
    case 'sequenced':
      return found(note.seat, note.genome)
    case 'spied':
      return SPIED.flatMap(([what, result]) => (note[what] ? found(note.seat, result) : []))
    case 'hacked':
      if (note.mutants !== null) return [{ type: 'count', night, mutants: note.mutants }]
      return note.result === null ? [] : found(note.seat, note.result)
    case 'treated':
      return note.patients.flatMap((patient) => found(patient, 'healed'))
    case 'decided':
      return [
        ...(note.deed === 'mutate' ? found(note.seat, 'mutated') : []),
        ...found(note.paralysed, 'paralysed'),
      ]
    case 'woke':
      return note.awake.flatMap((other) => (other === mine ? [] : found(other, 'woken')))
    case 'touched':
      if (note.how === 'resisted') return found(mine, 'resistant')
      if (note.how === 'incurable') return found(mine, 'host')
      return note.how === 'killed' ? [] : [{ type: 'touched', night, how: note.how }]
    case 'saw-dead':
      return []
  }
}

/** What can be said with somebody's face before one; with one's own, of oneself and of the ship. */
export interface Sayable {
  /** True to what one has learnt. */
  true: About[]
  /** Of no night: who one is; what one thinks of somebody, and will do. */
  plain: About[]
  /** What one may ask. */
  questions: About[]
  /** Of one night, the last first: what one found, or what befell one. */
  nights: { night: number; lines: About[] }[]
}

export function sayable(about: readonly About[], view: View, seat: number): Sayable {
  const mine = seat === view.seat
  const fitting = new Map(
    about.flatMap((one) => (speaksOf(one, seat, mine) ? [[keyOf(one), one] as const] : [])),
  )
  const truths = lines(view).filter((one) => fitting.has(keyOf(one)))
  for (const one of truths) fitting.delete(keyOf(one))
  const plain: About[] = []
  const questions: About[] = []
  const nights = new Map<number, About[]>()
  for (const one of fitting.values()) {
    if ('night' in one) nights.set(one.night, [...(nights.get(one.night) ?? []), one])
    else (one.type === 'question' ? questions : plain).push(one)
  }
  return {
    true: truths,
    plain,
    questions,
    nights: [...nights].sort(([one], [other]) => other - one).map(([night, lines]) => ({ night, lines })),
  }
}

/** One does not suspect, trust, ask or answer oneself. */
function speaksOf(about: About, seat: number, mine: boolean): boolean {
  if (!('seat' in about)) return mine
  return about.seat === seat && (about.type === 'found' || !mine)
}
