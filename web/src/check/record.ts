/** Reading a record, as docs/records.md has it. What is wrong with one is said in the kernel's words. */
import { Trouble } from '../lib/calls'

const CHECK = /,"check":"([0-9a-f]{16})"}$/
export const WITHOUT_DRAWS = 1
export const WITH_DRAWS = 2
const KINDS = ['below', 'die', 'choice', 'shuffle', 'riffle'] as const
const WORD_RANGE = 2n ** 64n

export interface Draw {
  /** How many words had been drawn before. */
  at: number
  kind: (typeof KINDS)[number]
  of: bigint
  /** A number, or the places in their new order. */
  result: bigint | number[]
}

export interface Stretch {
  moves: number
  seed: string
  contributions: string[]
}

export interface Move {
  seat: number
  move: string
  draws: Draw[]
}

export interface Line {
  /** What its check covers. */
  body: string
  check: string
}

export interface MatchRecord {
  game: string
  seats: number
  commitment: string
  contributions: string[]
  before: Stretch[]
  deal: Draw[]
  moves: Move[]
  /** null where the record was not opened. */
  seed: string | null
  /** How many words were drawn in all; null where the record does not tell what was drawn. */
  words: number | null
  lines: Line[]
}

/** The record in a text; Trouble where it is none, or cannot be read. */
export function read(text: string): MatchRecord {
  const raw = text.replace(/\n$/, '').split('\n').map((line) => line.replace(/\r$/, ''))
  if (raw.length === 1 && !raw[0]!.trim()) throw trouble('record-empty', 1)
  const head = first(raw[0]!)
  const lines = raw.map((line, index) => {
    const found = CHECK.exec(line)
    const isCut = index === raw.length - 1 && !text.endsWith('\n')
    if (!found) throw trouble(isCut ? 'record-cut' : 'record-edited', index + 1)
    return { body: `${line.slice(0, found.index)}}`, check: found[1]! }
  })
  const last = lines.length
  const [, ...bodies] = lines.map(({ body }, index) => understood(index + 1, () => object(JSON.parse(body))))
  const close = bodies.pop()
  if (!close || !('outcome' in close)) throw trouble('record-cut', last)
  const moves = bodies.map((line, index) =>
    understood(index + 2, () => ({ seat: whole(line.seat), move: string(line.move), draws: draws(line.draws) })),
  )
  const { version } = head
  const opening = understood(1, () => ({
    game: string(head.game),
    seats: whole(head.seats),
    commitment: string(head.commitment),
    contributions: list(head.contributions).map(string),
    before: list(head.before ?? []).map(stretch),
    deal: draws(head.draws),
  }))
  return understood(last, () => {
    if (whole(close.moves) !== moves.length) throw new TypeError('another number of moves')
    if ('words' in close !== (version === WITH_DRAWS)) throw new TypeError('of another version')
    return {
      ...opening,
      moves,
      seed: close.seed === null ? null : string(close.seed),
      words: version === WITH_DRAWS ? whole(close.words) : null,
      lines,
    }
  })
}

function trouble(error: string, line: number, args: object = {}): Trouble {
  return new Trouble(0, { error, args: { line, ...args } })
}

function first(line: string): { [field: string]: unknown } {
  let head
  try {
    head = object(JSON.parse(line.replace(CHECK, '}')))
  } catch {
    throw trouble('record-not-one', 1)
  }
  if (head.veillee !== 'record') throw trouble('record-not-one', 1)
  if (head.version !== WITHOUT_DRAWS && head.version !== WITH_DRAWS) {
    throw trouble('record-version', 1, { found: String(head.version).slice(0, 40), known: WITH_DRAWS })
  }
  return head
}

/** What a line says; one that says something else than a record can was edited. */
function understood<T>(line: number, said: () => T): T {
  try {
    return said()
  } catch {
    throw trouble('record-edited', line)
  }
}

function draws(value: unknown): Draw[] {
  return list(value ?? []).map((draw) => {
    const [at, kind, of, result] = list(draw)
    const known = KINDS.find((one) => one === kind)
    if (!known) throw new TypeError('another kind of draw')
    const isOrder = known === 'shuffle' || known === 'riffle'
    const found = {
      at: whole(at),
      kind: known,
      of: large(of),
      result: isOrder ? list(result).map(whole) : large(result),
    }
    const fits = isOrder ? found.of === BigInt(list(result).length) : found.of > 0n && found.of <= WORD_RANGE
    if (!fits) throw new TypeError('a draw that nobody can make')
    return found
  })
}

function stretch(value: unknown): Stretch {
  const { moves, seed, contributions } = object(value)
  return { moves: whole(moves), seed: string(seed), contributions: list(contributions ?? []).map(string) }
}

function object(value: unknown): { [field: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('not an object')
  return value as { [field: string]: unknown }
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text')
  return value
}

function whole(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new TypeError('not a whole number')
  return value as number
}

/** Numbers that JSON would round are written as text. */
function large(value: unknown): bigint {
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : BigInt(whole(value))
}
