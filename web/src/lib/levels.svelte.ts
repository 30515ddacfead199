/** At which level one plays each game against bots: the easiest at first, and on with every win. */
import { keep, kept } from './kept'
import type { GameSeen } from './protocol.gen'

/** Who keeps a chair warm, unless the table says otherwise. */
const STAND_IN = 'medium'

class Levels {
  #chosen = $state<Record<string, string>>({})

  /** From the easiest on; playing at random is no level to rise from. */
  all(game: GameSeen): string[] {
    const names = game.levels.map((level) => level.name)
    const rising = names.filter((name) => name !== 'random')
    return rising.length ? rising : names
  }

  /** Those whose strength is known: no others sit down at rated tables. */
  measured(game: GameSeen): string[] {
    return game.levels.filter((level) => level.rated).map((level) => level.name)
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

  /** The one after this; after the strongest, the easiest again. */
  next(game: GameSeen): void {
    const all = this.all(game)
    this.choose(game, all[(all.indexOf(this.of(game)) + 1) % all.length]!)
  }

  /** Bots of this level were beaten: the next that one meets are stronger, if there are any. */
  won(game: GameSeen, level: string): string | null {
    const all = this.all(game)
    const above = all[all.indexOf(level) + 1]
    if (this.of(game) !== level || !above) return null
    this.choose(game, above)
    return above
  }
}

export const levels = new Levels()
