/** The playable introduction: a first night and day in a crew of four, as its psychologist. */
import type { IntroStep } from '../../lib/board'
import { sameMove } from './crew'
import recorded from './intro.json'
import type { Move, View } from './types.gen'

interface Recorded {
  text: string
  /** What is asked for; where no seat is named, any move of the step will do. */
  move: Partial<Move> | null
  legal: Move[]
  view: View
  after?: View
}

const FREE = new Set(['intro-elect', 'intro-mutants'])

export const intro: IntroStep<View, Move>[] = (recorded.steps as unknown as Recorded[]).map(
  ({ text, move, legal, view, after }) => ({
    text,
    view,
    legal,
    seat: 0,
    accepts: (made) => FREE.has(text) || sameMove(made, move),
    ...(after && { after }),
  }),
)
