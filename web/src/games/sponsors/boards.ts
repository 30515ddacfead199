/** A board made ready to be drawn, once for each name. */
import { BOARDS, type Board } from './components.gen'
import { Squares } from './circuit'
import { Track } from './geometry'

export interface Drawn extends Board {
  squares: Squares
  track: Track
  /** The letters of the inner loop, once round. */
  loop: { letter: string; zone: number; place: number; of: number }[]
}

const drawn = new Map<string, Drawn>()

export function boardOf(name: string): Drawn {
  const known = drawn.get(name)
  if (known) return known
  const data = BOARDS[name]
  if (!data) throw new Error(`no board called ${name}`)
  const made: Drawn = {
    ...data,
    squares: new Squares(data.circuit),
    track: new Track(data.circuit),
    loop: data.zones.flatMap(({ squares }, zone) =>
      [...squares].map((letter, place) => ({ letter, zone, place, of: squares.length })),
    ),
  }
  drawn.set(name, made)
  return made
}
