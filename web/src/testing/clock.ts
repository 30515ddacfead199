/** A clock that stands still until a test moves it: timers, frames, and what the time is. */

interface Due {
  at: number
  every: number | null
  run: () => void
}

export class Clock {
  now = 0
  #due = new Map<number, Due>()
  #made = 0

  constructor() {
    const put = (run: () => void, after = 0, every: number | null = null): number => {
      this.#due.set(++this.#made, { at: this.now + after, every, run })
      return this.#made
    }
    const drop = (id: number | undefined): void => void this.#due.delete(id ?? 0)
    Object.assign(globalThis, {
      setTimeout: (run: () => void, after: number) => put(run, after),
      setInterval: (run: () => void, every: number) => put(run, every, every),
      clearTimeout: drop,
      clearInterval: drop,
      requestAnimationFrame: (draw: (now: number) => void) => put(() => draw(this.now), FRAME),
    })
    Object.defineProperty(globalThis.performance, 'now', { value: () => this.now, configurable: true })
    Date.now = () => this.now
    Math.random = () => 0.5
  }

  /** Let so many milliseconds pass: everything due in them happens, in order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      await settled()
      const [next] = [...this.#due].sort(([, one], [, other]) => one.at - other.at)
      if (!next || next[1].at > end) break
      const [id, due] = next
      this.now = due.at
      if (due.every === null) this.#due.delete(id)
      else due.at += due.every
      due.run()
    }
    this.now = end
  }
}

const FRAME = 16

/** Until all promises that can go on have gone on. */
export function settled(): Promise<void> {
  return new Promise((done) => setImmediate(done))
}
