/** The scoring of a round as it is told: one step after the other, so that it can be shown again. */
import type { Told } from '../../lib/board'
import { HAND_SIZE } from './cards'
import { eventsOf } from './motion'
import { paysOf } from './tickets'
import type { Event, PlacedBet, PlayerView, View } from './types.gen'

export interface Sheet {
  round: number
  /** The round as it stood when its last card fell. */
  before: View
  steps: Event[]
}

const FIRST = new Set<Event['type']>(['bet-scored', 'traitor-paid', 'traitor-fined'])
const SCORED = new Set<Event['type']>([
  ...FIRST,
  'streak',
  'collected',
  'kept',
  'round-won',
  'coins',
  'cashed',
  'match-won',
])

/** Whether a round's score was told. */
export const isScored = (told: readonly Told[]): boolean =>
  eventsOf(told).some(({ type }) => SCORED.has(type))

/** The sheet after one more frame; nothing while no round has been scored. */
export function follow(
  sheet: Sheet | null,
  before: View | null,
  now: View,
  told: readonly Told[],
): Sheet | null {
  const events = eventsOf(told)
  const steps = events.filter(({ type }) => SCORED.has(type))
  if (before && steps.some(({ type }) => FIRST.has(type)) && isLastTrick(before, now)) {
    const last = events.find((event) => event.type === 'trick')
    const trick = last ? [{ leader: before.leader, cards: last.cards, winner: last.seat }] : []
    const whole = { ...before, tricks: [...before.tricks, ...trick], trick: [] }
    return { round: before.round, before: whole, steps }
  }
  const scored = now.phase === 'scoring' || now.phase === 'over'
  if (scored && sheet?.round !== now.round) return derived(now)
  // Gone back in a replay, or a move was taken back: that score is still to come.
  if (!scored && sheet && sheet.round >= now.round) return null
  if (!sheet || !steps.length) return sheet
  const known = new Set(sheet.steps.map((step) => JSON.stringify(step)))
  const more = steps.filter((step) => !known.has(JSON.stringify(step)))
  return { ...sheet, steps: [...sheet.steps, ...more] }
}

const isLastTrick = (before: View, now: View): boolean =>
  before.phase === 'tricks' &&
  before.tricks.length === HAND_SIZE - 1 &&
  now.round - before.round <= 1 &&
  now.round >= before.round

/** For one who comes when it is over: what the view still tells of it. */
function derived(view: View): Sheet {
  const order = view.players.map((_, step) => (view.dealer + 1 + step) % view.players.length)
  const all = view.players.flatMap(({ bets }) => bets)
  const lost = all.filter(({ won }) => won === false).length
  const steps: Event[] = []
  for (const seat of order) {
    for (const bet of view.players[seat]!.bets) {
      const coins = bet.won ? paysOf(bet) : 0
      steps.push({ type: 'bet-scored', seat, ticket: bet.ticket, won: bet.won === true, coins })
    }
  }
  for (const seat of order) {
    if (!view.players[seat]!.bets.length && lost) {
      steps.push({ type: 'traitor-paid', seat, lost, coins: 2 * lost })
    }
  }
  const players = view.players.map((player) => ({
    ...player,
    area: player.tokens.includes('coins') ? 3 : 0,
    bets: player.bets.map((bet) => ({ ...bet, won: null })),
  }))
  if (view.phase === 'over') {
    steps.push(...view.players.map(({ coins }, seat): Event => ({ type: 'coins', seat, coins })))
  }
  return { round: view.round, before: { ...view, players }, steps }
}

export interface Scored {
  bet: PlacedBet
  won: boolean | null
  coins: number
}

/** What lies before a seat after some of the steps. */
export interface Line {
  bets: Scored[]
  traitor: boolean
  /** Coins in the betting area, and what they are for. */
  laid: number
  bonus: number
  fine: number
  streak: number
  collected: number
  wins: boolean
  total: number | null
}

export function linesAt(sheet: Sheet, steps: number): Line[] {
  const lines = sheet.before.players.map(beginning)
  for (const step of sheet.steps.slice(0, steps)) {
    const line = 'seat' in step ? lines[step.seat] : undefined
    switch (step.type) {
      case 'bet-scored': {
        const scored = line?.bets.find(({ bet }) => bet.ticket === step.ticket)
        if (scored) [scored.won, scored.coins] = [step.won, step.coins]
        break
      }
      case 'traitor-paid':
        line!.laid += step.coins
        break
      case 'traitor-fined':
        line!.fine = step.coins
        break
      case 'streak':
        line!.streak = step.square
        break
      case 'collected':
        line!.collected = step.coins
        line!.streak = 0
        break
      case 'round-won':
        for (const seat of step.seats) {
          lines[seat]!.bonus = step.bonus
          lines[seat]!.wins = true
        }
        break
      case 'coins':
        line!.total = step.coins
        break
      case 'cashed':
        line!.collected += step.coins
        line!.streak = 0
        line!.total = (line!.total ?? 0) + step.coins
        break
    }
  }
  return lines
}

const beginning = (player: PlayerView): Line => ({
  bets: player.bets.map((bet) => ({ bet, won: null, coins: 0 })),
  traitor: !player.bets.length,
  laid: player.area,
  bonus: 0,
  fine: 0,
  streak: player.streak,
  collected: 0,
  wins: false,
  total: null,
})

/** The coins that a step moves: one after the other. */
export const coinsOf = (step: Event | undefined): number =>
  step && 'coins' in step && step.type !== 'coins' ? step.coins : step?.type === 'round-won' ? step.bonus : 0
