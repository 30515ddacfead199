/** The playable introduction: seven moves of one match, which one makes oneself. */
import type { IntroStep } from '../../lib/board'
import recorded from './intro.json'
import type { Move, View } from './types.gen'

interface Recorded {
  text: string
  move: Move
  /** Every move there is, where one has to find it oneself. */
  legal?: Move[]
  view: View
  after: View
}

const same = (one: Move, other: Move): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

export const intro: IntroStep<View, Move>[] = (recorded.steps as unknown as Recorded[]).map(
  ({ text, move, legal, view, after }) => ({
    text,
    view,
    legal: legal ?? [move],
    seat: 0,
    accepts: (made) => same(made, move),
    after,
  }),
)
