/** The circuit's squares, as they are printed: their names and marks. */
import type { Circuit } from './components.gen'
import type { Drove } from './types.gen'

export type Mark = '.' | 'r' | 'g' | 'v'
export const FINISH = 'finish'
const LANES = 'abc'

export interface Square {
  name: string
  /** Counted from 1, as it is written. */
  rank: number
  /** Counted from 0, the inside. */
  lane: number
  mark: Mark
}

export class Squares {
  readonly all: Square[]
  readonly byName: ReadonlyMap<string, Square>
  readonly lastRank: number
  /** How many lanes each rank has; rank 1 first. */
  readonly lanes: number[]

  constructor(circuit: Circuit) {
    this.lanes = circuit.sections.flatMap(({ lanes }) =>
      Array.from(lanes[0] ?? '', () => lanes.length),
    )
    this.lastRank = this.lanes.length
    this.all = []
    let before = 0
    for (const { lanes } of circuit.sections) {
      for (const [lane, marks] of lanes.entries()) {
        for (const [place, mark] of [...marks].entries()) {
          const rank = before + place + 1
          if (rank === this.lastRank) continue
          this.all.push({ name: `${rank}${LANES[lane]}`, rank, lane, mark: mark as Mark })
        }
      }
      before += lanes[0]?.length ?? 0
    }
    const finish: Square = { name: FINISH, rank: this.lastRank, lane: 1, mark: '.' }
    this.byName = new Map([...this.all, finish].map((square) => [square.name, square]))
  }

  /** A square as the message `square` says it: its rank, and its lane in a word. */
  said(name: string): { rank: number; lane: Drove['lane'] } {
    const { rank, lane } = this.byName.get(name) ?? { rank: 0, lane: 0 }
    if (name === FINISH) return { rank, lane: 'finish' }
    if (lane === 0) return { rank, lane: 'inside' }
    return { rank, lane: lane + 1 === this.lanes[rank - 1] ? 'outside' : 'middle' }
  }
}
