/** Who sits where, by the names and faces the page shows. */
import type { Words } from './board'
import { guest } from './bots'
import type { ChairSeen, TableSeen } from './protocol.gen'

export interface Sitter {
  seat: number
  chair: ChairSeen
  name: string
  /** A thing of the house plays here, for itself or for somebody who is away. */
  thing: string | null
  open: boolean
  mine: boolean
}

export function sitters(table: TableSeen, words: Words): Sitter[] {
  const taken = new Map<string, number>()
  return table.chairs.map((chair, seat) => {
    const thing = chair.bot ? guest(table.id, table.chairs.length, seat, chair.bot).id : null
    const name = chair.person
      ? (chair.name ?? words('somebody-gone'))
      : thing
        ? words(`guest-${thing}`)
        : words('open-chair', { chair: seat + 1 })
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return {
      seat,
      chair,
      name: before ? `${name} ${before + 1}` : name,
      thing,
      open: !chair.person && !chair.bot,
      mine: table.seat === seat,
    }
  })
}
