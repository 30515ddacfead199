/** Games of the day: their addresses, and what one shares of a result. */
import type { Args } from './board'
import { call } from './calls'
import type { Day, GameOfTheDay, Ghosts, OfTheDay } from './protocol.gen'

const DAY = 24 * 3600 * 1000
const SQUARES = 5

/** How often one asks for ghosts that bots are still at: the house itself waits each time. */
const ASKED = 20

/** A day as the house writes it. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The page of the day that a table belongs to. */
export const dayAddress = ({ day }: Pick<OfTheDay, 'day'>): string => `/today/${dateOf(day)}`

/** What runs beside a game of that day; nothing where the house cannot tell. */
export async function ghostsBeside(day: number, game: string): Promise<Ghosts | null> {
  for (let asked = 0; asked < ASKED; asked++) {
    const found = await call('ghosts', { params: { day: dateOf(day), game } }).catch(() => null)
    if (!found || found.best.length) return found
  }
  return null
}

/** How far one was ahead of a ghost, as messages say it. */
export const aheadOf = (ranks: number, bots: boolean): Args => ({
  way: ranks > 0 ? 'ahead' : ranks < 0 ? 'behind' : 'level',
  ranks: Math.abs(ranks),
  bots: String(bots),
})

/** Points more or less than the median, with their sign. */
export function signed(difference: number, language: string): string {
  return difference.toLocaleString(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
}

type Square = 'filled' | 'missed' | 'empty'
const SYMBOLS = { filled: '🟧', missed: '🟥', empty: '⬜' }

/** A result in squares: how far one has come, or how many tries it took. */
export function squares(game: GameOfTheDay): Square[] {
  if (game.score === null) return []
  if (game.within) return [...Array<Square>(Math.min(game.score, SQUARES) - 1).fill('missed'), 'filled']
  const filled = game.compared?.squares ?? 0
  return [...Array<Square>(filled).fill('filled'), ...Array<Square>(SQUARES - filled).fill('empty')]
}

/** What one tells others of a day: nothing of what was dealt, nor how it is solved. */
export function toShare(
  day: Day,
  title: (game: string) => string,
  language: string,
  words: (id: string, args?: Args) => string,
): string {
  const lines = day.games
    .filter((game) => game.score !== null)
    .map((game) => {
      const median = game.compared?.median
      const told = game.within
        ? words('daily-tries', { tries: game.score! })
        : median == null
          ? ''
          : signed(game.score! - median, language)
      const drawn = squares(game).map((square) => SYMBOLS[square]).join('')
      return `${title(game.game)} ${drawn} ${told}`.trim()
    })
  const streak = day.streak > 1 ? [words('daily-streak', { days: day.streak })] : []
  return [`Veillée, ${day.day}`, ...lines, ...streak].join('\n')
}
