import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'

import type { Told } from './board'
import { takenBack } from './telling'

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
