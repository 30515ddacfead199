import { storage } from '../testing/browser'

import { equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

import { levels } from './levels.svelte'
import type { GameSeen } from './protocol.gen'

let made = 0

/** A game that nobody has played yet. */
const game = (...names: string[]): GameSeen =>
  ({ id: `game${made++}`, levels: names.map((name) => ({ name, description: '' })) }) as unknown as GameSeen

beforeEach(() => storage.clear())

test('one begins on the easiest level', () => {
  equal(levels.of(game('easy', 'medium', 'hard', 'random')), 'easy')
})

test('a win leads to the next level, and it is kept', () => {
  const one = game('easy', 'medium', 'hard', 'random')
  equal(levels.won(one, 'easy'), 'medium')
  equal(levels.of(one), 'medium')
  equal(storage.get(`veillee.level.${one.id}`), 'medium')
})

test('the strongest stay the strongest', () => {
  const one = game('easy', 'hard')
  levels.choose(one, 'hard')
  equal(levels.won(one, 'hard'), null)
  equal(levels.of(one), 'hard')
})

test('a win below the chosen level changes nothing', () => {
  const one = game('easy', 'medium', 'hard')
  levels.choose(one, 'hard')
  equal(levels.won(one, 'easy'), null)
  equal(levels.of(one), 'hard')
})

test('a touch leads round all levels', () => {
  const one = game('easy', 'medium', 'random')
  levels.next(one)
  equal(levels.of(one), 'medium')
  levels.next(one)
  equal(levels.of(one), 'easy')
})

test('at a rated table one meets measured bots alone, and keeps the level one has chosen', () => {
  const one = game('easy', 'medium', 'hard', 'random')
  for (const level of one.levels) level.rated = ['medium', 'hard'].includes(level.name)
  levels.choose(one, 'easy')
  equal(levels.of(one, levels.measured(one)), 'medium')
  equal(levels.of(one), 'easy')
})

test('a game is rated only where the bots that play on for somebody are measured', () => {
  const one = game('easy', 'medium', 'random')
  one.levels[0]!.rated = true
  equal(levels.canBeRated(one), false)
  one.levels[1]!.rated = true
  equal(levels.canBeRated(one), true)
})

test('a game that has bots at random only is played against those', () => {
  equal(levels.of(game('random')), 'random')
})
