import { clock } from '../testing/browser'

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { Pace } from './pace'

const SECOND = 1000

function paced(gap = SECOND) {
  const shown: number[] = []
  const pace = new Pace<number>(
    () => gap,
    (one) => shown.push(one),
    () => undefined,
  )
  return { pace, shown }
}

test('the first is shown at once, and each of the others a second later', async () => {
  const { pace, shown } = paced()
  for (const one of [1, 2, 3]) pace.put(one)
  deepEqual(shown, [1])
  await clock.pass(SECOND)
  deepEqual(shown, [1, 2])
  await clock.pass(SECOND)
  deepEqual(shown, [1, 2, 3])
})

test('what comes long after the last does not wait', async () => {
  const { pace, shown } = paced()
  pace.put(1)
  await clock.pass(5 * SECOND)
  pace.put(2)
  deepEqual(shown, [1, 2])
})

test('without a gap nothing waits', () => {
  const { pace, shown } = paced(0)
  for (const one of [1, 2, 3]) pace.put(one)
  deepEqual(shown, [1, 2, 3])
})

test('skipping shows all that waits, in its order', () => {
  const { pace, shown } = paced()
  for (const one of [1, 2, 3]) pace.put(one)
  pace.skip()
  deepEqual(shown, [1, 2, 3])
})

test('what must be seen now is seen after all that came before it', () => {
  const { pace, shown } = paced()
  for (const one of [1, 2]) pace.put(one)
  pace.now(3)
  deepEqual(shown, [1, 2, 3])
})

test('a crowd is shown sooner, so that nobody falls far behind', async () => {
  const { pace, shown } = paced()
  for (let one = 0; one < 40; one++) pace.put(one)
  await clock.pass(15 * SECOND)
  equal(shown.length, 40)
})
