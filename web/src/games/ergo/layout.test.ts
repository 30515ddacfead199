import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'

import { cellUnder, layOut, spotFor, spotOf, widest, type Layout, type Tray } from './layout'
import { waiting } from './pieces'

const LAYOUTS = [true, false].flatMap((wide) => (['black', 'white'] as const).map((near) => layOut(wide, near)))
const CELLS = Array.from({ length: 90 }, (_, cell) => cell)

const within = (x: number, y: number, { x: left, y: top, width, height }: Omit<Tray, 'across' | 'head'>) =>
  x >= left && x <= left + width && y >= top && y <= top + height
const whole = ({ width, height }: Layout) => ({ x: 0, y: 0, width, height })

test('every cell lies on the picture and in no tray', () => {
  for (const layout of LAYOUTS) {
    for (const { x, y } of CELLS.map((cell) => spotOf(cell, layout))) {
      ok(within(x, y, whole(layout)))
      ok(!within(x, y, layout.trays.black) && !within(x, y, layout.trays.white))
    }
  }
})

test('every waiting piece lies in the tray of its side, beside the others', () => {
  for (const layout of LAYOUTS) {
    const spots = waiting().map((piece) => ({ piece, spot: spotFor(piece, layout) }))
    for (const { piece, spot } of spots) ok(within(spot.x, spot.y, layout.trays[piece.side]))
    equal(new Set(spots.map(({ spot: { x, y } }) => `${x} ${y}`)).size, 24)
  }
})

test('one finds the own tray below, or on the right', () => {
  for (const near of ['black', 'white'] as const) {
    const far = near === 'black' ? 'white' : 'black'
    const [tall, wide] = [layOut(false, near).trays, layOut(true, near).trays]
    ok(tall[near].y > tall[far].y)
    ok(wide[near].x > wide[far].x)
  }
})

test('a1 lies at the lower left, j9 at the upper right', () => {
  const layout = layOut(false, 'black')
  const spots = CELLS.map((cell) => spotOf(cell, layout))
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
  deepEqual(spots[0], { x: left, y: bottom, scale: 1 })
  deepEqual(spots[89], { x: right, y: top, scale: 1 })
})

test('trays lie above and below on a phone, and at the sides of a wide screen', () => {
  equal(widest(390, 844), false)
  equal(widest(580, 500), false)
  equal(widest(1400, 900), true)
  equal(widest(800, 1200), false)
})

test('the middle of every cell lies on that cell, and what is beside the board on none', () => {
  for (const layout of LAYOUTS) {
    for (const cell of CELLS) equal(cellUnder(spotOf(cell, layout), layout), cell)
    equal(cellUnder({ x: layout.x - 1, y: layout.y + 450 }, layout), null)
    equal(cellUnder({ x: layout.x + 500, y: layout.y + 901 }, layout), null)
  }
})
