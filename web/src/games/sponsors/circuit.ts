/** The circuit's squares: their names, marks, and where one can step from each of them. */
import type { Circuit } from './boards.gen'
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

  /** The squares one rank ahead, with the two that bar a diagonal: straight on first. */
  ahead({ rank, lane }: Square): { to: string; bars: [string, string] | null }[] {
    if (rank + 1 === this.lastRank) return [{ to: FINISH, bars: null }]
    return [0, -1, 1].flatMap((aside) => {
      const letter = LANES[lane + aside] ?? ''
      const to = `${rank + 1}${letter}`
      if (!this.byName.has(to)) return []
      const bars: [string, string] = [`${rank}${letter}`, `${rank + 1}${LANES[lane]}`]
      return [{ to, bars: aside ? bars : null }]
    })
  }

  /** A way from a square to another over free squares, as a car is shown to take it. */
  way(from: string, to: string, taken: ReadonlySet<string>): string[] {
    const goal = this.byName.get(to)
    let ways: string[][] = [[from]]
    while (goal && ways.length) {
      const next = new Map<string, string[]>()
      for (const way of ways) {
        const here = this.byName.get(way.at(-1)!)
        if (!here || here.rank >= goal.rank) continue
        for (const { to: step, bars } of this.ahead(here)) {
          const shut = taken.has(step) || (bars?.every((bar) => taken.has(bar)) ?? false)
          if (!shut && !next.has(step)) next.set(step, [...way, step])
        }
      }
      const found = next.get(to)
      if (found) return found
      ways = [...next.values()]
    }
    return [from, to]
  }

  /** What a car comes to with so many ranks to go, or as far as it gets. To show, not to judge. */
  reach(from: string, ranks: number, taken: ReadonlySet<string>): string[] {
    let level = [from]
    for (let step = 0; step < ranks; step++) {
      const found = new Set<string>()
      for (const name of level) {
        const here = this.byName.get(name)
        if (!here || name === FINISH) continue
        for (const { to, bars } of this.ahead(here)) {
          if (!taken.has(to) && !bars?.every((bar) => taken.has(bar))) found.add(to)
        }
      }
      if (!found.size) break
      level = [...found]
    }
    return level[0] === from ? [] : level
  }
}
