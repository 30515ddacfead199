/** What one has in hand before a move is made: a card lifted, a ticket read, a token weighed. */
import { TOKENS, type Ticket, type Token } from './components.gen'
import type { Stake } from './tickets'
import type { Move, View } from './types.gen'

export type Chosen =
  | { what: 'card'; card: string }
  | { what: 'ticket'; ticket: Ticket; stake?: Stake; target?: number; doubled?: boolean }
  | { what: 'token'; token: Token; card?: string; ticket?: Ticket; stake?: Stake }
  | { what: 'swap'; take?: string; give?: string }

export class Choosing {
  chosen = $state.raw<Chosen | null>(null)

  ticket(ticket: Ticket): void {
    const now = this.chosen
    if (now?.what === 'ticket' && now.ticket === ticket) this.clear()
    else this.chosen = { what: 'ticket', ticket }
  }

  token(token: Token): void {
    const now = this.chosen
    if (now?.what === 'token' && now.token === token) this.clear()
    else this.chosen = { what: 'token', token }
  }

  take(card: string): void {
    const now = this.chosen
    if (now?.what !== 'swap') this.chosen = { what: 'swap', take: card }
    else if (now.take === card) this.clear()
    else this.chosen = { ...now, take: card }
  }

  /** Put a card to what is being chosen; false where it has no use for one. */
  card(card: string): boolean {
    const now = this.chosen
    if (now?.what === 'swap') this.chosen = { ...now, give: card }
    else if (now?.what === 'token' && TOKENS[now.token] === 'card') {
      this.chosen = { ...now, card }
    } else return false
    return true
  }

  lift(card: string): void {
    this.chosen = { what: 'card', card }
  }

  change(part: Partial<Chosen>): void {
    if (this.chosen) this.chosen = { ...this.chosen, ...part } as Chosen
  }

  clear(): void {
    this.chosen = null
  }

  /** The card of the hand that is part of it. */
  get held(): string | undefined {
    const now = this.chosen
    if (now?.what === 'swap') return now.give
    return now?.what === 'card' || now?.what === 'token' ? now.card : undefined
  }

  /** As a bot would do it. */
  show(move: Move): void {
    if (move.type === 'bet') {
      const { ticket, stake, target, doubled } = move
      this.chosen = {
        what: 'ticket',
        ticket,
        ...(stake && { stake }),
        ...(target != null && { target }),
        ...(doubled && { doubled }),
      }
    } else if (move.type === 'token') {
      const { token, card, ticket, stake } = move
      this.chosen = {
        what: 'token',
        token,
        ...(card && { card }),
        ...(ticket && { ticket }),
        ...(stake && { stake }),
      }
    } else if (move.type === 'swap') this.chosen = { what: 'swap', take: move.take, give: move.give }
    else if (move.type === 'reveal' || move.type === 'play') this.lift(move.card)
  }
}

/** The move that it comes to, whole or not: the house says what is missing. */
export function moveOf(chosen: Chosen, view: View): Move | null {
  switch (chosen.what) {
    case 'card':
      return { type: view.phase === 'tricks' ? 'play' : 'reveal', card: chosen.card }
    case 'ticket': {
      const { ticket, stake, target, doubled } = chosen
      return {
        type: 'bet',
        ticket,
        ...(stake && { stake }),
        ...(doubled && { doubled }),
        ...(target !== undefined && { target }),
      }
    }
    case 'token': {
      const { token, card, ticket, stake } = chosen
      return {
        type: 'token',
        token,
        ...(card && { card }),
        ...(ticket && { ticket }),
        ...(stake && { stake }),
      }
    }
    case 'swap':
      return chosen.take && chosen.give
        ? { type: 'swap', give: chosen.give, take: chosen.take }
        : null
  }
}

export const same = (one: Move, other: Move): boolean => written(one) === written(other)

const written = (move: Move): string =>
  JSON.stringify(
    Object.entries(move)
      .filter(([, value]) => value !== null && value !== undefined && value !== false)
      .sort(),
  ) + (move.type === 'collect' ? move.take : '')
