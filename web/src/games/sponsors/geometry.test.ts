import { ok } from 'node:assert/strict'
import { test } from 'node:test'

import { boardOf } from './boards'
import { BOARDS } from './components.gen'
import { LANE } from './geometry'

const DRAWN = Object.keys(BOARDS).map(boardOf)

test('no two squares of a circuit lie on each other', () => {
  for (const { squares, track } of DRAWN) {
    const spots = squares.all.map(({ rank, lane }) => track.spot(rank - 0.5, lane))
    for (const [place, one] of spots.entries()) {
      for (const other of spots.slice(place + 1)) {
        ok(Math.hypot(one.x - other.x, one.y - other.y) > 0.7 * LANE)
      }
    }
  }
})

test('a circuit closes: its last rank leads into its first', () => {
  for (const { track } of DRAWN) {
    const [end, start] = [track.at(track.ranks.length - 1, 1), track.at(0, 0)]
    ok(Math.hypot(end.x - start.x, end.y - start.y) < 0.05)
  }
})

test('the picture holds every square', () => {
  for (const { squares, track } of DRAWN) {
    const { left, top, width, height } = track.frame(0)
    for (const { rank, lane } of squares.all) {
      const { x, y } = track.spot(rank - 0.5, lane)
      ok(x > left && x < left + width && y > top && y < top + height)
    }
  }
})
