import { Socket } from '../testing/browser'
import { ack, opened } from '../testing/line'

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { keepLuck, remembered } from './luck'

const heard = (more: object) => ({ type: 'table', id: 'abc', status: 'open', commitment: 'shown', now: 0, shares: [], ...more })
const asTold = { commitment: 'shown', contributions: [] }

/** The house has said yes to what was asked last. */
const granted = (): void => Socket.last.bring(ack(Socket.last.sent.at(-1).id))

test('what one adds to chance on sitting down is kept, with the commitment', async () => {
  const live = opened()
  Socket.last.bring(heard({}))
  const sat = live.command({ type: 'sit', seat: 0, luck: 'mine' })
  granted()
  await sat
  deepEqual(remembered('abc', asTold), { luck: ['mine'], commitment: 'shown', bound: true })
})

test('who sits down once the match has begun adds nothing to its chance', async () => {
  const live = opened()
  Socket.last.bring(heard({ status: 'running' }))
  const sat = live.command({ type: 'sit', seat: 0, luck: 'mine' })
  granted()
  await sat
  equal(remembered('abc', asTold), null)
})

test('what one adds to the chance of a rematch is kept once there is one', async () => {
  const live = opened()
  Socket.last.bring(heard({ status: 'over' }))
  const asked = live.command({ type: 'rematch', luck: 'mine' })
  granted()
  await asked
  equal(remembered('next', asTold), null)
  Socket.last.bring(heard({ status: 'over', rematch: 'next' }))
  deepEqual(remembered('next', asTold), { luck: ['mine'], commitment: '', bound: false })
})

test('so it is where the rematch is heard of before the answer', async () => {
  const live = opened()
  Socket.last.bring(heard({ status: 'over' }))
  const asked = live.command({ type: 'rematch', luck: 'mine' })
  Socket.last.bring(heard({ status: 'over', rematch: 'next' }))
  granted()
  await asked
  deepEqual(remembered('next', asTold)!.luck, ['mine'])
})

test('the commitment of a rematch is kept when one comes there', () => {
  keepLuck('abc', 'mine')
  opened()
  Socket.last.bring(heard({ status: 'running' }))
  deepEqual(remembered('abc', asTold), { luck: ['mine'], commitment: 'shown', bound: false })
})
