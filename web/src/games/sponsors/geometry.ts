/** Where the circuit lies on the plane, worked out from its sections: lengths, angles, lanes. */
import type { Circuit, SectionData } from './components.gen'

/** The width of a lane, where a rank is about 1 long. */
export const LANE = 0.68
/** Points for each rank along an edge. */
const FINE = 6

export interface Point {
  x: number
  y: number
  /** The direction of the race there, in degrees; y runs downwards. */
  heading: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point so far to the right of the direction of the race. */
export function aside({ x, y, heading }: Point, distance: number): Point {
  const turned = radians(heading + 90)
  return { x: x + distance * Math.cos(turned), y: y + distance * Math.sin(turned), heading }
}

/** Where one comes out after so long a way that turns evenly by so many degrees. */
function along({ x, y, heading }: Point, length: number, angle: number): Point {
  const start = radians(heading)
  const turn = radians(angle)
  if (!turn) {
    return { x: x + length * Math.cos(start), y: y + length * Math.sin(start), heading }
  }
  const radius = length / turn
  return {
    x: x + radius * (Math.sin(start + turn) - Math.sin(start)),
    y: y - radius * (Math.cos(start + turn) - Math.cos(start)),
    heading: heading + angle,
  }
}

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export class Track {
  readonly ranks: { section: SectionData; per: number; start: Point }[] = []
  /** How far aside the outer edge of each rank lies. */
  readonly outside: number[]

  constructor(readonly circuit: Circuit) {
    let here: Point = { x: 0, y: 0, heading: circuit.heading }
    for (const section of circuit.sections) {
      const per = section.lanes[0]?.length ?? 1
      for (let rank = 0; rank < per; rank++) {
        this.ranks.push({ section, per, start: here })
        here = along(here, section.length / per, section.angle / per)
      }
    }
    this.outside = this.ranks.map(({ section }) => (1.5 - section.lanes.length) * LANE)
  }

  /** The centre line, so far into a rank (counted from 0). */
  at(rank: number, share: number): Point {
    const count = this.ranks.length
    const { section, per, start } = this.ranks[((rank % count) + count) % count]!
    return along(start, (section.length / per) * share, (section.angle / per) * share)
  }

  /** The middle of a place on the track: ranks and lanes may be broken numbers. */
  spot(distance: number, lane: number): Point {
    const rank = Math.floor(distance)
    return aside(this.at(rank, distance - rank), (1 - lane) * LANE)
  }

  /** The outer edge; it tapers where a lane begins or ends. */
  outer(rank: number, share: number): number {
    const count = this.outside.length
    const here = this.outside[rank]!
    const [beyond, near] =
      share < 0.5
        ? [this.outside[(rank + count - 1) % count]!, 0.5 - share]
        : [this.outside[(rank + 1) % count]!, share - 0.5]
    // Half way to the other width at the border, and smooth on both sides of it.
    return here + (beyond - here) * 2 * near * near
  }

  edges(beyond = 0): [Point[], Point[]] {
    const fine = this.ranks.flatMap((_, rank) =>
      Array.from({ length: FINE }, (__, n) => [rank, n / FINE] as const),
    )
    return [
      fine.map(([rank, share]) => aside(this.at(rank, share), this.outer(rank, share) - beyond)),
      fine.map(([rank, share]) => aside(this.at(rank, share), 1.5 * LANE + beyond)),
    ]
  }

  /** The outline of a square, along the curve where it lies in one. Rank counted from 0. */
  cell(rank: number, lane: number, inset = 0): Point[] {
    const shares = Array.from({ length: FINE + 1 }, (_, n) => inset + ((1 - 2 * inset) * n) / FINE)
    const line = (offset: number) => shares.map((share) => aside(this.at(rank, share), offset))
    return [
      ...line((1.5 - lane) * LANE - inset),
      ...line((0.5 - lane) * LANE + inset).reverse(),
    ]
  }

  /** Lane lines, rank lines and kerbs, each as points. */
  laneLine(rank: number, lane: number): Point[] {
    return Array.from({ length: FINE + 1 }, (_, n) =>
      aside(this.at(rank, n / FINE), (1.5 - lane) * LANE),
    )
  }

  rankLine(rank: number): Point[] {
    const start = this.at(rank, 0)
    return [aside(start, 1.5 * LANE), aside(start, this.outer(rank, 0))]
  }

  /** The stripes of the kerb on the inner side of a curve. */
  kerb(rank: number): Point[][] {
    const angle = this.ranks[rank]!.section.angle
    if (!angle) return []
    const stripes = 3
    const [near, depth] = angle > 0 ? [1.5 * LANE, 0.2] : [this.outside[rank]!, -0.2]
    return Array.from({ length: stripes }, (_, stripe) => {
      const line = [0, 0.5, 1].map((n) => this.at(rank, (stripe + n) / stripes))
      return [
        ...line.map((point) => aside(point, near)),
        ...line.map((point) => aside(point, near + depth)).reverse(),
      ]
    })
  }

  frame(margin: number): Frame {
    const edge = this.edges().flat()
    const xs = edge.map(({ x }) => x)
    const ys = edge.map(({ y }) => y)
    const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
    return {
      left,
      top,
      width: Math.max(...xs) + margin - left,
      height: Math.max(...ys) + margin - top,
    }
  }

  /** Where inside the track there is most room for letters, and how much. */
  widest(beyond: number): { x: number; y: number; room: number } {
    const edge = this.edges(beyond)[1].filter((_, n) => n % FINE === 0)
    const { left, top, width, height } = this.frame(0)
    let best = { x: 0, y: 0, room: 0 }
    const steps = 40
    for (let i = 1; i < steps; i++) {
      for (let j = 1; j < steps; j++) {
        const [x, y] = [left + (width * i) / steps, top + (height * j) / steps]
        // Letters are wider than high: distance across counts for less.
        const room = Math.min(...edge.map((p) => Math.hypot((p.x - x) / 2.2, p.y - y)))
        if (room > best.room && inside(x, y, edge)) best = { x, y, room }
      }
    }
    return best
  }
}

function inside(x: number, y: number, edge: readonly Point[]): boolean {
  let within = false
  for (const [place, a] of edge.entries()) {
    const b = edge[(place + 1) % edge.length]!
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) within = !within
  }
  return within
}

const round = (value: number): string => value.toFixed(3)

export const open = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`

export const ring = (...rings: readonly Point[][]): string =>
  rings.map((points) => `${open(points)}Z`).join('')
