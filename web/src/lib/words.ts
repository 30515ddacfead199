/** Words in two languages: Fluent catalogues of the page, of a game and of its board. */
import { FluentBundle, type FluentFunction, FluentResource } from '@fluent/bundle'

import type { Args, Words } from './board'

export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']

const SEAT = new Set(['seat', 'with', 'opener', 'winner', 'chief', 'about', 'dealer', 'target'])
const SEATS = new Set(['seats', 'players', 'winners', 'tied', 'named'])

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
    word(String(name ?? ''))

const FUNCTIONS = { DE: before(de), A: before(a), QUE: before(que) }

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

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The message with its places filled in; its own id where nobody wrote it. */
  readonly say: Words = (id: string, args?: Args): string => {
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return id
    const text = this.#bundle.formatPattern(pattern, args, [])
    return this.language === 'fr' ? typeset(text) : text
  }

  tell(what: Record<string, unknown>, names: readonly string[] = []): string {
    return tellEvent(what, names, this.say)
  }
}

/** An event in words: `event-TYPE` filled from its fields, each called by its name.

    Fields that hold seats come with the names of those who sit there: `$seat-name`. */
export function tellEvent(
  what: Record<string, unknown>,
  names: readonly string[],
  words: Words,
): string {
  const args: Args = {}
  for (const [field, value] of Object.entries(what)) {
    if (field === 'type') continue
    args[field] = spoken(value, words)
    if (SEAT.has(field)) args[`${field}-name`] = names[Number(value)] ?? String(value)
    if (SEATS.has(field) && Array.isArray(value)) {
      args[`${field}-names`] = value.map((seat) => names[Number(seat)] ?? seat).join(', ')
    }
  }
  return words(`event-${String(what.type)}`, args)
}

function spoken(value: unknown, words: Words): string | number {
  if (Array.isArray(value)) return value.map((item) => spoken(item, words)).join(', ')
  if (value === null || value === undefined) return 'none'
  if (typeof value !== 'string') return typeof value === 'number' ? value : String(value)
  const id = `name-${value.replace(/[^\w-]/g, '-')}`
  const name = words(id)
  return name === id ? value : name
}

/** French as it is printed: no line breaks before « : ; ! ? » nor inside its quotation marks. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}
