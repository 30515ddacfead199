/** What this browser added to the chance of tables, and the commitment it was shown there before the
    match: both can be held against the record. */
import { keep, kept } from './kept'

interface Sent {
  table: string
  luck: string
  /** Empty until the table was seen. */
  commitment: string
  /** Whether that was shown before this was sent: the house could not choose by it. */
  bound: boolean
}

/** What this browser knows of one table. */
export interface Remembered {
  luck: string[]
  commitment: string
  bound: boolean
}

/** So many of the newest are kept. */
const MOST = 200

export function keepLuck(table: string, luck: string, commitment = ''): void {
  write([...read(), { table, luck, commitment, bound: commitment !== '' }])
}

/** The commitment that is shown at a table: it must stay what it is. */
export function keepCommitment(table: string, commitment: string): void {
  const sent = read()
  if (!sent.some((one) => one.table === table && !one.commitment)) return
  write(sent.map((one) => (one.table === table ? { ...one, commitment: one.commitment || commitment } : one)))
}

/** What is known of the table, or of the one that a record without its name must be of. */
export function remembered(
  table: string | null,
  record: { commitment: string; contributions: readonly string[] },
): Remembered | null {
  const sent = read()
  const isOf = ({ luck, commitment }: Sent): boolean =>
    record.contributions.includes(luck) || commitment === record.commitment
  const found = table ?? sent.find(isOf)?.table
  const own = sent.filter((one) => one.table === found)
  const [first] = own
  return first ? { luck: own.map(({ luck }) => luck), commitment: first.commitment, bound: first.bound } : null
}

function read(): Sent[] {
  return JSON.parse(kept('luck') ?? '[]') as Sent[]
}

function write(sent: Sent[]): void {
  keep('luck', JSON.stringify(sent.slice(-MOST)))
}
