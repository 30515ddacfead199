/** The service worker: keeps the page and the rules for when the house is away, and shows calls. */
/// <reference lib="webworker" />
import { isSeen, wayOf, type Letter } from './answering'
import { renew } from './renewing'

declare const __FILES__: string[]
const house = self as unknown as ServiceWorkerGlobalScope
const FILES = __FILES__
const SHELL = 'shell'
const BOOKS = 'books'

house.addEventListener('install', (event) => event.waitUntil(stock()))
house.addEventListener('activate', (event) => event.waitUntil(tidy()))
house.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(request.method, request.mode, new URL(request.url), house.location.origin)
  if (way === 'page') event.respondWith(fetch(request).catch(async () => (await caches.match('/')) ?? Response.error()))
  if (way === 'kept') event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  if (way === 'house first') event.respondWith(asked(request))
})
house.addEventListener('message', (event) => event.waitUntil(learn(event.data as string[])))
house.addEventListener('push', (event) => event.waitUntil(ring(event.data?.json() as Letter)))
house.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event as PushSubscriptionChangeEvent
  const subscribe = (key: string): Promise<PushSubscription> =>
    house.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  event.waitUntil(renew(newSubscription, subscribe, fetch))
})
house.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(new URL(event.notification.data as string, house.location.origin).href))
})

/** The names of these files hold a digest of what is in them: those that are there are right. */
async function stock(): Promise<void> {
  const shell = await caches.open(SHELL)
  const there = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname))
  await shell.addAll(FILES.filter((file) => !there.has(file)))
  await shell.add(new Request('/', { cache: 'reload' }))
  await house.skipWaiting()
}

async function tidy(): Promise<void> {
  const shell = await caches.open(SHELL)
  const needed = new Set(['/', ...FILES])
  for (const request of await shell.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await shell.delete(request)
  }
  await house.clients.claim()
}

async function asked(request: Request): Promise<Response> {
  const books = await caches.open(BOOKS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await books.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await books.match(request)
    if (!kept) throw error
    return kept
  }
}

/** Have these at hand though nobody has read them yet. */
async function learn(addresses: string[]): Promise<void> {
  const books = await caches.open(BOOKS)
  for (const address of addresses) {
    const url = new URL(address, house.location.origin)
    if (wayOf('GET', 'cors', url, house.location.origin) !== 'house first') continue
    if (!(await books.match(url))) await books.add(url).catch(() => undefined)
  }
}

async function ring(letter: Letter): Promise<void> {
  const pages = await house.clients.matchAll({ type: 'window' })
  if (isSeen(letter, pages)) return
  await house.registration.showNotification(letter.title, {
    body: letter.text,
    lang: letter.language,
    tag: letter.topic,
    data: letter.path,
    icon: '/icon-192.png',
    badge: '/badge.png',
  })
}

async function goTo(address: string): Promise<void> {
  const pages = await house.clients.matchAll({ type: 'window' })
  const there = pages.find((page) => page.url === address)
  if (there) await there.focus()
  else await house.clients.openWindow(address)
}
