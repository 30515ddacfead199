/** Builds the standalone page of each game: one file with script, styles and letters in it, which
    asks nobody for anything. The house fills it with a match (`house/http/standalone.py`). */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build as bundled } from 'esbuild'
import { build, type Plugin, type Rollup } from 'vite'

const ENTRY = 'standalone:'
type Files = Map<string, Rollup.OutputChunk | Rollup.OutputAsset>

export function standalone(): Plugin {
  let folder = ''
  let boards = ''
  return {
    name: 'standalone',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir, 'standalone')
      boards = join(root, 'src/games')
    },
    // After the page itself, whose build empties the folder; not where that fails.
    async writeBundle() {
      const games: Record<string, string> = { general: '/src/general' }
      for (const name of readdirSync(boards)) games[name] = `/src/games/${name}`
      const files = await compiled(games)
      mkdirSync(folder, { recursive: true })
      for (const name of Object.keys(games)) writeFileSync(join(folder, `${name}.html`), await pageOf(`${name}.js`, files))
    },
  }
}

/** All games at once: what they share is compiled once. */
async function compiled(games: Record<string, string>): Promise<Files> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [svelte(), entries(games)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: () => true,
      rollupOptions: {
        input: Object.fromEntries(Object.keys(games).map((name) => [name, ENTRY + name])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  })) as Rollup.RollupOutput
  return new Map(output.map((file) => [file.fileName, file]))
}

/** A game's own entry: its board and that board's words. */
function entries(games: Record<string, string>): Plugin {
  return {
    name: 'standalone-entries',
    resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
    load(id) {
      const folder = id.startsWith(ENTRY) && games[id.slice(ENTRY.length)]
      if (!folder) return null
      return [
        `import { open } from '/src/standalone/open.ts'`,
        `import board from '${folder}/index.ts'`,
        `import fr from '${folder}/messages.fr.ftl?raw'`,
        `import en from '${folder}/messages.en.ftl?raw'`,
        `open(board, { fr, en })`,
      ].join('\n')
    },
  }
}

async function pageOf(entry: string, files: Files): Promise<string> {
  const script = await oneScript(entry, files)
  const css = stylesOf(entry, files).map((name) => String((files.get(name) as Rollup.OutputAsset).source))
  // Whatever a match may have in it, the browser runs this script alone, and asks nobody.
  const policy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; style-src 'unsafe-inline'; font-src data:; img-src data:`
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Veillée</title>
<style>${css.join('\n')}</style>
</head>
<body>
<script type="application/json" id="match"></script>
<script>${script}</script>
</body>
</html>
`
}

/** The entry and all that it imports, as one script that a page can have in it. */
async function oneScript(entry: string, files: Files): Promise<string> {
  const plugin = {
    name: 'in-memory',
    setup(build: import('esbuild').PluginBuild) {
      build.onResolve({ filter: /.*/ }, ({ path, importer }) => ({
        path: importer ? join(importer, '..', path) : path,
        namespace: 'built',
      }))
      build.onLoad({ filter: /.*/ }, ({ path }) => ({ contents: (files.get(path) as Rollup.OutputChunk).code, loader: 'js' }))
    },
  }
  const { outputFiles } = await bundled({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    write: false,
    plugins: [plugin],
  })
  // esbuild writes `</script` as `<\/script`; the file ends with a line break, which the digest counts.
  return outputFiles[0]!.text
}

/** The style sheets of the entry and of what it imports, those of what it stands on first. */
function stylesOf(name: string, files: Files, seen = new Set<string>()): string[] {
  const chunk = files.get(name) as Rollup.OutputChunk
  if (seen.has(name)) return []
  seen.add(name)
  const below = [...chunk.imports, ...chunk.dynamicImports].flatMap((other) => stylesOf(other, files, seen))
  return [...new Set([...below, ...(chunk.viteMetadata?.importedCss ?? [])])]
}
