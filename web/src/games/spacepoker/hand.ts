/** Which card is which from one view to the next, so that the old ones stay and new ones come. */
import type { Ship } from './components.gen'

export interface Held {
  id: number
  ship: Ship
}

let made = 0

/** The ships one now holds: those one held before keep their cards, unless all were dealt anew. */
export function follow(before: readonly Held[], ships: readonly Ship[], dealt: boolean): Held[] {
  const left = dealt ? [] : [...before]
  return ships.map((ship) => {
    const place = left.findIndex((held) => held.ship === ship)
    const [kept] = place < 0 ? [] : left.splice(place, 1)
    return kept ?? { id: made++, ship }
  })
}
