/** A match looked at again: at which moment, and the clock that leafs through them. */
import { haste } from '../lib/haste.svelte'
import type { Moment } from '../lib/protocol.gen'

const BEAT = 1100
/** A moment that comes sooner after the one before leaves things no time to travel, in ms. */
const TRAVEL = 300

/** Until what changed is drawn and one more frame was free, for the scrubber itself. */
const drawn = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

export class Playback {
  /** How many moves have been made in the moment one wants to see, and whose eyes see it. */
  at = $state(0)
  seat = $state<number | null>(null)
  /** What one sees: the newest that the house has answered. */
  moment = $state.raw<Moment | null>(null)
  playing = $state(false)

  #ask: (moves: number, seat: number | null) => Promise<Moment>
  #fail: (error: unknown) => void
  #known = new Map<string, Promise<Moment>>()
  #looking = false
  /** When one saw what one sees now. */
  #shown = -Infinity
  /** How much the board still has to show before the next move. */
  #held = 0
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(
    at: number,
    seat: number | null,
    ask: (moves: number, seat: number | null) => Promise<Moment>,
    fail: (error: unknown) => void,
  ) {
    this.at = at
    this.seat = seat
    this.#ask = ask
    this.#fail = fail
  }

  /** How many moves there are. */
  get of(): number {
    return this.moment?.of ?? 0
  }

  /** One moment as somebody saw it, asked for once. */
  momentOf(moves: number, seat: number | null): Promise<Moment> {
    const key = `${moves}.${seat}`
    let found = this.#known.get(key)
    if (!found) {
      found = this.#ask(moves, seat)
      this.#known.set(key, found)
      found.catch(() => this.#known.delete(key))
    }
    return found
  }

  /** See what one wants to see. One request at a time, always for the newest wish: a scrubber asks
      faster than a house answers. */
  async look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    try {
      for (;;) {
        const { at, seat } = this
        const found = await this.momentOf(at, seat)
        if (found !== this.moment) {
          this.#show(found)
          await drawn()
        }
        if (this.at > found.of) this.at = found.of
        if (at === this.at && seat === this.seat) break
      }
    } catch (error) {
      this.pause()
      this.#fail(error)
    }
    this.#looking = false
  }

  #show(moment: Moment): void {
    const now = performance.now()
    haste.on = now - this.#shown < TRAVEL
    this.#shown = now
    this.moment = moment
  }

  go(place: number): void {
    this.pause()
    this.at = Math.max(0, Math.min(this.of, place))
  }

  /** Run, or stop; at the end there is nothing to run but the whole again. */
  toggle(): void {
    if (this.playing) return this.pause()
    if (this.moment && this.at >= this.of) this.at = 0
    this.playing = true
    this.#timer = setInterval(() => this.#beat(), BEAT)
  }

  pause(): void {
    clearInterval(this.#timer)
    this.playing = false
  }

  /** The board has yet to show this: until then the clock waits. */
  hold(until: Promise<unknown>): void {
    this.#held += 1
    void until.finally(() => (this.#held -= 1))
  }

  #beat(): void {
    if (this.moment && this.at >= this.of) this.pause()
    else if (!this.#held) this.at += 1
  }
}
