import { clock } from '../../testing/browser'

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import type { Beat } from './scenes'
import { Staging } from './staging.svelte'

const beats: Beat[] = [
  { scene: { type: 'dawn', night: 1, missing: 0 }, lasts: 2000 },
  { scene: { type: 'spared' }, lasts: 1000 },
]

function shown(staging: Staging) {
  const over: string[] = []
  void staging.show(beats)?.then(() => over.push('over'))
  return over
}

test('each scene has its time, and then the rest may be told', async () => {
  const staging = new Staging()
  const over = shown(staging)
  equal(staging.scene?.type, 'dawn')
  await clock.pass(2000)
  equal(staging.scene?.type, 'spared')
  deepEqual(over, [])
  await clock.pass(1000)
  deepEqual([staging.scene, over], [null, ['over']])
})

test('skipped, all is over at once', async () => {
  const staging = new Staging()
  const over = shown(staging)
  staging.skip()
  await clock.pass(0)
  deepEqual([staging.scene, over], [null, ['over']])
})

test('what comes next ends what is still shown', async () => {
  const staging = new Staging()
  const [first, second] = [shown(staging), shown(staging)]
  await clock.pass(0)
  deepEqual([first, second], [['over'], []])
})

test('nothing to show keeps nobody waiting', () => {
  equal(new Staging().show([]), null)
})
