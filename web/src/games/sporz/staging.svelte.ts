/** Shows scenes one after the other. Until the last is over the rest of the board waits. */
import { Pace } from '../../lib/pace'
import type { Beat, Scene } from './scenes'

export class Staging {
  scene = $state.raw<Scene | null>(null)

  #lasts = 0
  #over: () => void = () => undefined
  readonly #pace = new Pace<Beat | null>(
    () => this.#lasts,
    (beat) => {
      this.scene = beat?.scene ?? null
      this.#lasts = beat?.lasts ?? 0
      if (!beat) this.#over()
    },
    undefined,
    Infinity,
  )

  /** Until all has been shown; nothing where there is nothing to show. */
  show(beats: readonly Beat[]): Promise<void> | null {
    if (!beats.length) return null
    this.skip()
    const over = new Promise<void>((done) => (this.#over = done))
    for (const beat of beats) this.#pace.put(beat)
    this.#pace.put(null)
    return over
  }

  skip(): void {
    this.#pace.skip()
  }
}
