/** The games the page can show: those whose folder has a board. */
import type { Component } from 'svelte'

import type { Box, GameModule, IntroStep } from './board'
import { call } from './calls'
import { house } from './house.svelte'
import type { GameSeen } from './protocol.gen'
import { Catalogue, type Language } from './words'

type Loader<T> = () => Promise<T>

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' })
const introductions = import.meta.glob<IntroStep[]>('../games/*/intro.gen.json', { import: 'steps' })
const words = import.meta.glob<string>('../games/*/messages.*.ftl', {
  query: '?raw',
  import: 'default',
})
/** What the voice of the large screen says, where a game gives it lines. */
const lines = import.meta.glob<string>('../games/*/voice.*.ftl', { query: '?raw', import: 'default' })
const covers = import.meta.glob<Component>('../games/*/Cover.svelte', {
  import: 'default',
  eager: true,
})
const boxes = import.meta.glob<Box>('../games/*/box.ts', { import: 'default', eager: true })

export function offered(name: string): boolean {
  return `../games/${name}/index.ts` in modules
}

export function cover(name: string): Component | undefined {
  return covers[`../games/${name}/Cover.svelte`]
}

export function box(name: string): Box {
  return boxes[`../games/${name}/box.ts`] ?? { minutes: [20, 40], age: 8 }
}

export async function moduleOf(name: string): Promise<GameModule> {
  const load = modules[`../games/${name}/index.ts`] as Loader<GameModule> | undefined
  if (!load) throw new Error(`no board for ${name}`)
  return load()
}

export async function introductionOf(name: string): Promise<IntroStep[]> {
  const load = introductions[`../games/${name}/intro.gen.json`] as Loader<IntroStep[]> | undefined
  if (!load) throw new Error(`no introduction to ${name}`)
  return load()
}

/** The page's words, the game's and its board's, in one catalogue. */
const catalogues = new Map<string, Promise<Catalogue>>()

export function catalogueOf(name: string, language: Language): Promise<Catalogue> {
  const key = `${name}.${language}`
  let found = catalogues.get(key)
  if (!found) {
    found = Promise.all([
      call('messages', { params: { game: name, language } }),
      words[`../games/${name}/messages.${language}.ftl`]?.() ?? '',
      lines[`../games/${name}/voice.${language}.ftl`]?.() ?? '',
    ]).then((sources) => Catalogue.of(language, [house.source(language), ...sources]))
    found.catch(() => catalogues.delete(key))
    catalogues.set(key, found)
  }
  return found
}

const shelves = new Map<Language, Promise<GameSeen[]>>()

/** The games on the shelf, in a language. */
export function shelf(language: Language): Promise<GameSeen[]> {
  let found = shelves.get(language)
  if (!found) {
    found = call('games', { params: { language } }).then((games) =>
      games.filter((game) => offered(game.id)),
    )
    found.catch(() => shelves.delete(language))
    shelves.set(language, found)
  }
  return found
}
