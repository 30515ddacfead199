/** The playable introduction: six moves of one match against two others. */
import type { IntroStep } from '../../lib/board'
import recorded from './intro.json'
import type { Move, View } from './types.gen'

interface Recorded {
  text: string
  move: Move
  legal: Move[]
  view: View
  after: View
}

const written = (move: Move): string => {
  if (move.type === 'exchange') return [...move.cards].sort().join()
  return move.type === 'raise' ? String(move.to) : ''
}

export const intro: IntroStep<View, Move>[] = (recorded.steps as unknown as Recorded[]).map(
  ({ text, move, legal, view, after }) => ({
    text,
    view,
    legal,
    seat: 0,
    accepts: (made) => made.type === move.type && written(made) === written(move),
    after,
  }),
)
