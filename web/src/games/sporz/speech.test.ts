import { clock } from '../../testing/browser'

import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'

import type { Args, Told } from '../../lib/board'
import { newlySaid, Speech } from './speech.svelte'

const LONG_ENOUGH = 60_000
const spoken = (...seats: number[]) => seats.map((seat) => ({ seat, text: 'Je suis médecin.' }))

test('one speaks after the other, and then there is silence', async () => {
  const speech = new Speech()
  speech.hear(spoken(1, 2), false)
  deepEqual([speech.now?.seat, speech.unheard], [1, 1])
  await clock.pass(1900)
  deepEqual([speech.now?.seat, speech.unheard], [2, 0])
  await clock.pass(1900)
  equal(speech.now, null)
})

test('whoever says more is heard longer', async () => {
  const speech = new Speech()
  speech.hear([{ seat: 1, text: 'a'.repeat(60) }, ...spoken(2)], false)
  await clock.pass(1900)
  equal(speech.now?.seat, 1)
})

test('hurried, all have been heard', async () => {
  const speech = new Speech()
  speech.hear(spoken(1, 2, 3), false)
  speech.hurry()
  deepEqual([speech.now, speech.unheard], [null, 0])
})

test('whoever wishes no pauses has heard all at once, and reads the last', async () => {
  const speech = new Speech()
  speech.hear(spoken(1, 2), true)
  deepEqual([speech.now?.seat, speech.unheard], [2, 0])
  await clock.pass(1900)
  equal(speech.now, null)
})

test('a hundred who speak at once are heard within a minute', async () => {
  const speech = new Speech()
  speech.hear(spoken(...Array(100).keys()), false)
  await clock.pass(LONG_ENOUGH)
  equal(speech.unheard, 0)
})

test('a bubble stands beside its speaker and nobody else', () => {
  const speech = new Speech()
  speech.hear(spoken(1), false)
  ok(speech.of(1))
  equal(speech.of(2), '')
})

test('what was said is what the newest frame tells of, in the manner it was said in', () => {
  const words = (id: string, args?: Args) => `${id} ${args?.temper} ${args?.because}`
  const what = { type: 'claimed-vote', seat: 3, about: 1, because: null, temper: 'wry', turn: 0, lead: 0 }
  const told = [{ type: 'event', what: { type: 'day' } }, { type: 'event', what }] as unknown as Told[]
  deepEqual(newlySaid(told, words), [{ seat: 3, text: 'said-vote wry none' }])
  deepEqual(newlySaid([], words), [])
})
