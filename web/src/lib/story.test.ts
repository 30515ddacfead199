import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'

import type { Told, Words } from './board'
import type { TableSeen } from './protocol.gen'
import { sittingThen } from './story'

const words: Words = (id, args) => (id === 'in-stead' ? `${args!.bot} for ${args!.who}` : id === 'open-chair' ? 'open' : 'bot')
const notice = (what: string, seat: number | null, more: object = {}): Told =>
  ({ type: 'notice', at: 0, what, seat, ...more }) as Told
const event: Told = { type: 'event', at: 0, rule: '1', what: {} }
const table = {
  id: 't',
  chairs: [{ person: 'c', name: 'Carla' }, { bot: 'easy' }],
  others: { a: 'Anne' },
} as unknown as TableSeen

const then = (...log: Told[]): string[] => sittingThen(log, table, words).map((sitting) => sitting[0]!.name)

test('a line names who sat there then, though somebody else sits there now', () => {
  deepEqual(then(notice('sat', 0, { person: 'a' }), event, notice('freed', 0), notice('sat', 0, { person: 'c' }), event), [
    'Anne',
    'Anne',
    'Anne',
    'Carla',
    'Carla',
  ])
})

test('while a bot keeps a chair warm its moves are told as its own', () => {
  const log = [notice('sat', 0, { person: 'a' }), notice('stood-in', 0, { level: 'easy', why: 'left' }), event, notice('returned', 0), event]
  deepEqual(then(...log), ['Anne', 'Anne', 'bot for Anne', 'Anne', 'Anne'])
})

test('whoever was removed is named once more, and then the bot', () => {
  const log = [notice('sat', 0, { person: 'a' }), notice('stood-in', 0, { level: 'easy', why: 'removed' }), event]
  deepEqual(then(...log), ['Anne', 'Anne', 'bot'])
})

test('when chairs were drawn by lot everyone is named where the lot has put him', () => {
  const log = [notice('sat', 0, { person: 'a' }), notice('sat', 1, { person: 'c' }), notice('started', null, { order: [1, 0] }), event]
  deepEqual(then(...log), ['Anne', 'Anne', 'Carla', 'Carla'])
})

test('what changes no chair costs no new names', () => {
  const [first, second] = sittingThen([event, notice('hinted', 0)], table, words)
  deepEqual(first === second, true)
})
