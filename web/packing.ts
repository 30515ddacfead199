/** Packs the built files once, so that the house need not at every visit. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKABLE = /\.(js|css|html|svg)$/

export function packing(): Plugin {
  let folder = ''
  return {
    name: 'packing',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!PACKABLE.test(name)) continue
        const body = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }))
      }
    },
  }
}
