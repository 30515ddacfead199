/** Having the page at hand when the house is away, and being called in this browser. */
import { address } from './calls'
import { shelf } from './games'
import type { Subscription } from './protocol.gen'
import type { Language } from './words'

/** Whether this browser can be called at all: over plain HTTP none can, nor an iPhone's before the
    page is on its home screen. */
export const canBeCalled = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Once there is time for it: whoever comes for the first time waits for nothing. */
export function keepAtHand(language: Language): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  setTimeout(() => void keep(language).catch(() => undefined), 4000)
}

async function keep(language: Language): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const games = (await shelf(language)).map(({ id }) => id)
  active?.postMessage([
    address('games', { language }),
    ...games.flatMap((game) => [
      address('messages', { game, language }),
      address('rulebook', { game, language }),
    ]),
  ])
}

/** What the house needs to call this browser; null where the person, or the browser, says no. The
    browser asks the person now, so this is done at a touch of his alone. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  // One that was made with another key of the house's would never be called.
  await old?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** The browser forgets it too. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
