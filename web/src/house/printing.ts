/** Printed paper for boxes: a motif, what stands between, and two inks, all drawn from the game's id. */

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** In a square of forty, told apart by form. */
const MOTIFS: readonly string[] = [
  // leaf
  'M20 4c11 9 11 23 0 32c-11 -9 -11 -23 0 -32zm-1 8v20h2v-20z',
  // star
  'M20 4l3.5 11l11 -3.5l-7.5 8.5l7.5 8.5l-11 -3.5l-3.5 11l-3.5 -11l-11 3.5l7.5 -8.5l-7.5 -8.5l11 3.5z',
  // ring
  `${disc(20, 20, 13)}M12 20a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z`,
  // trefoil
  disc(20, 12, 6.5) + disc(13, 24, 6.5) + disc(27, 24, 6.5) + 'M19 24h2v13h-2z',
  // chevrons
  'M4 22l16 -14l16 14v8l-16 -14l-16 14z',
  // lozenge
  'M20 5l14 15l-14 15l-14 -15zm0 9l-6 6l6 6l6 -6z',
  // wave
  'M0 16c10 -14 10 14 20 0c10 -14 10 14 20 0v8c-10 14 -10 -14 -20 0c-10 14 -10 -14 -20 0z',
  // bars
  'M6 6h5v28h-5zm11.5 0h5v28h-5zm11.5 0h5v28h-5z',
]
const BETWEEN: readonly string[] = [
  disc(0, 0, 4) + disc(40, 0, 4) + disc(0, 40, 4) + disc(40, 40, 4),
  'M-5 0l5 -5l5 5l-5 5zM35 0l5 -5l5 5l-5 5zM-5 40l5 -5l5 5l-5 5zM35 40l5 -5l5 5l-5 5z',
  'M0 0h6v1.5h-6zM34 0h6v1.5h-6zM0 38.5h6v1.5h-6zM34 38.5h6v1.5h-6zM0 0v6h1.5v-6zM38.5 0v6h1.5v-6zM0 34v6h1.5v-6zM38.5 34v6h1.5v-6z',
]
/** Paper, the ink of the motif, and that of what stands between. */
const INKS: readonly [string, string, string][] = [
  ['#ecdcb8', '#27496b', '#b4552f'],
  ['#e9cfae', '#7a2f22', '#3f5a45'],
  ['#d9dcc0', '#33513b', '#9a6a1c'],
  ['#e6d3c8', '#5b3560', '#a6702a'],
  ['#d5dad6', '#1f5553', '#a8442c'],
  ['#efd9a0', '#6b4a12', '#2f5878'],
]

export interface Print {
  motif: string
  between: string
  turn: number
  ground: string
  ink: string
  second: string
}

export function printOf(id: string): Print {
  let number = 7
  for (const letter of id) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003
  const next = (count: number): number => {
    const chosen = number % count
    number = Math.floor(number / count)
    return chosen
  }
  const [ground, ink, second] = INKS[next(INKS.length)]!
  return { motif: MOTIFS[next(MOTIFS.length)]!, between: BETWEEN[next(BETWEEN.length)]!, turn: 45 * next(2), ground, ink, second }
}

/** One letter of a title in one word, two of a longer one; small words that only join do not count. */
export function initials(title: string): string {
  const long = title.split(/[\s'’-]+/).filter((word) => word.length > 3)
  const parts = long.length ? long : [title]
  return parts
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
