/** Where a record comes from: a file, or the house. Trouble says why there is none. */
import { address, Trouble, UNREACHABLE } from '../lib/calls'
import type { Problem } from '../lib/protocol.gen'

const MEGABYTE = 1_000_000
/** As in the terminal: no record comes near it. */
const MOST = 64

export async function fromFile(file: File): Promise<string> {
  if (file.size > MOST * MEGABYTE) throw new Trouble(0, { error: 'check-too-large', args: { most: MOST } })
  const data = await file.arrayBuffer().catch(() => {
    throw new Trouble(0, { error: 'check-unreadable' })
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    throw new Trouble(0, { error: 'check-not-text' })
  }
}

export async function fromHouse(table: string): Promise<string> {
  const unreachable = { error: UNREACHABLE }
  const response = await fetch(address('record', { table_id: table })).catch(() => {
    throw new Trouble(0, unreachable)
  })
  if (response.ok) return response.text()
  throw new Trouble(response.status, (await response.json().catch(() => unreachable)) as Problem)
}
