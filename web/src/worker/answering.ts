/** How the service worker answers: from what it has, or only where the house does not. */

export type Way = 'kept' | 'house first' | 'page'

/** None: it is not ours to answer. What is anybody's own, and all that changes, is the house's. */
export function wayOf(method: string, mode: string, url: URL, origin: string): Way | null {
  if (method !== 'GET' || url.origin !== origin) return null
  if (mode === 'navigate') return /^\/(api|feed|boards)\//.test(url.pathname) ? null : 'page'
  if (url.pathname.startsWith('/assets/')) return 'kept'
  if (/^\/(api\/games|boards)(\/|$)/.test(url.pathname)) return 'house first'
  return null
}

/** A call as the house sends it. */
export interface Letter {
  language: string
  title: string
  text: string
  path: string
  topic: string
}

/** Whether one of these pages lies before somebody's eyes, at the place that the call is about. */
export function isSeen(letter: Letter, pages: readonly { url: string; visibilityState: string }[]): boolean {
  return pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === letter.path)
}
