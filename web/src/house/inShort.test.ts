import assert from 'node:assert/strict'
import { test } from 'node:test'

import { inShort } from './inShort'

const clause = (number: string, explains = false) => ({ number, text: '', chapter: number.split('.')[0]!, explains })
const numbers = (...given: string[]) => inShort(given.map((number) => clause(number))).map(({ number }) => number)

test('a short book is told by its beginning and its end', () => {
  assert.deepEqual(numbers('0.1', '1.1', '1.2', '1.3', '1.4', '1.5'), ['1.1', '1.2', '1.3', '1.5'])
})

test('a long book is told by how its chapters begin', () => {
  assert.deepEqual(numbers('1.1', '1.2', '2.1', '3.1', '3.2', '4.1', '5.1'), ['1.1', '2.1', '3.1', '4.1'])
})

test('what only explains is left out', () => {
  assert.deepEqual(inShort([clause('1.1', true), clause('1.2')]).map(({ number }) => number), ['1.2'])
})
