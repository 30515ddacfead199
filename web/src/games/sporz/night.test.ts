import '../../testing/browser'

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { Night, ownStages, stagesOf } from './night.svelte'
import type { Move, View } from './types.gen'

const STEPS = {
  mutants: { verbs: ['mutate', 'kill'], files: [], paralyse: true, final: false },
  doctors: { verbs: ['heal', 'kill'], files: [], paralyse: false, final: false },
  informants: { verbs: [], files: [], paralyse: false, final: true },
}
const night = (step: keyof typeof STEPS, take_back: Move[] = [], files: string[] = []): View =>
  ({ asked: { ...STEPS[step], files }, own: { take_back } }) as unknown as View
const pointing = (type: string, ...seats: number[]): Move[] =>
  seats.map((seat) => ({ type, seat }) as Move)

/** A night in which one has looked at the card already. */
function looked(view: View): Night {
  const night = new Night(() => false, () => [])
  night.look(view)
  return night
}

test('one goes through the questions that the step asks of everybody', () => {
  deepEqual(stagesOf(night('mutants')), ['look', 'word', 'target', 'paralysed', 'sleep'])
  deepEqual(stagesOf(night('doctors')), ['look', 'word', 'target', 'sleep'])
  deepEqual(stagesOf(night('informants')), ['look', 'target', 'sleep'])
  deepEqual(stagesOf(night('informants', [], ['psychologist'])), ['look', 'word', 'target', 'sleep'])
})

test('alone one is asked what counts for one\'s role alone', () => {
  const informants = night('informants', [], ['psychologist'])
  deepEqual(ownStages(informants, [...pointing('inspect', 0, 1), { type: 'sleep' }]), ['target', 'sleep'])
  deepEqual(ownStages(informants, [{ type: 'hack', role: 'psychologist' }, { type: 'sleep' }]), ['word', 'sleep'])
  deepEqual(ownStages(night('mutants'), [...pointing('mutate', 1), ...pointing('paralyse', 1)]), [
    'word',
    'target',
    'paralysed',
    'sleep',
  ])
})

test('a mutant points at once: the fellows must see it', () => {
  const view = night('mutants')
  const asked = looked(view)
  asked.say([], 'mutate')
  deepEqual(asked.point(view, pointing('mutate', 1, 2), 2), { type: 'mutate', seat: 2 })
  equal(asked.stage(view), 'paralysed')
})

test('an informant sends nothing before the last word, which is the answer', () => {
  const view = night('informants')
  const legal = pointing('inspect', 0, 1)
  const asked = looked(view)
  equal(asked.point(view, legal, 1), null)
  deepEqual(asked.lastWord(view, legal), { type: 'inspect', seat: 1 })
})

test('whoever has nothing to do points all the same, and nothing is sent', () => {
  const view = night('doctors')
  const asked = looked(view)
  asked.say([{ type: 'sleep' }], 'heal')
  equal(asked.point(view, [{ type: 'sleep' }], 3), null)
  equal(asked.stage(view), 'sleep')
  deepEqual(asked.lastWord(view, [{ type: 'sleep' }]), { type: 'sleep' })
})

test('where people look on, a name that cannot be is touched like any other', () => {
  const view = night('doctors')
  const asked = looked(view)
  asked.say([], 'heal')
  equal(asked.point(view, pointing('heal', 1), 2), null)
  equal(asked.stage(view), 'sleep')
  equal(asked.refused, true)
})

test('alone one touches again instead', () => {
  const view = night('doctors')
  const asked = new Night(() => true, () => pointing('heal', 1))
  asked.say([], 'heal')
  equal(asked.point(view, pointing('heal', 1), 2), null)
  equal(asked.stage(view), 'target')
  deepEqual(asked.point(view, pointing('heal', 1), 1), { type: 'heal', seat: 1 })
  equal(asked.refused, false)
})

test('pointing at the same again sends nothing, which would take it back', () => {
  const view = night('mutants', [{ type: 'mutate', seat: 1 }])
  const asked = looked(view)
  asked.say([], 'mutate')
  equal(asked.point(view, pointing('mutate', 1, 2), 1), null)
})

test('pointing at nobody takes back what was pointed at', () => {
  const view = night('mutants', [{ type: 'mutate', seat: 1 }])
  const asked = looked(view)
  asked.say([], 'mutate')
  deepEqual(asked.point(view, pointing('mutate', 1, 2), null), { type: 'mutate', seat: 1 })
})

test('one may begin again after a touch, but not while it is being sent', () => {
  const view = night('mutants')
  const asked = looked(view)
  equal(asked.mayBeginAgain(false, false), false)
  asked.say([], 'kill')
  equal(asked.mayBeginAgain(false, false), true)
  equal(asked.mayBeginAgain(false, true), false)
  asked.again()
  equal(asked.stage(view), 'word')
})
