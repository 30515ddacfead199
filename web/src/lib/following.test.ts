/** How a page follows what bots do: not faster than one can see it, and never behind one's own turn. */
import { clock, Socket, storage } from '../testing/browser'

import { equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

import { Live } from './live.svelte'

const SECOND = 1000
const ME = 0
const BOT = 1

let live: Live
let told = 0

beforeEach(async () => {
  live?.close()
  storage.clear()
  Socket.all = []
  told = 0
  live = new Live('abc', false, () => SECOND)
  Socket.last.open()
  Socket.last.bring({ type: 'table', seat: ME, shares: [], now: 0 })
  bring(BOT, 0)
  await clock.pass(SECOND)
})

/** Something happens, and then this seat is awaited. */
function bring(awaited: number, lines = 1, deadlines = {}): void {
  told += lines
  const events = Array.from({ length: lines }, () => ({ type: 'event', at: told, what: { type: 'x' } }))
  Socket.last.bring({ type: 'frame', n: told, told: events, awaited: [awaited], clock: { deadlines } })
}

test('what bots do is seen one thing after the other', async () => {
  for (const awaited of [BOT, BOT, ME]) bring(awaited)
  equal(live.frame!.n, 1)
  equal(live.behind, 2)
  await clock.pass(SECOND)
  equal(live.frame!.n, 2)
  await clock.pass(SECOND)
  equal(live.frame!.n, 3)
  equal(live.log.length, 3)
})

test("one's own move is seen at once", () => {
  bring(ME)
  live.play('e5')
  bring(BOT)
  equal(live.frame!.n, 2)
})

test('whoever can act sees things as they are', () => {
  bring(ME)
  bring(ME)
  bring(ME)
  equal(live.frame!.n, 3)
})

test('whose time runs is not kept waiting for it', () => {
  bring(BOT)
  bring(BOT)
  bring(ME, 1, { [ME]: 20 * SECOND })
  equal(live.frame!.n, 3)
})

test("skipping shows everything until it is one's turn", async () => {
  bring(BOT)
  bring(BOT)
  live.skip()
  bring(BOT)
  bring(ME)
  equal(live.frame!.n, 4)
  live.play('e5')
  bring(BOT)
  Socket.last.bring({ type: 'ack', id: live.move!.id })
  bring(ME)
  equal(live.frame!.n, 5)
})

test('a line that comes back brings what was still to be shown, once', async () => {
  bring(BOT)
  bring(BOT)
  Socket.last.break()
  await clock.pass(SECOND / 2)
  Socket.last.open()
  const shown = live.frame!.n
  const again = told - shown
  told = shown
  bring(ME, again)
  equal(live.frame!.n, 2)
  equal(live.log.length, 2)
  await clock.pass(5 * SECOND)
  equal(live.log.length, 2)
})
