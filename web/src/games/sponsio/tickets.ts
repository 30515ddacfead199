/** What is printed on a ticket. */
import { TICKETS, type Kind, type Printed, type Ticket } from './components.gen'

/** What a ticket is bet on, as it is printed. */
export type Stake = string

export const kindOf = (ticket: Ticket): Kind => TICKETS[ticket].kind
export const stakesOf = (ticket: Ticket): Printed[] => TICKETS[ticket].stakes

export function paysOf(ticket: Ticket, stake: Stake | null | undefined, doubled = false): number {
  const printed = stakesOf(ticket).find((one) => one.stake === (stake ?? null))
  return printed?.[doubled ? 'doubled' : 'pays'] ?? 0
}
