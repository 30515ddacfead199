/** Where yesterday's ghosts are while a race is shown: as far as they had come after as many rounds. */
import type { Ghosts } from '../../lib/protocol.gen'
import type { View } from './types.gen'

export interface Ghost {
  who: 'best' | 'median'
  /** Whether it is a bot's. */
  bots: boolean
  rank: number
  /** In which round it has crossed the line; 0 while it has not. */
  arrived: number
  /** Whether the other one is so near that this one keeps to a lane of its own. */
  second: boolean
}

/** As many ranks as the name of one is long. */
const NEAR = 5

export function ghostsAt(ghosts: Ghosts, view: View, lastRank: number): Ghost[] {
  const driven = view.ended ? view.round : view.round - 1
  const runs = { best: ghosts.best, median: ghosts.median }
  const shown = (['best', 'median'] as const).flatMap((who) => {
    const progress = runs[who]
    const rounds = Math.min(driven, progress.length - 1)
    const rank = progress[rounds]
    return rank === undefined ? [] : [{ who, bots: ghosts.by_bots, rank, arrived: rank === lastRank ? rounds : 0 }]
  })
  return shown.map((ghost, place) => ({ ...ghost, second: place > 0 && Math.abs(shown[0]!.rank - ghost.rank) < NEAR }))
}

/** How many ranks behind one and ahead of one a ghost is worth being seen. */
const BEHIND = 4
const AHEAD = 9

export const ghostsNear = (ghosts: readonly Ghost[], distance: number): Ghost[] =>
  ghosts.filter(({ rank, arrived }) => !arrived && rank > distance - BEHIND && rank < distance + AHEAD)

/** A star for the best, a bar with as much on either side for the median; in a square of 2 around 0. */
export const SIGNS: Record<Ghost['who'], string> = {
  best: 'M0 -0.9L0.26 -0.3L0.9 -0.28L0.4 0.13L0.56 0.8L0 0.42L-0.56 0.8L-0.4 0.13L-0.9 -0.28L-0.26 -0.3Z',
  median: 'M-0.12 -0.9H0.12V0.9H-0.12ZM-0.85 -0.35H-0.35V0.35H-0.85ZM0.35 -0.35H0.85V0.35H0.35Z',
}
