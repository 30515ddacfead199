/** What everybody is told at dawn and at dusk, as scenes that follow each other. How long one lasts,
    and in which order ballots are turned over, follows from what everybody is told alone. */
import type { Told } from '../../lib/board'
import type { BallotCounted, Died, Elected, Event, Settled, View } from './types.gen'

/** Ballots that say the same; without a seat they are blank. */
export interface Pile {
  seat: number | null
  papers: number
  most: boolean
}

export type Scene =
  | { type: 'dawn'; night: number; missing: number }
  | { type: 'ballots'; piles: Pile[]; others: number; turned: number[]; left: number }
  | { type: 'tied'; seats: number[]; blank: boolean; chief: number | null }
  | { type: 'settled'; by: Settled['by']; seat: number | null }
  | { type: 'spared' }
  | { type: 'autopsy'; death: Died; open: boolean }
  | { type: 'chief'; seat: number; drawn: boolean; voters: number[] }

export interface Beat {
  scene: Scene
  /** In milliseconds. */
  lasts: number
  /** It only leads up to the next. */
  leadsUp?: boolean
}

/** Nothing that is staged takes longer than this, however many play. */
export const LONGEST = 12_000
/** More piles than these are not told apart. */
const MOST_PILES = 12

const DAWN = 2300
const BEFORE = 900
const A_PAPER = 700
const ALL_PAPERS = 5000
const MOST_BEATS = 50
const COUNTED = 1300
const VERDICT = 2100
const FACE_DOWN = 1200
const FACE_UP = 3000
const CHIEF = 2400

/** `still`: each scene as it is in the end, without what leads up to it. `longest`: the time there is. */
export function beatsOf(
  told: readonly Told[],
  view: Pick<View, 'decider' | 'tied' | 'blank_tied'>,
  { still = false, longest = LONGEST } = {},
): Beat[] {
  const beats = told.flatMap((line) => (line.type === 'event' ? beatsOfOne(line.what as Event, view) : []))
  const shown = still ? beats.filter(({ leadsUp }) => !leadsUp) : beats
  const whole = shown.reduce((sum, { lasts }) => sum + lasts, 0)
  const share = Math.min(1, Math.min(longest, LONGEST) / whole)
  return shown.map(({ scene, lasts }) => ({ scene, lasts: Math.floor(lasts * share) }))
}

function beatsOfOne(event: Event, view: Pick<View, 'decider' | 'tied' | 'blank_tied'>): Beat[] {
  switch (event.type) {
    case 'day':
      return [{ scene: { type: 'dawn', night: event.number, missing: event.deaths }, lasts: DAWN }]
    case 'ballot':
      return [
        ...ballots(event),
        ...(view.decider === null
          ? []
          : [{ scene: { type: 'tied' as const, seats: view.tied, blank: view.blank_tied, chief: view.decider }, lasts: VERDICT }]),
      ]
    case 'settled':
      return [{ scene: { type: 'settled', by: event.by, seat: event.seat }, lasts: VERDICT }]
    case 'spared':
      return [{ scene: { type: 'spared' }, lasts: VERDICT }]
    case 'died':
      return [
        { scene: { type: 'autopsy', death: event, open: false }, lasts: FACE_DOWN, leadsUp: true },
        { scene: { type: 'autopsy', death: event, open: true }, lasts: FACE_UP },
      ]
    case 'elected':
      return [{ scene: chiefOf(event), lasts: CHIEF }]
    default:
      return []
  }
}

const chiefOf = ({ chief, drawn, voters, choices }: Elected): Scene => ({
  type: 'chief',
  seat: chief,
  drawn,
  voters: voters.filter((_, place) => choices[place] === chief),
})

/** One paper after the other: a round of one for each pile, then the next, as long as it has any. */
function ballots({ named, counts, blank, first, blank_first }: BallotCounted): Beat[] {
  const piles: Pile[] = named
    .map((seat, place) => ({ seat, papers: counts[place]!, most: first.includes(seat) }))
    .slice(0, MOST_PILES)
    .sort((one, other) => one.seat - other.seat)
  if (blank) piles.push({ seat: null, papers: blank, most: blank_first })
  const others = counts.slice(MOST_PILES).reduce((sum, count) => sum + count, 0)
  const rounds = Array.from({ length: Math.max(0, ...piles.map(({ papers }) => papers)) }, (_, round) =>
    piles.flatMap(({ papers }, place) => (papers > round ? [place] : [])),
  ).flat()
  const step = Math.ceil(rounds.length / MOST_BEATS) || 1
  const each = Math.min(A_PAPER, ALL_PAPERS / (Math.ceil(rounds.length / step) || 1))
  const after = (count: number): Scene => {
    const turned = piles.map((_, place) => rounds.slice(0, count).filter((one) => one === place).length)
    return { type: 'ballots', piles, others, turned, left: rounds.length - count }
  }
  const beats: Beat[] = rounds.length ? [{ scene: after(0), lasts: BEFORE, leadsUp: true }] : []
  for (let count = step; count < rounds.length; count += step) {
    beats.push({ scene: after(count), lasts: each, leadsUp: true })
  }
  return [...beats, { scene: after(rounds.length), lasts: each + COUNTED }]
}
