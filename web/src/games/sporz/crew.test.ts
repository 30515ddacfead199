import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'

import { abreast, abreastInTheRoom, MOST_WHOLE } from './crew'

const CREWS = Array.from({ length: MOST_WHOLE - 3 }, (_, place) => place + 4)

test('rows are as even as can be', () => {
  deepEqual([4, 5, 9, 10, 16].map((players) => abreast(players, 4)), [4, 3, 3, 4, 4])
})

test('a few stand in one row of the mess room, more in two', () => {
  for (const players of CREWS) {
    const rows = Math.ceil(players / abreastInTheRoom(players))
    deepEqual(rows, players > 5 ? 2 : 1)
  }
})

test('the last row of the room is never one alone', () => {
  for (const players of CREWS) {
    const last = players % abreastInTheRoom(players)
    ok(last === 0 || last > 1, String(players))
  }
})
