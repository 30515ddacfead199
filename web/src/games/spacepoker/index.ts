import type { GameModule, Sound } from '../../lib/board'
import Board from './Board.svelte'
import Minute from './Minute.svelte'
import { describe, prompt } from './telling'
import type { Move, View } from './types.gen'

const sounds: Record<string, Sound> = {
  round: 'paper',
  dealt: 'paper',
  exchanged: 'paper',
  shown: 'paper',
  raised: 'coin',
  called: 'coin',
  won: 'coin',
  'took-all': 'coin',
  ended: 'chime',
}

export default { Board, Minute, prompt, describe, sounds } satisfies GameModule<View, Move>
