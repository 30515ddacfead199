/** Looking back: the score of the round that ended last, among the moments of a match. */
import type { Past } from '../../lib/board'
import { follow, type Sheet } from './scoring'
import type { View } from './types.gen'

/** How far a match has come: rounds, and whether this one's score is being counted. */
const progress = ({ round, phase }: View): number =>
  2 * round + (phase === 'scoring' || phase === 'over' ? 1 : 0)

export async function lastScore({ at, moment }: Past<View>, now: View): Promise<Sheet | null> {
  // Odd where a score is being counted; else the one before this round is looked for.
  const counted = progress(now) - (progress(now) % 2 ? 0 : 1)
  const first = await firstWith(counted, at, async (moves) => progress((await moment(moves)).view))
  if (first === null) return null
  let sheet: Sheet | null = null
  let before = (await moment(first - 1)).view
  for (let moves = first; moves <= at; moves++) {
    const { view, told } = await moment(moves)
    sheet = follow(sheet, before, view, told)
    if (progress(view) > counted) break
    before = view
  }
  return sheet
}

/** The first moment that has come so far, none where it is the beginning. */
async function firstWith(
  wanted: number,
  last: number,
  come: (moves: number) => Promise<number>,
): Promise<number | null> {
  let [low, high] = [0, last]
  if (!last || (await come(0)) >= wanted) return null
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((await come(middle)) >= wanted) high = middle
    else low = middle
  }
  return high
}
