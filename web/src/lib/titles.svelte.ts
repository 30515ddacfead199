/** The titles of the games, in the language one reads. */
import { shelf } from './games'
import { house } from './house.svelte'
import type { GameSeen } from './protocol.gen'

export function titles(): { readonly games: GameSeen[]; of: (id: string) => string } {
  let games = $state.raw<GameSeen[]>([])
  $effect(() => {
    shelf(house.language).then((found) => (games = found), house.complain)
  })
  return {
    get games() {
      return games
    },
    /** Of a game that has left the shelf, its name. */
    of: (id) => games.find((one) => one.id === id)?.title ?? id,
  }
}
