import assert from 'node:assert/strict'
import { test } from 'node:test'

import { storyOf } from './story'
import type { Chapter, DayTold, NightTold, View } from './types.gen'

type Told = Parameters<typeof storyOf>[0]

const chapter = (number: number, mutants: number[], more: Partial<Chapter> = {}): Chapter => ({
  number,
  chief: null,
  drawn: false,
  mutants,
  dead: [],
  night: null,
  day: null,
  ...more,
})

const night = (deed: 'mutate' | 'kill' | 'nothing', seat: number | null, mutants: number[]): NightTold => ({
  mutants,
  decided: { type: 'decided', night: 1, deed, seat, paralysed: null },
  doctors: [],
  treated: null,
  in_vain: [],
  learnt: [],
  deaths: [],
})

const told = (reel: Chapter[], more: Partial<View> = {}): Told => ({ reel, claims: [], closest: null, ...more })

test('a match in which nothing happened has an end alone', () => {
  assert.deepEqual(storyOf(told([chapter(0, [0])])), [{ type: 'end' }])
})

test('the spore goes from those who were awake to whom they chose, and some are healed', () => {
  const reel = [
    chapter(0, [0]),
    chapter(1, [0, 3], { night: night('mutate', 3, [0]) }),
    chapter(2, [0, 4], { night: night('mutate', 4, [0, 3]) }),
    chapter(3, [0, 4], { night: night('nothing', null, [0, 4]) }),
  ]
  const [, spread] = storyOf(told(reel))
  assert.deepEqual(spread, {
    type: 'spread',
    first: [0],
    nights: [
      { night: 1, by: [0], deed: 'mutate', to: 3, inVain: false, healed: [] },
      { night: 2, by: [0, 3], deed: 'mutate', to: 4, inVain: false, healed: [3] },
    ],
  })
})

test('whoever resists is mutated in vain, and whoever is healed the same night was not', () => {
  const found = (in_vain: NightTold['in_vain']) => {
    const one = { ...night('mutate', 5, [0]), in_vain }
    const [, spread] = storyOf(told([chapter(0, [0]), chapter(1, [0], { night: one })]))
    return spread?.type === 'spread' ? spread.nights.map(({ inVain, healed }) => ({ inVain, healed })) : []
  }
  assert.deepEqual(found([{ seat: 5, how: 'resisted' }]), [{ inVain: true, healed: [] }])
  assert.deepEqual(found([]), [{ inVain: false, healed: [5] }])
})

test('lies are told with who told them, and when', () => {
  const judged: DayTold['judged'] = [
    { verdict: 'true', truth: [] },
    { verdict: 'lie', truth: [] },
  ]
  const day = { judged, papers: [], settled: null, deaths: [] }
  const claims: View['claims'] = [
    [
      { seat: 2, about: { type: 'role', role: 'spy' } },
      { seat: 0, about: { type: 'role', role: 'astronaut' } },
    ],
  ]
  const parts = storyOf(told([chapter(0, [0]), chapter(1, [0], { day })], { claims }))
  assert.deepEqual(parts[1], { type: 'lies', lies: [{ day: 1, seat: 0, about: { type: 'role', role: 'astronaut' } }] })
})

test('it ends with who came closest to the truth', () => {
  const parts = storyOf(told([chapter(0, [0])], { closest: { seats: [4], mutants: 2 } }))
  assert.deepEqual(parts.at(-1), { type: 'closest', seats: [4], mutants: 2 })
})
