import assert from 'node:assert/strict'
import { test } from 'node:test'

import { dayAddress, squares, toShare } from './daily'
import type { Day, GameOfTheDay } from './protocol.gen'

const deal = (score: number | null, median: number, squares: number): GameOfTheDay => ({
  game: 'cards',
  within: 0,
  grade: 0,
  riddle: false,
  status: score === null ? 'running' : 'done',
  table: null,
  tries: 1,
  score,
  players: 9,
  compared: { median, by_bots: false, squares },
  against: null,
})
const problem = (score: number): GameOfTheDay => ({ ...deal(score, 0, 0), game: 'stones', within: 3, compared: null })
const day = (...games: GameOfTheDay[]): Day => ({
  day: '2026-11-17',
  is_today: true,
  ends_at: 0,
  streak: 4,
  games,
  commitment: '',
  next_commitment: '',
  seed: null,
  before: null,
})
const words = (id: string, args?: object): string => `${id} ${Object.values(args ?? {}).join()}`

test('a result is told in symbols and by how it compares', () => {
  const text = toShare(day(deal(31, 24.5, 4), problem(3)), (game) => game.toUpperCase(), 'en', words)
  assert.equal(
    text,
    'Veillée, 2026-11-17\nCARDS 🟧🟧🟧🟧⬜ +6.5\nSTONES 🟥🟥🟧 daily-tries 3\ndaily-streak 4',
  )
})

test('what is not finished is not shared', () => {
  assert.ok(!toShare(day(deal(null, 24, 0)), (game) => game, 'en', words).includes('cards'))
})

test('a great many tries are no endless row', () => {
  assert.equal(squares(problem(40)).length, 5)
})

test('a table leads back to its day', () => {
  assert.equal(dayAddress({ day: 20774 }), '/today/2026-11-17')
})
