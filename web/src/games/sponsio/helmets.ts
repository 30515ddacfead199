/** The painted gladiators: a helmet for every colour, drawn around (0, 0), 60 wide. */
import type { Suit } from './components.gen'

export interface Helmet {
  crest: string
  dome: string
  brim: string
  mask: string
  /** Eyes and grille, cut into the mask. */
  holes: string
}

export const HELMETS: Record<Suit, Helmet> = {
  // The secutor: smooth as an egg, two round eyes.
  B: {
    crest: 'M-4 -33Q0 -41 4 -33L5 -8H-5Z',
    dome: 'M-22 2C-24 -22 -11 -34 0 -34C11 -34 24 -22 22 2Z',
    brim: 'M-25 0Q0 -8 25 0Q27 6 22 7Q0 0 -22 7Q-27 6 -25 0Z',
    mask: 'M-21 4Q0 -2 21 4C22 22 12 34 0 38C-12 34 -22 22 -21 4Z',
    holes: 'M-9 10m-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0ZM9 10m-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0Z',
  },
  // The murmillo: a tall fish-fin crest and a wide brim.
  R: {
    crest: 'M-3 -22C-6 -36 -20 -40 -26 -30C-22 -46 8 -50 26 -30C20 -40 6 -36 3 -22Z',
    dome: 'M-21 0C-23 -18 -12 -28 0 -28C12 -28 23 -18 21 0Z',
    brim: 'M-32 4C-20 -8 20 -8 32 4C20 1 -20 1 -32 4Z',
    mask: 'M-21 3H21C23 20 14 33 0 38C-14 33 -23 20 -21 3Z',
    holes: 'M-17 7H-3V18C-10 19 -16 15 -17 7ZM17 7H3V18C10 19 16 15 17 7Z',
  },
  // The thraex: a crest that bends forward, like a griffin's neck.
  Y: {
    crest: 'M-6 -26C-10 -44 14 -48 22 -34L14 -33C18 -26 14 -20 8 -20C10 -28 2 -32 2 -24Z',
    dome: 'M-22 1C-23 -18 -12 -28 0 -28C12 -28 23 -18 22 1Z',
    brim: 'M-29 8Q-28 -2 0 -5Q28 -2 29 8Q14 1 0 1Q-14 1 -29 8Z',
    mask: 'M-20 4Q0 0 20 4L17 26Q9 36 0 38Q-9 36 -17 26Z',
    holes: 'M-15 8L-3 9V16L-14 15ZM15 8L3 9V16L14 15ZM-6 24H6V27H-6ZM-5 30H5V33H-5Z',
  },
  // The hoplomachus: two feathers and a face laid open at the cheeks.
  G: {
    crest: 'M-20 -14C-36 -22 -34 -42 -28 -46C-29 -32 -18 -26 -14 -22ZM20 -14C36 -22 34 -42 28 -46C29 -32 18 -26 14 -22ZM-4 -28L0 -46L4 -28Z',
    dome: 'M-21 2C-23 -18 -12 -29 0 -29C12 -29 23 -18 21 2Z',
    brim: 'M-24 4L0 -6L24 4L22 9L0 0L-22 9Z',
    mask: 'M-21 5L0 -2L21 5L19 30L6 38V16H-6V38L-19 30Z',
    holes: 'M-16 8L-4 6V13L-15 14ZM16 8L4 6V13L15 14Z',
  },
}
