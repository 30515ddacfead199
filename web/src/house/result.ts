/** How a match ended, in sentences: why, and who won. */
import type { GameModule } from '../lib/board'
import { house } from '../lib/house.svelte'
import type { Moment } from '../lib/protocol.gen'
import type { Catalogue } from '../lib/words'

/** Nothing, where it had not ended yet. */
export function result({ outcome, view }: Moment, module: GameModule, catalogue: Catalogue, names: readonly string[]): string[] {
  if (!outcome) return []
  return [catalogue.say(outcome.reason), module.headline?.(view, catalogue.say) ?? won(outcome.ranks, names)]
}

function won(ranks: readonly number[], names: readonly string[]): string {
  const winners = names.filter((_, seat) => ranks[seat] === 1)
  if (winners.length === names.length && names.length > 1) return house.words('nobody-won')
  return house.words('won', { names: winners.join(', '), count: winners.length })
}
