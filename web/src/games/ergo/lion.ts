/** The lion's head, drawn once for pieces and poster, round the middle of a square of 100. */

function petals(count: number, near: number, far: number, half: number, turn: number): string {
  return Array.from({ length: count }, (_, place) => {
    const at = (angle: number, radius: number) => {
      const radians = ((place + turn) / count) * 2 * Math.PI + angle
      return `${(Math.sin(radians) * radius).toFixed(1)} ${(-Math.cos(radians) * radius).toFixed(1)}`
    }
    const bend = near + (far - near) * 0.55
    return `M${at(-half, near)}Q${at(-half * 0.95, bend)} ${at(0, far)}Q${at(half * 0.95, bend)} ${at(half, near)}Z`
  }).join('')
}

/** The mane, and its longer hair underneath. */
export const MANE = petals(14, 14, 31, 0.23, 0.5)
export const UNDER = petals(14, 14, 36, 0.25, 0)

export const HEAD =
  'M-17 -10C-22 -20 -12 -24 -9 -17C-4 -21 4 -21 9 -17C12 -24 22 -20 17 -10C20 -2 15 5 12 11C10 18 6 22 0 22C-6 22 -10 18 -12 11C-15 5 -20 -2 -17 -10Z'
/** Eyes and nose. */
export const EYES =
  'M-13 -5Q-8 -9 -4 -3Q-9 -1 -13 -5ZM13 -5Q8 -9 4 -3Q9 -1 13 -5ZM-6.5 6Q0 3.5 6.5 6Q4 11 0 12.5Q-4 11 -6.5 6Z'
/** Mouth and the ridges of the nose. */
export const LINES =
  'M0 12V15M0 15C-3 19 -8 18 -9.5 14M0 15C3 19 8 18 9.5 14M-3.5 -2L-5 5M3.5 -2L5 5'
