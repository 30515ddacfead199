/** At which level one plays each game against bots: the easiest at first, and on with every win. */
import { keep, kept } from './kept'
import type { GameSeen, TableSeen } from './protocol.gen'

/** Who keeps a chair warm, unless the table says otherwise. */
const STAND_IN = 'medium'

/** The level of the bots whom one has beaten alone, if that is how it ended. */
export function levelBeaten({ chairs, seat }: Pick<TableSeen, 'chairs' | 'seat'>, ranks: number[]): string | null {
  const others = chairs.filter((_, place) => place !== seat).map(({ person, bot }) => (person ? null : bot))
  const level = others[0] ?? null
  if (seat === null || !others.every((bot) => bot === level)) return null
  return ranks[seat] === 1 && ranks.some((rank) => rank > 1) ? level : null
}

class Levels {
  #chosen = $state<Record<string, string>>({})
  #beaten = $state<Record<string, string>>({})

  /** From the easiest on; playing at random is no level to rise from. */
  all(game: GameSeen): string[] {
    const names = game.levels.map((level) => level.name)
    const rising = names.filter((name) => name !== 'random')
    return rising.length ? rising : names
  }

  /** Those whose strength is known: no others sit down at rated tables. */
  measured(game: GameSeen): string[] {
    return game.levels.filter((level) => level.points !== null).map((level) => level.name)
  }

  /** Whether its matches can be rated: bots that play on for whoever leaves must be measured. */
  canBeRated(game: GameSeen): boolean {
    return this.measured(game).includes(STAND_IN)
  }

  of(game: GameSeen, all = this.all(game)): string {
    const chosen = this.#chosen[game.id] ?? kept(`level.${game.id}`) ?? ''
    return all.includes(chosen) ? chosen : (all[0] ?? 'random')
  }

  choose(game: GameSeen, level: string): void {
    this.#chosen[game.id] = level
    keep(`level.${game.id}`, level)
  }

  /** The strongest level whose bots one has beaten, if any. */
  beaten(game: GameSeen): string | null {
    return this.#beaten[game.id] ?? kept(`beaten.${game.id}`)
  }

  /** Bots of this level were beaten: the next that one meets are stronger, if there are any. */
  won(game: GameSeen, level: string): string | null {
    const all = this.all(game)
    const rung = all.indexOf(level)
    if (rung > all.indexOf(this.beaten(game) ?? '')) {
      this.#beaten[game.id] = level
      keep(`beaten.${game.id}`, level)
    }
    const above = this.above(game, level)
    if (this.of(game) !== level || !above) return null
    this.choose(game, above)
    return above
  }

  /** The next rung of the ladder, if this is not the last. */
  above(game: GameSeen, level: string): string | null {
    const all = this.all(game)
    return all[all.indexOf(level) + 1] ?? null
  }
}

export const levels = new Levels()
