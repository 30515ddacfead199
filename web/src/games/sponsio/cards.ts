/** The gladiators, written by colour and value: `R9`. */
import type { Suit } from './components.gen'

export const suitOf = (card: string): Suit => card[0] as Suit
export const valueOf = (card: string): number => Number(card[1])
