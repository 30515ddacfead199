/** What would come of a move, shown before it is made. The house judges; this only points ahead. */
import type { Drawn } from './boards'
import { acting, carOf, takenBy, type Colour } from './cars'
import { FINISH } from './circuit'
import type { Move, Spun, View } from './types.gen'

export type Ball = Spun['ball']

/** The ranks a green square gives, by place, for three cars and for four (clause 8.6). */
const GREEN: Record<number, readonly number[]> = { 3: [1, 2, 3], 4: [1, 2, 2, 3] }
const SLIPSTREAM = 2

export interface Bonus {
  slipstream: number
  green: number
}

/** A square a car may be taken to, with what it would earn there. */
export interface Target extends Bonus {
  to: string
  move: Move | null
}

const rankOf = (square: string): number => parseInt(square, 10)

export function bonus(view: View, { squares }: Drawn, colour: Colour, to: string): Bonus {
  const nothing = { slipstream: 0, green: 0 }
  const car = carOf(view, colour)
  const here = squares.byName.get(to)
  if (!here || to === FINISH || !car.square) return nothing
  const others = view.cars.filter((other) => other.colour !== colour && other.square)
  const ahead = `${here.rank + 1}${to.at(-1)}`
  const behind = others.some((other) => !other.off && other.square === ahead)
  const pulled = behind && here.rank - rankOf(car.square) >= SLIPSTREAM && !view.motion?.slipstream
  // Clause 8.5: as far as the track is open.
  const [drawn = to] = pulled ? squares.reach(to, SLIPSTREAM, takenBy(view, colour)) : []
  const place =
    1 + view.finished.length + others.filter((other) => isAhead(other.square!, other.off, to)).length
  return {
    slipstream: (squares.byName.get(drawn)?.rank ?? here.rank) - here.rank,
    green:
      here.mark === 'g' && !view.motion?.green ? (GREEN[view.cars.length]?.[place - 1] ?? 0) : 0,
  }
}

/** Clause 6.3: by rank, then inside lane first; a car off the track comes last of its rank. */
function isAhead(other: string, off: boolean, mine: string): boolean {
  if (rankOf(other) !== rankOf(mine)) return rankOf(other) > rankOf(mine)
  return !off && other < mine
}

export const withBonus = (view: View, board: Drawn, to: string, move: Move | null): Target => ({
  to,
  move,
  ...bonus(view, board, acting(view), to),
})

/** Where the car's own ball would take it, with so many balls bought. */
export function spinReach(view: View, board: Drawn, extra: number): Target[] {
  const colour = acting(view)
  const { square, off } = carOf(view, colour)
  if (!square || off) return []
  return board.squares
    .reach(square, 1 + extra, takenBy(view, colour))
    .map((to) => withBonus(view, board, to, null))
}

/** The balls in the roulette: one for each car still racing, those bought, the violet one. */
export function ballsIn(view: View, spinner: Colour, extra: number): Ball[] {
  const racing = view.cars.filter((car) => car.square !== null).map((car) => car.colour)
  return [...racing, ...Array.from({ length: extra }, () => spinner), 'violet']
}

/** What the violet ball would do to each car where it stands now. */
export function violetEffect({ squares }: Drawn, square: string | null, off: boolean): 'off' | '+3' | '+1' | '' {
  if (!square || off) return ''
  const mark = squares.byName.get(square)?.mark
  return mark === 'r' ? 'off' : mark === 'v' ? '+3' : '+1'
}
