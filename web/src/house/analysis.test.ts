import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import type { Analysis } from '../lib/protocol.gen'
import { band, line, mistakes, sides } from './analysis'

const analysis = (more: Partial<Analysis> = {}): Analysis => ({
  version: 2,
  game: 'ergo',
  seats: 2,
  moves: 10,
  teams: [0, 1],
  teams_change: false,
  curve: [
    { moves: 0, shares: [0.5, 0.5], errors: [0.1, 0.1], playouts: 20 },
    { moves: 10, shares: [1, 0], errors: [0, 0], playouts: 1 },
  ],
  known: [],
  shifts: [],
  swings: [],
  balances: [],
  decisions: [],
  playouts: 21,
  progress: 1,
  done: true,
  ...more,
})

test('everybody who plays for himself has a line', () => {
  deepEqual(
    sides(analysis()).map(({ seats, points }) => [seats, points.map(({ share }) => share)]),
    [
      [[0], [0.5, 1]],
      [[1], [0.5, 0]],
    ],
  )
})

test('those who win together have one line', () => {
  const curve = [{ moves: 0, shares: [0.2, 0.4, 0.6], errors: [0, 0, 0], playouts: 9 }]
  const found = sides(analysis({ seats: 3, teams: [0, 0, 1], curve }))
  deepEqual(found.map(({ seats }) => seats), [[0, 1], [2]])
  equal(found[0]!.points[0]!.share.toFixed(2), '0.30')
})

test('of many lines those that move most are drawn', () => {
  const curve = [0, 1].map((moves) => ({
    moves,
    shares: Array.from({ length: 9 }, (_, seat) => (moves ? seat / 10 : 0)),
    errors: Array<number>(9).fill(0),
    playouts: 9,
  }))
  const found = sides(analysis({ seats: 9, teams: [0, 1, 2, 3, 4, 5, 6, 7, 8], curve }))
  deepEqual(found.map(({ seats }) => seats[0]), [8, 7, 6, 5, 4, 3])
})

test('only what certainly was a mistake is listed', () => {
  const decision = { moves: 1, seat: 0, played: 'a1', better: 'e5', move: {}, reason: null, loss: { share: 0.2, error: 0.05 } }
  const found = mistakes(analysis({ decisions: [{ ...decision, size: 'large' }, { ...decision, moves: 0, size: null }] }))
  deepEqual(found.map(({ moves }) => moves), [1])
})

test('a line runs over the whole width, and its band around it', () => {
  const { points } = sides(analysis())[0]!
  equal(line(points, 10, 100, 50), '0,25 100,0')
  equal(band(points, 10, 100, 50), '0,20 100,0 100,0 0,30')
})
