/** Words in two languages: Fluent catalogues of the page, of a game and of its board. */
import { FluentBundle, type FluentFunction, FluentResource } from '@fluent/bundle'

import type { Args, Words } from './board'
import type { Reason } from './protocol.gen'

export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']

// French before a name, as in the house's words.py; one table shows both at work. Whether an h is
// mute cannot be told from its letters: before an h nothing is elided.
const ARTICLE = /^(les?) (?=\S)/i
const VOWEL = /^(?:[aeiouæœø].|y[bcdfghj-np-tv-xz])/i

/** As in "du Bougeoir", "des Sponsors", "d'Anne", "de La Clé". */
export const de = (name: string): string => contracted(name, 'du', 'des') ?? elided('de', name)

/** As in "au Bougeoir", "aux Sponsors", "à Anne". */
export const a = (name: string): string => contracted(name, 'au', 'aux') ?? `à ${name}`

/** As in "qu'Anne", "que Le Bougeoir". */
export const que = (name: string): string => elided('que', name)

function contracted(name: string, one: string, many: string): string | null {
  const article = ARTICLE.exec(name)
  return article && `${article[1]!.length === 2 ? one : many} ${name.slice(article[0].length)}`
}

function elided(word: string, name: string): string {
  return VOWEL.test(name.normalize('NFD')) ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`
}

const before =
  (word: (name: string) => string): FluentFunction =>
  ([name]) =>
    word(String(name?.valueOf() ?? ''))

/** Who sits where, for the message that is being said. */
let seated: readonly string[] = []

/** A message says which of its numbers are seats; whoever sits there is called by his name. */
const seat = (place: string): string => seated[Number(place)] ?? place

const FUNCTIONS: Record<string, FluentFunction> = {
  DE: before(de),
  A: before(a),
  QUE: before(que),
  SEAT: before(seat),
  SEATS: before((places) => places.split(', ').map(seat).join(', ')),
}

/** The first language of the browser that we speak. */
export function guessed(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const head = tag.split('-')[0]?.toLowerCase()
    if (head === 'fr' || head === 'en') return head
  }
  return 'en'
}

/** Some catalogues as one; where two name the same message, the later one counts. */
export class Catalogue {
  readonly #bundle: FluentBundle

  private constructor(
    readonly language: Language,
    bundle: FluentBundle,
    readonly names: readonly string[],
  ) {
    this.#bundle = bundle
  }

  static of(language: Language, sources: readonly string[]): Catalogue {
    const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
    for (const source of sources) {
      bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
    return new Catalogue(language, bundle, [])
  }

  /** The same words at a table where these people sit. */
  at(names: readonly string[]): Catalogue {
    return new Catalogue(this.language, this.#bundle, names)
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The message with its places filled in; its own id where nobody wrote it. */
  readonly say: Words = (id: string, args?: Args): string => {
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return id
    seated = this.names
    const text = this.#bundle.formatPattern(pattern, args, [])
    return this.language === 'fr' ? typeset(text) : text
  }

  /** An event in words: `event-TYPE` filled from its fields, each called by its name. */
  readonly tell = ({ type, ...fields }: Record<string, any>): string =>
    this.#filled(`event-${String(type)}`, fields)

  /** Why a bot would play a move. */
  readonly reason = ({ message, args }: Reason): string => this.#filled(message, args ?? {})

  #filled(message: string, fields: Record<string, unknown>): string {
    const args = Object.entries(fields).map(([field, value]) => [field, this.#spoken(value)])
    return this.say(message, Object.fromEntries(args) as Args)
  }

  #spoken(value: unknown): string | number {
    if (Array.isArray(value)) return value.map((item) => this.#spoken(item)).join(', ')
    if (value === null || value === undefined) return 'none'
    if (typeof value !== 'string') return typeof value === 'number' ? value : String(value)
    const name = `name-${value.replace(/[^\w-]/g, '-')}`
    return this.has(name) ? this.say(name) : value
  }
}

/** French as it is printed: no line breaks before « : ; ! ? » nor inside its quotation marks. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}
