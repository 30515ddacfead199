import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { follow } from './hand'

test('ships one keeps stay the same cards, and only the others come anew', () => {
  const before = follow([], ['probe', 'cruiser', 'cruiser'], true)
  const after = follow(before, ['cruiser', 'cruiser', 'mothership'], false)
  const ids = before.filter(({ ship }) => ship === 'cruiser').map(({ id }) => id)
  deepEqual(after.filter(({ ship }) => ship === 'cruiser').map(({ id }) => id), ids)
  equal(before.some(({ id }) => id === after.find(({ ship }) => ship === 'mothership')!.id), false)
})

test('a new deal brings new cards, even of the same ships', () => {
  const before = follow([], ['probe', 'probe'], true)
  const after = follow(before, ['probe', 'probe'], true)
  equal(new Set([...before, ...after].map(({ id }) => id)).size, 4)
})
