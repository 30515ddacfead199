import { clock, settled } from '../testing/browser'

import { deepEqual, equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

import { haste } from '../lib/haste.svelte'
import { Playback } from './playback.svelte'

const BEAT = 1100
const MOVES = 3
const TWO_FRAMES = 32

let asked: string[] = []
let answers: (() => void)[] = []
let replay: Playback

/** A replay of three moves, from this one on; the house answers when it is told to. */
function replaying(at = 0): Playback {
  const ask = (moves: number, seat: number | null) =>
    new Promise<any>((done) => {
      asked.push(`${moves}.${seat}`)
      answers.push(() => done({ moves: Math.min(moves, MOVES), of: MOVES, seat }))
    })
  return new Playback(at, null, ask, () => undefined)
}

/** What is asked for is answered, until nothing more is. */
async function answered(): Promise<void> {
  do {
    answers.shift()?.()
    await clock.pass(TWO_FRAMES)
  } while (answers.length)
}

async function looking(at = 0): Promise<Playback> {
  replay = replaying(at)
  void replay.look()
  await answered()
  return replay
}

beforeEach(() => {
  replay?.pause()
  asked = []
  answers = []
})

test('a replay that runs makes one move a beat', async () => {
  const replay = await looking()
  replay.toggle()
  await clock.pass(BEAT - 1)
  equal(replay.at, 0)
  await clock.pass(1)
  equal(replay.at, 1)
  await clock.pass(BEAT)
  equal(replay.at, 2)
})

test('a replay stops at its end, and goes no further', async () => {
  const replay = await looking()
  replay.toggle()
  await clock.pass(10 * BEAT)
  equal(replay.at, MOVES)
  equal(replay.playing, false)
})

test('a replay that stands at its end begins again when it is run', async () => {
  const replay = await looking(MOVES)
  replay.toggle()
  equal(replay.at, 0)
  await clock.pass(BEAT)
  equal(replay.at, 1)
})

test('a replay that was stopped stays where it is', async () => {
  const replay = await looking()
  replay.toggle()
  await clock.pass(BEAT)
  replay.toggle()
  await clock.pass(10 * BEAT)
  equal(replay.at, 1)
})

test('whoever leafs stops the replay', async () => {
  const replay = await looking()
  replay.toggle()
  replay.go(2)
  await clock.pass(10 * BEAT)
  equal(replay.at, 2)
  equal(replay.playing, false)
})

test('the clock waits for everything that the board has yet to show', async () => {
  const replay = await looking()
  const shown: (() => void)[] = []
  for (const _ of [1, 2]) replay.hold(new Promise<void>((done) => shown.push(done)))
  replay.toggle()
  shown[0]!()
  await clock.pass(3 * BEAT)
  equal(replay.at, 0)
  shown[1]!()
  await clock.pass(BEAT)
  equal(replay.at, 1)
})

test('one leafs neither before the beginning nor past the end', async () => {
  const replay = await looking()
  replay.go(-1)
  equal(replay.at, 0)
  replay.go(MOVES + 1)
  equal(replay.at, MOVES)
})

test('an address that names a moment after the end shows the end', async () => {
  const replay = await looking(99)
  equal(replay.at, MOVES)
  equal(replay.moment?.moves, MOVES)
})

test('a scrubber that is faster than the house asks only for where it stops', async () => {
  const replay = await looking()
  for (const at of [1, 2, 3]) {
    replay.at = at
    void replay.look()
  }
  await answered()
  deepEqual(asked, ['0.null', '1.null', '3.null'])
  equal(replay.moment?.moves, 3)
})

test('a moment is asked for once, and once more through other eyes', async () => {
  const replay = await looking()
  for (const [at, seat] of [[1, null], [0, null], [1, null], [1, 0]] as const) {
    replay.at = at
    replay.seat = seat
    void replay.look()
    await answered()
  }
  deepEqual(asked, ['0.null', '1.null', '1.0'])
})

test('a house that does not answer stops the replay, and is asked again', async () => {
  let fails = true
  const failures: unknown[] = []
  replay = new Playback(
    0,
    null,
    () => (fails ? Promise.reject(new Error('no network')) : Promise.resolve({ moves: 0, of: MOVES } as any)),
    (error) => failures.push(error),
  )
  replay.toggle()
  await replay.look()
  equal(failures.length, 1)
  equal(replay.playing, false)
  fails = false
  void replay.look()
  await settled()
  equal(replay.of, MOVES)
})

test('moments that follow each other faster than things travel are seen in haste', async () => {
  const real = performance.now
  const keepTime = (value: () => number) => Object.defineProperty(performance, 'now', { value, configurable: true })
  let now = 10_000
  keepTime(() => now)
  const replay = await looking()
  const seen = [haste.on]
  for (const later of [33, 1100]) {
    now += later
    replay.go(replay.at + 1)
    void replay.look()
    await answered()
    seen.push(haste.on)
  }
  keepTime(real)
  deepEqual(seen, [false, true, false])
})
