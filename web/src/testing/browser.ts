/** As much of a browser as the page's thinking asks for. Import it before what is tested. */
import { Clock } from './clock'

export { settled } from './clock'

export const clock = new Clock()

/** What the browser keeps over a reload. */
export const storage = new Map<string, string>()

/** Events of the window: `online`, `offline`. */
export const page = new EventTarget()

export const seen = Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible' })

export class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  /** Every one that was opened, the newest last. */
  static all: Socket[] = []

  readyState = Socket.CONNECTING
  sent: any[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    Socket.all.push(this)
  }

  static get last(): Socket {
    return Socket.all.at(-1)!
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = Socket.CLOSED
  }

  open(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }

  /** The house says this. */
  bring(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The line is gone, and the browser has noticed; or the house has said why it closes it. */
  break(code = 1006): void {
    this.readyState = Socket.CLOSED
    this.onclose?.({ code })
  }
}

Object.assign(globalThis, {
  window: globalThis,
  document: seen,
  location: { protocol: 'http:', host: 'house' },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  localStorage: {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  },
  WebSocket: Socket,
})
