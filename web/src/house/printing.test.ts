import assert from 'node:assert/strict'
import { test } from 'node:test'

import { initials, printOf } from './printing'

test('a title of one word has one letter, a longer one two, and small words do not count', () => {
  assert.deepEqual(['Higher', 'Plus haut', "Les Sponsors de l'Automobile", 'Go'].map(initials), ['H', 'PH', 'SA', 'G'])
})

test('a game has the same paper every time', () => {
  assert.deepEqual(printOf('perudo'), printOf('perudo'))
})

test('papers differ by form, not by colour alone', () => {
  const forms = ['perudo', 'higher', 'sealed', 'noughts'].map((id) => printOf(id)).map(({ motif, between, turn }) => `${motif}${between}${turn}`)
  assert.equal(new Set(forms).size, forms.length)
})
