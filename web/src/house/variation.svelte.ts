/** Moves that are tried from a moment of a finished match. They stand in the page's address, so a
    link leads to them; the browser keeps those that were tried here. */
import { call } from '../lib/calls'
import { keep, kept } from '../lib/kept'
import type { TriedMove, Variation } from '../lib/protocol.gen'

/** Where it leaves the match, and what was tried from there. */
export interface Branch {
  at: number
  line: TriedMove[]
}

const MOST = 30

/** As it stands in an address: `0.e5`, who moves and the notation of the move. */
export const written = ({ seat, move }: TriedMove): string => `${seat}.${move}`

export function read(texts: readonly string[]): TriedMove[] {
  return texts.flatMap((text) => {
    const found = /^(\d{1,3})\.(.+)$/s.exec(text)
    return found ? [{ seat: Number(found[1]), move: found[2]! }] : []
  })
}

/** Whether one goes the same way as the other, as far as it goes. */
const within = (short: Branch, long: Branch): boolean =>
  short.at === long.at && short.line.every((tried, place) => long.line[place] && written(tried) === written(long.line[place]))

export class Variations {
  /** What is being tried; null while one looks at the match as it was. */
  branch = $state.raw<Branch | null>(null)
  shown = $state.raw<Variation | null>(null)
  busy = $state(false)
  known = $state.raw<Branch[]>([])

  #table: string

  constructor(table: string) {
    this.#table = table
    try {
      this.known = JSON.parse(kept(this.#name) ?? '[]') as Branch[]
    } catch {
      this.known = []
    }
  }

  get #name(): string {
    return `variations.${this.#table}`
  }

  /** Go there; whatever the rules say no to leaves everything as it was. */
  async go(branch: Branch): Promise<void> {
    this.busy = true
    try {
      const { at, line } = branch
      const found = await call('variation', { params: { table_id: this.#table }, body: { moves: at, line } })
      this.shown = found
      this.branch = { at, line: found.line.map(({ seat, text }) => ({ seat: seat ?? 0, move: text })) }
      if (line.length) this.#keep(this.branch)
    } finally {
      this.busy = false
    }
  }

  /** Make a move there, for whoever is to move. */
  async play(move: unknown): Promise<void> {
    const { branch, shown } = this
    if (!branch || shown?.seat == null || this.busy) return
    await this.go({ at: branch.at, line: [...branch.line, { seat: shown.seat, move }] })
  }

  /** Back to the match as it was. */
  leave(): void {
    this.branch = null
    this.shown = null
  }

  forget(branch: Branch): void {
    this.known = this.known.filter((one) => one !== branch)
    keep(this.#name, this.known.length ? JSON.stringify(this.known) : null)
  }

  /** What goes on from another takes its place; what was gone already is not kept twice. */
  #keep(branch: Branch): void {
    if (this.known.some((one) => within(branch, one))) return
    this.known = [branch, ...this.known.filter((one) => !within(one, branch))].slice(0, MOST)
    keep(this.#name, JSON.stringify(this.known))
  }
}
