import { storage } from '../testing/browser'

import { equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

import { levelBeaten, levels } from './levels.svelte'
import type { ChairSeen, GameSeen } from './protocol.gen'

let made = 0

/** A game that nobody has played yet. */
const game = (...names: string[]): GameSeen =>
  ({ id: `game${made++}`, levels: names.map((name) => ({ name, description: '', points: null })) }) as unknown as GameSeen

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

test('the strongest level that one has beaten is kept, also where one won against a weaker one since', () => {
  const one = game('easy', 'medium', 'hard')
  equal(levels.beaten(one), null)
  levels.won(one, 'medium')
  levels.won(one, 'easy')
  equal(levels.beaten(one), 'medium')
  equal(storage.get(`veillee.beaten.${one.id}`), 'medium')
})

test('at a rated table one meets measured bots alone, and keeps the level one has chosen', () => {
  const one = game('easy', 'medium', 'hard', 'random')
  for (const level of one.levels) level.points = ['medium', 'hard'].includes(level.name) ? 500 : null
  levels.choose(one, 'easy')
  equal(levels.of(one, levels.measured(one)), 'medium')
  equal(levels.of(one), 'easy')
})

test('a game is rated only where the bots that play on for somebody are measured', () => {
  const one = game('easy', 'medium', 'random')
  one.levels[0]!.points = 200
  equal(levels.canBeRated(one), false)
  one.levels[1]!.points = 400
  equal(levels.canBeRated(one), true)
})

const chairs = (...bots: (string | null)[]): ChairSeen[] => bots.map((bot) => ({ bot, person: bot ? null : 'me' }) as ChairSeen)

test('bots of one level are beaten by whoever comes first, alone with them', () => {
  equal(levelBeaten({ chairs: chairs(null, 'easy', 'easy'), seat: 0 }, [1, 2, 3]), 'easy')
  equal(levelBeaten({ chairs: chairs('easy', null, 'easy'), seat: 1 }, [1, 2, 3]), null)
  equal(levelBeaten({ chairs: chairs(null, 'easy'), seat: 0 }, [1, 1]), null)
  equal(levelBeaten({ chairs: chairs(null, 'easy', 'hard'), seat: 0 }, [1, 2, 3]), null)
  equal(levelBeaten({ chairs: chairs(null, null), seat: 0 }, [1, 2]), null)
  equal(levelBeaten({ chairs: chairs('easy', 'easy'), seat: null }, [1, 2]), null)
})

test('a game that has bots at random only is played against those', () => {
  equal(levels.of(game('random')), 'random')
})
