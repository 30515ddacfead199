import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'

import { around, MOST_AROUND } from './crew'

const FEWEST = 4
const crew = (players: number, viewer: number | null = 0) =>
  Array.from({ length: players }, (_, seat) => around(seat, players, viewer))

test('everybody stands within the room of the ship', () => {
  for (const players of [FEWEST, MOST_AROUND]) {
    for (const { x, y } of crew(players)) ok(x >= 0 && x <= 100 && y >= 0 && y <= 100)
  }
})

test('oneself is nearest, whichever seat one has', () => {
  for (const players of [FEWEST, MOST_AROUND]) {
    for (const viewer of [0, 1, players - 1]) {
      const places = crew(players, viewer)
      ok(places.every(({ y }) => y <= places[viewer]!.y))
    }
  }
})

test('a watcher sees the first seat nearest', () => {
  deepEqual(crew(FEWEST, null), crew(FEWEST, 0))
})

test('the next seat is at the left hand: one counts clockwise', () => {
  const [, next, , last] = crew(FEWEST)
  ok(next!.x < 50 && last!.x > 50)
})

test('no two plates lie on each other, even of the largest crew around the ship', () => {
  // A plate is a sixth of the room wide and a ninth of it high.
  for (const players of [FEWEST, MOST_AROUND]) {
    const places = crew(players)
    for (const [seat, one] of places.entries()) {
      for (const other of places.slice(seat + 1)) {
        const [across, down] = [(Math.abs(one.x - other.x) * 6) / 100, (Math.abs(one.y - other.y) * 9) / 100]
        ok(Math.hypot(across, down) > 0.9, `${players}: ${JSON.stringify([one, other])}`)
      }
    }
  }
})
