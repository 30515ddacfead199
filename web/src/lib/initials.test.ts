import assert from 'node:assert/strict'
import { test } from 'node:test'

import { initials } from './initials'

test('a name of two words is called by the first letter of each', () => {
  assert.deepEqual(initials(['Loutre rêveuse']), ['LR'])
})

test('a name of one word is called by its first two letters', () => {
  assert.deepEqual(initials(['anne']), ['An'])
})

test('two at one table are never called alike', () => {
  const called = initials(['Anne', 'Annie', 'An', 'anne', 'A', 'Anne Nord'])
  assert.equal(new Set(called.map((two) => two.toUpperCase())).size, called.length)
})

test('whoever sat down first keeps the usual letters', () => {
  assert.deepEqual(initials(['Marie', 'Martin']), ['Ma', 'Mr'])
})

test('even a name without a letter is called by something', () => {
  assert.deepEqual(initials(['🦊']), ['?1'])
})

test('a crowd of the same name is told apart', () => {
  const called = initials(Array<string>(60).fill('Al'))
  assert.equal(new Set(called).size, 60)
})
