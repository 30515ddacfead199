/** Things go from where they were to where they are: cards, tickets, tokens, coins. */
import type { Told } from '../../lib/board'
import { boxOf } from '../../lib/boxes'
import type { Event, View } from './types.gen'

const TRAVEL = 300
const STAGGER = 45
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
/** Below this nobody sees a thing move. */
const STILL = 2

interface Place {
  box: DOMRect
  element: HTMLElement
}

export const eventsOf = (told: readonly Told[]): Event[] =>
  told.flatMap((line) => (line.type === 'event' ? [line.what as Event] : []))

export class Motion {
  #before = new Map<string, Place>()

  /** Where everything lies, before it changes. */
  remember(stage: HTMLElement): void {
    this.#before.clear()
    for (const element of stage.querySelectorAll<HTMLElement>('[data-move]')) {
      this.#before.set(element.dataset.move!, { element, box: boxOf(element) })
    }
  }

  /** Everything comes from where it lay; what is new from its owner; what is gone, to its winner. */
  go(stage: HTMLElement, layer: HTMLElement, view: View, told: readonly Told[]): void {
    const events = eventsOf(told)
    const spot = (name: string) => {
      const found = stage.querySelector(`[data-at='${name}']`)
      return found && boxOf(found)
    }
    const left = new Map(this.#before)
    let dealt = 0
    for (const element of stage.querySelectorAll<HTMLElement>('[data-move]')) {
      const key = element.dataset.move!
      const box = boxOf(element)
      const old = left.get(key)?.box
      left.delete(key)
      const from = old ?? spot(originOf(key, events))
      if (!from) continue
      const shrunk = old ? null : middleOf(from, box)
      travel(element, shrunk ?? from, box, old ? 0 : dealt++ * STAGGER, !old)
    }
    for (const [key, { element, box }] of left) {
      const trick = view.tricks.findLast(({ cards }) => cards.includes(key))
      const to = trick && spot(`seat-${trick.winner}`)
      if (to && !element.isConnected) fly(layer, element, box, middleOf(to, box, 0.4))
    }
    this.#pay(stage, layer, events, spot)
  }

  #pay(
    stage: HTMLElement,
    layer: HTMLElement,
    events: Event[],
    spot: (name: string) => DOMRect | null,
  ): void {
    const middle = spot('middle')
    for (const event of events) {
      const paid = 'paid' in event ? event.paid : 0
      if (!paid || !middle || !('seat' in event)) continue
      const purse = spot(`coins-${event.seat}`)
      const coin = stage.querySelector<HTMLElement>(`[data-at='coins-${event.seat}'] .coin`)
      if (!purse || !coin) continue
      for (let nth = 0; nth < paid; nth++) {
        const box = boxOf(coin)
        fly(layer, coin, box, middleOf(middle, box), nth * 3 * STAGGER)
      }
    }
  }
}

function originOf(key: string, events: Event[]): string {
  for (const event of events) {
    if ('card' in event && event.card === key && event.type !== 'nine') return `seat-${event.seat}`
    if (event.type === 'swapped' && event.take === key) return `seat-${event.seat}`
  }
  return events.some(({ type }) => type === 'dealt') ? 'middle' : ''
}

/** A box as large as another, in the middle of a third. */
const middleOf = (where: DOMRect, like: DOMRect, scale = 1): DOMRect =>
  new DOMRect(
    where.x + (where.width - like.width * scale) / 2,
    where.y + (where.height - like.height * scale) / 2,
    like.width * scale,
    like.height * scale,
  )

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, fades: boolean): void {
  const [x, y] = [from.x - to.x, from.y - to.y]
  if (!to.width || (Math.abs(x) < STILL && Math.abs(y) < STILL)) return
  const [wide, high] = [from.width / to.width, from.height / to.height]
  element.animate(
    [
      {
        transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})`,
        transformOrigin: 'top left',
        zIndex: 6,
        opacity: fades ? 0 : 1,
      },
      { opacity: 1, offset: 0.4 },
      { transform: 'none', transformOrigin: 'top left', zIndex: 6, opacity: 1 },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: 'backwards' },
  )
}

/** A likeness of the thing goes over the table and is gone. */
function fly(layer: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
  // What is not laid out, as behind the score on a phone, has nowhere to come from.
  if (!from.width) return
  const room = boxOf(layer)
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of ['data-move', 'data-trick', 'role', 'aria-label']) ghost.removeAttribute(name)
  ghost.classList.add('ghost')
  ghost.style.width = `${from.width}px`
  layer.append(ghost)
  const at = (box: DOMRect) =>
    `translate(${box.x - room.x}px, ${box.y - room.y}px) scale(${box.width / from.width})`
  const going = ghost.animate(
    [
      { transform: at(from), opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: TRAVEL * 1.3, delay, easing: EASE, fill: 'both' },
  )
  going.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
}
