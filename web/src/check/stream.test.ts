import { deepEqual, equal } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

import { digest, isLent, sha256 } from './sha256'
import { commitment, hex, Stream } from './stream'

/** Those that Python's own is held against. */
const vectors = JSON.parse(readFileSync('../tests/kernel/vectors.json', 'utf-8'))
const bytes = (text: string) => new TextEncoder().encode(text)
const HASHES = { lent: digest, ours: sha256 }

test('our own SHA-256 is that of FIPS 180-4', () => {
  equal(hex(sha256(bytes(''))), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  equal(hex(sha256(bytes('abc'))), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  equal(
    hex(sha256(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  equal(hex(sha256(bytes('a'.repeat(1_000_000)))), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('our own SHA-256 agrees with another at every length around its blocks', () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256)
    equal(hex(sha256(data)), createHash('sha256').update(data).digest('hex'), String(length))
  }
})

test('what the browser lends is used where it lends it', () => {
  equal(isLent, true)
})

for (const [whose, hash] of Object.entries(HASHES)) {
  const stream = (): Promise<Stream> => Stream.of(vectors.seed, [], hash)

  test(`the first words of a known seed never change (${whose})`, async () => {
    const known = await stream()
    const words: string[] = []
    for (const _ of vectors.words) words.push((await known.word()).toString(16).padStart(16, '0'))
    deepEqual(words, vectors.words)
  })

  test(`what players contribute changes the stream as it always did (${whose})`, async () => {
    const word = await (await Stream.of(vectors.seed, vectors.contributions, hash)).word()
    equal(word.toString(16), vectors.contributed)
  })

  test(`shuffles, riffles and dice of a known seed never change (${whose})`, async () => {
    deepEqual(await (await stream()).shuffle(10), vectors.shuffle)
    deepEqual(await (await stream()).riffle(10), vectors.riffle)
    const known = await stream()
    const dice: number[] = []
    for (const _ of vectors.dice) dice.push(1 + Number(await known.below(6n)))
    deepEqual(dice, vectors.dice)
  })

  test(`the commitment to a known seed never changes (${whose})`, async () => {
    equal(await commitment(vectors.seed, hash), vectors.commitment)
  })
}

test('words that would favour small numbers are drawn again', async () => {
  const stream = await Stream.of('again', [])
  for (let time = 0; time < 200; time++) await stream.below(2n ** 63n + 1n)
  equal(stream.position > 300 && stream.position < 500, true)
})

test('the blocks of some words say what was hashed, and what came of it', async () => {
  const stream = await Stream.of(vectors.seed, [])
  const [first, second, ...more] = await stream.blocks(2, 5)
  deepEqual(more, [])
  deepEqual([...first!.words, second!.words[0]], vectors.words)
  equal(second!.input, `${hex(stream.key)}0000000000000001`)
  equal(stream.position, 0)
})
