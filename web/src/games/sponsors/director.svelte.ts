/** What moves on the board: events become scenes, played one after the other. Nothing waits for
    them: one may act at any time, and the board hurries when more has happened meanwhile. */
import type { Told } from '../../lib/board'
import { haste, still } from '../../lib/haste.svelte'
import type { Drawn } from './boards'
import type { Ball } from './cars'
import { FINISH } from './circuit'
import type { Colour } from './components.gen'
import type { CarView, Event, Spun, View } from './types.gen'

type Where = Pick<CarView, 'colour' | 'square' | 'off'>

export interface Shown {
  /** Ranks from the start line, and lanes from the inside; broken numbers on the way. */
  distance: number
  lane: number
  /** How far it has slid off the track: from 0 to 1. */
  off: number
  /** 1 where it is to be seen, 0 where it has finished. */
  here: number
}

interface Scene {
  view: View
  events: Event[]
  shown: () => void
}

/** What one does not want to be told before one has seen it. */
const SUSPENSE = new Set<Event['type']>(['thrown', 'spun'])

const TOO_MANY = 3
const SPIN = 1700
const STAYS = 700
const THROW = 520
const HOP = 110

const easeOut = (t: number): number => 1 - (1 - t) ** 3
const easeBoth = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2)

export class Director {
  cars = $state<Partial<Record<Colour, Shown>>>({})
  /** Where on the inner loop each marker is: squares, broken on the way. */
  markers = $state<Partial<Record<Colour, number>>>({})
  die = $state({ face: 1, rolling: false })
  wheel = $state<{ balls: Ball[]; turn: number; fallen: number | null; spinning: boolean }>({
    balls: [],
    turn: 0,
    fallen: null,
    spinning: false,
  })
  /** The table as far as it has been shown. */
  view: View
  /** How many throws and spins are still to be seen. */
  suspense = $state(0)
  /** Nothing is acted out any more: one only wants to know how it ends. */
  hurried = $state(false)
  /** The car that moves now, for the camera. */
  moving = $state<Colour | null>(null)

  #queue: Scene[] = []
  #busy = false

  constructor(
    readonly board: Drawn,
    view: View,
  ) {
    this.view = $state.raw(view)
    this.settle(view)
  }

  /** Something was told, or one looks at another moment. Where the die or the roulette decides, it
      says when that has been seen. */
  see(view: View, told: readonly Told[]): Promise<void> | null {
    const events = told.flatMap((line) => (line.type === 'event' ? [line.what as Event] : []))
    const moves = this.#acted
    const suspense = moves && events.some(({ type }) => SUSPENSE.has(type))
    if (suspense) this.suspense += 1
    const seen = new Promise<void>((done) => {
      const shown = (): void => {
        if (suspense) this.suspense -= 1
        done()
      }
      this.#queue.push({ view, events, shown })
    })
    if (!this.#busy) void this.#play()
    return suspense ? seen : null
  }

  /** Everything as the view says, at once. */
  settle(view: View): void {
    for (const car of view.cars) {
      this.markers[car.colour] = car.loop
      this.cars[car.colour] = this.#rest(car)
    }
    this.view = view
    this.die = { face: view.die || 1, rolling: false }
    this.wheel.spinning = false
    this.moving = null
  }

  get #acted(): boolean {
    return !this.hurried && !still() && !document.hidden
  }

  async #play(): Promise<void> {
    this.#busy = true
    let scene: Scene | undefined
    while ((scene = this.#queue.shift())) {
      const late = this.#queue.length
      const spins = scene.events.some(({ type }) => type === 'spun')
      if ((spins || late <= TOO_MANY) && this.#acted) {
        const speed = 1 / (1 + late)
        for (const event of scene.events) await this.#act(event, scene.view, speed)
        if (!scene.events.length) await this.#follow(scene.view, speed)
      } else {
        for (const event of scene.events) if (event.type === 'spun') this.#drop(event)
      }
      this.settle(scene.view)
      scene.shown()
    }
    this.#busy = false
  }

  async #act(event: Event, view: View, speed: number): Promise<void> {
    switch (event.type) {
      case 'thrown':
        return this.#throw(event.die, speed)
      case 'marker':
        return this.#hop(event.car, view, speed)
      case 'drove':
      case 'advanced':
        return this.#drive(event.car, event.way, speed)
      case 'spun': {
        const fallen = this.#drop(event)
        this.wheel.spinning = true
        this.wheel.fallen = null
        const end = 360 * 4 - (360 * fallen) / this.wheel.balls.length
        await tween(SPIN * speed, (t) => (this.wheel.turn = end * easeOut(t)))
        this.wheel.fallen = fallen
        await tween(STAYS * speed, () => undefined)
        this.wheel.spinning = false
        return
      }
      case 'off':
        return this.#slide({ colour: event.car, square: String(event.rank), off: true }, speed)
      case 'back':
        return this.#slide({ colour: event.car, square: event.square, off: false }, speed)
    }
  }

  /** Nothing was told, as in the introduction: what has moved goes where it now is. */
  async #follow(view: View, speed: number): Promise<void> {
    const before = this.view.cars
    for (const [place, { colour, loop, square, off }] of view.cars.entries()) {
      if (loop !== this.markers[colour]) await this.#hop(colour, view, speed)
      if (square && !off && square !== before[place]?.square) await this.#drive(colour, [square], speed)
    }
  }

  async #throw(face: number, speed: number): Promise<void> {
    this.die.rolling = true
    let last = -1
    await tween(THROW * speed, (t) => {
      const step = Math.floor(easeOut(t) * 7)
      if (step !== last) this.die.face = step >= 7 ? face : 1 + ((face + 3 + step * 2) % 6)
      last = step
    })
    this.die = { face, rolling: false }
  }

  async #hop(colour: Colour, view: View, speed: number): Promise<void> {
    const count = this.board.loop.length
    const from = this.markers[colour] ?? 0
    const to = view.cars.find((car) => car.colour === colour)?.loop ?? from
    const steps = (to - from + count) % count
    // Somebody leafs back through the match: nothing walks nearly all the way round.
    if (steps > count / 2) return
    await tween(HOP * steps * speed, (t) => (this.markers[colour] = from + steps * easeBoth(t)))
  }

  async #drive(colour: Colour, way: string[], speed: number): Promise<void> {
    const car = this.cars[colour]
    if (!car?.here) return
    const { distance, lane } = car
    const spots = [{ distance, lane }, ...way.map((name) => this.#spot(name, lane))]
    const ranks = spots.at(-1)!.distance - spots[0]!.distance
    // Somebody leafs back through the match: nothing drives backwards.
    if (ranks <= 0) return
    this.moving = colour
    await tween((260 + 120 * Math.min(8, ranks)) * speed, (t) => {
      const along = easeBoth(t) * (spots.length - 1)
      const place = Math.min(spots.length - 2, Math.floor(along))
      const [one, next] = [spots[place]!, spots[place + 1]!]
      const share = along - place
      car.distance = one.distance + (next.distance - one.distance) * share
      car.lane = one.lane + (next.lane - one.lane) * easeBoth(share)
    })
    this.moving = null
    if (way.at(-1) === FINISH) await tween(300 * speed, (t) => (car.here = 1 - t))
  }

  async #slide(where: Where, speed: number): Promise<void> {
    const car = this.cars[where.colour]
    if (!car) return
    const from = { ...car }
    const to = this.#rest(where)
    this.moving = where.colour
    await tween(600 * speed, (t) => {
      const share = easeOut(t)
      car.distance = from.distance + (to.distance - from.distance) * share
      car.lane = from.lane + (to.lane - from.lane) * share
      car.off = from.off + (to.off - from.off) * share
    })
    this.moving = null
  }

  /** The roulette as it was when it stopped: the ball that the house drew. */
  #drop({ balls, ball }: Spun): number {
    this.wheel.balls = balls
    this.wheel.fallen = this.wheel.balls.indexOf(ball)
    this.wheel.turn = -(360 * this.wheel.fallen) / this.wheel.balls.length
    return this.wheel.fallen
  }

  #spot(name: string, lane: number): { distance: number; lane: number } {
    const square = this.board.squares.byName.get(name)
    if (!square) return { distance: 0.5, lane: 1 }
    return { distance: square.rank - 0.5, lane: name === FINISH ? lane : square.lane }
  }

  #rest({ colour, square, off }: Where): Shown {
    if (!square) {
      const car = this.cars[colour]
      return { distance: car?.distance ?? 0.5, lane: car?.lane ?? 1, off: 0, here: 0 }
    }
    if (!off) return { ...this.#spot(square, 1), off: 0, here: 1 }
    const rank = Number(square)
    return {
      distance: rank - 0.5,
      lane: (this.board.squares.lanes[rank - 1] ?? 3) + 0.15,
      off: 1,
      here: 1,
    }
  }
}

/** Call it on every frame with the share of the time that has passed, the whole at the end. */
function tween(lasts: number, show: (share: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now()
    const frame = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / lasts))
      show(share)
      if (share < 1 && !document.hidden && !haste.on) requestAnimationFrame(frame)
      else {
        show(1)
        done()
      }
    }
    requestAnimationFrame(frame)
  })
}
