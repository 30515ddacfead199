/** The crew as the board draws it: who is alive, who is what as far as it is told, who sits where. */
import type { Crew, Died, Move, View } from './types.gen'

export type Role = keyof Crew
export type Note = NonNullable<View['own']>['notes'][number]
export type About = Extract<Move, { type: 'claim' }>['about']

export const isNight = (view: View): boolean => view.asked?.night ?? false

export const deathOf = (view: View, seat: number): Died | undefined =>
  view.deaths.find((death) => death.seat === seat)

export const listed = (seats: readonly number[], names: readonly string[]): string =>
  seats.map((seat) => names[seat] ?? String(seat)).join(', ')

/** Whether the viewer has a place on board still, as far as it is announced. */
export const isAboard = (view: View): boolean => view.seat !== null && view.crew.includes(view.seat)

/** Whether everything may stand in the open: at the end, and for one of the dead whom nobody looks
    at. Else the dead see it on their card alone, like everybody: the living sit beside them. */
export const seesAll = (view: View, alone: boolean): boolean =>
  view.truth !== null && (view.phase === 'over' || (alone && !isAboard(view)))

/** The role somebody says he has: the last he has claimed. */
export function claimedRole(view: Pick<View, 'claims'>, seat: number): Role | null {
  const said = view.claims.flat().filter((one) => one.seat === seat)
  const role = said.findLast((one) => one.about.type === 'role')
  return role?.about.type === 'role' ? role.about.role : null
}

/** With more than this the crew stands in rows; up to it, around the ship. */
export const MOST_AROUND = 16

interface Place {
  x: number
  y: number
}

/** How many plates fit side by side, and one above the other, in the ship's room. */
const ABREAST = 6
const STACKED = 9
const FINE = 4000

/** The line around the ship, from oneself clockwise, in hundredths of its room. It is squarer than
    an ellipse: there is more room in the corners than one thinks. */
const LINE: readonly Place[] = Array.from({ length: FINE + 1 }, (_, step) => {
  const turn = Math.PI / 2 + (2 * Math.PI * step) / FINE
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7
  return { x: 50 + 42 * square(Math.cos(turn)), y: 50 + 43 * square(Math.sin(turn)) }
})

/** How far along it one has come, counted in plates. */
const PASSED: number[] = [0]
for (const [step, { x, y }] of LINE.slice(1).entries()) {
  const last = LINE[step]!
  const apart = Math.hypot(((x - last.x) * ABREAST) / 100, ((y - last.y) * STACKED) / 100)
  PASSED.push(PASSED[step]! + apart)
}

/** Where a seat is around the ship: oneself nearest, then clockwise, all as far apart. */
export function around(seat: number, players: number, viewer: number | null): Place {
  const turn = (seat - (viewer ?? 0) + players) % players
  const wanted = (PASSED.at(-1)! * turn) / players
  return LINE[PASSED.findIndex((passed) => passed >= wanted)]!
}
