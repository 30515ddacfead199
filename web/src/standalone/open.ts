/** A page of one match and one game, that needs no house: built into a file of its own, which the
    house fills with the match. */
import { mount } from 'svelte'

import '../lib/fonts.css'
import '../lib/tokens.css'
import '../lib/base.css'
import type { GameModule } from '../lib/board'
import { house } from '../lib/house.svelte'
import type { Language } from '../lib/words'
import Standalone from './Standalone.svelte'

export function open(module: GameModule, boardWords: Record<Language, string>): void {
  house.open()
  const text = document.getElementById('match')?.textContent ?? ''
  mount(Standalone, { target: document.body, props: { text, module, boardWords } })
}
