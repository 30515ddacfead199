import { equal } from 'node:assert/strict'
import { test } from 'node:test'

import { sameMove } from './moves'

test('the order of fields does not matter', () => {
  equal(sameMove({ type: 'move', from: 'e5', to: 'e6' }, { to: 'e6', from: 'e5', type: 'move' }), true)
})

test('a field that says nothing may be left out', () => {
  equal(sameMove({ type: 'bet', stake: '2', doubled: false, target: null }, { type: 'bet', stake: '2' }), true)
})

test('seat 0 and a value of 0 say something', () => {
  equal(sameMove({ type: 'vote', seat: 0 }, { type: 'vote' }), false)
})

test('cards may be named in any order', () => {
  equal(sameMove({ cards: ['probe', 'cruiser'] }, { cards: ['cruiser', 'probe'] }), true)
})

test('two of a card are not one', () => {
  equal(sameMove({ cards: ['red', 'red'] }, { cards: ['red'] }), false)
})

test('what a move says within another counts', () => {
  const claim = (result: string) => ({ type: 'claim', about: { type: 'found', seat: 1, result } })
  equal(sameMove(claim('mutant'), claim('healthy')), false)
  equal(sameMove(claim('mutant'), claim('mutant')), true)
})

test('a number is not its letters', () => {
  equal(sameMove({ to: 3 }, { to: '3' }), false)
})
