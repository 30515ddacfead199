/** The stream of numbers behind a match, as docs/chance.md states it. */
import { digest, type Bytes, type Digest } from './sha256'

const WORD_RANGE = 2n ** 64n
const RIFFLE_RANGE = 2n ** 56n
export const WORDS_IN_A_BLOCK = 4
/** So many blocks are hashed at a time. */
const AT_ONCE = 32

/** What one word, or four of them, were made from. */
export interface Block {
  number: number
  /** What was hashed, in hexadecimal. */
  input: string
  words: string[]
}

export class Stream {
  /** How many words have been drawn. */
  position = 0
  #first = 0
  #words: bigint[] = []

  private constructor(
    readonly key: Bytes,
    readonly hash: Digest,
  ) {}

  static async of(seed: string, contributions: readonly string[], hash: Digest = digest): Promise<Stream> {
    return new Stream(await tagged('chance', [seed, ...contributions], hash), hash)
  }

  async word(): Promise<bigint> {
    const place = this.position - this.#first
    if (place < 0 || place >= this.#words.length) return this.#hashed()
    this.position++
    return this.#words[place]!
  }

  async #hashed(): Promise<bigint> {
    const block = Math.floor(this.position / WORDS_IN_A_BLOCK)
    const numbers = Array.from({ length: AT_ONCE }, (_, more) => block + more)
    const blocks = await Promise.all(numbers.map((number) => this.hash(blockInput(this.key, number))))
    this.#first = block * WORDS_IN_A_BLOCK
    this.#words = blocks.flatMap(wordsOf)
    return this.word()
  }

  /** A number from 0 to `bound` - 1. */
  async below(bound: bigint): Promise<bigint> {
    const fair = WORD_RANGE - (WORD_RANGE % bound)
    let word = await this.word()
    while (word >= fair) word = await this.word()
    return word % bound
  }

  /** The places of so many items, in their new order. */
  async shuffle(count: number): Promise<number[]> {
    const order = Array.from({ length: count }, (_, place) => place)
    for (let last = count - 1; last > 0; last--) swap(order, last, Number(await this.below(BigInt(last + 1))))
    return order
  }

  /** The same by a quick shuffle: several steps from one number. */
  async riffle(count: number): Promise<number[]> {
    const order = Array.from({ length: count }, (_, place) => place)
    let size = count
    while (size > 1) {
      const first = size
      let product = 1n
      while (size > 1 && product * BigInt(size) <= RIFFLE_RANGE) product *= BigInt(size--)
      let number = await this.below(product)
      for (let one = first; one > size; one--) {
        swap(order, one - 1, Number(number % BigInt(one)))
        number /= BigInt(one)
      }
    }
    return order
  }

  /** The blocks that these words lie in. */
  async blocks(from: number, until: number): Promise<Block[]> {
    const first = Math.floor(from / WORDS_IN_A_BLOCK)
    const count = Math.ceil(until / WORDS_IN_A_BLOCK) - first
    return Promise.all(
      Array.from({ length: count }, async (_, more) => {
        const input = blockInput(this.key, first + more)
        const words = wordsOf(await this.hash(input)).map((word) => word.toString(16).padStart(16, '0'))
        return { number: first + more, input: hex(input), words }
      }),
    )
  }
}

/** What a table shows before the first move. */
export async function commitment(seed: string, hash: Digest = digest): Promise<string> {
  return hex(await tagged('commitment', [seed], hash))
}

export function hex(data: Bytes): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function tagged(purpose: string, texts: readonly string[], hash: Digest): Promise<Bytes> {
  const parts = [`veillee ${purpose} 1`, ...texts].map((text) => new TextEncoder().encode(text))
  const data = new Uint8Array(parts.reduce((length, part) => length + 8 + part.length, 0))
  const view = new DataView(data.buffer)
  let place = 0
  for (const part of parts) {
    view.setBigUint64(place, BigInt(part.length))
    data.set(part, place + 8)
    place += 8 + part.length
  }
  return hash(data)
}

function blockInput(key: Bytes, number: number): Bytes {
  const input = new Uint8Array(key.length + 8)
  input.set(key)
  new DataView(input.buffer).setBigUint64(key.length, BigInt(number))
  return input
}

function wordsOf(block: Bytes): bigint[] {
  const view = new DataView(block.buffer, block.byteOffset)
  return [0, 8, 16, 24].map((place) => view.getBigUint64(place))
}

function swap(order: number[], one: number, other: number): void {
  ;[order[one], order[other]] = [order[other]!, order[one]!]
}
