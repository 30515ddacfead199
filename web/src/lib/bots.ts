/** The bots: things of the house that come alive when the lamp is lit. Each level has its own. */

export interface Guest {
  /** The message that names it, and the drawing of its face. */
  id: string
  level: string
}

export const GUESTS: Record<string, readonly string[]> = {
  random: ['die', 'top', 'vane', 'bell'],
  easy: ['cushion', 'teapot', 'yarn', 'slipper'],
  medium: ['candle', 'umbrella', 'lantern', 'compass'],
  hard: ['clock', 'inkwell', 'owl', 'metronome'],
}

/** Which of them has this chair: the same for everybody at the table, no two alike. */
export function guest(table: string, seat: number, level: string): Guest {
  const those = GUESTS[level] ?? GUESTS.medium!
  let first = 0
  for (const letter of table) first = (first * 31 + letter.charCodeAt(0)) % 997
  return { id: those[(first + seat) % those.length]!, level }
}
