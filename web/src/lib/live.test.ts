import { clock, page, seen, settled, Socket, storage } from '../testing/browser'
import { ack, came, frame, opened } from '../testing/line'

import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { test } from 'node:test'

const SECOND = 1000
/** Longer than any line is waited for. */
const LONG = 15 * SECOND

const line = (n: number) => ({ type: 'notice', what: 'said', at: n })
const sent = (socket: Socket): string[] => socket.sent.map(({ type, id }) => `${type} ${id}`)

/** The line breaks, and the next one opens. */
async function broken(n = 0, told: object[] = []): Promise<void> {
  Socket.last.break()
  await clock.pass(LONG)
  Socket.last.open()
  Socket.last.bring(frame(n, told))
}

test('a move is kept until the house has it', () => {
  const live = opened()
  live.play('e5')
  deepEqual(Socket.last.sent, [{ type: 'move', id: live.move!.id, move: 'e5' }])
  equal(storage.size, 1)
  Socket.last.bring(ack(live.move!.id))
  equal(live.move, null)
  equal(storage.size, 0)
})

test('a move made without a line is sent when it is back', async () => {
  const live = opened()
  Socket.last.break()
  live.play('e5')
  await clock.pass(LONG)
  Socket.last.open()
  deepEqual(Socket.last.sent, [])
  Socket.last.bring(frame())
  deepEqual(sent(Socket.last), [`move ${live.move!.id}`])
})

test('a move whose answer was lost is sent again under the same id', async () => {
  const live = opened()
  live.play('e5')
  const [first] = sent(Socket.last)
  await broken()
  deepEqual(sent(Socket.last), [first])
})

test('a move is sent once over each line, whatever else comes', async () => {
  const live = opened()
  live.play('e5')
  await broken()
  Socket.last.bring(frame(1, [line(1)]))
  Socket.last.bring(frame(2, [line(2)]))
  equal(Socket.last.sent.length, 1)
})

test('a move acknowledged after the line came back is not sent over the next', async () => {
  const live = opened()
  live.play('e5')
  await broken()
  Socket.last.bring(ack(live.move!.id))
  await broken()
  deepEqual(Socket.last.sent, [])
})

test('what a dead line still brings is not heard', async () => {
  const live = opened()
  live.play('e5')
  const dead = Socket.last
  page.dispatchEvent(new Event('offline'))
  dead.bring(ack(live.move!.id))
  dead.bring(frame(1, [line(1)]))
  ok(live.move)
  deepEqual(live.log, [])
})

test('an acknowledgement of something else leaves the move on its way', () => {
  const live = opened()
  live.play('e5')
  Socket.last.bring(ack('another'))
  ok(live.move)
})

test('a move is sent after a reload', () => {
  const live = opened()
  live.play('e5')
  const [first] = sent(Socket.last)
  live.close()
  opened()
  deepEqual(sent(Socket.last), [first])
})

test('a second move is not made while one is on its way', () => {
  const live = opened()
  live.play('e5')
  live.play('e6')
  equal(live.move!.move, 'e5')
  equal(Socket.last.sent.length, 1)
})

test('a refused move is told and not sent again', async () => {
  const live = opened()
  live.play('e5')
  Socket.last.bring({ type: 'refused', id: live.move!.id, error: 'taken', rule: '3.1' })
  const { why, move } = live.refused!
  deepEqual([why.problem.error, why.problem.rule, move], ['taken', '3.1', 'e5'])
  await broken()
  deepEqual(Socket.last.sent, [])
})

test('a move may be forgotten while there is no line, and is then never sent', async () => {
  const live = opened()
  Socket.last.break()
  live.play('e5')
  live.forget()
  await clock.pass(LONG)
  Socket.last.open()
  Socket.last.bring(frame())
  deepEqual(Socket.last.sent, [])
})

test('a move that has left over an open line cannot be forgotten', () => {
  const live = opened()
  live.play('e5')
  live.forget()
  ok(live.move)
})

test('a shared phone that comes back has forgotten the move', async () => {
  const live = opened()
  live.play('e5')
  Socket.last.break()
  await clock.pass(LONG)
  Socket.last.open()
  Socket.last.bring({ type: 'table', shares: [0, 1], now: 0 })
  Socket.last.bring(frame())
  deepEqual(Socket.last.sent, [])
  equal(live.move, null)
})

test('a large screen sends no move that somebody made on this machine', () => {
  const live = opened()
  live.play('e5')
  live.close()
  opened(true)
  deepEqual(Socket.last.sent, [])
  ok(Socket.last.url.endsWith('screen=true'))
})

test('a command whose line breaks has failed, and is not sent again', async () => {
  const live = opened()
  const asked = live.command({ type: 'ask-undo' })
  const failed = rejects(asked, { problem: { error: 'unreachable' } })
  await broken()
  await failed
  deepEqual(Socket.last.sent, [])
})

test('a command is answered by the acknowledgement of its id', async () => {
  const live = opened()
  const [first, second] = [live.command({ type: 'ask-undo' }), live.command({ type: 'hint' })]
  const [, asked] = Socket.last.sent
  Socket.last.bring({ ...ack(asked.id), hint: 'e5' })
  equal((await second).hint, 'e5')
  Socket.last.bring({ type: 'refused', id: Socket.last.sent[0].id, error: 'no' })
  await rejects(first, { message: 'no' })
})

test('a command without a line fails at once', async () => {
  const live = opened()
  Socket.last.break()
  await rejects(live.command({ type: 'ask-undo' }), { status: 0 })
})

test('a line on which nothing is answered is given up, and the move sent over the next', async () => {
  const live = opened()
  live.play('e5')
  await clock.pass(5 * SECOND)
  equal(Socket.all.length, 1)
  await clock.pass(3 * SECOND)
  equal(Socket.all.length, 2)
  Socket.last.open()
  Socket.last.bring(frame())
  deepEqual(sent(Socket.last), [`move ${live.move!.id}`])
})

test('a line that was answered is not given up', async () => {
  const live = opened()
  live.play('e5')
  Socket.last.bring(ack(live.move!.id))
  await clock.pass(LONG)
  equal(Socket.all.length, 1)
})

test('each line that fails is waited for longer, up to eight seconds', async () => {
  opened()
  const waits: number[] = []
  for (let nth = 0; nth < 7; nth++) {
    const [since, lines] = [clock.now, Socket.all.length]
    Socket.last.break()
    while (Socket.all.length === lines) await clock.pass(100)
    waits.push(clock.now - since)
  }
  deepEqual(waits, [400, 800, 1600, 3200, 6400, 8000, 8000])
})

test('once a line is back the next is not waited for as long', async () => {
  opened()
  for (let nth = 0; nth < 5; nth++) {
    Socket.last.break()
    await clock.pass(LONG)
  }
  Socket.last.open()
  Socket.last.bring(frame())
  const lines = Socket.all.length
  Socket.last.break()
  await clock.pass(400)
  equal(Socket.all.length, lines + 1)
})

test('the network that comes back is not waited for, and opens one line', async () => {
  const live = opened()
  page.dispatchEvent(new Event('offline'))
  equal(live.line, 'lost')
  page.dispatchEvent(new Event('online'))
  equal(Socket.all.length, 2)
  await clock.pass(LONG)
  equal(Socket.all.length, 2)
})

test('a page one looks at again does not wait for its line', () => {
  opened()
  Socket.last.break()
  seen.dispatchEvent(new Event('visibilitychange'))
  equal(Socket.all.length, 2)
})

test('a line that is back asks for what was missed', async () => {
  const live = opened()
  Socket.last.bring(frame(2, [line(1), line(2)]))
  await broken(4, [line(3), line(4)])
  ok(Socket.last.url.includes('last=2'))
  deepEqual(live.log, [1, 2, 3, 4].map(line))
  deepEqual(live.told, [line(3), line(4)])
})

test('lines one has read already are not told as new', async () => {
  const live = opened()
  Socket.last.bring(frame(2, [line(1), line(2)]))
  await broken(3, [line(1), line(2), line(3)])
  deepEqual(live.log, [1, 2, 3].map(line))
  deepEqual(live.told, [])
})

test('what was told before one came is not told as new', () => {
  const live = came()
  Socket.last.open()
  Socket.last.bring(frame(2, [line(1), line(2)]))
  deepEqual(live.told, [])
  deepEqual(live.log, [line(1), line(2)])
})

test('a line one has closed stays closed', async () => {
  const live = opened()
  live.close()
  Socket.last.break()
  page.dispatchEvent(new Event('online'))
  live.reopen()
  await clock.pass(LONG)
  equal(Socket.all.length, 1)
})

test('a table that the house does not know is not asked for again', async () => {
  Object.assign(globalThis, {
    fetch: () => Promise.resolve(new Response('{"error": "no-such-table", "text": ""}', { status: 404 })),
  })
  const live = came()
  Socket.last.break()
  await settled()
  equal(live.gone?.problem.error, 'no-such-table')
  await clock.pass(LONG)
  equal(Socket.all.length, 1)
})

test('a house that does not answer is asked again', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) })
  const live = came()
  Socket.last.break()
  await settled()
  equal(live.gone, null)
  equal(live.line, 'lost')
  await clock.pass(LONG)
  equal(Socket.all.length, 2)
})

test('beside the board one reads nothing new until the board has shown it', async () => {
  const live = opened()
  let shown = (): void => undefined
  Socket.last.bring(frame(1, [line(1)]))
  live.hold(new Promise<void>((done) => (shown = done)))
  deepEqual(live.beside.log, [])
  shown()
  await settled()
  deepEqual(live.beside.log, [line(1)])
})

test('of two things held back the earlier is shown first', async () => {
  const live = opened()
  const shown: (() => void)[] = []
  for (const n of [1, 2]) {
    Socket.last.bring(frame(n, [line(n)]))
    live.hold(new Promise<void>((done) => shown.push(done)))
  }
  deepEqual(live.beside.log, [])
  shown[0]!()
  await settled()
  deepEqual(live.beside.log, [line(1)])
})

test('a line whose session was ended is not opened again, and keeps no move', async () => {
  const live = opened()
  live.play('e5')
  const lines = Socket.all.length
  Socket.last.break(4001)
  await clock.pass(LONG)
  deepEqual([live.ended, live.move, Socket.all.length], [true, null, lines])
})

for (const [clock, told] of [
  ['days', [false, true]],
  ['move', []],
] as const) {
  test(`whether one looks at a table is told the house where it may call: clock ${clock}`, () => {
    opened()
    Socket.last.bring({ type: 'table', terms: { clock: { type: clock } }, shares: [], now: 0 })
    for (const state of ['hidden', 'visible']) {
      seen.visibilityState = state
      seen.dispatchEvent(new Event('visibilitychange'))
    }
    deepEqual(
      Socket.last.sent.map((command) => command.seen),
      told,
    )
  })
}
