/** The four colours, each with a livery of its own, and the cars of a view by their colours. */
import type { Colour, Sponsor } from './components.gen'
import type { CarView, Side, Spun, View } from './types.gen'

export type Ball = Spun['ball']

/** What is painted on each colour besides the colour, in a square of 100. */
export const LIVERIES: Record<Colour, string> = {
  red: 'M40 0H60V100H40Z',
  blue: 'M22 0H38V100H22ZM62 0H78V100H62Z',
  yellow: 'M0 0H33V33H0ZM66 0H100V33H66ZM33 33H66V66H33ZM0 66H33V100H0ZM66 66H100V100H66Z',
  green: 'M0 62L50 22L100 62V86L50 46L0 86Z',
}

/** The emblems of the sponsors: a drop, a flash, a sun. In a square of 24. */
export const EMBLEMS: Record<Sponsor, string> = {
  blue: 'M12 2C16 8 19 11 19 15.5A7 7 0 0 1 5 15.5C5 11 8 8 12 2Z',
  red: 'M14 1L4 14H11L9 23L20 9H13Z',
  yellow:
    'M12 7A5 5 0 1 1 11.9 7ZM11 0H13V5H11ZM11 19H13V24H11ZM0 11H5V13H0ZM19 11H24V13H19ZM3 4.4L4.4 3L8 6.6L6.6 8ZM16 17.4L17.4 16L21 19.6L19.6 21ZM3 19.6L6.6 16L8 17.4L4.4 21ZM16 6.6L19.6 3L21 4.4L17.4 8Z',
}

export const carOf = (view: View, colour: Colour): CarView =>
  view.cars.find((car) => car.colour === colour)!

/** The car that has to be steered now: one on the move before the one whose turn it is. */
export const acting = (view: View): Colour => view.motion?.car ?? view.car

export const isRacing = (view: View): boolean => view.grid.length > 0

/** The two cars that this one races with, itself among them, where cars go in pairs. */
export const sideOf = (view: View, colour: Colour): Side | undefined =>
  view.sides?.find(({ cars }) => cars.includes(colour))
