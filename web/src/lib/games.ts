/** The games on the shelf, and what the page has of each: a board of ours, one that a package brought
    with its game, or the general one. */
import type { Component } from 'svelte'

import type { GameModule, IntroStep } from './board'
import { boardFile, broughtModule } from './brought'
import { call, Trouble } from './calls'
import { house } from './house.svelte'
import type { GameSeen } from './protocol.gen'
import { Catalogue, type Language } from './words'

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' })
const introductions = import.meta.glob<IntroStep[]>('../games/*/intro.gen.json', { import: 'steps' })
const words = import.meta.glob<string>('../games/*/messages.*.ftl', {
  query: '?raw',
  import: 'default',
})
const generalWords = import.meta.glob<string>('../general/messages.*.ftl', { query: '?raw', import: 'default' })
/** What the voice of the large screen says, where a game gives it lines. */
const lines = import.meta.glob<string>('../games/*/voice.*.ftl', { query: '?raw', import: 'default' })
const covers = import.meta.glob<Component>('../games/*/Cover.svelte', {
  import: 'default',
  eager: true,
})

export function cover(name: string): Component | undefined {
  return covers[`../games/${name}/Cover.svelte`]
}

export interface Opened {
  game: GameSeen
  module: GameModule
  catalogue: Catalogue
}

/** Everything it takes to show a game. */
export async function opened(name: string, language: Language): Promise<Opened> {
  const own = modules[`../games/${name}/index.ts`]?.()
  const found = onShelf(name, language)
  // Nothing is asked of the house about a game that it does not have.
  if (!own) await found
  const [game, catalogue] = await Promise.all([found, catalogueOf(name, language)])
  return { game, catalogue, module: await (own ?? moduleOf(game)) }
}

async function onShelf(name: string, language: Language): Promise<GameSeen> {
  const game = (await shelf(language)).find((one) => one.id === name)
  if (!game) throw new Trouble(404, { error: 'no-such-game' })
  return game
}

async function moduleOf(game: GameSeen): Promise<GameModule> {
  const { default: general, Brought } = await import('../general')
  return game.board.includes('board.js') ? broughtModule(game, general, Brought) : general
}

/** The steps of its playable introduction, if it has one. */
export function introductionOf(name: string): (() => Promise<IntroStep[]>) | undefined {
  return introductions[`../games/${name}/intro.gen.json`]
}

/** The page's words, the game's and its board's, in one catalogue. */
const catalogues = new Map<string, Promise<Catalogue>>()

export function catalogueOf(name: string, language: Language): Promise<Catalogue> {
  const key = `${name}.${language}`
  let found = catalogues.get(key)
  if (!found) {
    found = Promise.all([
      call('messages', { params: { game: name, language } }),
      boardWords(name, language),
      lines[`../games/${name}/voice.${language}.ftl`]?.() ?? '',
    ]).then((sources) => Catalogue.of(language, [house.source(language), ...sources]))
    found.catch(() => catalogues.delete(key))
    catalogues.set(key, found)
  }
  return found
}

async function boardWords(name: string, language: Language): Promise<string> {
  const own = words[`../games/${name}/messages.${language}.ftl`]
  if (own) return own()
  const brought = await boardFile(await onShelf(name, language), `messages.${language}.ftl`)
  return `${await generalWords[`../general/messages.${language}.ftl`]!()}\n${brought}`
}

const shelves = new Map<Language, Promise<GameSeen[]>>()

/** The games on the shelf, in a language. */
export function shelf(language: Language): Promise<GameSeen[]> {
  let found = shelves.get(language)
  if (!found) {
    found = call('games', { params: { language } })
    found.catch(() => shelves.delete(language))
    shelves.set(language, found)
  }
  return found
}
