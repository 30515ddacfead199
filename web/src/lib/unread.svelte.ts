/** What was said at a table and not read yet. */
import type { Told } from './board'

export class Unread {
  #read = $state(-1)
  readonly #lines: number = $derived(this.spoken())

  /** `log`: what was told; `counts`: whether the words of this person are to be counted. */
  constructor(
    readonly log: () => readonly Told[],
    readonly counts: (person: string) => boolean,
  ) {}

  get count(): number {
    return this.#read < 0 ? 0 : Math.max(0, this.#lines - this.#read)
  }

  /** All of it has been read; what had been said before one came counts as read. */
  read(): void {
    this.#read = this.#lines
  }

  private spoken(): number {
    return this.log().filter((line) => line.type === 'notice' && line.what === 'said' && this.counts(line.person ?? '')).length
  }
}
