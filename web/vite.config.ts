import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

import { packing } from './packing.ts'
import { standalone } from './standalone.ts'
import { worker } from './worker.ts'

const house = process.env.VEILLEE_HOUSE ?? 'http://127.0.0.1:8017'

export default defineConfig({
  plugins: [svelte(), worker(), packing(), standalone()],
  build: {
    outDir: '../src/veillee/page',
    emptyOutDir: true,
    // The house lets a page load nothing but files of its own: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        // The service worker has the whole house before it: its address is at the root, and stays.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // A board is called by its game, not `index`: the tests and people who read logs look for it.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
      },
    },
  },
  server: {
    proxy: { '/api': { target: house, ws: true }, '/boards': house },
  },
})
