import { clock, seen as page } from '../../testing/browser'

import { deepEqual, equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

import type { Told } from '../../lib/board'
import { Pace, type Shown } from './pace.svelte'

const told = (type: string): Told[] => [{ type: 'event', what: { type } } as unknown as Told]
const shown = (name: string, type = 'played'): Shown => ({
  view: { name } as any,
  told: type ? told(type) : [],
})
const nameOf = ({ view }: Shown): string => (view as any).name

/** A board that shows `first`, and the names of what it has shown since. */
function pacing(): { pace: Pace; steps: string[] } {
  const steps: string[] = []
  const pace = new Pace(shown('first'), (before, next) => steps.push(`${nameOf(before)}-${nameOf(next)}`))
  return { pace, steps }
}

function kept(promise: Promise<void> | null): () => boolean {
  let done = false
  void promise?.then(() => (done = true))
  return () => done
}

beforeEach(() => {
  page.hidden = false
})

test('what comes alone is shown at once', () => {
  const { pace, steps } = pacing()
  equal(pace.arrive(shown('a')), null)
  deepEqual(steps, ['first-a'])
})

test('what comes too fast waits until the one before has been seen', async () => {
  const { pace, steps } = pacing()
  pace.arrive(shown('a'))
  const b = kept(pace.arrive(shown('b')))
  await clock.pass(379)
  deepEqual([steps.length, b(), pace.behind], [1, false, true])
  await clock.pass(1)
  deepEqual([steps.length, b(), pace.behind], [2, true, false])
})

test('what waits is shown in the order in which it came', async () => {
  const { pace, steps } = pacing()
  for (const name of ['a', 'b', 'c']) pace.arrive(shown(name))
  await clock.pass(5000)
  deepEqual(steps, ['first-a', 'a-b', 'b-c'])
})

test('a trick is looked at longer than a card', async () => {
  const { pace, steps } = pacing()
  pace.arrive(shown('a', 'trick'))
  pace.arrive(shown('b'))
  await clock.pass(1099)
  equal(steps.length, 1)
  await clock.pass(1)
  equal(steps.length, 2)
})

test('whoever is in a hurry sees the rest at once, in order, and once', async () => {
  const { pace, steps } = pacing()
  for (const name of ['a', 'b', 'c']) pace.arrive(shown(name))
  pace.hurry()
  await clock.pass(5000)
  deepEqual(steps, ['first-a', 'a-b', 'b-c'])
})

test('nobody waits any longer for what was hurried', async () => {
  const { pace } = pacing()
  pace.arrive(shown('a'))
  const waiting = ['b', 'c'].map((name) => kept(pace.arrive(shown(name))))
  pace.hurry()
  await clock.pass(0)
  deepEqual(waiting.map((one) => one()), [true, true])
})

test('after a hurry the next comes at its own pace', async () => {
  const { pace, steps } = pacing()
  for (const name of ['a', 'b']) pace.arrive(shown(name))
  await clock.pass(200)
  pace.hurry()
  for (const name of ['c', 'd']) pace.arrive(shown(name))
  await clock.pass(379)
  equal(steps.length, 3)
  await clock.pass(1)
  equal(steps.length, 4)
})

test('a board that is put away shows nothing more and lets nobody wait', async () => {
  const { pace, steps } = pacing()
  pace.arrive(shown('a'))
  const b = kept(pace.arrive(shown('b')))
  pace.stop()
  await clock.pass(5000)
  deepEqual([steps, b()], [['first-a'], true])
})

test('with nothing told one has jumped, and everything is there at once', () => {
  const { pace, steps } = pacing()
  pace.arrive(shown('a'))
  pace.arrive(shown('b'))
  pace.arrive(shown('c', ''))
  deepEqual(steps, ['first-a', 'a-b', 'b-c'])
})

test('a page that nobody looks at does not wait', () => {
  const { pace, steps } = pacing()
  page.hidden = true
  for (const name of ['a', 'b', 'c']) equal(pace.arrive(shown(name)), null)
  equal(steps.length, 3)
})

test('more than one can follow is not waited for', () => {
  const { pace, steps } = pacing()
  for (let n = 0; n <= 15; n++) pace.arrive(shown(String(n)))
  equal(steps.length, 16)
})

test('the same view again is nothing new', () => {
  const { pace, steps } = pacing()
  const a = shown('a')
  pace.arrive(a)
  equal(pace.arrive({ ...a, told: [] }), null)
  deepEqual(steps, ['first-a'])
})
