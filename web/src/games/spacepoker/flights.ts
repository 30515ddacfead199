/** What travels over the table when something is told: planets to the middle and back, ships. */
import type { Told } from '../../lib/board'
import type { Flight as Journey } from '../../lib/Flights.svelte'
import { VALUES } from './components.gen'
import type { Event } from './types.gen'

export interface Flight extends Journey {
  /** A planet of this value; nothing: a ship, face down. */
  value: number | null
}

const MOST = 5
const STAGGER = 60

let made = 0

/** The planets that were paid, the largest first; of many only so many are drawn. */
const largest = (planets: readonly number[]): number[] =>
  VALUES.flatMap((value, place) => Array.from({ length: planets[place] ?? 0 }, () => value))
    .reverse()
    .slice(0, MOST)

export function flightsOf(told: readonly Told[]): Flight[] {
  const flights: Flight[] = []
  const fly = (from: string, to: string, values: (number | null)[]) =>
    values.forEach((value) =>
      flights.push({ id: made++, from, to, value, delay: flights.length * STAGGER }),
    )
  const events = told.flatMap((line) => (line.type === 'event' ? [line.what as Event] : []))
  for (const what of events) {
    if (what.type === 'ante' || what.type === 'raised' || what.type === 'called') {
      fly(`seat-${what.seat}`, 'middle', largest(what.planets))
    } else if (what.type === 'won' || what.type === 'took-all' || what.type === 'taken-back') {
      fly('middle', `seat-${what.seat}`, largest(what.planets))
    } else if (what.type === 'exchanged') {
      const ships = Array.from({ length: what.count }, () => null)
      fly(`seat-${what.seat}`, 'aside', ships)
      fly('pot', `seat-${what.seat}`, ships)
    }
  }
  return flights
}
