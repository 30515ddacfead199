import assert from 'node:assert/strict'
import { test } from 'node:test'

import { drawn, gainText } from './ratings'

const step = (points: number, uncertainty: number) => ({ at: 0, points, uncertainty })

test('a curve goes from left to right, and higher points are higher up', () => {
  const { line } = drawn([step(1500, 100), step(1600, 100)], 300, 100)
  assert.equal(line, '0,66.7 300,33.3')
})

test('the band around it is as wide as the uncertainty', () => {
  const { band } = drawn([step(1500, 100), step(1500, 50)], 300, 100)
  assert.equal(band, '0,0 300,25 300,75 0,100')
})

test('a single match is a point in the middle', () => {
  assert.deepEqual(drawn([step(1500, 100)], 300, 100).last, { x: 150, y: 50 })
})

test('what was lost has a minus', () => {
  assert.deepEqual([gainText(12), gainText(-7), gainText(0)], ['+12', '−7', '±0'])
})
