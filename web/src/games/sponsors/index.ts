import type { GameModule, Sound } from '../../lib/board'
import Board from './Board.svelte'
import Minute from './Minute.svelte'
import { describe, prompt } from './telling'
import type { Move, View } from './types.gen'

const sounds: Record<string, Sound> = {
  sold: 'coin',
  bought: 'coin',
  energy: 'coin',
  received: 'paper',
  drew: 'paper',
  discarded: 'paper',
  exchanged: 'paper',
  swapped: 'paper',
  finished: 'chime',
  over: 'chime',
}

export default {
  Board,
  Minute,
  prompt,
  describe,
  sounds,
  ghosts: true,
} satisfies GameModule<View, Move>
