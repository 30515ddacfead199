/** Clocks as a page shows them. */
import type { Terms } from './protocol.gen'

const SECOND = 1000
const DAY = 24 * 3600 * SECOND

/** What everyone has for a move, in milliseconds; null where the clock does not go by moves. */
export function timeOfMove(clock: Terms['clock']): number | null {
  if (clock.type === 'move') return clock.seconds * SECOND
  return clock.type === 'days' ? clock.days * DAY : null
}

/** When the step closes for everybody, by this machine's clock; null where steps have no length. */
export function stepEnds(
  clock: Terms['clock'],
  deadlines: Readonly<Record<string, number | null>> | undefined,
  skew: number,
): number | null {
  if (clock.type !== 'step') return null
  const ends = Object.values(deadlines ?? {}).filter((end) => end !== null)
  return ends.length ? Math.max(...ends) - skew : null
}
