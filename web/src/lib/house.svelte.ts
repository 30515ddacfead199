/** The house as one visitor has it: who he is, his language, the light, the sound. */
import houseEn from '../../../src/veillee/house/messages.en.ftl?raw'
import houseFr from '../../../src/veillee/house/messages.fr.ftl?raw'
import kernelEn from '../../../src/veillee/kernel/messages.en.ftl?raw'
import kernelFr from '../../../src/veillee/kernel/messages.fr.ftl?raw'
import en from '../messages.en.ftl?raw'
import fr from '../messages.fr.ftl?raw'
import { call, Trouble, UNREACHABLE } from './calls'
import { initials } from './initials'
import { keep, kept } from './kept'
import type { Change, Me } from './protocol.gen'
import { route } from './route.svelte'
import type { Looks } from './seating'
import { signal, type Signal } from './sound'
import { Catalogue, guessed, type Language } from './words'
import type { Args } from './board'

export type Light = 'system' | 'day' | 'night'

const CALM = 1000
/** After how long to knock again at a house that does not answer. */
const AGAIN = 3000

const SOURCES = { fr, en }
/** What the house itself says when it refuses something. */
const REFUSALS = { fr: [kernelFr, houseFr], en: [kernelEn, houseEn] }
const DARK = matchMedia('(prefers-color-scheme: dark)')

class House {
  language = $state<Language>(known(kept('language')) ?? guessed())
  light = $state<Light>(light(kept('light')))
  sound = $state(kept('sound') === 'on')
  /** A soft sound when it is one's turn, or somebody speaks. */
  signals = $state(kept('signals') !== 'off')
  /** Whether bots are shown without a pause. */
  quick = $state(kept('pace') === 'quick')
  me = $state.raw<Me | null>(null)
  /** Whether the house could not be reached when one came. */
  away = $state(false)
  /** What the live region says. */
  said = $state('')
  /** A short word to everybody's eyes: something could not be done. */
  notice = $state('')
  #dark = $state(DARK.matches)
  readonly #catalogue = $derived(Catalogue.of(this.language, [SOURCES[this.language]]))
  readonly #refusals = $derived(Catalogue.of(this.language, REFUSALS[this.language]))

  /** The page's own words. */
  readonly words = (id: string, args?: Args): string => this.#catalogue.say(id, args)

  /** The same as a Fluent resource, for a catalogue that adds a game's. */
  source(language: Language): string {
    return SOURCES[language]
  }

  /** The first thing done: the lamp is lit. */
  open(): void {
    document.documentElement.lang = this.language
    this.#shine()
    DARK.addEventListener('change', () => {
      this.#dark = DARK.matches
      this.#shine()
    })
  }

  /** The house says who one is. */
  async greet(): Promise<void> {
    try {
      const { language } = this
      const me = await call('me')
      // Who was welcomed in another language than he reads would be refused things in it.
      this.me = me.language === language ? me : await call('changeMe', { body: { language } })
      this.away = false
    } catch (error) {
      if (error instanceof Trouble && error.problem.error === UNREACHABLE) this.away = true
      else this.complain(error)
      setTimeout(() => void this.greet(), AGAIN)
    }
  }

  /** The house has forgotten this browser: whoever sits here is a newcomer, unless he has his key. */
  async dismissed(): Promise<void> {
    this.me = null
    await this.greet()
    this.notice = this.words('session-ended')
    route.go('/me')
  }

  async speak(language: Language): Promise<void> {
    keep('language', language)
    this.language = language
    document.documentElement.lang = language
    // In a page without a house nobody need be told.
    if (this.me) await this.change({ language })
  }

  /** One's own face, or one's letters. */
  get looks(): Looks {
    return { face: this.me?.face, letters: initials([this.me?.name ?? ''])[0] }
  }

  async change(change: Change): Promise<boolean> {
    try {
      this.me = await call('changeMe', { body: change })
      return true
    } catch (error) {
      this.complain(error)
      return false
    }
  }

  lit(light: Light): void {
    this.light = light
    keep('light', light)
    this.#shine()
  }

  get night(): boolean {
    if (this.light !== 'system') return this.light === 'night'
    return this.#dark
  }

  #shine(): void {
    document.documentElement.dataset.light = this.night ? 'night' : 'day'
  }

  hear(on: boolean): void {
    this.sound = on
    keep('sound', on ? 'on' : 'off')
  }

  signal(kind: Signal): void {
    if (this.signals) signal(kind)
  }

  setSignals(on: boolean): void {
    this.signals = on
    keep('signals', on ? 'on' : 'off')
  }

  setQuick(on: boolean): void {
    this.quick = on
    keep('pace', on ? 'quick' : 'calm')
  }

  /** How many milliseconds lie between two things that bots are seen to do. */
  readonly gap = (): number => (this.quick ? 0 : CALM)

  #saying: string[] = []

  /** Say it in the live region. What comes at once, from board and table, is said in one breath. */
  readonly say = (text: string): void => {
    if (!text || this.#saying.includes(text)) return
    if (this.#saying.push(text) > 1) return
    setTimeout(() => {
      const breath = this.#saying.splice(0).join(' ')
      // The same words twice would not be read twice.
      this.said = this.said === breath ? `${breath}\u200b` : breath
    }, 50)
  }

  /** Why something could not be done: in the words of the game whose rule forbids it, or ours. */
  why(error: unknown, game?: Catalogue): string {
    if (!(error instanceof Trouble) || error.problem.error === UNREACHABLE) return this.words(UNREACHABLE)
    const { error: message, rule, args } = error.problem
    const known = rule ? [game, this.#refusals] : [this.#refusals, game]
    return known.find((catalogue) => catalogue?.has(message))?.say(message, args) ?? message
  }

  /** Tell the visitor what could not be done. */
  complain(error: unknown, game?: Catalogue): void {
    this.notice = this.why(error, game)
  }
}

function known(language: string | null): Language | null {
  return language === 'fr' || language === 'en' ? language : null
}

function light(name: string | null): Light {
  return name === 'day' || name === 'night' ? name : 'system'
}

export const house = new House()
