/** SHA-256: the browser's own, or ours where the browser keeps its own back. It does so over plain HTTP,
    which is how people in one room reach a house. */

export type Bytes = Uint8Array<ArrayBuffer>
export type Digest = (data: Bytes) => Bytes | Promise<Bytes>

/** Whether the browser lends its own. */
export const isLent = globalThis.crypto?.subtle !== undefined

export const digest: Digest = isLent
  ? async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  : sha256

const PRIMES = firstPrimes(64)
/** The first 32 bits after the point of the primes' cube roots, and of the first eight's square roots. */
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** As FIPS 180-4 has it. */
export function sha256(data: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(data.length) * 8n)
  const hash = Uint32Array.from(START)
  for (let block = 0; block < padded.length; block += 64) compress(hash, view, block)
  const found = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => found.setUint32(place * 4, word))
  return new Uint8Array(found.buffer)
}

function compress(hash: Uint32Array, view: DataView, block: number): void {
  const words = new Uint32Array(64)
  for (let t = 0; t < 16; t++) words[t] = view.getUint32(block + t * 4)
  for (let t = 16; t < 64; t++) {
    const early = words[t - 15]!
    const late = words[t - 2]!
    words[t] =
      words[t - 16]! +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      words[t - 7]! +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[t]! + words[t]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word))
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number)
  }
  return primes
}
