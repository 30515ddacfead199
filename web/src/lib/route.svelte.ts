/** Where in the house one is: the address, and going elsewhere without loading the page anew. */

export type Place =
  | { at: 'home' }
  | { at: 'game'; name: string }
  | { at: 'table'; id: string }
  | { at: 'screen'; id: string }
  | { at: 'replay'; id: string }
  | { at: 'player'; id: string }
  | { at: 'me' }
  | { at: 'best' }
  | { at: 'letters'; what: 'yes' | 'off'; token: string }
  | { at: 'admin' }
  | { at: 'today'; day: string }
  | { at: 'riddle'; day: string; game: string }
  | { at: 'check'; id: string }
  | { at: 'nowhere' }

class Route {
  #url = $state.raw(new URL(location.href))

  constructor() {
    addEventListener('popstate', () => (this.#url = new URL(location.href)))
    document.addEventListener('click', (event) => this.#follow(event))
  }

  get query(): URLSearchParams {
    return this.#url.searchParams
  }

  get hash(): string {
    return this.#url.hash.slice(1)
  }

  // Where only the query changes one is at the same place still: nothing there begins anew.
  readonly #path = $derived(this.#url.pathname)
  readonly place: Place = $derived(placeOf(this.#path))

  go(href: string): void {
    const url = new URL(href, location.href)
    const elsewhere = url.pathname !== this.#url.pathname
    history.pushState(null, '', url)
    this.#url = url
    if (elsewhere) scrollTo(0, 0)
  }

  /** The same place with another address: nothing to go back to. */
  rewrite(href: string): void {
    history.replaceState(null, '', href)
    this.#url = new URL(location.href)
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.href)
  }
}

function placeOf(path: string): Place {
  const [first = '', second = '', more, beyond] = path.replace(/^\/+|\/+$/g, '').split('/')
  if (first === 'mail' && more && (second === 'yes' || second === 'off')) return { at: 'letters', what: second, token: more }
  if (first === 'today' && more && !beyond) return { at: 'riddle', day: second, game: more }
  if (more !== undefined) return { at: 'nowhere' }
  if (first === '') return { at: 'home' }
  if (first === 'me' && !second) return { at: 'me' }
  if (first === 'best' && !second) return { at: 'best' }
  if (first === 'admin' && !second) return { at: 'admin' }
  if (first === 'today') return { at: 'today', day: second || 'today' }
  if (first === 'player' && second) return { at: 'player', id: second }
  if (first === 'game' && second) return { at: 'game', name: second }
  if (first === 'table' && second) return { at: 'table', id: second }
  if (first === 'screen' && second) return { at: 'screen', id: second }
  if (first === 'check') return { at: 'check', id: second }
  if (first === 'replay' && second) return { at: 'replay', id: second }
  return { at: 'nowhere' }
}

export const route = new Route()
