/** The match that a standalone page has in it, packed; `house/http/standalone.py` packs it. */
import type { Moment, PackedMatch } from '../lib/protocol.gen'

interface Packed {
  match: string
  /** Every moment, as a watcher knew it and then as each seat did. */
  eyes: string[]
}

/** From one moment to the next: what stands in its place, in a list of one; or the fields that
    changed, each in the same way, null where one is gone. */
export type Change = [unknown] | { [field: string]: Change | null }

export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  const after: Record<string, unknown> = { ...(before as object) }
  for (const [field, one] of Object.entries(change)) {
    if (one === null) delete after[field]
    else after[field] = changed(after[field], one)
  }
  return after
}

/** Moments share what did not change: all those of a match are held at once. */
export function momentsOf(changes: readonly Change[]): Moment[] {
  let now: unknown = {}
  return changes.map((change) => (now = changed(now, change)) as Moment)
}

export class MatchFile {
  readonly #packed: Packed
  readonly #eyes = new Map<number | null, Promise<Moment[]>>()

  constructor(text: string) {
    this.#packed = JSON.parse(text) as Packed
  }

  match(): Promise<PackedMatch> {
    return unpacked(this.#packed.match)
  }

  /** Every moment as a seat knew it, or a watcher: unpacked when somebody first wants to see it. */
  eyes(seat: number | null): Promise<Moment[]> {
    let found = this.#eyes.get(seat)
    if (!found) {
      found = unpacked<Change[]>(this.#packed.eyes[seat === null ? 0 : seat + 1]!).then(momentsOf)
      this.#eyes.set(seat, found)
    }
    return found
  }
}

async function unpacked<T>(text: string): Promise<T> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(whole).json()) as T
}
