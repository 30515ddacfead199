/** A subscription that the browser has renewed by itself, and what the house is told of it. */
import type { CallsSeen, Subscription } from '../lib/protocol.gen'

type Made = Pick<PushSubscription, 'toJSON'>

/** From now on this browser is called at its new address: the house keeps one for each session. Where
    it is not called, as somebody else has come in here since, nobody is signed up. */
export async function renew(made: Made | null, subscribe: (key: string) => Promise<Made>, ask: typeof fetch): Promise<void> {
  const answer = await ask('/api/me/calls')
  if (!answer.ok) return
  const { here, push_key } = (await answer.json()) as CallsSeen
  if (!here) return
  const { endpoint = '', keys = {} } = (made ?? (await subscribe(push_key))).toJSON()
  const body: Subscription = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  await ask('/api/me/calls/push', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}
