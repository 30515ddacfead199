import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'

import { guestsOf } from '../../lib/bots'
import { suitOf, WEARERS } from './suits'

const MANY = 200

test('every thing of the house has a suit of its own', () => {
  for (const level of ['random', 'easy', 'medium', 'hard']) {
    for (const thing of guestsOf(level, MANY)) ok(WEARERS.includes(thing), thing)
  }
})

test('no two suits have the same helmet with the same mount', () => {
  const heads = WEARERS.map((thing) => suitOf({ thing })).map(({ helmet, mount }) => helmet + mount)
  equal(new Set(heads).size, WEARERS.length)
})

test('who has two letters alone is given a suit by them, and keeps it', () => {
  ok(suitOf({ letters: 'Zo' }).helmet)
  deepEqual(suitOf({ letters: 'Zo' }), suitOf({ face: '', letters: 'Zo' }))
})
