/** A page at a table, and what comes over its line. */
import { Socket, storage } from './browser'

import { beforeEach } from 'node:test'

import { Live } from '../lib/live.svelte'

let live: Live | null = null

beforeEach(() => {
  live?.close()
  storage.clear()
  Socket.all = []
})

export const frame = (n = 0, told: object[] = []) => ({ type: 'frame', n, told })
export const ack = (id: string) => ({ type: 'ack', id })

/** A page that has just been opened. */
export function came(screen = false): Live {
  live = new Live('abc', screen)
  return live
}

/** A page whose line is open. */
export function opened(screen = false): Live {
  const live = came(screen)
  Socket.last.open()
  Socket.last.bring(frame())
  return live
}
