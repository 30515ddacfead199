import assert from 'node:assert/strict'
import { test } from 'node:test'

import { arranged, partsOfView, shapeOf } from './shapes'

const names = (parts: { name: string }[]): string[] => parts.map(({ name }) => name)

test('who looks and the options are not shown', () => {
  assert.deepEqual(names(partsOfView({ seat: 0, options: {}, hand: [1] })), ['hand'])
})

test('what something looks like follows from its form', () => {
  const shapes = [null, 3, 'a long sentence that nobody takes for a card', [1, null], [['x', null], ['o', 'x']], [{}, {}], { a: 1 }]
  assert.deepEqual(shapes.map(shapeOf), ['nothing', 'plain', 'text', 'cards', 'grid', 'list', 'group'])
})

test('rows of different lengths are no board', () => {
  assert.equal(shapeOf([[1, 2], [3]]), 'list')
})

test('lists with one value for each seat are told seat by seat', () => {
  const parts = partsOfView({ points: [3, 5], hand: [1, 2] })
  const { seats, things } = arranged(parts, ['points'], 2)
  assert.deepEqual(seats.map((own) => own.map(({ value }) => value)), [[3], [5]])
  assert.deepEqual(names(things), ['hand'])
})

test('a struct for each seat is told field by field', () => {
  const { seats } = arranged(partsOfView({ players: [{ coins: 1, bets: [] }, { coins: 2, bets: [] }] }), ['players'], 2)
  assert.deepEqual(names(seats[1]!), ['coins', 'bets'])
  assert.equal(seats[1]![0]!.place, 'players.coins')
})

test('a list that is empty now keeps its place on the table', () => {
  const { things, counters } = arranged(partsOfView({ hand: [], ended: null, round: 1 }), [], 2)
  assert.deepEqual(names(things), ['hand'])
  assert.deepEqual(names(counters), ['ended', 'round'])
})
