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

/** Up to so many are seen whole; more are a crowd in which one looks for a name. */
export const MOST_WHOLE = 16

/** How many stand side by side, in rows as even as can be, where at most so many have room. */
export const abreast = (players: number, most: number): number => Math.ceil(players / Math.ceil(players / most))

/** In the mess room a few stand in one row; more make two. */
export const abreastInTheRoom = (players: number): number => abreast(players, players > 10 ? 8 : 5)
