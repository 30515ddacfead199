/** The ship in words: what is announced, what one has learnt, what one can do now, a move. */
import type { Prompted, Words } from '../../lib/board'
import { isAboard, isNight, listed, type About, type Note } from './crew'
import type { Died, Event, Move, Proposal, View } from './types.gen'

type Names = readonly string[]

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

/** A private fact as its owner reads it on the card. */
export function noteInWords(note: Note, names: Names, words: Words): string {
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? String(seat)))
  switch (note.type) {
    case 'woke':
      return words(`board-note-woke-${note.step}`, { who: listed(note.awake, names) })
    case 'saw-dead':
      return words('board-note-saw-dead', { who: listed(note.seats, names) })
    case 'decided':
      return words('board-note-decided', {
        deed: note.deed,
        who: name(note.seat),
        paralysed: note.paralysed === null ? 'none' : name(note.paralysed),
      })
    case 'treated':
      if (note.killed !== null) return words('board-note-treated-killed', { who: name(note.killed) })
      return note.doctors.length
        ? note.doctors
            .map((one, place) =>
              words('board-note-healed', { doctor: name(one), who: name(note.patients[place] ?? null) }),
            )
            .join(' ')
        : words('board-note-healed-nobody')
    case 'touched':
      return words(`board-note-touched-${note.how}`)
    case 'counted':
      return words('board-note-counted', { mutants: note.mutants })
    case 'inspected':
      return words('board-note-inspected', { who: name(note.seat), mutant: yesNo(note.mutant) })
    case 'sequenced':
      return words('board-note-sequenced', { who: name(note.seat), genome: words(`board-genome-${note.genome}`) })
    case 'spied': {
      const seen = SPIED.filter((what) => note[what]).map((what) => words(`board-spied-${what}`))
      return words('board-note-spied', {
        who: name(note.seat),
        what: seen.length ? seen.join(', ') : words('board-spied-nothing'),
      })
    }
    case 'hacked':
      return words('board-note-hacked', {
        role: words(`role-${note.role}`),
        what: note.nothing
          ? words('board-hacked-nothing')
          : note.mutants === null
            ? words('board-hacked-found', { who: name(note.seat), result: note.result ?? '' })
            : words('board-note-counted', { mutants: note.mutants }),
      })
    case 'voted':
      return words('board-note-voted', {
        ballot: note.blank ? words('board-blank') : note.seat === null ? words('board-no-ballot') : name(note.seat),
      })
  }
}

const SPIED = ['woke', 'mutated', 'paralysed', 'healed', 'inspected', 'sequenced'] as const

export const nightOf = (note: Note): number => (note.type === 'voted' ? note.day : note.night)

/** Role, state and genome, as an autopsy tells them. */
export const whatOne = (death: Pick<Died, 'role' | 'mutant' | 'genome'>, words: Words): string =>
  [
    words(`role-${death.role}`),
    words(death.mutant ? 'board-is-mutant' : 'board-is-healthy'),
    words(`board-genome-${death.genome}`),
  ].join(' · ')

/** Whom somebody points at, raises his hand or votes for. */
export function pointedInWords(
  { deed, paralysed }: Pick<Proposal, 'deed' | 'paralysed'>,
  names: Names,
  words: Words,
): string {
  const said: string[] = []
  if (deed && 'seat' in deed && deed.seat != null) {
    said.push(words(`board-points-${deed.type}`, { who: names[deed.seat] ?? '' }))
  }
  if (deed?.type === 'vote' && deed.blank) said.push(words('board-blank'))
  if (paralysed !== null) said.push(words('board-points-paralyse', { who: names[paralysed] ?? '' }))
  return said.join(', ') || words('board-points-nothing')
}

/** What a claim says, without who says it. */
export function claimInWords(about: About, names: Names, words: Words): string {
  switch (about.type) {
    case 'role':
      return words('board-claim-role', { role: about.role })
    case 'found':
      return words('board-claim-found', {
        night: about.night,
        who: names[about.seat] ?? '',
        result: about.result,
      })
    case 'count':
      return words('board-claim-count', { night: about.night, mutants: about.mutants })
    case 'touched':
      return words('board-claim-touched', { night: about.night, how: about.how })
    case 'opinion': {
      const said = words('board-claim-opinion', { who: names[about.seat] ?? '', says: about.says })
      return said + onAWord(about.because, about.says, names, words)
    }
    case 'vote':
      return words('board-claim-vote', { who: names[about.seat] ?? '' }) + onAWord(about.because, 'suspect', names, words)
    case 'denial':
      return words('board-claim-denial', { who: names[about.seat] ?? '' })
    case 'question':
      return words('board-claim-question', { who: names[about.seat] ?? '', asks: about.asks })
  }
}

/** On whose word one says it. */
const onAWord = (by: number | null | undefined, says: string, names: Names, words: Words): string =>
  by == null ? '' : ` ${words('board-claim-because', { who: names[by] ?? '', says })}`

/** The same where it stands with the face and the night it is about. */
export function claimInShort(about: About, words: Words): string {
  switch (about.type) {
    case 'role':
      return words(`role-${about.role}`)
    case 'found':
      return words(`board-claim-result-${about.result}`)
    case 'count':
      return String(about.mutants)
    case 'touched':
      return words(`board-claim-how-${about.how}`)
    case 'question':
      return words(`board-claim-asks-${about.asks}`)
    default:
      return ''
  }
}

/** What those who listen are told. Nothing private is ever spoken: a neighbour hears. */
export const HEARD = { isHeard: (type: Event['type']) => SPOKEN.has(type) }

const SPOKEN = new Set<Event['type']>([
  'elected',
  'run-off',
  'night',
  'called',
  'killing',
  'day',
  'died',
  'ballot',
  'settled',
  'spared',
  'claimed-role',
  'claimed-found',
  'claimed-count',
  'claimed-touched',
  'claimed-opinion',
  'claimed-vote',
  'claimed-denial',
  'claimed-question',
])

/** One sentence, and at night the same for everybody. */
export function prompt({ view, awaited = view.awaited, seat, names, words }: Prompted<View, Move>): string {
  if (view.phase === 'over') return words('board-prompt-over')
  const asked = seat !== null && awaited.includes(seat)
  if (isNight(view)) return words(asked ? 'board-prompt-night' : 'board-wait-night')
  if (asked) return words(`board-prompt-${view.phase}`)
  if (!view.asked?.final && isAboard(view)) return words('board-prompt-day-done')
  return words(`board-wait-${view.phase}`, { name: names[view.decider ?? 0] ?? '' })
}

export function describe(move: Move, words: Words): string {
  switch (move.type) {
    case 'claim':
      return words('board-do-claim')
    case 'hack':
      return words('board-do-hack', { role: words(`role-${move.role}`) })
    case 'sleep':
    case 'abstain':
      return words(`board-do-${move.type}`)
    case 'vote':
    case 'decide':
      return move.blank ? words(`board-do-${move.type}-blank`) : words(`board-do-${move.type}`, { seat: move.seat ?? 0 })
    default:
      return words(`board-do-${move.type}`, { seat: move.seat })
  }
}
