import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'

import type { Told } from '../../lib/board'
import { beatsOf, LONGEST, type Beat, type Scene } from './scenes'
import type { BallotCounted, Died, Event } from './types.gen'

const NO_TIE = { decider: null, tied: [], blank_tied: false }
const told = (...events: Event[]) => events.map((what) => ({ type: 'event', what })) as unknown as Told[]
const types = (beats: Beat[]) => beats.map(({ scene }) => scene.type)
const lasts = (beats: Beat[]) => beats.reduce((sum, beat) => sum + beat.lasts, 0)

const died = (seat: number, changes: Partial<Died> = {}): Died => ({
  type: 'died',
  seat,
  night: 1,
  by: 'ballot',
  role: 'doctor',
  mutant: false,
  genome: 'normal',
  ...changes,
})

const count = (papers: Record<number, number>, blank = 0): BallotCounted => {
  const named = Object.keys(papers)
    .map(Number)
    .sort((one, other) => papers[other]! - papers[one]! || one - other)
  const counts = named.map((seat) => papers[seat]!)
  const most = Math.max(blank, ...counts, 0)
  const first = named.filter((seat) => papers[seat] === most)
  return { type: 'ballot', day: 1, named, counts, most: counts[0] ?? 0, blank, first, blank_first: blank === most }
}

type Ballots = Extract<Scene, { type: 'ballots' }>
const tallies = (beats: Beat[]) =>
  beats.flatMap(({ scene }) => (scene.type === 'ballots' ? [(scene as Ballots).turned.join(' ')] : []))

test('ballots are turned over one by one, a round for all, blank last', () => {
  deepEqual(tallies(beatsOf(told(count({ 5: 1, 2: 3 }, 1)), NO_TIE)), ['0 0 0', '1 0 0', '1 1 0', '1 1 1', '2 1 1', '3 1 1'])
})

test('then the card of the dead lies face down, and is turned', () => {
  const beats = beatsOf(told(count({ 2: 1 }), died(2)), NO_TIE)
  deepEqual(types(beats), ['ballots', 'ballots', 'autopsy', 'autopsy'])
  deepEqual(beats.slice(-2).map(({ scene }) => scene.type === 'autopsy' && scene.open), [false, true])
})

test('a tie ends with whom it lies with', () => {
  const tie = { decider: 4, tied: [1, 2], blank_tied: false }
  deepEqual(beatsOf(told(count({ 1: 1, 2: 1 })), tie).at(-1)?.scene, { type: 'tied', seats: [1, 2], blank: false, chief: 4 })
})

test('dawn tells how many are missing before it tells who', () => {
  deepEqual(types(beatsOf(told({ type: 'day', number: 1, deaths: 1 }, died(3, { by: 'night' })), NO_TIE)), ['dawn', 'autopsy', 'autopsy'])
})

test('what is learnt in secret is never staged', () => {
  deepEqual(beatsOf(told({ type: 'voted', day: 1, seat: 2, blank: false }, { type: 'inspected', night: 1, seat: 2, mutant: true }), NO_TIE), [])
})

test('whatever the card says, it is shown as long and in the same order', () => {
  const one = beatsOf(told(count({ 2: 3 }), died(2)), NO_TIE)
  const other = beatsOf(told(count({ 2: 3 }), died(2, { role: 'spy', mutant: true, genome: 'host' })), NO_TIE)
  deepEqual([types(one), one.map((beat) => beat.lasts)], [types(other), other.map((beat) => beat.lasts)])
})

test('with two hundred who all name another it takes no longer than with twelve seconds', () => {
  const papers = Object.fromEntries(Array.from({ length: 200 }, (_, seat) => [seat, 1]))
  const beats = beatsOf(told(count(papers), died(2)), NO_TIE)
  ok(lasts(beats) <= LONGEST)
  const { piles, others } = beats[0]!.scene as Ballots
  deepEqual([piles.length, others], [12, 188])
})

test('where little time is left it is told in that time', () => {
  ok(lasts(beatsOf(told(count({ 2: 3 }), died(2)), NO_TIE, { longest: 5000 })) <= 5000)
})

test('without motion each scene is shown once, whole', () => {
  const beats = beatsOf(told(count({ 2: 3, 4: 1 }), died(2)), NO_TIE, { still: true })
  deepEqual(types(beats), ['ballots', 'autopsy'])
  deepEqual(tallies(beats), ['3 1'])
})

test('without motion nobody of several dead is left out', () => {
  const beats = beatsOf(told({ type: 'day', number: 1, deaths: 2 }, died(3), died(5)), NO_TIE, { still: true })
  deepEqual(types(beats), ['dawn', 'autopsy', 'autopsy'])
})

test('where nobody has voted there is one empty table', () => {
  equal(tallies(beatsOf(told(count({}), { type: 'spared', day: 1 }), NO_TIE, { still: true })).length, 1)
})
