/** The seven ships, each with an outline of its own: one tells them apart at twenty pixels. */
import type { Ship } from './components.gen'

export interface Drawing {
  ink: string
  /** The silhouette, in a square of 100. */
  body: string
  /** What is left unprinted on it: windows, seams. */
  light: string
  /** The second ink, laid over it. */
  over: string
}

export const DRAWINGS: Record<Ship, Drawing> = {
  // A ball with four trailing rods.
  probe: {
    ink: 'orange',
    body: 'M62 19A19 19 0 1 1 61.9 19ZM46.2 45.5L12 80L8.5 76.5L42.7 42ZM49.5 50.5L34.5 92L29.9 90.3L44.9 48.8ZM43.8 36L8 46L6.7 41.2L42.5 31.2ZM58 54L54.5 94L49.6 93.6L53.1 53.6Z',
    light: 'M54 30A9 9 0 0 1 64 25A14 14 0 0 0 54 30Z',
    over: 'M66 56A19 19 0 0 0 80.5 34A23 23 0 0 1 66 56Z',
  },
  // A delta with a round nose and a tail.
  shuttle: {
    ink: 'teal',
    body: 'M50 6C59 12 62 24 62 38L90 76V86L62 82L58 92H42L38 82L10 86V76L38 38C38 24 41 12 50 6Z',
    light: 'M44 26Q50 20 56 26L55 33Q50 30 45 33ZM47 56H53V78H47Z',
    over: 'M62 44L86 76L62 74ZM42 86H58L56 92H44Z',
  },
  // A trident: two long prongs before, one blade behind.
  fighter: {
    ink: 'red',
    body: 'M50 30L57 52L72 46L76 8L84 8L90 62L62 72L57 94H43L38 72L10 62L16 8L24 8L28 46L43 52Z',
    light: 'M50 50L54 62L50 70L46 62Z',
    over: 'M76 52L84 24L87 60L62 69ZM24 52L16 24L13 60L38 69Z',
  },
  // A long hull with a hammer's head and three rings.
  cruiser: {
    ink: 'plum',
    body: 'M30 4H70V20H58V30H66V42H58V50H70V62H58V70H66V80L78 96H22L34 80V70H42V62H30V50H42V42H34V30H42V20H30Z',
    light: 'M36 9H64V14H36ZM47 28H53V60H47Z',
    over: 'M34 72H66V80L72 88H28L34 80Z',
  },
  // A saucer with a dome and lamps.
  mothership: {
    ink: 'navy',
    body: 'M50 18C66 18 75 27 77 41C91 45 98 51 98 57C98 66 77 73 50 73C23 73 2 66 2 57C2 51 9 45 23 41C25 27 34 18 50 18ZM26 75L18 92H26L36 77ZM74 75L82 92H74L64 77Z',
    light: 'M33 40C34 31 41 26 50 26C44 29 41 34 40 42ZM16 56A4 4 0 1 1 16 56.1ZM29 61A4.5 4.5 0 1 1 29 61.1ZM46 63A4.5 4.5 0 1 1 46 63.1ZM63 61A4.5 4.5 0 1 1 63 61.1ZM78 56A4 4 0 1 1 78 56.1Z',
    over: 'M23 41Q50 51 77 41L80 48Q50 58 20 48Z',
  },
  // A star fort: six bastions round a keep.
  fortress: {
    ink: 'green',
    body: 'M50 2L61 22L84 18L78 40L98 50L78 60L84 82L61 78L50 98L39 78L16 82L22 60L2 50L22 40L16 18L39 22Z',
    light: 'M50 30L67 40V60L50 70L33 60V40ZM50 38L40 44V56L50 62L60 56V44Z',
    over: 'M50 42L57 46V54L50 58L43 54V46Z',
  },
  // A wheel with a hub, spokes and a mast through it.
  ark: {
    ink: 'ochre',
    body: 'M50 2L57 12A39 39 0 1 1 43 12ZM50 23A27 27 0 1 0 50.1 23ZM45 8H55V92H45ZM20 46H80V56H20ZM50 37A14 14 0 1 1 49.9 37Z',
    light: 'M50 43A8 8 0 1 1 49.9 43Z',
    over: 'M84 33A39 39 0 0 1 71 84L64 75A27 27 0 0 0 74 39Z',
  },
}
