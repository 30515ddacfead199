/** Packs the built files once, so that the house need not at every visit. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKABLE = /\.(js|css|html|svg)$/

export function packing(): Plugin {
  return {
    name: 'packing',
    apply: 'build',
    // Only what was written is packed: where the build fails, its own error is the one to read.
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf-8' })) {
        if (!PACKABLE.test(name)) continue
        const file = join(dir!, name)
        const body = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(body))
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
      }
    },
  }
}
