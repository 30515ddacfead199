/** Runs every `*.test.ts` by Node's own runner. What builds the page, esbuild and Svelte's compiler,
    makes each of them a plain module first. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build, transformSync } from 'esbuild'
import { compileModule } from 'svelte/compiler'

const runes = {
  name: 'runes',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte\.ts$/ }, ({ path: filename }) => {
      const { code } = transformSync(readFileSync(filename, 'utf-8'), {
        loader: 'ts',
        target: 'esnext',
        sourcefile: filename,
        sourcemap: 'inline',
      })
      return { contents: compileModule(code, { filename }).js.code }
    })
  },
}

const outdir = mkdtempSync(join(tmpdir(), 'veillee-page-'))
try {
  const tests = readdirSync('src', { recursive: true, encoding: 'utf-8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('src', name))
  await build({
    entryPoints: tests,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['browser'],
    sourcemap: 'inline',
    plugins: [runes],
  })
  const built = readdirSync(outdir, { recursive: true, encoding: 'utf-8' })
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join(outdir, name))
  const run = ['--enable-source-maps', '--test', '--test-reporter=spec', ...built]
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(outdir, { recursive: true })
}
