import type { GameModule } from '../lib/board'
import Board from './Board.svelte'
import { describe } from './naming'
import { prompt } from './telling'

export { default as Brought } from './Brought.svelte'

export default { Board, prompt, describe } satisfies GameModule
