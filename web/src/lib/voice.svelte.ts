/** The voice of the large screen: one line after the other, spoken where the browser can, and always
    written. How long a line lasts depends on its words alone, never on what happened. */
import { keep, kept } from './kept'
import type { Language } from './words'

/** Silence between two lines. */
const PAUSE = 800
/** How long a line is shown where it is not spoken. */
const READING = 4200
/** A browser that has begun to speak and never says that it has ended. */
const LONGEST = 20_000

export class Voice {
  /** What is being said, for the eyes. */
  caption = $state('')
  on = $state(true)
  /** The browser waits for a hand on the screen before it speaks. */
  blocked = $state(false)

  #waiting: string[] = []
  #speaking = false
  #closed = false

  /** `on`: whether it speaks if nobody has chosen yet on this screen. */
  constructor(on: boolean) {
    this.on = kept('voice') ? kept('voice') === 'on' : on
  }

  static get canSpeak(): boolean {
    return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
  }

  turn(on: boolean): void {
    this.on = on
    this.blocked = false
    keep('voice', on ? 'on' : 'off')
    if (!on && Voice.canSpeak) speechSynthesis.cancel()
  }

  /** Say these; what has not been begun yet is late by now, and left out. */
  say(lines: readonly string[], language: Language): void {
    const wanted = lines.filter(Boolean)
    if (!wanted.length) return
    this.#waiting = wanted
    if (!this.#speaking) void this.#speak(language)
  }

  close(): void {
    this.#closed = true
    this.#waiting = []
    if (Voice.canSpeak) speechSynthesis.cancel()
  }

  async #speak(language: Language): Promise<void> {
    this.#speaking = true
    for (let line = this.#waiting.shift(); line; line = this.#waiting.shift()) {
      this.caption = line
      if (!(await this.#spoken(line, language))) await wait(READING)
      await wait(PAUSE)
    }
    this.#speaking = false
    if (!this.#closed) this.caption = ''
  }

  /** Whether the line was spoken to its end. */
  #spoken(line: string, language: Language): Promise<boolean> {
    if (!this.on || !Voice.canSpeak) return Promise.resolve(false)
    return new Promise((done) => {
      const words = new SpeechSynthesisUtterance(line)
      const late = setTimeout(() => done(true), LONGEST)
      words.lang = language === 'fr' ? 'fr-FR' : 'en-GB'
      words.rate = 0.95
      words.onend = () => {
        clearTimeout(late)
        done(true)
      }
      words.onerror = (event) => {
        clearTimeout(late)
        this.blocked ||= event.error === 'not-allowed'
        done(false)
      }
      speechSynthesis.speak(words)
    })
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
