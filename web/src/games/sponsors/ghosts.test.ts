import assert from 'node:assert/strict'
import { test } from 'node:test'

import { ghostsAt, ghostsNear } from './ghosts'
import type { View } from './types.gen'

const LAST = 86
const YESTERDAY = { best: [5, 30, 60, 86], median: [4, 20, 60, 80], by_bots: false }
const shown = (round: number, ended: View['ended'] = null) => ghostsAt(YESTERDAY, { round, ended } as View, LAST)
const at = (round: number, ended: View['ended'] = null) => shown(round, ended).map(({ rank, arrived }) => [rank, arrived])

test('in the first round ghosts stand where they started', () => {
  assert.deepEqual(at(1), [[5, 0], [4, 0]])
})

test('in a later round they are where they had come in those before', () => {
  assert.deepEqual(at(2), [[30, 0], [20, 0]])
})

test('one that has crossed the line is told with its round, the other stays where its race ended', () => {
  assert.deepEqual(at(9), [[86, 3], [80, 0]])
})

test('at the end the last round counts as driven', () => {
  assert.deepEqual(at(2, 'arrival'), [[60, 0], [60, 0]])
})

test('of two that are near each other the second keeps to a lane of its own', () => {
  assert.deepEqual(shown(3).map(({ second }) => second), [false, true])
  assert.deepEqual(shown(2).map(({ second }) => second), [false, false])
})

test('a ghost is kept in sight while it is near, and not once it has crossed the line', () => {
  assert.deepEqual(ghostsNear(shown(2), 22).map(({ who }) => who), ['best', 'median'])
  assert.deepEqual(ghostsNear(shown(2), 28).map(({ who }) => who), ['best'])
  assert.deepEqual(ghostsNear(shown(9), 84).map(({ who }) => who), [])
})
