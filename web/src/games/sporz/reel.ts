/** The truth reel: the whole match as it really was, night by night, from what is opened at the
    end. Nothing is supposed: it is what each one was told, laid side by side. */
import type { Words } from '../../lib/board'
import { listed, type Note } from './crew'
import { claimInWords, nightOf, noteInWords, whatOne } from './telling'
import type { Elected, Proposal, State, View } from './types.gen'

export interface Line {
  text: string
  /** Which of the night's steps, or what of the day: it is set beside the line. */
  of: 'mutants' | 'doctors' | 'informants' | 'dawn' | 'chief' | 'claims' | 'ballot' | 'end'
  /** A claim that was not so. */
  lie?: boolean
}

export interface Chapter {
  kind: 'start' | 'night' | 'day'
  number: number
  lines: Line[]
  /** Who is a mutant when it is over, by seat. */
  mutants: boolean[]
  dead: number[]
}

type Names = readonly string[]
type Noted<T extends Note['type']> = { seat: number; note: Extract<Note, { type: T }> }

export function chapters(
  view: View,
  truth: State,
  /** What the mutants stood by when they could not agree; it is in the record alone. */
  stood: readonly Proposal[],
  names: Names,
  words: Words,
): Chapter[] {
  const mutants = truth.roles.map((role) => role === 'mutant')
  const found: Chapter[] = [
    { kind: 'start', number: 0, lines: electionOf(truth, 0, names, words), mutants: [...mutants], dead: [] },
  ]
  for (let night = 1; night <= view.night; night++) {
    for (const { seat, note } of notes(truth, night, 'touched')) {
      if (note.how === 'mutated') mutants[seat] = true
      if (note.how === 'healed') mutants[seat] = false
    }
    found.push({
      kind: 'night',
      number: night,
      lines: nightLines(view, truth, night, stood, names, words),
      mutants: [...mutants],
      dead: deadBy(view, night, 'night'),
    })
    const lines = dayLines(view, truth, night, names, words)
    if (lines.length) {
      found.push({ kind: 'day', number: night, lines, mutants: [...mutants], dead: deadBy(view, night, 'ballot') })
    }
  }
  found.at(-1)!.lines.push({ of: 'end', text: words(`ended-${view.ended}`) })
  return found
}

/** What one knew by the end of a chapter: what he learnt in it, and before. */
export const knownBy = (truth: State, seat: number, chapter: Chapter): Note[] =>
  truth.notes[seat]!.filter((note) =>
    note.type === 'voted'
      ? note.day < chapter.number || (note.day === chapter.number && chapter.kind === 'day')
      : nightOf(note) <= chapter.number,
  )

function notes<T extends Note['type']>(truth: State, night: number, type: T): Noted<T>[] {
  return truth.notes.flatMap((kept, seat) =>
    kept
      .filter((note) => note.type === type && nightOf(note) === night)
      .map((note) => ({ seat, note }) as Noted<T>),
  )
}

function deadBy(view: View, number: number, until: 'night' | 'ballot'): number[] {
  return view.deaths
    .filter((one) => one.night < number || (one.night === number && (until === 'ballot' || one.by === 'night')))
    .map((one) => one.seat)
}

function nightLines(
  view: View,
  truth: State,
  night: number,
  stood: readonly Proposal[],
  names: Names,
  words: Words,
): Line[] {
  const lines: Line[] = []
  const name = (seat: number) => names[seat] ?? ''
  const awake = (step: string) => notes(truth, night, 'woke').find(({ note }) => note.step === step)?.note.awake ?? []
  const mutants = awake('mutants')
  lines.push({ of: 'mutants', text: words('board-reel-mutants', { who: listed(mutants, names) }) })
  const decided = notes(truth, night, 'decided')[0]
  if (decided) lines.push({ of: 'mutants', text: noteInWords(decided.note, names, words) })
  else lines.push(...quarrel(stood, names, words))
  for (const { seat, note } of notes(truth, night, 'touched')) {
    const of = note.how === 'healed' || note.how === 'incurable' ? 'doctors' : 'mutants'
    if (note.how === 'resisted' || note.how === 'incurable') {
      lines.push({ of, text: words(`board-reel-${note.how}`, { who: name(seat) }) })
    }
  }
  const doctors = awake('doctors')
  // Where the mutants' step has ended the match, nobody was called after them.
  const wentOn = night < view.night || view.ballots.some((one) => one.day === night)
  if (decided && (doctors.length || wentOn)) {
    lines.push({
      of: 'doctors',
      text: doctors.length ? words('board-reel-doctors', { who: listed(doctors, names) }) : words('board-reel-no-doctors'),
    })
  }
  const treated = notes(truth, night, 'treated')[0]
  if (treated) lines.push({ of: 'doctors', text: noteInWords(treated.note, names, words) })
  for (const type of ['counted', 'inspected', 'sequenced', 'spied', 'hacked'] as const) {
    for (const { seat, note } of notes(truth, night, type)) {
      lines.push({
        of: 'informants',
        text: words('board-reel-learnt', { who: name(seat), what: noteInWords(note, names, words) }),
      })
    }
  }
  lines.sort((one, other) => ORDER.indexOf(one.of) - ORDER.indexOf(other.of))
  for (const death of view.deaths.filter((one) => one.night === night && one.by === 'night')) {
    lines.push({ of: 'dawn', text: words('board-news-night', { who: name(death.seat), what: whatOne(death, words) }) })
  }
  return lines
}

const ORDER: Line['of'][] = ['mutants', 'doctors', 'informants']

/** The mutants' last night, if they could not agree: what each of them stood by. */
function quarrel(stood: readonly Proposal[], names: Names, words: Words): Line[] {
  return stood.map(({ seat, deed, paralysed }) => {
    const said: string[] = []
    if (deed && 'seat' in deed && deed.seat != null) {
      said.push(words(`board-points-${deed.type}`, { who: names[deed.seat] ?? '' }))
    }
    if (paralysed !== null) said.push(words('board-points-paralyse', { who: names[paralysed] ?? '' }))
    const what = said.join(', ') || words('board-points-nothing')
    return { of: 'mutants', text: words('board-card-fellow', { who: names[seat] ?? '', what }) }
  })
}

function dayLines(view: View, truth: State, day: number, names: Names, words: Words): Line[] {
  const lines = electionOf(truth, day, names, words)
  const name = (seat: number) => names[seat] ?? ''
  for (const said of view.claims[day - 1] ?? []) {
    lines.push({
      of: 'claims',
      text: words('board-reel-claim', { who: name(said.seat), what: claimInWords(said.about, names, words) }),
      lie: isLie(truth, said),
    })
  }
  const ballots = notes(truth, day, 'voted').filter(({ note }) => note.blank || note.seat !== null)
  const papers = new Map<string, string[]>()
  for (const { seat, note } of ballots) {
    const paper = note.blank ? words('board-reel-blank') : words('board-reel-against', { who: name(note.seat!) })
    papers.set(paper, [...(papers.get(paper) ?? []), name(seat)])
  }
  for (const [paper, voters] of papers) {
    lines.push({ of: 'ballot', text: words('board-reel-learnt', { who: paper, what: `${voters.join(', ')}.` }) })
  }
  for (const settled of view.ballots) {
    if (settled.type !== 'settled' || settled.day !== day) continue
    const who = settled.seat === null ? words('board-blank') : name(settled.seat)
    lines.push({ of: 'ballot', text: words(`board-reel-settled-${settled.by}`, { who }) })
  }
  const executed = view.deaths.find((one) => one.night === day && one.by === 'ballot')
  if (executed) {
    lines.push({ of: 'ballot', text: words('board-news-ballot', { who: name(executed.seat), what: whatOne(executed, words) }) })
  } else if (view.ballots.some((one) => one.day === day)) {
    lines.push({ of: 'ballot', text: words('board-news-spared') })
  }
  return lines
}

/** The vote for a chief that was held on this morning; 0: before the first night. */
function electionOf(truth: State, day: number, names: Names, words: Words): Line[] {
  let morning = 0
  for (const elected of truth.elections.filter((one): one is Elected => one.type === 'elected')) {
    if (morning === day) {
      const who = names[elected.chief] ?? ''
      return [{ of: 'chief', text: words('board-reel-chief', { who, drawn: elected.drawn ? 'yes' : 'no' }) }]
    }
    const death = truth.deaths.find((one) => one.seat === elected.chief)
    if (!death) break
    morning = death.by === 'night' ? death.night : death.night + 1
  }
  return []
}

/** Whether a claim contradicts what the claimer knew for sure: his role, and what he was told. */
function isLie(truth: State, { seat, about }: View['claims'][number][number]): boolean {
  const known = truth.notes[seat]!
  switch (about.type) {
    case 'role':
      return truth.roles[seat] !== about.role
    case 'touched':
      return !known.some((note) => note.type === 'touched' && note.night === about.night && note.how === about.how)
    case 'count':
      return !known.some(
        (note) =>
          (note.type === 'counted' || note.type === 'hacked') &&
          note.night === about.night &&
          note.mutants === about.mutants,
      )
    case 'found':
      // Who was mutated or healed in vain has learnt his own genome.
      if (about.seat === seat && known.some((note) => note.type === 'touched' && GENOME[note.how] === about.result)) {
        return false
      }
      return !known.some((note) => note.type !== 'voted' && note.night === about.night && says(note, about.seat, about.result))
    default:
      return false
  }
}

const GENOME: Record<string, string> = { resisted: 'resistant', incurable: 'host' }

function says(note: Note, seat: number, result: string): boolean {
  if (note.type === 'inspected') return note.seat === seat && (note.mutant ? 'mutant' : 'healthy') === result
  if (note.type === 'sequenced') return note.seat === seat && note.genome === result
  if (note.type === 'hacked') return note.seat === seat && note.result === result
  if (note.type === 'woke') return note.awake.includes(seat) && (result === 'woken' || (note.step === 'mutants' && result === 'mutant'))
  if (note.type === 'treated') return note.patients.includes(seat) && result === 'healed'
  if (note.type === 'decided') {
    return (note.seat === seat && note.deed === 'mutate' && result === 'mutated') || (note.paralysed === seat && result === 'paralysed')
  }
  if (note.type === 'spied') {
    const seen: Record<string, boolean> = { ...note, woken: note.woke } as never
    return note.seat === seat && seen[result] === true
  }
  return false
}
