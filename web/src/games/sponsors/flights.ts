/** What travels over the board when something is told: cards from their piles, sponsors, coins. */
import type { Told } from '../../lib/board'
import type { Flight as Journey } from '../../lib/Flights.svelte'
import type { Category } from './components.gen'
import type { Event } from './types.gen'

export interface Flight extends Journey {
  what: Category | 'sponsor' | 'coin'
}

const STAGGER = 70
/** After the die has come to rest and the marker has gone its way. */
const WALK = 900
const MOST = 5

let made = 0

export function flightsOf(told: readonly Told[]): Flight[] {
  const flights: Flight[] = []
  let late = 0
  const fly = (from: string, to: string, what: Flight['what'], count = 1): void => {
    for (let n = 0; n < Math.min(MOST, count); n++) {
      flights.push({ id: made++, from, to, what, delay: late + flights.length * STAGGER })
    }
  }
  const events = told.flatMap((line) => (line.type === 'event' ? [line.what as Event] : []))
  for (const event of events) {
    if (event.type === 'thrown') late = WALK
    else if (event.type === 'bought') {
      fly(`money-${event.car}`, `pile-${event.category}`, 'coin')
      fly(`pile-${event.category}`, `shelf-${event.car}-${event.category}`, event.category)
    } else if (event.type === 'drew') fly('sponsors', `hand-${event.car}`, 'sponsor')
    else if (event.type === 'discarded') fly(`hand-${event.car}`, 'sponsors', 'sponsor')
    else if (event.type === 'sold') {
      fly(`hand-${event.car}`, 'sponsors', 'sponsor', event.blue + event.red + event.yellow)
      fly('sponsors', `money-${event.car}`, 'coin', event.millions)
    } else if (event.type === 'exchanged') {
      const there =
        event.with === 'board' ? `pile-${event.category}` : `shelf-${event.with}-${event.category}`
      fly(`shelf-${event.car}-${event.category}`, there, event.category)
      fly(there, `shelf-${event.car}-${event.category}`, event.category)
    }
  }
  return flights
}
