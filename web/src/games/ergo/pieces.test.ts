import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { cellOf, nameOf } from './board'
import { anticipated, cornersBetween, follow, waiting, type Piece } from './pieces'

/** A board with these letters on these cells. */
function board(pieces: Record<string, string>): string {
  const letters = Array.from({ length: 90 }, () => '.')
  for (const [cell, letter] of Object.entries(pieces)) letters[cellOf(cell)] = letter
  return letters.join('')
}

const on = (pieces: readonly Piece[], cell: string): Piece | undefined =>
  pieces.find((piece) => piece.cell === cellOf(cell))
const slots = (pieces: readonly Piece[], side: string): number[] =>
  pieces.flatMap((piece) => (piece.side === side && piece.cell === null ? [piece.slot] : [])).sort((a, b) => a - b)

test('a piece that moves is the same piece, and lies on top', () => {
  const before = follow(waiting(), board({ e5: 'b', c4: 'b', d6: 'w' }))
  const after = follow(before, board({ f5: 'b', c4: 'b', d6: 'w' }))
  equal(on(after, 'f5')!.id, on(before, 'e5')!.id)
  equal(after.at(-1)!.id, on(before, 'e5')!.id)
})

test('a piece that is placed comes from the end of its reserve', () => {
  const after = follow(waiting(), board({ e5: 'w' }))
  equal(on(after, 'e5')!.slot, 11)
  deepEqual(slots(after, 'white'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  equal(slots(after, 'black').length, 12)
})

test('a piece that is taken back goes into the reserve, lion side up', () => {
  const before = follow(waiting(), board({ e5: 'b', c4: 'b' }))
  for (const [left, back] of [['c4', 'e5'], ['e5', 'c4']] as const) {
    const after = follow(before, board({ [left]: 'b' }))
    deepEqual(slots(after, 'black'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    equal(after.find((piece) => piece.id === on(before, back)!.id)!.face, 'lion')
  }
})

test('whatever moment one jumps to, there are twelve pieces of each side', () => {
  let pieces = waiting()
  for (const jump of [{ e5: 'b', f7: 'w', g7: 'W' }, {}, { a1: 'B', b2: 'b', c3: 'b' }, { j9: 'W' }]) {
    pieces = follow(pieces, board(jump as Record<string, string>))
    equal(new Set(pieces.map(({ id }) => id)).size, 24)
    deepEqual(
      new Set(pieces.flatMap(({ cell }) => (cell === null ? [] : [cell]))),
      new Set(Object.keys(jump).map(cellOf)),
    )
  }
})

test('a piece that turns over stays where it is', () => {
  const before = follow(waiting(), board({ e5: 'b' }))
  const after = follow(before, board({ e5: 'B' }))
  deepEqual([on(before, 'e5')!.face, on(after, 'e5')!.face], ['hollow', 'lion'])
  equal(on(after, 'e5')!.id, on(before, 'e5')!.id)
})

test('a piece one moves shows the face it will have before the house has answered', () => {
  const from = board({ d8: 'b', e1: 'B' })
  equal(anticipated(from, 'black', { type: 'move', from: 'd8', to: 'd9' }), board({ d9: 'B', e1: 'B' }))
  equal(anticipated(from, 'black', { type: 'move', from: 'e1', to: 'e2' }), board({ d8: 'b', e2: 'B' }))
  equal(anticipated(from, 'white', { type: 'place', cell: 'e5' }), board({ d8: 'b', e1: 'B', e5: 'w' }))
})

test('a piece one only touches stays', () => {
  const from = board({ d8: 'b' })
  equal(anticipated(from, 'black', { type: 'touch', cell: 'd8' }), from)
})

test('a piece goes round the corners that its way has, and back the other way', () => {
  const ways = [
    { from: 'c1', to: ['a2', 'a3'], corners: ['a1'] },
    { from: 'j3', to: ['a7', 'a8'], corners: ['j9', 'a9'] },
  ]
  const between = (from: string, to: string) =>
    cornersBetween(cellOf(from), cellOf(to), ways).map(nameOf)
  deepEqual(between('j3', 'a7'), ['j9', 'a9'])
  deepEqual(between('a7', 'j3'), ['a9', 'j9'])
  deepEqual(between('c1', 'a3'), ['a1'])
})

test('where no way is told a piece goes straight', () => {
  deepEqual(cornersBetween(cellOf('c1'), cellOf('a3'), []), [])
})
