import { mount } from 'svelte'

import './lib/fonts.css'
import './lib/tokens.css'
import './lib/base.css'
import App from './App.svelte'
import { shelf } from './lib/games'
import { house } from './lib/house.svelte'
import { keepAtHand } from './lib/worker'

house.open()
void house.greet()
// Asked for at once: the shelf is what most people come for.
void shelf(house.language).catch(() => undefined)
mount(App, { target: document.body })
keepAtHand(house.language)
