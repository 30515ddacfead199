import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { freePlace } from './freePlace'

const ROOM = { left: 0, top: 0, right: 400, bottom: 800 }

test('on an empty table it lies at the bottom, in the middle', () => {
  deepEqual(freePlace(ROOM, 200, 100, []), { left: 96, top: 700 })
})

test('it lies above a prompt that stands at the bottom', () => {
  const prompt = { left: 0, top: 700, right: 400, bottom: 800 }
  equal(freePlace(ROOM, 200, 100, [prompt]).top, 600)
})

test('it lies between two rows of buttons where there is room', () => {
  const rows = [
    { left: 0, top: 0, right: 400, bottom: 300 },
    { left: 0, top: 420, right: 400, bottom: 800 },
  ]
  const { top } = freePlace(ROOM, 200, 100, rows)
  equal(top >= 300 && top + 100 <= 420, true)
})

test('where everything is taken it covers least', () => {
  const cell = (left: number) => ({ left, top: 0, right: left + 190, bottom: 800 })
  const { left } = freePlace(ROOM, 200, 100, [cell(0), cell(0), cell(210)])
  equal(left >= 190, true)
})

test('it would rather cover many cells than a prompt that is to be spared', () => {
  const cells = { left: 0, top: 0, right: 400, bottom: 700 }
  const prompt = { left: 0, top: 740, right: 400, bottom: 800 }
  equal(freePlace(ROOM, 200, 100, [cells, prompt]).top, 700)
  equal(freePlace(ROOM, 200, 100, [cells], [prompt]).top <= 640, true)
})

test('what is larger than the table begins where the table does', () => {
  deepEqual(freePlace(ROOM, 500, 900, []), { left: 0, top: 0 })
})
