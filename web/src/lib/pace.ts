/** Showing what bots do at a pace one can follow. It is the page that waits: the house sends all of
    it in its own time, so no pause tells anybody anything. */

/** More than these are shown sooner: nobody falls far behind a large table. */
const FEW = 4

export class Pace<T> {
  #waiting: T[] = []
  #timer = 0
  #last = -Infinity

  constructor(
    readonly gap: () => number,
    readonly show: (one: T) => void,
    readonly told: (waiting: number) => void = () => undefined,
    /** So many may wait at full length. */
    readonly few = FEW,
  ) {}

  /** Show it when enough time has passed since the last. */
  put(one: T): void {
    this.#waiting.push(one)
    if (this.#waiting.length === 1) this.#next()
    this.told(this.#waiting.length)
  }

  /** Show it now, and before it all that waits. */
  now(one: T): void {
    this.#waiting.push(one)
    this.skip()
  }

  /** Show all that waits. */
  skip(): void {
    for (const one of this.drop()) this.#show(one)
  }

  /** Show nothing of what waits. */
  drop(): T[] {
    clearTimeout(this.#timer)
    const waited = this.#waiting
    this.#waiting = []
    this.told(0)
    return waited
  }

  #next(): void {
    const gap = this.gap() / Math.max(1, this.#waiting.length / this.few)
    const wait = this.#last + gap - Date.now()
    if (wait > 0) this.#timer = setTimeout(() => this.#shift(), wait)
    else this.#shift()
  }

  #shift(): void {
    const one = this.#waiting.shift()
    if (one !== undefined) this.#show(one)
    this.told(this.#waiting.length)
    if (this.#waiting.length) this.#next()
  }

  #show(one: T): void {
    this.#last = Date.now()
    this.show(one)
  }
}
