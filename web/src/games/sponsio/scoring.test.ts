import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { linesAt } from './scoring'
import { unasked } from './telling'
import type { Move, Sheet, View } from './types.gen'

const sheet: Sheet = {
  round: 5,
  coins: [8, 6],
  laid: [3, 0],
  streaks: [0, 1],
  steps: [
    { type: 'bet-scored', seat: 0, ticket: 'VI', won: true, coins: 2, laid: 5 },
    { type: 'bet-scored', seat: 0, ticket: 'II', won: false, coins: 0, laid: 5 },
    { type: 'traitor-fined', seat: 1, coins: 4, laid: 0 },
    { type: 'collected', seat: 0, coins: 6, square: 0, laid: 11 },
    { type: 'round-won', round: 5, seats: [0], count: 1, bonus: 2, laid: [13] },
    { type: 'coins', seat: 0, coins: 21 },
    { type: 'coins', seat: 1, coins: 2 },
    { type: 'cashed', seat: 1, coins: 1, square: 0, total: 3 },
  ],
}

const sum = (seat: number): number => {
  const { had, adds } = linesAt(sheet, sheet.steps.length)[seat]!
  return adds.reduce((total, { by, coins }) => total + (by === 'fine' ? -coins : coins), had)
}

test('what each had and what came to it add up to what each has', () => {
  equal(sum(0), 21)
  equal(sum(1), 3)
})

test('bets, streak and bonus each stand in the sum, once they have been shown', () => {
  const by = (shown: number) => linesAt(sheet, shown)[0]!.adds.map((one) => one.by)
  deepEqual(by(0), ['token'])
  deepEqual(by(2), ['token', 'bet'])
  deepEqual(by(5), ['token', 'bet', 'streak', 'bonus'])
})

const both: Move[] = [
  { type: 'collect', take: true },
  { type: 'collect', take: false },
]
const asked = (streaks_end: boolean) => unasked({ phase: 'scoring', streaks_end } as View, both)

test('in the last round the coins of a streak are taken without asking', () => {
  deepEqual(asked(true), both[0])
  equal(asked(false), undefined)
})
