import assert from 'node:assert/strict'
import { test } from 'node:test'

import { Catalogue } from '../lib/words'
import { describe, fieldName, kindName, valueName } from './naming'
import { prompt } from './telling'

const said = (source: string) =>
  Catalogue.of('en', [
    'yes = yes\nno = no\ngeneral-described = { $kind }: { $values }\ngeneral-value = { $name } { $value }\n' +
      'general-prompt = Your turn.\ngeneral-prompt-kinds = Your turn: { $kinds }.\ngeneral-or = {" or "}\n',
    source,
  ]).at(['Anne', 'Basil']).say

test('a field is called by its message, with hyphens for underscores', () => {
  assert.equal(fieldName('hand_sizes', said('view-hand-sizes = Cards in hand')), 'Cards in hand')
})

test('a field without a message is called by its name in words', () => {
  assert.equal(fieldName('hand_sizes', said('')), 'Hand sizes')
})

test('a value is called by its message, or stands for itself', () => {
  assert.equal(valueName('R-9', said('name-R-9 = the red 9')), 'the red 9')
  assert.equal(valueName('R-9', said('')), 'R-9')
})

test('what is not there is a dash, and truth is yes or no', () => {
  assert.deepEqual([null, [], '', true, false].map((value) => valueName(value, said(''))), ['–', '–', '–', 'yes', 'no'])
})

test('that a number is a seat the game says, and its sitter is named', () => {
  assert.equal(valueName(1, said('value-leader = { SEAT($value) }'), 'leader'), 'Basil')
})

test('a move is said by its message with the fields it has', () => {
  const words = said('describe-bid = { $count ->\n    [one] one die\n   *[other] { $count } dice\n } of { $face }')
  assert.equal(describe({ type: 'bid', count: 3, face: 'six' }, words), '3 dice of six')
})

test('a move without a message is its kind and its values', () => {
  assert.equal(describe({ type: 'play', card: 7 }, said('move-play = Play')), 'Play: 7')
  assert.equal(describe({ type: 'bid', count: 3, face: 5 }, said('')), 'Bid: Count 3, Face 5')
  assert.equal(describe({ type: 'hold_back' }, said('')), 'Hold back')
})

test('a move in the notation of its game stands for itself', () => {
  assert.equal(describe('e5', said('')), 'e5')
})

test('a kind of move has the name the game gives it', () => {
  assert.equal(kindName('hold_back', said('move-hold-back = Hold a card back')), 'Hold a card back')
})

test('one is told what one can do, where the game has names for all of it', () => {
  const now = { view: {}, legal: [{ type: 'seal', card: 1 }, { type: 'hold' }], seat: 0, names: [] }
  const words = said('move-seal = Lay a card\nmove-hold = Hold back')
  assert.equal(prompt({ ...now, words }), 'Your turn: lay a card or hold back.')
  assert.equal(prompt({ ...now, words: said('move-seal = Lay a card') }), 'Your turn.')
})
