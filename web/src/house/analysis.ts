/** What an analysis tells, as a page draws it: lines of chances, mistakes. */
import type { Analysis, Decision } from '../lib/protocol.gen'

/** A camp, or a seat that plays for itself: who it is, and its chances over time. */
export interface Side {
  seats: number[]
  points: { moves: number; share: number; error: number }[]
}

/** Beyond this many lines nobody can be told apart: those with the most to lose or win are drawn. */
const MOST_SIDES = 6

/** Seats that win and lose together have one line, the mean of theirs. */
export function sides({ curve, teams, seats }: Analysis): Side[] {
  const camps = new Map<number, number[]>()
  for (let seat = 0; seat < seats; seat += 1) {
    const team = teams[seat] ?? seat
    camps.set(team, [...(camps.get(team) ?? []), seat])
  }
  const all = [...camps.values()].map((those) => ({
    seats: those,
    points: curve.map(({ moves, shares, errors }) => ({
      moves,
      share: mean(those.map((seat) => shares[seat] ?? 0)),
      error: mean(those.map((seat) => errors[seat] ?? 0)),
    })),
  }))
  if (all.length <= MOST_SIDES) return all
  const span = ({ points }: Side) =>
    Math.max(0, ...points.map(({ share }) => share)) - Math.min(1, ...points.map(({ share }) => share))
  return all.sort((one, other) => span(other) - span(one)).slice(0, MOST_SIDES)
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1)

/** Decisions that were mistakes, the largest of each player's first. */
export function mistakes({ decisions }: Analysis): Decision[] {
  return decisions.filter(({ size }) => size !== null).sort((one, other) => one.moves - other.moves)
}

/** Points of a line in a picture of this size, as SVG takes them. */
export function line(points: Side['points'], of: number, width: number, height: number): string {
  return points.map(({ moves, share }) => `${along(moves, of, width)},${up(share, height)}`).join(' ')
}

/** The band within one standard error of it. */
export function band(points: Side['points'], of: number, width: number, height: number): string {
  const upper = points.map(({ moves, share, error }) => `${along(moves, of, width)},${up(share + error, height)}`)
  const lower = points.map(({ moves, share, error }) => `${along(moves, of, width)},${up(share - error, height)}`)
  return [...upper, ...lower.reverse()].join(' ')
}

export const along = (moves: number, of: number, width: number): number => (of ? (width * moves) / of : 0)
const up = (share: number, height: number): number => height * (1 - Math.min(1, Math.max(0, share)))
