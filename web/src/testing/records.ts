/** Records of real matches, with what was drawn, as Python writes them now. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

const PYTHON = process.env.VEILLEE_PYTHON ?? '.venv/bin/python'
const how = { cwd: '..', encoding: 'utf-8', maxBuffer: 2 ** 26 } as const

export const records = JSON.parse(execFileSync(PYTHON, ['-m', 'tools.drawn_records'], how)) as {
  [name: string]: string
}

/** A record's lines, changed, and their checks made right again by somebody who knows how. */
export function forged(text: string, change: (lines: any[]) => void): string {
  const lines = text.trimEnd().split('\n').map((line) => JSON.parse(line))
  change(lines)
  let check = ''
  return lines
    .map(({ check: _, ...line }) => {
      const body = JSON.stringify(line)
      check = createHash('sha256').update(check + body).digest('hex').slice(0, 16)
      return `${body.slice(0, -1)},"check":"${check}"}\n`
    })
    .join('')
}
