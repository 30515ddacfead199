/** Laying a table: at once against bots, or as one wishes. */
import { call } from './calls'
import { catalogueOf } from './games'
import { levels } from './levels.svelte'
import { house } from './house.svelte'
import { keepLuck } from './luck'
import type { GameSeen, Laid, TableSeen } from './protocol.gen'
import { randomId } from './random'
import { route } from './route.svelte'

/** A new table. One adds to its chance, and begins, once one was shown what binds the house to it. */
export async function newTable({ start, ...laid }: Laid): Promise<TableSeen> {
  const table = await call('lay', { body: laid })
  const params = { table_id: table.id }
  const seat = laid.chairs?.indexOf('me') ?? -1
  if (seat >= 0) {
    const luck = randomId(16)
    await call('command', { params, body: { type: 'sit', seat, luck } })
    keepLuck(table.id, luck, table.commitment)
  }
  if (start) await call('command', { params, body: { type: 'start' } })
  return table
}

/** Lay it, and go there. */
export async function lay(laid: Laid): Promise<void> {
  try {
    const table = await newTable(laid)
    route.go(`/table/${table.id}`)
  } catch (error) {
    // Why it cannot be played so may be the game's own word.
    house.complain(error, await catalogueOf(laid.game, house.language))
  }
}

/** The usual table, full of bots, and the match begun: one click from the shelf to the board. */
export function playNow(game: GameSeen): Promise<void> {
  const seats = usual(game)
  const chairs = ['me', ...Array<string>(seats - 1).fill(levels.of(game))]
  return lay({ game: game.id, seats, options: firstPreset(game), chairs, start: true })
}

/** As many as its box says, or four where the game allows it: company, and not too much. */
export function usual(game: GameSeen): number {
  return game.box.seats ?? (game.seats.includes(4) ? 4 : (game.seats[0] ?? 2))
}

export function firstPreset(game: GameSeen): Record<string, any> {
  return Object.values(game.presets)[0] ?? {}
}
