import { clock, seen as page } from '../../testing/browser'

import { deepEqual, equal, ok } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

import type { Told } from '../../lib/board'
import { boardOf } from './boards'
import { Director } from './director.svelte'
import { steps } from './intro.gen.json'
import type { Event, View } from './types.gen'

const LONG = 60_000
const step = (text: string): { view: View; after: View } =>
  steps.find((one) => one.text === text) as unknown as { view: View; after: View }
const told = (...events: object[]): Told[] =>
  events.map((what) => ({ type: 'event', what: what as Event }) as Told)

const [throwing, driving, spinning] = [step('intro-roll'), step('intro-drive'), step('intro-spin')]
const thrown = (die: number) => told({ type: 'thrown', car: 'red', die })
const drove = told({ type: 'drove', car: 'red', to: '6a', way: ['3a', '4a', '5a', '6a'] })
const spun = told({
  type: 'spun',
  car: 'red',
  balls: ['red', 'blue', 'yellow', 'green', 'red', 'red', 'violet'],
  ball: 'violet',
})
const RED = (view: View) => view.cars.find((car) => car.colour === 'red')!

const directing = (view: View) => new Director(boardOf('grand-prix'), view)
/** Whether the promise has been kept, asked at any time. */
function kept(promise: Promise<void> | null): () => boolean {
  let done = false
  void promise?.then(() => (done = true))
  return () => done
}

beforeEach(() => {
  page.hidden = false
})

test('a car drives to where it now is, and is on its way meanwhile', async () => {
  const director = directing(driving.view)
  const start = director.cars.red!.distance
  director.see(driving.after, drove)
  await clock.pass(300)
  ok(director.cars.red!.distance > start && director.cars.red!.distance < 5.5)
  equal(director.moving, 'red')
  await clock.pass(LONG)
  equal(director.cars.red!.distance, 5.5)
  equal(director.moving, null)
})

test('the table is shown as it was until the scene is over', async () => {
  const director = directing(driving.view)
  director.see(driving.after, drove)
  await clock.pass(100)
  equal(director.view, driving.view)
  await clock.pass(LONG)
  equal(director.view, driving.after)
})

test('scenes are played in the order in which they came', async () => {
  const director = directing(throwing.view)
  const first = kept(director.see({ ...throwing.view, die: 3 }, thrown(3)))
  const second = kept(director.see({ ...throwing.view, die: 5 }, thrown(5)))
  while (!first()) await clock.pass(16)
  equal(second(), false)
  equal(director.die.face, 3)
  await clock.pass(LONG)
  equal(second(), true)
  equal(director.die.face, 5)
})

test('a scene that comes after a rest is played too', async () => {
  const director = directing(driving.view)
  director.see(driving.view, drove)
  await clock.pass(LONG)
  director.see(driving.after, drove)
  await clock.pass(LONG)
  equal(director.view, driving.after)
})

test('what the die decides is kept back until the die lies still', async () => {
  const director = directing(throwing.view)
  const seen = kept(director.see(throwing.after, thrown(3)))
  equal(director.suspense, 1)
  await clock.pass(400)
  equal(seen(), false)
  equal(director.die.rolling, true)
  await clock.pass(LONG)
  equal(seen(), true)
  equal(director.suspense, 0)
  equal(director.die.rolling, false)
})

test('what nobody waits for is told at once', () => {
  equal(directing(driving.view).see(driving.after, drove), null)
})

test('the ball that the house drew is the one that falls', async () => {
  const director = directing(spinning.view)
  director.see(spinning.after, spun)
  await clock.pass(1000)
  equal(director.wheel.spinning, true)
  equal(director.wheel.fallen, null)
  await clock.pass(LONG)
  equal(director.wheel.balls[director.wheel.fallen!], 'violet')
  equal(director.wheel.balls.filter((ball) => ball === 'red').length, 3)
})

test('with too much to show, the board hurries: all is shown, and nobody waits any longer', async () => {
  const director = directing(throwing.view)
  const seen = Array.from({ length: 9 }, (_, n) =>
    kept(director.see({ ...throwing.view, die: 1 + (n % 6) }, thrown(1 + (n % 6)))),
  )
  // Played one by one, each as fast as what waits behind it allows, they would take two seconds.
  await clock.pass(1800)
  deepEqual(new Set(seen.map((one) => one())), new Set([true]))
  equal(director.suspense, 0)
  equal(director.die.face, 3)
})

test('a page that nobody looks at shows how it ended, at once', async () => {
  const director = directing(driving.view)
  page.hidden = true
  equal(director.see(driving.after, thrown(2)), null)
  await clock.pass(0)
  equal(director.view, driving.after)
})

test('a scene is cut short when nobody looks any more', async () => {
  const director = directing(spinning.view)
  const seen = kept(director.see(spinning.after, spun))
  await clock.pass(200)
  page.hidden = true
  await clock.pass(100)
  equal(seen(), true)
  equal(director.suspense, 0)
  equal(director.wheel.spinning, false)
})

test('nothing drives backwards when one leafs back', async () => {
  const director = directing(driving.after)
  director.see(driving.view, [])
  const way: number[] = []
  for (let n = 0; n < 60; n++) {
    await clock.pass(16)
    way.push(director.cars.red!.distance)
  }
  const back = Number.parseInt(RED(driving.view).square!) - 0.5
  deepEqual(new Set(way), new Set([back]))
})

test('with nothing told, what has moved goes where it now is', async () => {
  const director = directing(throwing.view)
  const [from, to] = [RED(throwing.view).loop, RED(throwing.after).loop]
  director.see(throwing.after, [])
  await clock.pass(32)
  ok(director.markers.red! > from && director.markers.red! < to)
  await clock.pass(LONG)
  equal(director.markers.red, to)
})
