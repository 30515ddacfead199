import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import type { Told } from './board'
import { spoken, takenBack } from './telling'

const event = (at: number) => ({ type: 'event', at }) as Told
const notice = (at: number, since?: number) => ({ type: 'notice', at, since }) as Told

test('moves taken back are those since the moment, and no others', () => {
  deepEqual([...takenBack([event(1), event(2), event(3), notice(4, 2)])].sort(), [1, 2])
})

test('what was said between moves taken back stands', () => {
  deepEqual([...takenBack([event(1), notice(2), event(3), notice(4, 1)])].sort(), [0, 2])
})

test('moves made after something was taken back stand', () => {
  deepEqual([...takenBack([event(1), notice(2, 1), event(3)])], [0])
})

test('a table at which nothing was taken back has no such lines', () => {
  deepEqual([...takenBack([event(1), notice(2), event(3)])], [])
})

const lines = ['deal', 'secret', 'bid', 'won'].map((type) => ({ type: 'event', at: 0, what: { type } }) as Told)
const tell = ({ type }: { type: string }): string => type

test('what happened is spoken, and nothing of what happened around the board', () => {
  equal(spoken([...lines, notice(1)], tell), 'deal secret bid won')
})

test('what is not to be heard is not spoken', () => {
  equal(spoken(lines, tell, { isHeard: (type) => type !== 'secret' }), 'deal bid won')
})

test('of many lines the newest are spoken', () => {
  equal(spoken(lines, tell, { most: 2 }), 'bid won')
})
