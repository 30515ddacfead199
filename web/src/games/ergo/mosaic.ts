/** The floor: small stones, laid by hand, so that no two edges are quite straight. */
import { CELLS, columnOf, isPath, rowOf } from './board'

export const CELL = 100
const STONES = 6
const GROUT = 2.2
const EDGE = 4

/** A stone's tone, from 0 (lightest) to 4 (darkest), and its outline. */
export interface Tone {
  tone: number
  outline: string
}

export interface Floor {
  arena: Tone[]
  path: Tone[]
}

/** The same floor for everybody: a small generator, always from the same seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function layFloor(rows: number): Floor {
  const roll = dice(753)
  const arena = ['', '', '', '', '']
  const path = ['', '', '', '', '']
  for (let cell = 0; cell < CELLS.length; cell++) {
    const x = columnOf(cell) * CELL
    const y = (rows - 1 - rowOf(cell)) * CELL
    const tones = isPath(cell) ? path : arena
    const shade = (columnOf(cell) + rowOf(cell)) % 2
    layCell(x, y, shade, tones, roll)
  }
  const toned = (outlines: string[]) => outlines.map((outline, tone) => ({ tone, outline }))
  return { arena: toned(arena), path: toned(path) }
}

function layCell(x: number, y: number, shade: number, tones: string[], roll: () => number): void {
  const size = (CELL - 2 * EDGE) / STONES
  const crooked = () => (roll() - 0.5) * 2.6
  for (let row = 0; row < STONES; row++) {
    for (let column = 0; column < STONES; column++) {
      const left = x + EDGE + column * size
      const top = y + EDGE + row * size
      const corner = (dx: number, dy: number) =>
        `${(left + dx + crooked()).toFixed(1)} ${(top + dy + crooked()).toFixed(1)}`
      const far = size - GROUT
      const outline = `M${corner(0, 0)}L${corner(far, 0)}L${corner(far, far)}L${corner(0, far)}Z`
      const rim = row === 0 || column === 0 || row === STONES - 1 || column === STONES - 1
      const tone = Math.min(4, Math.floor(roll() * 2.4 + shade * 0.9 + (rim ? 1 : 0)))
      tones[tone] += outline
    }
  }
}

/** A meander, as round the floors of Pompeii: hooks on a base line, from left to right. */
export function meander(length: number, size: number): string {
  const count = Math.round(length / size)
  const period = length / count
  const unit = period / 6
  const hook = `v${-5 * unit}h${4.4 * unit}v${3.4 * unit}h${-2.4 * unit}v${-1.6 * unit}`
  const hooks = Array.from({ length: count }, (_, place) => `M${place * period + unit * 0.6} 0${hook}`)
  return `M0 0H${length}${hooks.join('')}`
}
