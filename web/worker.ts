/** Tells the service worker which files the page was built of. */
import type { Plugin } from 'vite'

const NOT_NEEDED = /\.(mp4|webm)$/

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !NOT_NEEDED.test(name))
      const chunk = bundle['sw.js']
      if (chunk?.type !== 'chunk' || !chunk.code.includes('__FILES__')) this.error('There is no service worker.')
      chunk.code = chunk.code.replace('__FILES__', JSON.stringify(files.map((name) => `/${name}`).sort()))
    },
  }
}
