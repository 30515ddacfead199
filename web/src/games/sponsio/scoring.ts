/** The sheet of a round as it fills: what lies before each seat after some of its steps. */
import type { Told } from '../../lib/board'
import { eventsOf } from './motion'
import type { BetScored, Event, Sheet } from './types.gen'

/** What brought coins: what lay on the 3-coins token already, or a step of the score. */
export interface Added {
  by: 'token' | 'bet' | 'traitor' | 'fine' | 'streak' | 'bonus'
  coins: number
}

const BY = {
  'bet-scored': 'bet',
  'traitor-paid': 'traitor',
  'traitor-fined': 'fine',
  collected: 'streak',
  cashed: 'streak',
} as const

export interface Line {
  bets: { bet: BetScored; shown: boolean }[]
  traitor: boolean
  laid: number
  /** The coins one had when the last card fell, and what came to them since. */
  had: number
  adds: Added[]
  streak: number
  wins: boolean
  coins: number
  /** Whether the coins have been counted. */
  counted: boolean
}

export function linesAt({ coins, laid, streaks, steps }: Sheet, shown: number): Line[] {
  const of = (seat: number) => steps.filter((step) => 'seat' in step && step.seat === seat)
  const lines = coins.map((purse, seat): Line => ({
    bets: of(seat).flatMap((bet) => (bet.type === 'bet-scored' ? [{ bet, shown: false }] : [])),
    traitor: of(seat).some(({ type }) => type === 'traitor-paid' || type === 'traitor-fined'),
    laid: laid[seat]!,
    had: purse,
    adds: laid[seat] ? [{ by: 'token', coins: laid[seat]! }] : [],
    streak: streaks[seat]!,
    wins: false,
    coins: purse,
    counted: false,
  }))
  for (const step of steps.slice(0, shown)) {
    if (step.type === 'round-won') {
      for (const [place, seat] of step.seats.entries()) {
        Object.assign(lines[seat]!, { wins: true, laid: step.laid[place] })
        lines[seat]!.adds.push({ by: 'bonus', coins: step.bonus })
      }
    } else if (step.type !== 'match-won') {
      const line = lines[step.seat]!
      if ('laid' in step) line.laid = step.laid
      if ('square' in step) line.streak = step.square
      if ('total' in step) line.coins = step.total
      if (step.type === 'coins') Object.assign(line, { coins: step.coins, counted: true })
      if (step.type in BY && 'coins' in step && step.coins) {
        line.adds.push({ by: BY[step.type as keyof typeof BY], coins: step.coins })
      }
      for (const one of line.bets) one.shown ||= one.bet === step
    }
  }
  return lines
}

/** The coins that a step moves: one after the other. */
export const coinsOf = (step: Event | undefined): number =>
  step && 'coins' in step && step.type !== 'coins' ? step.coins : step?.type === 'round-won' ? step.bonus : 0

/** Whether what was told is part of the score. */
export function tellsOf(sheet: Sheet | null, told: readonly Told[]): boolean {
  const types = new Set<Event['type']>(sheet?.steps.map(({ type }) => type))
  return eventsOf(told).some(({ type }) => types.has(type))
}
