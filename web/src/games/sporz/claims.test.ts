import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'

import { keyOf, lines, sayable } from './claims'
import type { About, Note } from './crew'
import type { View } from './types.gen'

const ME = 2
const aboard = (notes: Note[]) => ({ seat: ME, own: { role: 'spy', notes } }) as unknown as View
const keys = (about: readonly About[]) => about.map(keyOf)

/** As the house lists them: by kind, then by night. */
const EVERYTHING: About[] = [
  { type: 'role', role: 'mutant' },
  { type: 'role', role: 'spy' },
  { type: 'opinion', seat: 1, says: 'suspect' },
  { type: 'opinion', seat: 1, says: 'trust' },
  { type: 'vote', seat: 1 },
  { type: 'vote', seat: ME },
  { type: 'question', seat: 1, asks: 'role' },
  { type: 'question', seat: 3, asks: 'learnt' },
  ...[1, 2].flatMap((night): About[] => [
    { type: 'touched', night, how: 'healed' },
    { type: 'count', night, mutants: 1 },
    { type: 'found', night, seat: 1, result: 'healthy' },
    { type: 'found', night, seat: 1, result: 'healed' },
    { type: 'found', night, seat: 1, result: 'woken' },
    { type: 'found', night, seat: ME, result: 'resistant' },
  ]),
]

test('what one has learnt is said as one learnt it, the newest first, and then who one is', () => {
  const spied = { woke: true, mutated: false, paralysed: false, healed: true, inspected: false, sequenced: false }
  const view = aboard([
    { type: 'touched', night: 1, how: 'healed' },
    { type: 'spied', night: 2, seat: 1, ...spied },
  ])
  deepEqual(keys(lines(view)), ['found.2.woken.1', 'found.2.healed.1', 'touched.healed.1', 'role.spy'])
})

test('a failed mutation teaches one the own genome', () => {
  deepEqual(keys(lines(aboard([{ type: 'touched', night: 1, how: 'resisted' }]))), [`found.1.resistant.${ME}`, 'role.spy'])
})

test('files that held nothing give no line, and neither does the own ballot', () => {
  const hacked: Note = { type: 'hacked', night: 1, role: 'psychologist', nothing: true, mutants: null, seat: null, result: null }
  deepEqual(keys(lines(aboard([hacked, { type: 'voted', day: 1, seat: 1, blank: false }]))), ['role.spy'])
})

test('a watcher has learnt nothing', () => {
  deepEqual(lines({ seat: null, own: null }), [])
})

test('with a face before one, what is true of it comes first and stands nowhere else', () => {
  const view = aboard([{ type: 'inspected', night: 1, seat: 1, mutant: false }])
  const said = sayable(EVERYTHING, view, 1)
  deepEqual(keys(said.true), ['found.1.healthy.1'])
  ok(!keys(said.nights.flatMap(({ lines }) => lines)).includes('found.1.healthy.1'))
})

test('a lie is as near as the truth: everything that may be said of a face is there, the last night first', () => {
  const said = sayable(EVERYTHING, aboard([]), 1)
  deepEqual(keys(said.plain), ['opinion.suspect.1', 'opinion.trust.1', 'vote.1'])
  deepEqual(said.nights.map(({ night }) => night), [2, 1])
  equal(said.nights[0]!.lines.length, 3)
})

test('with a face before one, one asks it and nobody else', () => {
  deepEqual(keys(sayable(EVERYTHING, aboard([]), 1).questions), ['question.role.1'])
  deepEqual(keys(sayable(EVERYTHING, aboard([]), ME).questions), [])
})

test('with the own face one speaks of oneself and of the ship', () => {
  const { plain, nights, true: truths } = sayable(EVERYTHING, aboard([]), ME)
  deepEqual([keys(truths), keys(plain)], [['role.spy'], ['role.mutant']])
  deepEqual(keys(nights[1]!.lines), ['touched.healed.1', 'count.1.1', `found.1.resistant.${ME}`])
})

test('nothing is true that may not be said any more', () => {
  const view = aboard([{ type: 'inspected', night: 1, seat: 3, mutant: true }])
  deepEqual(sayable(EVERYTHING, view, 3).true, [])
})
