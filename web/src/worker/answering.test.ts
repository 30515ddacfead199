import { equal } from 'node:assert/strict'
import { test } from 'node:test'

import { isSeen, wayOf } from './answering'

const HOUSE = 'https://house.example'
const way = (path: string, mode = 'cors', method = 'GET') => wayOf(method, mode, new URL(path, HOUSE), HOUSE)

test('files of the page never change and come from what is kept', () => {
  equal(way('/assets/index-1.js'), 'kept')
})

test('games and their rules come from the house, or from what is kept where it is away', () => {
  equal(way('/api/games?language=fr'), 'house first')
  equal(way('/api/games/ergo/rulebook?language=fr'), 'house first')
})

test('what is anybody\'s own is never kept', () => {
  for (const path of ['/api/me', '/api/me/kept', '/api/tables', '/api/tables/x', '/feed/secret.ics', '/api/gamester']) {
    equal(way(path), null)
  }
})

test('a page is asked of the house first, but not a download', () => {
  equal(way('/game/ergo', 'navigate'), 'page')
  equal(way('/api/me/records', 'navigate'), null)
})

test('what is sent, and other hosts, are left alone', () => {
  equal(way('/api/games', 'cors', 'POST'), null)
  equal(way('https://elsewhere.example/assets/x.js'), null)
})

test('who looks at the table is not shown a call to it', () => {
  const letter = { language: 'fr', title: '', text: '', path: '/table/x', topic: '' }
  const page = { url: `${HOUSE}/table/x`, visibilityState: 'visible' }
  equal(isSeen(letter, [page]), true)
  equal(isSeen(letter, [{ ...page, visibilityState: 'hidden' }]), false)
  equal(isSeen(letter, [{ ...page, url: `${HOUSE}/table/y` }]), false)
})
