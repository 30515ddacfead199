/** The story keeps its past: who sat where when each line was told. */
import type { Told, Words } from './board'
import type { ChairSeen, Notice, TableSeen } from './protocol.gen'
import { seated, type Sitter } from './seating'

/** These tell of whoever sits there from now on; all others of who sat there until now. */
const COMING = new Set(['sat', 'bot-sat', 'returned', 'started'])

/** For each line of the log, who sat at the table then. */
export function sittingThen(log: readonly Told[], table: TableSeen, words: Words): Sitter[][] {
  const people = new Map(Object.entries(table.others))
  for (const { person, name } of table.chairs) if (person && name) people.set(person, name)
  const known = (chair: ChairSeen): ChairSeen => ({ ...chair, name: people.get(chair.person ?? '') ?? null })
  const name = (chairs: ChairSeen[]): Sitter[] =>
    seated(table, chairs.map(known), words, (who, bot) => words('in-stead', { who, bot }))

  let chairs: ChairSeen[] = table.chairs.map(() => ({}))
  let now = name(chairs)
  return log.map((line) => {
    const after = line.type === 'notice' ? changed(chairs, line) : chairs
    if (after === chairs) return now
    const before = now
    chairs = after
    now = name(chairs)
    return line.type === 'notice' && COMING.has(line.what) ? now : before
  })
}

function changed(chairs: ChairSeen[], line: Notice): ChairSeen[] {
  if (line.what === 'started' && line.order) return line.order.map((came) => chairs[came]!)
  const seat = line.seat
  const before = seat == null ? undefined : chairs[seat]
  const after = before && taken(before, line)
  return after && after !== before ? chairs.map((chair, place) => (place === seat ? after : chair)) : chairs
}

/** The chair once this has happened there. */
function taken(chair: ChairSeen, { what, person, level, why }: Notice): ChairSeen {
  if (what === 'sat') return { person }
  if (what === 'bot-sat' || (what === 'stood-in' && why === 'removed')) return { bot: level }
  if (what === 'stood-in' || (what === 'resigned' && level)) return { ...chair, bot: level }
  if (what === 'returned') return { person: chair.person }
  return what === 'freed' ? {} : chair
}
