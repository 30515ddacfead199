/** Who is saying what now: one after the other, each for as long as it takes to read. */
import type { Told, Words } from '../../lib/board'
import { Pace } from '../../lib/pace'

export interface Spoken {
  seat: number
  text: string
}

const TO_LOOK = 1100
const A_LETTER = 45
const LONGEST = 4200

/** Each is followed by a silence, so this is half as many people. */
const IN_FULL = 16

export class Speech {
  /** What stands beside somebody's face. */
  now = $state.raw<Spoken | null>(null)
  /** How many have spoken who are still to be heard. */
  unheard = $state(0)

  readonly #pace = new Pace<Spoken | null>(
    () => (this.now ? Math.min(LONGEST, TO_LOOK + A_LETTER * this.now.text.length) : 0),
    (spoken) => {
      this.now = spoken
      if (spoken) this.unheard -= 1
    },
    undefined,
    IN_FULL,
  )

  /** `quick`: the last alone stays to be read. */
  hear(said: readonly Spoken[], quick: boolean): void {
    this.unheard += said.length
    for (const one of said) {
      if (quick) this.#pace.now(one)
      else this.#pace.put(one)
      this.#pace.put(null)
    }
  }

  /** All of it at once. */
  hurry(): void {
    this.#pace.skip()
  }

  of(seat: number): string {
    return this.now?.seat === seat ? this.now.text : ''
  }
}

/** What was said since the last picture, in the words of the log. */
export function newlySaid(told: readonly Told[], words: Words): Spoken[] {
  return told.flatMap((line) => {
    if (line.type !== 'event' || !line.what.type.startsWith('claimed-')) return []
    const { type, ...fields } = line.what as { type: string; seat: number } & Record<string, string | number | null>
    const args = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? 'none']))
    return [{ seat: fields.seat, text: words(type.replace('claimed-', 'said-'), args) }]
  })
}
