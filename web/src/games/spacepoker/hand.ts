/** Which card is which from one view to the next, so that the old ones stay and new ones come. */
import { sizeOf, type Ship } from './ships'

export interface Held {
  id: number
  ship: Ship
}

let made = 0

/** The ships one now holds: those one held before keep their cards, unless all were dealt anew. */
export function follow(before: readonly Held[], ships: readonly Ship[], dealt: boolean): Held[] {
  const left = dealt ? [] : [...before]
  return [...ships]
    .sort((one, other) => sizeOf(one) - sizeOf(other))
    .map((ship) => {
      const place = left.findIndex((held) => held.ship === ship)
      const [kept] = place < 0 ? [] : left.splice(place, 1)
      return kept ?? { id: made++, ship }
    })
}
