import { clock } from '../testing/browser'

import { equal } from 'node:assert/strict'
import { test } from 'node:test'

import { Voice } from './voice.svelte'

/** How long a line that nobody speaks is shown, and the silence after it. */
const LINE = 5000

test('lines are shown one after the other, where the browser cannot speak', async () => {
  const voice = new Voice(true)
  voice.say(['night falls', 'mutants wake'], 'en')
  await clock.pass(LINE - 1)
  equal(voice.caption, 'night falls')
  await clock.pass(1)
  equal(voice.caption, 'mutants wake')
  await clock.pass(LINE)
  equal(voice.caption, '')
})

test('lines that were not begun are left out when something newer is to be said', async () => {
  const voice = new Voice(true)
  voice.say(['night falls', 'mutants wake'], 'en')
  await clock.pass(1)
  voice.say(['day breaks'], 'en')
  equal(voice.caption, 'night falls')
  await clock.pass(LINE)
  equal(voice.caption, 'day breaks')
})

test('nothing to say leaves the lines that wait', async () => {
  const voice = new Voice(true)
  voice.say(['night falls', 'mutants wake'], 'en')
  voice.say([''], 'en')
  await clock.pass(LINE)
  equal(voice.caption, 'mutants wake')
})

test('a voice that is closed begins no other line', async () => {
  const voice = new Voice(true)
  voice.say(['night falls', 'mutants wake'], 'en')
  voice.close()
  await clock.pass(3 * LINE)
  equal(voice.caption, 'night falls')
})
