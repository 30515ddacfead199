/** The playable introduction: eight moves of one round against three others. */
import type { IntroStep } from '../../lib/board'
import { same } from './choosing.svelte'
import recorded from './intro.json'
import type { Move, View } from './types.gen'

interface Recorded {
  text: string
  move: Move
  legal: Move[]
  view: View
  after: View
}

export const intro: IntroStep<View, Move>[] = (recorded.steps as unknown as Recorded[]).map(
  ({ text, move, legal, view, after }) => ({
    text,
    view,
    legal,
    seat: 0,
    accepts: (made) => same(made, move),
    after,
  }),
)
