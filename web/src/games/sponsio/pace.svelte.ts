/** The table as one can follow it: bots answer at once, cards take their time. */
import type { Told } from '../../lib/board'
import { still } from '../../lib/haste.svelte'
import { eventsOf } from './motion'
import type { View } from './types.gen'

export interface Shown {
  view: View
  told: Told[]
}

interface Awaited extends Shown {
  seen: () => void
}

const LONG = 14

export class Pace {
  shown: Shown
  #queue: Awaited[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: Shown,
    /** What to do before and after the next one is shown. */
    readonly step: (before: Shown, next: Shown) => void,
  ) {
    this.shown = $state.raw(first)
  }

  /** Whether there is more to show than what one sees. */
  get behind(): boolean {
    return this.#queue.length > 0
  }

  /** Something new has come. With nothing told one has come back, or jumped: no waiting then.
      Where it waits for what came before, it says when it has been shown. */
  arrive(next: Shown): Promise<void> | null {
    const newest = this.#queue.at(-1) ?? this.shown
    if (next.view === newest.view) return null
    const atOnce = still() || document.hidden || !next.told.length
    const shown = new Promise<void>((seen) => this.#queue.push({ ...next, seen }))
    if (atOnce || this.#queue.length > LONG) this.hurry()
    else if (this.#timer === undefined) this.#advance()
    return this.#queue.length ? shown : null
  }

  /** All that is still to come, at once. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const next of this.#queue.splice(0)) this.#show(next)
  }

  stop(): void {
    clearTimeout(this.#timer)
    for (const { seen } of this.#queue.splice(0)) seen()
  }

  readonly #advance = (): void => {
    const next = this.#queue.shift()
    this.#timer = undefined
    if (!next) return
    this.#show(next)
    const lasts = durationOf(next.told)
    if (lasts) this.#timer = setTimeout(this.#advance, lasts)
    else this.#advance()
  }

  #show(next: Awaited): void {
    const before = this.shown
    this.shown = next
    this.step(before, next)
    next.seen()
  }
}

/** How long it takes to see what was told, in milliseconds. */
function durationOf(told: readonly Told[]): number {
  const types = new Set(eventsOf(told).map(({ type }) => type))
  if (!types.size) return 0
  if (types.has('trick')) return 1100
  if (types.has('dealt')) return 700
  return types.has('played') ? 380 : 340
}
