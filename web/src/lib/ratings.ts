/** Ratings in words and as a curve. */
import type { Words } from './board'
import type { RatingSeen, RatingStep } from './protocol.gen'

/** Figures are told as they are: 1620, not 1,620. */
export const ratingText = ({ points, uncertainty }: { points: number; uncertainty: number }, words: Words): string =>
  words('rating', { points: String(points), uncertainty: String(uncertainty) })

export const gainText = (gained: number): string => (gained > 0 ? `+${gained}` : gained < 0 ? `−${-gained}` : '±0')

export const changeText = (before: RatingSeen, after: RatingSeen, words: Words): string =>
  `${ratingText(after, words)} (${gainText(after.points - before.points)})`

export interface Drawn {
  /** Of the line, as SVG takes it. */
  line: string
  /** Of how far off it may be. */
  band: string
  last: { x: number; y: number }
  lowest: number
  highest: number
}

/** A curve over the matches, from left to right, in a field of this size. */
export function drawn(steps: readonly RatingStep[], width: number, height: number): Drawn {
  const lowest = Math.min(...steps.map((step) => step.points - step.uncertainty))
  const highest = Math.max(...steps.map((step) => step.points + step.uncertainty))
  const x = (place: number): number => round(steps.length > 1 ? (place / (steps.length - 1)) * width : width / 2)
  const y = (points: number): number => round(((highest - points) / (highest - lowest || 1)) * height)
  const at = (points: (step: RatingStep) => number): string[] => steps.map((step, place) => `${x(place)},${y(points(step))}`)
  const above = at((step) => step.points + step.uncertainty)
  const below = at((step) => step.points - step.uncertainty)
  const last = steps.length - 1
  return {
    line: at((step) => step.points).join(' '),
    band: [...above, ...below.reverse()].join(' '),
    last: { x: x(last), y: y(steps[last]!.points) },
    lowest: Math.min(...steps.map((step) => step.points)),
    highest: Math.max(...steps.map((step) => step.points)),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
