/** What the camera has to show: one's own car, those just ahead of it, and where it may go. */
import { acting } from './cars'
import type { Colour } from './components.gen'
import type { View } from './types.gen'

/** How many ranks ahead another car matters, and how far one looks while one only waits. */
const AHEAD = 12
const OUTLOOK = 5

type Places = Partial<Record<Colour, { distance: number; here: number }>>

export interface Sight {
  cars: Colour[]
  /** Ranks beyond the first of them, where one sees nothing else of the road. */
  beyond: number
}

/** One's own car: the one to be steered now, or the best placed that still races. */
export function ownCar(view: View, seat: number | null): Colour | null {
  const mine = view.cars.filter((car) => car.seat === seat && car.square)
  const now = mine.find((car) => car.colour === acting(view))
  return (now ?? mine.sort((one, other) => (one.place ?? 0) - (other.place ?? 0))[0])?.colour ?? null
}

export function sightOf(
  view: View,
  seat: number | null,
  places: Places,
  moving: Colour | null,
  aims: boolean,
): Sight {
  const own = ownCar(view, seat)
  const mine = own && places[own]
  if (!own || !mine) return { cars: [moving ?? acting(view)], beyond: 0 }
  const ahead = view.cars.flatMap(({ colour }) => {
    const there = places[colour]
    const gap = there?.here ? there.distance - mine.distance : 0
    return gap > 0 && gap <= AHEAD ? [colour] : []
  })
  const cars = [...new Set([own, ...ahead, ...(moving ? [moving] : [])])]
  return { cars, beyond: aims || cars.length > 1 ? 0 : OUTLOOK }
}
