/** Where to lay a word on the table so that it covers least of what one reads or touches. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const STEP = 12

/** Of several places that cover as little, the lowest, and there the middle: near the hand. What is
    to be spared is covered only where nothing else is left. */
export function freePlace(
  area: Box,
  width: number,
  height: number,
  taken: readonly Box[],
  spared: readonly Box[] = [],
): { left: number; top: number } {
  const wide = Math.max(0, area.right - area.left - width)
  const high = Math.max(0, area.bottom - area.top - height)
  let best = { left: area.left + wide / 2, top: area.top + high }
  let least = Infinity
  for (const top of steps(high)) {
    for (const aside of steps(wide)) {
      const left = area.left + aside
      const place = { left, top: area.top + top, right: left + width, bottom: area.top + top + height }
      const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(place, box), 0)
      const cost = covered(spared) * 1e6 + covered(taken) * 1000 + (high - top) + Math.abs(aside - wide / 2)
      if (cost < least) [least, best] = [cost, { left, top: place.top }]
    }
  }
  return best
}

/** From none to all of it, the last step included. */
const steps = (whole: number): number[] =>
  Array.from({ length: Math.ceil(whole / STEP) + 1 }, (_, count) => Math.min(count * STEP, whole))

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
