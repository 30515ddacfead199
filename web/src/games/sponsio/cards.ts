/** The gladiators: four colours of nine, written `R9`. */
export const SUITS = ['G', 'Y', 'B', 'R'] as const
export type Suit = (typeof SUITS)[number]

export const HAND_SIZE = 8

export const suitOf = (card: string): Suit => card[0] as Suit
export const valueOf = (card: string): number => Number(card[1])

/** The cards in use: three players leave one colour in the box. */
export function deckWithout(removed: Suit | null): string[] {
  return SUITS.filter((suit) => suit !== removed).flatMap((suit) =>
    Array.from({ length: 9 }, (_, value) => `${suit}${value + 1}`),
  )
}
