/** Clocks as a page shows them. */
import type { Terms } from './protocol.gen'

const SECOND = 1000
const DAY = 24 * 3600 * SECOND

/** What everyone has for a move, in milliseconds; null where the clock does not go by moves. */
export function timeOfMove(clock: Terms['clock']): number | null {
  if (clock.type === 'move') return clock.seconds * SECOND
  return clock.type === 'days' ? clock.days * DAY : null
}
