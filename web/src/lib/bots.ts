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

const OWN: Record<string, readonly string[]> = {
  random: ['die', 'top', 'vane', 'bell'],
  easy: ['cushion', 'teapot', 'yarn', 'slipper'],
  medium: ['candle', 'umbrella', 'lantern', 'compass'],
  hard: ['clock', 'inkwell', 'owl', 'metronome'],
}
/** At a large table those of the whole house join them, at any level. */
const HOUSE = [
  'broom',
  'key',
  'book',
  'cup',
  'drum',
  'hat',
  'boot',
  'basket',
  'bottle',
  'mirror',
  'trunk',
  'stool',
] as const

/** Who of a level may sit at a table of so many. */
export function guestsOf(level: string, seats: number): readonly string[] {
  const own = OWN[level] ?? OWN.medium!
  return seats > own.length ? [...own, ...HOUSE] : own
}

/** Which of them has this chair: the same for everybody at the table, up to sixteen no two alike.
    `table_taken_along` in house/http/standalone.py counts the same way. */
export function guest(table: string, seats: number, seat: number, level: string): Guest {
  const those = guestsOf(level, seats)
  let first = 0
  for (const letter of table) first = (first * 31 + letter.charCodeAt(0)) % 997
  return { id: those[(first + seat) % those.length]!, level }
}
