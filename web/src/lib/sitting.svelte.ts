/** Who sits at a table now, and at a rated one how strong they are: for the table and the large screen. */
import { call } from './calls'
import { house } from './house.svelte'
import type { Live } from './live.svelte'
import type { SeatRating } from './protocol.gen'
import { sitters, type Sitter } from './seating'

export function sittingAt(live: Live): { readonly now: Sitter[] } {
  let ratings = $state.raw<(SeatRating | null)[]>([])
  const now = $derived(
    live.table ? sitters(live.table, house.words).map((sitter) => ({ ...sitter, rating: ratings[sitter.seat] })) : [],
  )
  /** Who sits at a rated table, and whether it is over: then ratings are others. */
  const rated = $derived(
    live.table?.terms.rated ? `${live.table.status} ${live.table.chairs.map(({ person, bot }) => person ?? bot).join()}` : '',
  )
  $effect(() => {
    if (!rated) return
    call('tableRatings', { params: { table_id: live.id } }).then((found) => (ratings = found), house.complain)
  })
  return {
    get now() {
      return now
    },
  }
}
