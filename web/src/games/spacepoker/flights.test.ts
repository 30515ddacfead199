import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'

import type { Told } from '../../lib/board'
import { flightsOf } from './flights'

const told = (...events: object[]): Told[] => events.map((what) => ({ type: 'event', what }) as unknown as Told)

test('the very planets that are paid fly, the largest first', () => {
  const flights = flightsOf(told({ type: 'raised', seat: 1, paid: 8, planets: [0, 1, 2, 0, 0, 0] }))
  deepEqual(flights.map(({ from, to, value }) => [from, to, value]), [
    ['seat-1', 'middle', 3],
    ['seat-1', 'middle', 3],
    ['seat-1', 'middle', 2],
  ])
})

test('a large sum is a handful of planets, not a swarm', () => {
  equal(flightsOf(told({ type: 'won', seat: 0, planets: [9, 9, 9, 9, 9, 9] })).length, 5)
})

test('several payments go one after the other, each a thing of its own', () => {
  const flights = flightsOf(told(...[0, 1, 2].map((seat) => ({ type: 'ante', seat, planets: [1, 0, 0, 0, 0, 0] }))))
  ok(flights.every(({ delay }, place) => place === 0 || delay > flights[place - 1]!.delay))
  equal(new Set(flights.map(({ id }) => id)).size, 3)
})

test('exchanged ships go aside, and as many come', () => {
  const flights = flightsOf(told({ type: 'exchanged', seat: 2, count: 2 }))
  deepEqual(flights.map(({ from, to }) => `${from} ${to}`), [
    'seat-2 aside',
    'seat-2 aside',
    'pot seat-2',
    'pot seat-2',
  ])
})

test('where nothing is paid nothing flies', () => {
  deepEqual(flightsOf([...told({ type: 'folded', seat: 0 }), { type: 'notice' } as unknown as Told]), [])
})
