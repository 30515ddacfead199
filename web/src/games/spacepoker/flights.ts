/** What travels over the table when something is told: planets to the middle and back, ships. */
import type { Told } from '../../lib/board'
import type { Flight as Journey } from '../../lib/Flights.svelte'
import type { Event } from './types.gen'

export interface Flight extends Journey {
  /** A planet of this value; nothing: a ship, face down. */
  value: number | null
}

const MOST = 5
const STAGGER = 60

let made = 0

/** Large planets first, as one pays. */
function planets(points: number): number[] {
  const values: number[] = []
  for (let left = points; left > 0 && values.length < MOST; ) {
    const value = Math.min(6, left)
    values.push(value)
    left -= value
  }
  return values
}

export function flightsOf(told: readonly Told[]): Flight[] {
  const flights: Flight[] = []
  const fly = (from: string, to: string, values: (number | null)[]) =>
    values.forEach((value) =>
      flights.push({ id: made++, from, to, value, delay: flights.length * STAGGER }),
    )
  const events = told.flatMap((line) => (line.type === 'event' ? [line.what as Event] : []))
  for (const what of events) {
    if (what.type === 'raised' || what.type === 'called') {
      fly(`seat-${what.seat}`, 'middle', planets(what.paid))
    } else if (what.type === 'ante') fly(`seat-${what.seat}`, 'middle', planets(what.points))
    else if (what.type === 'won' || what.type === 'took-all' || what.type === 'taken-back') {
      fly('middle', `seat-${what.seat}`, planets(what.points))
    } else if (what.type === 'exchanged') {
      const ships = Array.from({ length: what.count }, () => null)
      fly(`seat-${what.seat}`, 'aside', ships)
      fly('pot', `seat-${what.seat}`, ships)
    }
  }
  return flights
}
