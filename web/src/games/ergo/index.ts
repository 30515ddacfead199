import type { GameModule, Sound, Words } from '../../lib/board'
import Board from './Board.svelte'
import Minute from './Minute.svelte'
import { describe, prompt } from './telling'
import type { Move, View } from './types.gen'

const sounds: Record<string, Sound> = { line: 'chime', drawn: 'chime' }

const side = (seat: number, view: View | null, words: Words): string =>
  words((view?.seats ?? [0, 1])[0] === seat ? 'side-black' : 'side-white')

export default { Board, Minute, prompt, describe, side, sounds } satisfies GameModule<View, Move>
