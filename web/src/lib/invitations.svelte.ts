/** What waits for one, on whatever page one is: the house is asked every few seconds. */
import { call } from './calls'
import { house } from './house.svelte'
import { levels } from './levels.svelte'
import { firstPreset, newTable, usual } from './laying'
import type { GameSeen, Invitation } from './protocol.gen'
import { route } from './route.svelte'

const EVERY = 6000

class Invitations {
  all = $state.raw<Invitation[]>([])
  /** Whom one has invited to which table, from this page. */
  sent = $state.raw<readonly string[]>([])
  /** What one has been shown, and put away for now. */
  #seen = $state.raw<ReadonlySet<string>>(new Set())

  /** The newest that one has not been shown yet. */
  readonly unseen = $derived(this.all.find((one) => !this.#seen.has(one.table)))

  /** Ask now, and then again and again; the function ends it. */
  watch(): () => void {
    const look = (): void => {
      if (house.me && !document.hidden) void this.look()
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }

  async look(): Promise<void> {
    try {
      const found = await call('invitations')
      const isNew = found.some((one) => this.all.every(({ table }) => table !== one.table))
      this.all = found
      if (isNew && this.unseen) house.signal('turn')
    } catch {
      // The house may be away for a moment.
    }
  }

  putAway(table: string): void {
    this.#seen = new Set([...this.#seen, table])
  }

  /** Go there, or decline. */
  async answer(table: string, goes: boolean): Promise<void> {
    this.all = this.all.filter((one) => one.table !== table)
    try {
      await call('answerInvitation', { params: { table_id: table } })
    } catch (error) {
      house.complain(error)
    }
    if (goes) route.go(`/table/${table}`)
  }
}

export const invitations = new Invitations()

export async function invite(person: string, table: string): Promise<boolean> {
  try {
    await call('invite', { params: { table_id: table }, body: { person } })
    invitations.sent = [...invitations.sent, `${table} ${person}`]
    return true
  } catch (error) {
    house.complain(error)
    return false
  }
}

/** A new table of the game, at which both can sit: laid, and the other invited, with one touch. */
export async function playAgain(person: string, game: GameSeen): Promise<void> {
  const seats = usual(game)
  const others = Array<string>(seats - 2).fill(levels.of(game))
  try {
    const table = await newTable({ game: game.id, seats, options: firstPreset(game), chairs: ['me', 'open', ...others] })
    await invite(person, table.id)
    route.go(`/table/${table.id}`)
  } catch (error) {
    house.complain(error)
  }
}
