/** The playable introduction: moves of one match against three others, which one makes oneself. */
import type { IntroStep } from '../../lib/board'
import recorded from './intro.json'
import type { Move, View } from './types.gen'

interface Recorded {
  text: string
  move: Move
  /** Other moves that teach the same. */
  also?: Move[]
  legal: Move[]
  view: View
  after: View
}

const written = (move: Move): string =>
  JSON.stringify(Object.entries(move).sort(([one], [other]) => one.localeCompare(other)))

export const intro: IntroStep<View, Move>[] = (recorded.steps as unknown as Recorded[]).map(
  ({ text, move, also = [], legal, view, after }) => ({
    text,
    view,
    legal,
    seat: 0,
    accepts: (made) => [move, ...also].some((one) => written(one) === written(made)),
    after,
  }),
)
