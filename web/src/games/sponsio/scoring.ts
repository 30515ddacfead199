/** The sheet of a round as it fills: what lies before each seat after some of its steps. */
import type { Told } from '../../lib/board'
import { eventsOf } from './motion'
import type { BetScored, Event, Sheet } from './types.gen'

export interface Line {
  bets: { bet: BetScored; shown: boolean }[]
  traitor: boolean
  laid: number
  fine: number
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
    fine: 0,
    streak: streaks[seat]!,
    wins: false,
    coins: purse,
    counted: false,
  }))
  for (const step of steps.slice(0, shown)) {
    if (step.type === 'round-won') {
      for (const [place, seat] of step.seats.entries()) {
        Object.assign(lines[seat]!, { wins: true, laid: step.laid[place] })
      }
    } else if (step.type !== 'match-won') {
      const line = lines[step.seat]!
      if ('laid' in step) line.laid = step.laid
      if ('square' in step) line.streak = step.square
      if ('total' in step) line.coins = step.total
      if (step.type === 'coins') Object.assign(line, { coins: step.coins, counted: true })
      if (step.type === 'traitor-fined') line.fine = step.coins
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
