/** The crew's suits, in parts on a sheet of 80 × 110. Each face and each thing of the house has one
    of its own, told from the others by its outline. */
import type { Looks } from '../../lib/seating'

export const HELMETS = {
  round: 'M40 12a26 26 0 1 1 0 52 26 26 0 0 1 0-52z',
  box: 'M23 13h34q9 0 9 9v32q0 9-9 9H23q-9 0-9-9V22q0-9 9-9z',
  peak: 'M40 3C46 14 66 20 66 41c0 13-11 23-26 23S14 54 14 41C14 20 34 14 40 3z',
  wide: 'M40 18c21 0 33 8 33 22S60 64 40 64 7 54 7 40 19 18 40 18z',
  tall: 'M40 4c14 0 21 9 21 22v20c0 12-8 18-21 18s-21-6-21-18V26C19 13 26 4 40 4z',
  hex: 'M26 14h28l16 24-16 26H26L10 38z',
  bell: 'M40 13c13 0 19 8 20 21 1 9 5 15 11 21-5 7-17 9-31 9s-26-2-31-9c6-6 10-12 11-21 1-13 7-21 20-21z',
} as const

/** What is mounted on it; seen from the front, behind the helmet. */
export const MOUNTS = {
  bare: '',
  aerial: 'M22 24L12 8l3-2 12 16zM12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  aerials: 'M24 22L15 7l3-1 11 15zM56 22l9-15-3-1-11 15zM15 1a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM65 1a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  fin: 'M30 20C30 6 44-1 62 1 54 5 51 12 50 20z',
  comb: 'M18 24L14 8l9 5 2-11 9 8 6-9 6 9 9-8 2 11 9-5-4 16z',
  lamp: 'M30 1h20v9l5 8H25l5-8z',
  knob: 'M37 9h6v8h-6zM40 0a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  dish: 'M54 24l6-9-8-9c6-6 18-5 23 2s3 14-2 17l-8-6-6 8z',
  cups: 'M8 26h10v26H8q-5 0-5-5V31q0-5 5-5zM72 26H62v26h10q5 0 5-5V31q0-5-5-5z',
  hoses: 'M15 40C2 42-2 62 8 74l6-4c-7-8-5-18 3-22zM65 40c13 2 17 22 7 34l-6-4c7-8 5-18-3-22z',
  brow: 'M58 18l20 8q3 1 2 5l-2 4H60z',
  brim: 'M4 26q36-10 72 0v8q-36-8-72 0z',
} as const

export const BUILDS = {
  round: 'M7 110c0-26 9-41 33-41s33 15 33 41z',
  slim: 'M17 110c0-18 4-38 23-41 19 3 23 23 23 41z',
  broad: 'M2 110V86q0-11 11-13l27-4 27 4q11 2 11 13v24z',
  padded: 'M0 90c0-11 8-17 18-17l22-4 22 4c10 0 18 6 18 17l-7 5v15H7V95z',
  laden: 'M6 110V56q0-5 5-5h8v18h42V51h8q5 0 5 5v54z',
} as const

type Parts = [helmet: keyof typeof HELMETS, mount: keyof typeof MOUNTS, build: keyof typeof BUILDS]

/** Where it can, a suit recalls who is in it. */
const SUITS: Record<string, Parts> = {
  beard: ['bell', 'bare', 'broad'],
  beret: ['wide', 'fin', 'slim'],
  bicorne: ['wide', 'brim', 'broad'],
  bob: ['bell', 'knob', 'slim'],
  bow: ['round', 'aerials', 'round'],
  bun: ['round', 'knob', 'slim'],
  buns: ['box', 'aerials', 'slim'],
  cap: ['round', 'brow', 'padded'],
  chef: ['tall', 'lamp', 'round'],
  crest: ['round', 'comb', 'broad'],
  curls: ['wide', 'bare', 'round'],
  feather: ['tall', 'dish', 'slim'],
  headset: ['round', 'cups', 'round'],
  hood: ['peak', 'bare', 'laden'],
  jester: ['hex', 'aerials', 'padded'],
  knit: ['box', 'knob', 'round'],
  locks: ['bell', 'hoses', 'round'],
  plaits: ['round', 'hoses', 'slim'],
  ponytail: ['hex', 'dish', 'round'],
  scarf: ['peak', 'cups', 'round'],
  straw: ['peak', 'brim', 'slim'],
  tophat: ['tall', 'brim', 'padded'],
  turban: ['hex', 'bare', 'broad'],
  witch: ['peak', 'fin', 'padded'],

  basket: ['bell', 'aerials', 'laden'],
  bell: ['bell', 'lamp', 'padded'],
  book: ['box', 'bare', 'padded'],
  boot: ['tall', 'fin', 'broad'],
  bottle: ['tall', 'knob', 'slim'],
  broom: ['tall', 'comb', 'round'],
  candle: ['tall', 'aerial', 'laden'],
  clock: ['box', 'lamp', 'slim'],
  compass: ['round', 'aerial', 'laden'],
  cup: ['box', 'cups', 'slim'],
  cushion: ['wide', 'cups', 'padded'],
  die: ['hex', 'lamp', 'laden'],
  drum: ['wide', 'lamp', 'laden'],
  hat: ['box', 'brim', 'laden'],
  inkwell: ['bell', 'dish', 'broad'],
  key: ['round', 'dish', 'broad'],
  lantern: ['hex', 'knob', 'slim'],
  metronome: ['peak', 'aerial', 'broad'],
  mirror: ['hex', 'hoses', 'slim'],
  owl: ['wide', 'comb', 'padded'],
  slipper: ['wide', 'brow', 'slim'],
  stool: ['box', 'comb', 'slim'],
  teapot: ['round', 'fin', 'laden'],
  top: ['hex', 'brim', 'slim'],
  trunk: ['box', 'hoses', 'padded'],
  umbrella: ['wide', 'aerials', 'broad'],
  vane: ['hex', 'fin', 'laden'],
  yarn: ['wide', 'hoses', 'slim'],
}

/** Stripes and patches: warm, or the ship's own; green is the spore's alone. */
const CLOTH = ['#c9783f', '#b8493a', '#d9b04e', '#8a5a86', '#4f7fae', '#cdc6b6'] as const

export interface Worn {
  helmet: string
  mount: string
  build: string
  cloth: string
}

/** The suit of whoever looks like this; who has two letters alone is given one by them. */
export function suitOf({ thing, face, letters = '' }: Looks): Worn {
  const all = Object.values(SUITS)
  let number = 0
  for (const letter of thing || face || letters) number = (number * 31 + letter.charCodeAt(0)) % 997
  const [helmet, mount, build] = SUITS[thing || face || ''] ?? all[number % all.length]!
  return { helmet: HELMETS[helmet], mount: MOUNTS[mount], build: BUILDS[build], cloth: CLOTH[number % CLOTH.length]! }
}

export const WEARERS = Object.keys(SUITS)
