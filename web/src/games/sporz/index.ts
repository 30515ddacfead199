import type { GameModule, Sound } from '../../lib/board'
import Board from './Board.svelte'
import { isNight } from './crew'
import Minute from './Minute.svelte'
import { describe, prompt } from './telling'
import type { Move, View } from './types.gen'
import { voice } from './voice'

/** A door opens at dawn; that one shuts at dusk is not heard, nor is anything else at night. */
const sounds: Record<string, Sound> = {
  day: 'airlock',
  'claimed-role': 'paper',
  'claimed-found': 'paper',
  'claimed-count': 'paper',
  'claimed-touched': 'paper',
  'claimed-opinion': 'paper',
  'claimed-vote': 'paper',
}

export default {
  Board,
  Minute,
  prompt,
  describe,
  sounds,
  crowded: true,
  hush: (view: View | null) => view !== null && isNight(view),
  voice,
  headline: (view: View, words) => words(`board-headline-${view.ended}`),
} satisfies GameModule<View, Move>
