/** A piece that mouse or finger carries: from where, and how far it has come. */

/** A cell, or the tray of pieces that wait. */
export type Origin = number | 'reserve'

export interface Held {
  from: Origin
  /** In pixels of the window. */
  x: number
  y: number
}

interface Asked {
  /** Whether there is a piece that one may carry now. */
  may: (from: Origin) => boolean
  lifted: (from: Origin) => void
  /** It was let go there. */
  dropped: (held: Held) => void
}

/** A hand that trembles carries nothing: so many pixels are still a click. */
const STILL = 6

export class Dragging {
  held = $state.raw<Held | null>(null)
  /** The click that comes with the end of a drag is none. */
  wasDrag = false

  #ask: Asked
  #start: (Held & { pointer: number }) | null = null

  constructor(ask: Asked) {
    this.#ask = ask
  }

  down(event: PointerEvent, from: Origin | null): void {
    this.wasDrag = false
    if (this.#start || from === null || event.button !== 0 || !this.#ask.may(from)) return
    this.#start = { from, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }

  move(event: PointerEvent & { currentTarget: Element }): void {
    const start = this.#start
    if (start?.pointer !== event.pointerId) return
    const { clientX: x, clientY: y } = event
    if (!this.held) {
      if (Math.hypot(x - start.x, y - start.y) < STILL) return
      event.currentTarget.setPointerCapture(event.pointerId)
      this.#ask.lifted(start.from)
    }
    this.held = { from: start.from, x, y }
  }

  up(event: PointerEvent): void {
    if (this.#start?.pointer !== event.pointerId) return
    const { held } = this
    this.stop()
    if (!held) return
    this.wasDrag = true
    this.#ask.dropped({ ...held, x: event.clientX, y: event.clientY })
  }

  /** Nothing is carried any more, and nothing was let go. */
  stop(): void {
    this.#start = null
    this.held = null
  }
}
