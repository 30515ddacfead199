/** Who sits where, by the names and faces the page shows. */
import type { Words } from './board'
import { guest } from './bots'
import { initials } from './initials'
import { keep, kept } from './kept'
import type { ChairSeen, SeatRating, TableSeen } from './protocol.gen'

export interface Looks {
  thing?: string | null
  level?: string | null
  face?: string
  letters?: string
}

export interface Sitter {
  seat: number
  chair: ChairSeen
  name: string
  /** A thing of the house plays here, for itself or for somebody who is away. */
  thing: string | null
  /** What the chair shows: that thing, a chosen face, or two letters. */
  looks: Looks
  open: boolean
  mine: boolean
  /** At a rated table: of who sits there, and at the end what it has become. */
  rating?: SeatRating | null
}

/** A person's name as sentences take it: who is called "Vous" is not addressed by them. */
export function called(name: string | null | undefined, words: Words): string {
  if (!name) return words('somebody-gone')
  return /^(?:vous|you)$/i.test(name) ? words('called', { name }) : name
}

export const sitters = (table: TableSeen, words: Words): Sitter[] =>
  seated(table, table.chairs, words, (person) => person)

type Sat = Pick<Sitter, 'name' | 'looks'>

/** Who sat where in the match that this table goes on from; known to the browser that had it go on. */
function satBefore(table: string): Sat[] {
  try {
    return JSON.parse(kept(`sat.${table}`) ?? '[]') as Sat[]
  } catch {
    return []
  }
}

export function rememberSitting(table: string, sitting: readonly Sitter[]): void {
  keep(`sat.${table}`, JSON.stringify(sitting.map(({ name, looks }) => ({ name, looks }))))
}

/** Those on these chairs; `kept` names a chair that a bot keeps for somebody. */
export function seated(
  table: Pick<TableSeen, 'id' | 'seat'> & { goes_on?: boolean },
  chairs: readonly ChairSeen[],
  words: Words,
  kept: (person: string, bot: string) => string,
): Sitter[] {
  const taken = new Map<string, number>()
  const letters = initials(chairs.map((chair) => (chair.person && chair.name) || ''))
  // Where a match goes on against bots, each plays for whoever sat on that chair before.
  const earlier = table.goes_on ? satBefore(table.id) : []
  return chairs.map((chair, seat) => {
    const thing = chair.bot ? guest(table.id, chairs.length, seat, chair.bot).id : null
    const sat = thing && !chair.person ? earlier[seat] : undefined
    const bot = sat?.name ?? (thing ? words(`guest-${thing}`) : words('open-chair', { chair: seat + 1 }))
    const person = chair.person ? called(chair.name, words) : null
    const name = person === null ? bot : thing ? kept(person, bot) : person
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return {
      seat,
      chair,
      name: before ? `${name} ${before + 1}` : name,
      thing,
      looks: sat?.looks ?? (thing ? { thing, level: chair.bot } : { face: chair.face, letters: letters[seat] }),
      open: !chair.person && !chair.bot,
      mine: table.seat === seat,
    }
  })
}
