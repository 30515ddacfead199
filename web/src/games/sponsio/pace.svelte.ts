/** The table as one can follow it: bots answer at once, cards take their time. */
import { prefersReducedMotion } from 'svelte/motion'

import type { Told } from '../../lib/board'
import { eventsOf } from './motion'
import type { View } from './types.gen'

export interface Shown {
  view: View
  told: Told[]
}

const LONG = 14

export class Pace {
  shown: Shown
  #queue: Shown[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: Shown,
    /** What to do before and after the next one is shown. */
    readonly step: (before: Shown, next: Shown) => void,
  ) {
    this.shown = $state.raw(first)
  }

  get waiting(): boolean {
    return this.#timer !== undefined
  }

  /** Something new has come. With nothing told one has come back, or jumped: no waiting then. */
  arrive(next: Shown): void {
    const newest = this.#queue.at(-1) ?? this.shown
    if (next.view === newest.view) return
    const still = prefersReducedMotion.current || document.hidden || !next.told.length
    this.#queue.push(next)
    if (still || this.#queue.length > LONG) this.hurry()
    else if (!this.waiting) this.#advance()
  }

  /** All that is still to come, at once. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const next of this.#queue.splice(0)) this.#show(next)
  }

  stop(): void {
    clearTimeout(this.#timer)
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

  #show(next: Shown): void {
    const before = this.shown
    this.shown = next
    this.step(before, next)
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
