import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'

import { reason } from './telling'
import type { PotView, RoundView } from './types.gen'

/** The message and what it speaks of, in place of its words. */
const said: unknown[] = []
const words = (id: string, args?: unknown): string => {
  if (args) said.splice(0, said.length, id, args)
  return id
}

const shown = [0, 1].map((seat) => ({ seat, ships: [], hand: 'one-pair' as const, made_of: [] }))
const last = { shown } as unknown as RoundView

test('between two hands of one name the ships that decided are named with their sizes', () => {
  const pot: PotView = {
    points: 9,
    among: [0, 1],
    winners: [1],
    by: 'ships',
    over: 0,
    ship: 'cruiser',
    against: 'fighter',
  }
  reason(last, pot, ['Anne', 'Bob'], words)
  deepEqual(said, [
    'board-why-ships',
    {
      hand: 'hand-one-pair',
      other: 'hand-one-pair',
      ship: 'name-cruiser',
      size: 4,
      against: 'name-fighter',
      smaller: 3,
      loser: 'Anne',
      parts: '',
    },
  ])
})
