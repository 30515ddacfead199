import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { changed, MatchFile, momentsOf } from './match'

async function packed(value: unknown): Promise<string> {
  const whole = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'))
  return btoa(String.fromCharCode(...new Uint8Array(await new Response(whole).arrayBuffer())))
}

test('a field that changed is taken, one that is gone is left out, the rest stays', () => {
  const before = { view: { round: 1, hand: ['a'], bid: 3 }, moves: 1 }
  const after = changed(before, { view: { hand: [['a', 'b']], bid: null }, moves: [2] })
  deepEqual(after, { view: { round: 1, hand: ['a', 'b'] }, moves: 2 })
})

test('what stands in its place may be nothing', () => {
  deepEqual(changed({ a: { b: 1 } }, { a: [null] }), { a: null })
})

test('moments share what did not change', () => {
  const [first, second] = momentsOf([{ view: [{ board: [1] }], moves: [0] }, { moves: [1] }])
  equal(second!.moves, 1)
  equal(second!.view, first!.view)
})

test('each seat has its own eyes, and a watcher has his', async () => {
  const eyes = await Promise.all(['watcher', 'seat 0', 'seat 1'].map((view) => packed([{ view: [view] }])))
  const file = new MatchFile(JSON.stringify({ match: await packed({ record: 'r' }), eyes }))
  equal((await file.match()).record, 'r')
  equal((await file.eyes(null))[0]!.view, 'watcher')
  equal((await file.eyes(1))[0]!.view, 'seat 1')
})
