import assert from 'node:assert/strict'
import { test } from 'node:test'

import { choice, kindsOf, usual } from './choosing'

const bids = [1, 2, 3].flatMap((count) => [2, 3, 4].map((face) => ({ type: 'bid', count, face })))

test('moves are grouped by kind, in the order in which they come', () => {
  const legal = [{ type: 'seal', card: 3 }, { type: 'hold' }, { type: 'seal', card: 9 }]
  assert.deepEqual(
    kindsOf(legal).map(({ type, moves }) => [type, moves.length]),
    [['seal', 2], ['hold', 1]],
  )
})

test('the first field is asked for first, with the values that the moves have', () => {
  const { steps, move } = choice(bids, {})
  assert.deepEqual(steps, [{ field: 'count', values: [1, 2, 3], picked: false }])
  assert.equal(move, null)
})

test('the next field has only the values that go with what was picked', () => {
  const legal = [...bids, { type: 'bid', count: 4, face: 6 }, { type: 'bid', count: 4, face: 5 }]
  assert.deepEqual(choice(legal, { count: 4 }).steps.at(-1), { field: 'face', values: [5, 6], picked: false })
})

test('one move is left when every field by which they differ is picked', () => {
  assert.deepEqual(choice(bids, { count: 2, face: 4 }).move, { type: 'bid', count: 2, face: 4 })
})

test('a field that no longer tells moves apart is not asked for', () => {
  const legal = [...bids, { type: 'bid', count: 4, face: 6 }]
  assert.deepEqual(choice(legal, { count: 4 }).move, { type: 'bid', count: 4, face: 6 })
})

test('a field that some moves lack is asked for too', () => {
  const legal = [{ type: 'play', card: 1 }, { type: 'play', card: 1, target: 2 }]
  assert.deepEqual(choice(legal, {}).steps, [{ field: 'target', values: [undefined, 2], picked: false }])
})

test('a number that is not legal makes a move all the same: the house says why not', () => {
  assert.deepEqual(choice(bids, { count: 99 }).move, { type: 'bid', count: 99, face: 2 })
})

test('of many numbers the ends and a few between are usual', () => {
  assert.deepEqual(usual(Array.from({ length: 101 }, (_, n) => n)), [0, 25, 50, 75, 100])
})
