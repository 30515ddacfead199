import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'

import { renew } from './renewing'

const subscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) })

/** A house that calls this browser or not, and what it was told. */
function house(here: boolean, status = 200) {
  const told: [string, unknown][] = []
  const ask = (async (address: string, asked?: RequestInit) => {
    if (asked?.method === 'PUT') told.push([address, JSON.parse(String(asked.body))])
    return Response.json({ here, push_key: 'the-key' }, { status })
  }) as typeof fetch
  return { ask, told }
}

/** A browser that has made no subscription by itself: it is asked for one, with the house's key. */
function browser() {
  const keys: string[] = []
  const subscribe = async (key: string) => (keys.push(key), subscription('asked-for'))
  return { subscribe, keys }
}

test('what the browser has made anew is told to the house', async () => {
  const { ask, told } = house(true)
  const { subscribe, keys } = browser()
  await renew(subscription('made-anew'), subscribe, ask)
  deepEqual(told, [['/api/me/calls/push', { endpoint: 'made-anew', p256dh: 'p', auth: 'a' }]])
  deepEqual(keys, [])
})

test('a browser that has made nothing anew is asked for it, with the key of the house', async () => {
  const { ask, told } = house(true)
  const { subscribe, keys } = browser()
  await renew(null, subscribe, ask)
  deepEqual(keys, ['the-key'])
  deepEqual(told, [['/api/me/calls/push', { endpoint: 'asked-for', p256dh: 'p', auth: 'a' }]])
})

test('whoever is not called here is not signed up for it', async () => {
  const { ask, told } = house(false)
  const { subscribe, keys } = browser()
  await renew(null, subscribe, ask)
  equal(told.length + keys.length, 0)
})

test('a house that knows nobody here is told nothing', async () => {
  const { ask, told } = house(true, 401)
  await renew(subscription('made-anew'), browser().subscribe, ask)
  deepEqual(told, [])
})
