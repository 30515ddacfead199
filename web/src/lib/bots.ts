/** The bots: things of the house that come alive when the lamp is lit. Each level has its own. */

import type { Words } from './board'

/** What a level is called; one that a game brings is called as it calls itself. */
export function levelName(level: string | null | undefined, words: Words): string {
  const id = `level-${level}`
  const said = words(id)
  return said === id ? (level ?? '') : said
}

export interface Guest {
  /** The message that names it, and the drawing of its face. */
  id: string
  level: string
}

/** Whose face a level has on the ladder comes first. */
const OWN: Record<string, readonly string[]> = {
  random: ['die', 'top', 'vane', 'bell'],
  novice: ['hat', 'boot', 'stool'],
  easy: ['teapot', 'cushion', 'yarn', 'slipper'],
  casual: ['cup', 'bottle'],
  careful: ['basket', 'broom'],
  medium: ['lantern', 'candle', 'umbrella', 'compass'],
  seasoned: ['book', 'key', 'mirror'],
  tough: ['trunk', 'drum'],
  hard: ['owl', 'clock', 'inkwell', 'metronome'],
}
/** Those who come along to a large table: first those whose own tables are small, with short names. */
const HOUSE = [...['seasoned', 'careful', 'casual', 'novice', 'tough'].flatMap((level) => OWN[level]!), ...Object.values(OWN).flat()]
const LARGE = 16

/** Who of a level may sit at a table of so many. At a large table others of the house join them. */
export function guestsOf(level: string, seats: number): readonly string[] {
  const own = OWN[level] ?? OWN.medium!
  return seats > own.length ? [...new Set([...own, ...HOUSE])].slice(0, LARGE) : own
}

/** Whose face stands for a level. */
export const faceOf = (level: string): string => guestsOf(level, 1)[0]!

/** Which of them has this chair: the same for everybody at the table, up to sixteen no two alike.
    `table_taken_along` in house/http/standalone.py counts the same way. */
export function guest(table: string, seats: number, seat: number, level: string): Guest {
  const those = guestsOf(level, seats)
  let first = 0
  for (const letter of table) first = (first * 31 + letter.charCodeAt(0)) % 997
  return { id: those[(first + seat) % those.length]!, level }
}
