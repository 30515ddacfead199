/** One's line to a table: a socket that comes back by itself, and moves that are sent once. */
import type { Told } from './board'
import { call, Trouble, UNREACHABLE } from './calls'
import { keep, kept } from './kept'
import { keepCommitment, keepLuck } from './luck'
import { Pace } from './pace'
import type { Ack, Frame, Heard, Refused, TableSeen, Command } from './protocol.gen'
import { randomId } from './random'

const SOON = 400
const LATE = 8000
/** A command that has no answer after so long was sent into a dead line. */
const PATIENCE = 6000
/** The strong bot may first have to get ready, which takes minutes on its first day. */
const HINT = 200_000

/** With this code the house closes a line whose session is over. */
const SESSION_ENDED = 4001

export interface KeptMove {
  id: string
  move: any
}

/** What is to be read beside the board. */
interface Beside {
  frame: Frame
  log: Told[]
}

interface Asked {
  done: (answer: Ack) => void
  fail: (trouble: Trouble) => void
}

export class Live {
  table = $state.raw<TableSeen | null>(null)
  frame = $state.raw<Frame | null>(null)
  log = $state.raw<Told[]>([])
  /** The lines of the newest frame that are truly new, for motion and sound. */
  told = $state.raw<Told[]>([])
  line = $state<'opening' | 'open' | 'lost'>('opening')
  /** The move that is on its way, kept until the house has it. */
  move = $state.raw<KeptMove | null>(null)
  refused = $state.raw<{ why: Trouble; move: any } | null>(null)
  /** The session was ended, from another device: the house does not know this browser any more. */
  ended = $state(false)
  /** The house knows no such table, or cannot read it. */
  gone = $state.raw<Trouble | null>(null)
  /** How many frames have come that are not shown yet. */
  behind = $state(0)
  /** Until it is one's turn nothing waits. */
  hurried = $state(false)
  /** What to add to this machine's clock to have the house's. */
  skew = $state(0)

  #socket: WebSocket | null = null
  #before: Beside | null = null
  #held = $state.raw<Beside[]>([])
  #asked = new Map<string, Asked>()
  /** What is added to the chance of the rematch, once there is one. */
  #luck = ''
  #tries = 0
  /** Whether nothing has come over this line yet. */
  #fresh = true
  /** How many lines we have been sent, shown or not. */
  #heard = 0
  readonly #pace: Pace<Frame>
  #timer = 0
  #watch = 0
  #closed = false

  /** `screen`: for the whole room, so it is shown what watchers may see, whoever opens it. `gap`: how
      many milliseconds lie between two things that others are seen to do. */
  constructor(
    readonly id: string,
    readonly screen = false,
    gap: () => number = () => 0,
  ) {
    this.#pace = new Pace(gap, (frame) => this.#show(frame), (waiting) => (this.behind = waiting))
    this.move = screen ? null : readKept(id)
    addEventListener('online', this.#now)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#seen)
    this.#open()
  }

  close(): void {
    this.#closed = true
    this.#pace.drop()
    clearTimeout(this.#timer)
    clearTimeout(this.#watch)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
  }

  /** Open the line anew. */
  reopen(): void {
    this.#cut()
    this.#now()
  }

  /** The table as it is told beside the board, which may still be showing how it came about. */
  get beside(): Beside {
    return this.#held[0] ?? { frame: this.frame!, log: this.log }
  }

  /** Tell nothing of the newest frame until then. */
  hold(until: Promise<unknown>): void {
    const before = this.#before
    if (!before) return
    this.#held = [...this.#held, before]
    void until.finally(() => {
      this.#held = this.#held.filter((one) => one !== before)
    })
  }

  // -- commands ------------------------------------------------------------------------------------

  /** Play a move. Made without a line it is kept, over a reload too, and sent once. */
  play(move: any): void {
    if (this.move) return
    this.refused = null
    this.#keep({ id: randomId(), move })
    this.#sendKept()
  }

  /** Take back a move that has not left yet. */
  forget(): void {
    if (this.line !== 'open') this.#keep(null)
  }

  /** Show at once what others do, until it is one's own turn. */
  skip(): void {
    this.hurried = true
    this.#pace.skip()
  }

  async command(command: Command): Promise<Ack> {
    this.refused = null
    const before = this.table
    const ack = await this.#answered(command)
    if ('luck' in command && command.luck) {
      if (command.type === 'rematch') this.#luck = command.luck
      // Who sits down later adds nothing: the stream was settled when the match began.
      else if (before?.status === 'open') keepLuck(this.id, command.luck, before.commitment)
    }
    this.#keepForRematch()
    return ack
  }

  #keepForRematch(): void {
    if (!this.#luck || !this.table?.rematch) return
    keepLuck(this.table.rematch, this.#luck)
    this.#luck = ''
  }

  #answered(command: Command): Promise<Ack> {
    return new Promise((done, fail) => {
      const id = randomId()
      if (!this.#put({ ...command, id })) {
        fail(new Trouble(0, { error: UNREACHABLE }))
        return
      }
      this.#asked.set(id, { done, fail })
    })
  }

  #sendKept(): void {
    if (this.move) this.#put({ type: 'move', id: this.move.id, move: this.move.move })
  }

  #put(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(command))
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.#drop(), command.type === 'hint' ? HINT : PATIENCE)
    return true
  }

  #keep(move: KeptMove | null): void {
    this.move = move
    keep(`move.${this.id}`, move && JSON.stringify(move))
  }

  // -- the line ----------------------------------------------------------------------------------

  #open(): void {
    if (this.#closed) return
    const last = this.frame?.n ?? 0
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = `last=${last}${this.screen ? '&screen=true' : ''}`
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`)
    this.#socket = socket
    this.#fresh = true
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Heard)
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      if (code === SESSION_ENDED) this.#end()
      else this.#lost()
    }
  }

  #lost(): void {
    this.#socket = null
    this.#fail()
    if (this.#closed) return
    if (this.#fresh) void this.#ask()
    else this.line = 'lost'
    const wait = Math.min(LATE, SOON * 2 ** this.#tries++)
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2))
  }

  #end(): void {
    this.#fail()
    this.#keep(null)
    this.close()
    this.ended = true
  }

  /** The line did not open: there may be no such table, or it was set aside. */
  async #ask(): Promise<void> {
    try {
      await call('table', { params: { table_id: this.id } })
      this.line = 'lost'
    } catch (error) {
      this.line = 'lost'
      if (error instanceof Trouble && [400, 404, 409].includes(error.status)) {
        this.gone = error
        this.close()
      }
    }
  }

  readonly #now = (): void => {
    clearTimeout(this.#timer)
    this.#tries = 0
    if (!this.#socket) this.#open()
  }

  readonly #drop = (): void => {
    if (!this.#socket) return
    this.#cut()
    this.#lost()
  }

  /** A dead line takes minutes to close; what it may still bring comes again with the next. */
  #cut(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onclose = socket.onmessage = null
    // One that is still being opened is closed then: browsers complain of it before.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
    this.#socket = null
    this.#fail()
  }

  /** What was asked over a line that is gone has no answer. */
  #fail(): void {
    clearTimeout(this.#watch)
    for (const asked of this.#asked.values()) {
      asked.fail(new Trouble(0, { error: UNREACHABLE }))
    }
    this.#asked.clear()
  }

  readonly #seen = (): void => {
    const seen = document.visibilityState === 'visible'
    if (seen && this.line === 'lost') this.#now()
    else this.#tellSeen(seen)
  }

  /** Whoever looks at a match over days need not be called to it; in others nobody is. */
  #tellSeen(seen: boolean): void {
    if (this.table?.terms.clock?.type === 'days') this.#put({ type: 'look', id: randomId(), seen })
  }

  // -- what is heard -----------------------------------------------------------------------------

  #hear(heard: Heard): void {
    switch (heard.type) {
      case 'table':
        if (!this.table && heard.status !== 'over') keepCommitment(heard.id, heard.commitment)
        this.table = heard
        this.#keepForRematch()
        this.skew = heard.now - Date.now()
        return
      case 'frame':
        return this.#see(heard)
      case 'ack':
        clearTimeout(this.#watch)
        if (heard.id === this.move?.id) this.#keep(null)
        this.#asked.get(heard.id)?.done(heard)
        this.#asked.delete(heard.id)
        return
      case 'refused':
        clearTimeout(this.#watch)
        return this.#refuse(heard)
    }
  }

  #see(frame: Frame): void {
    const goesOn = !this.#fresh && frame.n - frame.told.length === this.#heard
    this.#heard = frame.n
    // A frame that tells everything anew has all that waits in it.
    if (!goesOn) this.#pace.drop()
    if (goesOn && this.#mayWait(frame)) this.#pace.put(frame)
    else this.#pace.now(frame)
  }

  /** Whoever can act, or whose time runs, sees things as they are; so does whoever has just moved. */
  #mayWait(frame: Frame): boolean {
    if (this.move || this.hurried || !frame.told.some((line) => line.type === 'event')) return false
    const seat = this.table?.seat ?? null
    if (seat === null) return true
    const clocked = frame.clock.deadlines[seat] != null
    return !this.frame?.awaited.includes(seat) && !(clocked && frame.awaited.includes(seat))
  }

  #show(frame: Frame): void {
    const first = frame.n - frame.told.length
    // On coming back after a loss one has read some lines already; at first all are old.
    this.#before = this.frame && { frame: this.frame, log: this.log }
    this.told = this.frame === null || first < this.log.length ? [] : frame.told
    this.log = [...this.log.slice(0, first), ...frame.told]
    this.frame = frame
    const seat = this.table?.seat ?? null
    if (seat === null || frame.awaited?.includes(seat)) this.hurried = false
    if (this.#fresh) {
      this.#fresh = false
      this.#tries = 0
      this.line = 'open'
      // A shared phone comes back put down: whose move this was, the next to take it must not see.
      if (this.table?.shares.length) this.#keep(null)
      if (document.visibilityState === 'hidden') this.#tellSeen(false)
      this.#sendKept()
    }
  }

  #refuse(refused: Refused): void {
    const why = new Trouble(409, refused)
    if (refused.id && refused.id === this.move?.id) {
      this.refused = { why, move: this.move.move }
      this.#keep(null)
      return
    }
    this.#asked.get(refused.id)?.fail(why)
    this.#asked.delete(refused.id)
  }
}

function readKept(id: string): KeptMove | null {
  const text = kept(`move.${id}`)
  return text ? (JSON.parse(text) as KeptMove) : null
}
