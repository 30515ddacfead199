import { storage } from '../testing/browser'

import { deepEqual, equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

import { keepCommitment, keepLuck, remembered } from './luck'

const record = (commitment: string, ...contributions: string[]) => ({ commitment, contributions })

beforeEach(() => storage.clear())

test('what was sent to a table is remembered with the commitment shown there', () => {
  keepLuck('abc', 'mine', 'shown')
  deepEqual(remembered('abc', record('shown')), { luck: ['mine'], commitment: 'shown', bound: true })
  equal(remembered('xyz', record('shown')), null)
})

test('the first commitment that was seen stays', () => {
  keepLuck('abc', 'mine')
  keepCommitment('abc', 'shown')
  keepCommitment('abc', 'another')
  equal(remembered('abc', record('another'))!.commitment, 'shown')
})

test('what was sent before the commitment was seen stays so', () => {
  keepLuck('abc', 'mine')
  keepCommitment('abc', 'shown')
  equal(remembered('abc', record('shown'))!.bound, false)
})

test('of a table to which nothing was sent nothing is kept', () => {
  keepCommitment('abc', 'shown')
  equal(storage.size, 0)
})

test('a record that has lost its table is known again by either', () => {
  keepLuck('abc', 'mine', 'shown')
  keepLuck('xyz', 'too', 'as well')
  const known = { luck: ['mine'], commitment: 'shown', bound: true }
  deepEqual(remembered(null, record('forged', 'theirs', 'mine')), known)
  deepEqual(remembered(null, record('shown', 'theirs')), known)
  equal(remembered(null, record('forged', 'theirs')), null)
})

test('the oldest make way', () => {
  for (let table = 0; table < 300; table++) keepLuck(`${table}`, `luck ${table}`)
  equal(remembered('99', record('')), null)
  deepEqual(remembered('100', record(''))!.luck, ['luck 100'])
})
