import { forged, records } from '../testing/records'

import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

import { check, verdicts, type Checked, type Verdict } from './checking'
import { read } from './record'
import { sha256 } from './sha256'

const checked = async (text: string): Promise<Checked> => check(read(text))

const verdictOf = (found: Checked): Verdict => verdicts(found, null).all

/** A record in which moves draw too, and one whose match goes on from another. */
const [NAME, DRAWN] = Object.entries(records).find(([, text]) => text.split('"draws"').length > 50)!
const GONE_ON = records['goes on']!

for (const [name, text] of Object.entries(records)) {
  test(`all that was drawn in ${name} is found right`, async () => {
    const found = await checked(text)
    equal(verdictOf(found), 'right')
    equal(found.draws!.length, text.split(/"(?:below|die|choice|shuffle|riffle)",/).length - 1)
  })
}

test('our own SHA-256 comes to the same', async () => {
  const [lent, ours] = [await check(read(DRAWN)), await check(read(DRAWN), undefined, sha256)]
  deepEqual(ours.draws, lent.draws)
  equal(verdictOf(ours), 'right')
})

test('a match that goes on from another draws from a stream for each stretch', async () => {
  const { streams, draws } = await checked(GONE_ON)
  equal(streams.length, 3)
  deepEqual(new Set(draws!.map(({ stretch }) => stretch)), new Set([0, 1, 2]))
})

test('a record that does not tell its draws is checked as far as it goes', async () => {
  const found = await checked(readFileSync(`../tests/golden/${NAME}.jsonl`, 'utf-8'))
  equal(found.draws, null)
  equal(found.commitment, found.record.commitment)
  equal(verdictOf(found), 'open')
})

test('a record that was not opened is checked as far as it goes', async () => {
  const found = await checked(
    forged(DRAWN, ([first, ...rest]) => {
      first.version = 1
      for (const line of [first, ...rest]) delete line.draws
      rest.at(-1).seed = null
      delete rest.at(-1).words
    }),
  )
  equal(found.commitment, null)
  equal(verdictOf(found), 'open')
})

test('how far it is is told', async () => {
  const told: number[] = []
  await check(read(GONE_ON), (done) => told.push(done))
  ok(told.length > 3)
  deepEqual(told, [...told].sort((one, other) => one - other))
  ok(told.at(-1)! < 1)
})

// -- what was tampered with, and mended with care -------------------------------------------------

test('another seed does not open the commitment', async () => {
  const found = await checked(forged(DRAWN, (lines) => (lines.at(-1).seed = 'a luckier seed')))
  ok(found.commitment !== found.record.commitment)
  equal(verdictOf(found), 'wrong')
})

test('another contribution changes every draw from the deal on', async () => {
  const found = await checked(forged(DRAWN, ([first]) => (first.contributions = ['mine'])))
  equal(found.commitment, found.record.commitment)
  deepEqual([found.draws![0]!.move, found.draws![0]!.verdict], [0, 'other'])
  equal(verdictOf(found), 'wrong')
})

test('another contribution of an earlier stretch changes its draws alone', async () => {
  const found = await checked(forged(GONE_ON, ([first]) => (first.before[1].contributions = ['mine'])))
  const wrong = found.draws!.filter(({ verdict }) => verdict !== 'right')
  deepEqual(new Set(wrong.map(({ stretch }) => stretch)), new Set([1]))
})

test('a result that was edited is named by its move, with what had come', async () => {
  let move = 0
  const found = await checked(
    forged(DRAWN, (lines) => {
      move = lines.findIndex((line, number) => number > 20 && line.draws)
      const [draw] = lines[move].draws
      draw[3] = Array.isArray(draw[3]) ? [...draw[3]].reverse() : (draw[3] + 1) % draw[2]
    }),
  )
  const wrong = found.draws!.filter(({ verdict }) => verdict !== 'right')
  deepEqual(wrong.map((draw) => [draw.move, draw.verdict]), [[move, 'other']])
  const [right] = (await checked(DRAWN)).draws!.filter((draw) => draw.move === move)
  deepEqual(wrong[0]!.came, right!.result)
})

test('a draw left out is named where the next one does not follow', async () => {
  let next = 0
  const found = await checked(
    forged(DRAWN, (lines) => {
      const left = lines.findIndex((line, number) => number > 20 && line.draws)
      next = lines.findIndex((line, number) => number > left && line.draws)
      delete lines[left].draws
    }),
  )
  const wrong = found.draws!.filter(({ verdict }) => verdict !== 'right')
  deepEqual(wrong.map((draw) => [draw.move, draw.verdict]), [[next, 'gap']])
})

test('the last draw left out is missed in the number of words', async () => {
  const found = await checked(
    forged(DRAWN, (lines) => {
      const last = lines.findLast((line) => line.draws)
      delete last.draws
    }),
  )
  ok(found.words < found.record.words!)
  equal(verdictOf(found), 'wrong')
})

test('a line that was edited is named', async () => {
  const lines = DRAWN.split('\n')
  lines[4] = lines[4]!.replace('"seat":', '"seat": ')
  const found = await checked(lines.join('\n'))
  equal(found.edited, 5)
  equal(verdictOf(found), 'wrong')
})

test('a line left out is named', async () => {
  const lines = DRAWN.split('\n')
  lines.splice(600 % lines.length, 1)
  const text = lines.join('\n').replace(/"moves":\d+/, `"moves":${lines.length - 3}`)
  equal((await checked(text)).edited, (600 % (lines.length + 1)) + 1)
})

// -- what this browser remembers ------------------------------------------------------------------

const CONTRIBUTED = Object.values(records).find((text) => read(text).contributions.length)!
const [MINE] = read(CONTRIBUTED).contributions as [string]

test('a record with what this browser had sent and was shown is right', async () => {
  const found = await checked(CONTRIBUTED)
  const { commitment } = found.record
  equal(verdicts(found, { luck: ['sent before', MINE], commitment, bound: true }).all, 'right')
  equal(verdicts(found, { luck: [MINE], commitment: '', bound: true }).all, 'right')
})

test('another commitment than this browser was shown is wrong, whatever the record says', async () => {
  const { all, commitment } = verdicts(await checked(CONTRIBUTED), { luck: [MINE], commitment: 'another', bound: true })
  deepEqual([all, commitment], ['wrong', 'wrong'])
})

test('what this browser had sent and is not there has to be explained', async () => {
  const { all, contributions } = verdicts(await checked(CONTRIBUTED), { luck: ['mine'], commitment: '', bound: true })
  deepEqual([all, contributions], ['open', 'open'])
})

// -- what is no record ------------------------------------------------------------------------------

const said = (error: string, line: number) => ({ problem: { error, args: { line } } })
const reading = async (text: string): Promise<unknown> => read(text)

test('what is no record says so', async () => {
  for (const text of ['', '\n']) await rejects(reading(text), said('record-empty', 1))
  for (const text of ['hello', '{}', '[1]', 'null', '{"a":'.repeat(5000)]) {
    await rejects(reading(text), said('record-not-one', 1))
  }
})

test('a record that was cut says so, and where', async () => {
  const lines = DRAWN.split('\n')
  await rejects(reading(lines.slice(0, 7).join('\n') + '\n'), said('record-cut', 7))
  await rejects(reading(lines[0]! + '\n'), said('record-cut', 1))
  await rejects(reading(DRAWN.slice(0, -30)), said('record-cut', lines.length - 1))
})

test('a record of a later version says to update', async () => {
  const text = forged(DRAWN, ([first]) => (first.version = 3))
  await rejects(reading(text), { problem: { error: 'record-version', args: { line: 1, found: '3', known: 2 } } })
})

test('a line that says what no record can was edited', async () => {
  for (const draw of [3, [0], [0, 'guess', 6, 1], [0, 'die', 0, 1], [0, 'shuffle', 9, [0]], [-1, 'die', 6, 1]]) {
    await rejects(reading(forged(DRAWN, (lines) => (lines[3].draws = [draw]))), said('record-edited', 4))
  }
  await rejects(reading(forged(DRAWN, ([first]) => (first.seats = 'two'))), said('record-edited', 1))
  const last = DRAWN.split('\n').length - 1
  await rejects(reading(forged(DRAWN, (lines) => (lines.at(-1).moves = 1))), said('record-edited', last))
})

test('line ends of another system do no harm', async () => {
  equal(verdictOf(await checked(DRAWN.replaceAll('\n', '\r\n'))), 'right')
})

test('numbers that JSON would round are read to the digit', () => {
  const text = forged(DRAWN, (lines) => (lines[3].draws = [[0, 'below', '18446744073709551616', '18446744073709551615']]))
  deepEqual(read(text).moves[2]!.draws, [{ at: 0, kind: 'below', of: 2n ** 64n, result: 2n ** 64n - 1n }])
})
