/** What the mutants stood by in the night in which they could not agree. The end has wiped it from
    the view; the record has it, as one of them saw it before the last word. */
import { call } from '../../lib/calls'
import type { Proposal, View } from './types.gen'

export async function quarrelOf({ reel }: View): Promise<Proposal[]> {
  const table_id = /^\/(?:table|replay|screen)\/(\w+)/.exec(location.pathname)?.[1]
  const seat = reel.at(-1)?.night?.mutants[0]
  if (!table_id || seat === undefined) return []
  const { of } = await call('moment', { params: { table_id, moves: 0, seat } })
  const { view } = await call('moment', { params: { table_id, moves: of - 1, seat } })
  const own = (view as View).own
  if (!own) return []
  const { deed, paralysed } = own.answer
  return [{ seat, deed, paralysed }, ...own.proposals].sort((one, other) => one.seat - other.seat)
}
