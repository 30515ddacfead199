/** Checking a record: is it as it was written, and did chance draw what it says? All of it is worked
    out here, from the record alone. */
import type { Remembered } from '../lib/luck'
import type { Draw, MatchRecord } from './record'
import { digest, type Digest } from './sha256'
import { commitment, hex, Stream } from './stream'

/** So many lines are hashed before others have their turn. */
const AT_ONCE = 500

export interface Drawn extends Draw {
  /** 0 for the deal, then the number of the move. */
  move: number
  /** The place after its last word, as it is drawn anew. */
  until: number
  stretch: number
  /** What the stream gives there. */
  came: bigint | number[]
  /** `gap`: its words are not the next ones; `other`: something else comes from them. */
  verdict: 'right' | 'other' | 'gap'
}

export interface Checked {
  record: MatchRecord
  /** The first line that is not as it was written. */
  edited: number | null
  /** What binds to the opened seed; null where it was not opened. */
  commitment: string | null
  /** For each stretch its stream; none where the record was not opened. */
  streams: Stream[]
  /** null where the record does not tell, or was not opened. */
  draws: Drawn[] | null
  /** How many words the draws take. */
  words: number
}

/** `open`: it could not be checked, or has to be explained. */
export type Verdict = 'right' | 'wrong' | 'open'

/** What each part of it comes to, with what this browser remembers of the table. */
export interface Verdicts {
  lines: Verdict
  commitment: Verdict
  contributions: Verdict
  draws: Verdict
  all: Verdict
}

/** `told` hears how far it is, from 0 to 1. */
export async function check(
  record: MatchRecord,
  told: (done: number) => void = () => undefined,
  hash: Digest = digest,
): Promise<Checked> {
  const { seed, lines } = record
  const all = [record.deal, ...record.moves.map((move) => move.draws)]
  const work = lines.length + all.length
  const edited = await firstEdited(record, hash, (done) => told(done / work))
  const closed = { record, edited, commitment: null, streams: [], draws: null, words: 0 }
  if (seed === null) return closed
  const stretches = [...record.before, { seed, contributions: record.contributions }]
  const streams = await Promise.all(stretches.map((one) => Stream.of(one.seed, one.contributions, hash)))
  const opened = { ...closed, commitment: await commitment(seed, hash), streams }
  if (record.words === null) return opened
  const draws: Drawn[] = []
  for (const [move, drawn] of all.entries()) {
    // The deal is the first stretch's, each move that of the moves made before it.
    const stretch = move && record.before.filter(({ moves }) => moves < move).length
    for (const draw of drawn) draws.push({ ...(await anew(streams[stretch]!, draw)), move, stretch })
    if (move % AT_ONCE === 0) await breath(() => told((lines.length + move) / work))
  }
  return { ...opened, draws, words: streams.reduce((sum, { position }) => sum + position, 0) }
}

export function verdicts({ record, edited, commitment, draws, words }: Checked, own: Remembered | null): Verdicts {
  const shown = [commitment, own?.commitment || null].filter((one) => one !== null)
  const drawn = draws?.every(({ verdict }) => verdict === 'right') && words === record.words
  const parts = {
    lines: edited === null ? 'right' : 'wrong',
    commitment: shown.some((one) => one !== record.commitment) ? 'wrong' : commitment ? 'right' : 'open',
    // Whoever stood up again before the match began has sent something that is rightly not there.
    contributions: !own || own.luck.some((luck) => record.contributions.includes(luck)) ? 'right' : 'open',
    draws: draws ? (drawn ? 'right' : 'wrong') : 'open',
  } satisfies Partial<Verdicts>
  const all = Object.values<Verdict>(parts)
  return { ...parts, all: all.find((one) => one === 'wrong') ?? all.find((one) => one === 'open') ?? 'right' }
}

async function firstEdited(record: MatchRecord, hash: Digest, told: (done: number) => void): Promise<number | null> {
  const { lines } = record
  const isRight = async (index: number): Promise<boolean> => {
    const { body, check } = lines[index]!
    const covered = new TextEncoder().encode(`${lines[index - 1]?.check ?? ''}${body}`)
    return hex(await hash(covered)).startsWith(check)
  }
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE).map((_, more) => isRight(from + more))
    const wrong = (await Promise.all(some)).indexOf(false)
    if (wrong >= 0) return from + wrong + 1
    await breath(() => told(from))
  }
  return null
}

async function anew(stream: Stream, draw: Draw): Promise<Omit<Drawn, 'move' | 'stretch'>> {
  const follows = draw.at === stream.position
  // Where something was left out, what comes after it can still be looked at.
  stream.position = draw.at
  const came = await drawAgain(stream, draw)
  const verdict = !follows ? 'gap' : String(came) === String(draw.result) ? 'right' : 'other'
  return { ...draw, until: stream.position, came, verdict }
}

async function drawAgain(stream: Stream, { kind, of }: Draw): Promise<bigint | number[]> {
  if (kind === 'shuffle') return stream.shuffle(Number(of))
  if (kind === 'riffle') return stream.riffle(Number(of))
  return (kind === 'die' ? 1n : 0n) + (await stream.below(of))
}

/** Let the page be drawn. */
function breath(first: () => void): Promise<void> {
  first()
  return new Promise((done) => setTimeout(done))
}
