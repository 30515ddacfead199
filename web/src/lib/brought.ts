/** Boards that packages bring with their games. The house serves them from its own address. */
import type { BroughtBoard, GameModule } from './board'
import type { GameSeen } from './protocol.gen'

export const boardAddress = (game: GameSeen, file: string): string => `/boards/${game.id}/${file}`

/** One of its files as text; nothing where it has none of that name, or it does not come. */
export async function boardFile(game: GameSeen, file: string): Promise<string> {
  if (!game.board.includes(file)) return ''
  const answer = await fetch(boardAddress(game, file)).catch(() => null)
  return answer?.ok ? answer.text() : ''
}

/** The module of a game with a board of its own, and where that fails the general one. */
export async function broughtModule(game: GameSeen, general: GameModule, Board: GameModule['Board']): Promise<GameModule> {
  const board = await boardOf(game).catch(() => null)
  return {
    ...general,
    Board,
    prompt: (now) => attempted(() => board?.prompt(now)) ?? general.prompt(now),
    describe: (move, words) => attempted(() => board?.describe(move, words)) ?? general.describe(move, words),
  }
}

/** The script itself; a browser runs it once, however often it is asked for. */
export const boardOf = (game: GameSeen): Promise<BroughtBoard> =>
  import(/* @vite-ignore */ boardAddress(game, 'board.js')) as Promise<BroughtBoard>

function attempted<T>(way: () => T): T | undefined {
  try {
    return way()
  } catch {
    return undefined
  }
}
