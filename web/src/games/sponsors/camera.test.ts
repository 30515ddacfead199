import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { ownCar, sightOf } from './camera'
import type { View } from './types.gen'

const at = (distance: number) => ({ distance, here: 1 })
const cars = (['red', 'blue', 'yellow'] as const).map((colour, seat) => ({
  colour,
  seat,
  square: '9b',
  place: seat + 1,
}))
const view = (car: string) => ({ cars, car, motion: null }) as unknown as View

test('the camera shows my car and those just ahead, not those behind or far away', () => {
  const places = { red: at(40), blue: at(14), yellow: at(10) }
  deepEqual(sightOf(view('yellow'), 2, places, null, true).cars, ['yellow', 'blue'])
  deepEqual(sightOf(view('red'), 1, places, null, false), { cars: ['blue'], beyond: 5 })
})

test('a car that moves far away is shown together with mine', () => {
  const places = { red: at(40), blue: at(14), yellow: at(10) }
  deepEqual(sightOf(view('red'), 2, places, 'red', false).cars, ['yellow', 'blue', 'red'])
})

test('somebody without a car follows the one that drives', () => {
  equal(ownCar(view('red'), null), null)
  deepEqual(sightOf(view('red'), null, { red: at(3) }, null, false).cars, ['red'])
})
