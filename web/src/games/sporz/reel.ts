/** The truth reel in words: the whole match as it really was, chapter by chapter. */
import type { Words } from '../../lib/board'
import { deathOf, listed, type Note } from './crew'
import { nightOf, noteInWords, pointedInWords, whatOne } from './telling'
import type { Chapter, DayTold, NightTold, Proposal, State, View } from './types.gen'

export interface Line {
  text: string
  /** Which of the night's steps, or what of the day: it is set beside the line. */
  of: 'mutants' | 'doctors' | 'informants' | 'dawn' | 'chief' | 'ballot' | 'end'
}

type Names = readonly string[]

export const kindOf = ({ night, day }: Chapter): 'start' | 'night' | 'day' => (night ? 'night' : day ? 'day' : 'start')

export function linesOf(
  view: View,
  chapter: Chapter,
  /** What the mutants stood by when they could not agree; it is in the record alone. */
  stood: readonly Proposal[],
  names: Names,
  words: Words,
): Line[] {
  const { chief, drawn, night, day } = chapter
  const lines: Line[] = []
  if (chief !== null) {
    const text = words('board-reel-chief', { who: names[chief] ?? '', drawn: drawn ? 'yes' : 'no' })
    lines.push({ of: 'chief', text })
  }
  if (night) lines.push(...nightLines(view, night, stood, names, words))
  if (day) lines.push(...dayLines(view, day, names, words))
  if (chapter === view.reel.at(-1)) lines.push({ of: 'end', text: words(`ended-${view.ended}`) })
  return lines
}

/** What one knew by the end of a chapter: what he learnt in it, and before. */
export const knownBy = (truth: State, seat: number, { number, day }: Chapter): Note[] =>
  truth.notes[seat]!.filter((note) =>
    note.type === 'voted' && !day ? nightOf(note) < number : nightOf(note) <= number,
  )

function nightLines(view: View, night: NightTold, stood: readonly Proposal[], names: Names, words: Words): Line[] {
  const name = (seat: number) => names[seat] ?? ''
  const inVain = (how: string) =>
    night.in_vain
      .filter((one) => one.how === how)
      .map(({ seat }) => words(`board-reel-${how}`, { who: name(seat) }))
  const mutants = [
    words('board-reel-mutants', { who: listed(night.mutants, names) }),
    ...(night.decided
      ? [noteInWords(night.decided, names, words)]
      : stood.map((one) =>
          words('board-card-fellow', { who: name(one.seat), what: pointedInWords(one, names, words) }),
        )),
    ...inVain('resisted'),
  ]
  const doctors: string[] = []
  if (night.doctors?.length) doctors.push(words('board-reel-doctors', { who: listed(night.doctors, names) }))
  else if (night.doctors) doctors.push(words('board-reel-no-doctors'))
  if (night.treated) doctors.push(noteInWords(night.treated, names, words))
  doctors.push(...inVain('incurable'))
  const informants = night.learnt.map(({ seat, note }) =>
    words('board-reel-learnt', { who: name(seat), what: noteInWords(note, names, words) }),
  )
  return [
    ...mutants.map((text): Line => ({ of: 'mutants', text })),
    ...doctors.map((text): Line => ({ of: 'doctors', text })),
    ...informants.map((text): Line => ({ of: 'informants', text })),
    ...deathLines(view, night.deaths, 'night', names, words).map((text): Line => ({ of: 'dawn', text })),
  ]
}

function dayLines(view: View, day: DayTold, names: Names, words: Words): Line[] {
  const name = (seat: number) => names[seat] ?? ''
  const ballot = day.papers.map(({ seat, voters }) => {
    const paper = seat === null ? words('board-reel-blank') : words('board-reel-against', { who: name(seat) })
    return words('board-reel-learnt', { who: paper, what: `${listed(voters, names)}.` })
  })
  if (day.settled) {
    const { by, seat } = day.settled
    ballot.push(words(`board-reel-settled-${by}`, { who: seat === null ? words('board-blank') : name(seat) }))
  }
  if (day.deaths.length) ballot.push(...deathLines(view, day.deaths, 'ballot', names, words))
  else ballot.push(words('board-news-ballot-nobody'))
  return ballot.map((text): Line => ({ of: 'ballot', text }))
}

const deathLines = (view: View, deaths: readonly number[], by: string, names: Names, words: Words): string[] =>
  deaths.map((seat) =>
    words(`board-news-${by}`, { who: names[seat] ?? '', what: whatOne(deathOf(view, seat)!, words) }),
  )
