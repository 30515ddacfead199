import type { GameModule, Sound } from '../../lib/board'
import Board from './Board.svelte'
import Minute from './Minute.svelte'
import { describe, prompt } from './telling'
import type { Move, View } from './types.gen'

const sounds: Record<string, Sound> = {
  dealt: 'paper',
  revealed: 'paper',
  swapped: 'paper',
  played: 'paper',
  bet: 'coin',
  'counter-bet': 'coin',
  'token-double': 'coin',
  'token-coins': 'coin',
  collected: 'coin',
  'match-won': 'chime',
}

export default { Board, Minute, prompt, describe, sounds } satisfies GameModule<View, Move>
