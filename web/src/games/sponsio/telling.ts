/** The table in words: bets, what is possible, what happened, what one can do now, a move. */
import type { Prompted, Words } from '../../lib/board'
import { HAND_SIZE, TRACK, type Ticket } from './components.gen'
import { kindOf, type Stake } from './tickets'
import type { BetView, Move, Outlook, View } from './types.gen'

export const cardName = (card: string, words: Words): string => words(`name-${card}`)

/** A stake as a word that a message can choose by. */
const key = (stake: Stake | null | undefined): string =>
  /^\d/.test(stake ?? '') ? `n${stake!.replace('+', 'up')}` : (stake ?? 'none')

/** "exactly two tricks", "no red card", "against Ronce"; of the reader, if nobody else is named. */
export function stakeInWords(
  bet: { ticket: Ticket; stake?: Stake | null | undefined; target?: number | null | undefined },
  names: readonly string[],
  words: Words,
  owner = 'you',
): string {
  const kind = kindOf(bet.ticket)
  const name = names[bet.target ?? -1] ?? ''
  return words(`stake-${kind}`, { stake: key(bet.stake), name, owner })
}

/** A stake beside the others of its ticket: "none", "1 to 4", "5 or more". */
export function stakeToPick(ticket: Ticket, stake: Stake, words: Words): string {
  const kind = kindOf(ticket)
  if (kind === 'last' || kind === 'nines') return stakeInWords({ ticket, stake }, [], words)
  return words(kind === 'tricks' ? 'pick-tricks' : 'pick-cards', { stake: key(stake) })
}

/** What fits on a chip: "2", "1-4", "yes". */
export function stakeInShort(stake: Stake | null | undefined, words: Words): string {
  if (stake === 'yes') return words('board-yes')
  if (stake === 'no') return words('board-no')
  return (stake ?? '').replace('-', '–')
}

/** A bet that lies on the table: what a chip shows of it. */
export type Shown = Pick<BetView, 'ticket' | 'target' | 'doubled' | 'modified'> &
  Partial<Pick<BetView, 'stake'>>

/** A bet as its owner would say it: "you", or a name. */
export function betInWords(
  bet: Shown,
  pays: number,
  owner: string,
  names: readonly string[],
  words: Words,
): string {
  return words('board-bet', {
    owner,
    ticket: bet.ticket,
    stake: stakeInWords(bet, names, words, owner),
    pays,
    doubled: String(bet.doubled ?? false),
    modified: String(bet.modified ?? false),
  })
}

/** What a bet has come to: "3 tricks", "2 cards"; nothing where it counts none. */
export function countInWords(ticket: Ticket, count: number | null | undefined, words: Words): string {
  if (count === null || count === undefined) return ''
  return words(kindOf(ticket) === 'tricks' ? 'board-came-tricks' : 'board-came-cards', { count })
}

/** What one can count on for a bet that one weighs. */
export function facts(
  { aims, masters, reach, seen, turns_left }: Outlook,
  bet: { ticket: Ticket; stake?: Stake | undefined; target?: number | undefined },
  names: readonly string[],
  words: Words,
): string[] {
  const kind = kindOf(bet.ticket)
  const lines: string[] = []
  if (bet.target !== undefined) {
    const name = names[bet.target] ?? ''
    lines.push(words('board-fact-counter', { name, bets: aims[bet.target] ?? 0, turns: turns_left }))
  }
  if (kind in seen) lines.push(words(`board-fact-${kind}`, { ...seen[kind] }))
  if (kind === 'tricks' || kind === 'last') {
    lines.push(words('board-fact-tricks', { left: HAND_SIZE, players: names.length }))
    if (masters !== null) lines.push(words('board-fact-masters', { count: masters }))
  }
  if (bet.stake && kind in reach) {
    const [least, most] = reach[kind]
    lines.push(words('board-fact-reach', { least, most }))
  }
  return lines
}

export function prompt({ view, legal, seat, names, words }: Prompted<View, Move>): string {
  if (view.ended) return words(`ended-${view.ended}`)
  if (seat === null || !legal.length) {
    const name = view.to_act === null ? '' : (names[view.to_act] ?? '')
    return words('board-waiting', { name, phase: view.phase, acting: String(view.acting) })
  }
  const can = (type: Move['type']) => legal.some((move) => move.type === type)
  if (view.phase === 'scoring') {
    if (unasked(view, legal)) return words('board-last-streak')
    const square = view.players[seat]?.streak ?? 0
    return words('board-prompt-collect', { square, coins: TRACK[square] ?? 0 })
  }
  if (view.phase === 'tricks') {
    const led = view.trick[0]?.[0]
    if (!led) return words(legal.length === 1 ? 'board-prompt-lead-combat' : 'board-prompt-lead')
    const follows = legal.some((move) => move.type === 'play' && move.card[0] === led)
    return words(follows ? `board-prompt-follow-${led}` : 'board-prompt-discard')
  }
  if (view.acting) return words(can('done') ? 'board-prompt-act' : 'board-prompt-must-bet')
  return words(can('pass') ? 'board-prompt-reveal' : 'board-prompt-must-reveal', { turn: view.turn })
}

/** The answer that the page gives by itself, where there is nothing to decide. */
export function unasked(view: View, legal: readonly Move[]): Move | undefined {
  return view.phase === 'scoring' && view.streaks_end
    ? legal.find((move) => move.type === 'collect' && move.take)
    : undefined
}

export function describe(move: Move, words: Words): string {
  switch (move.type) {
    case 'reveal':
    case 'play':
      return words(`board-do-${move.type}`, { card: cardName(move.card, words) })
    case 'bet': {
      if (move.target != null) return words('board-do-counter', { seat: move.target })
      const stake = stakeInWords(move, [], words)
      return words('board-do-bet', { ticket: move.ticket, stake, doubled: String(move.doubled ?? false) })
    }
    case 'token':
      return words(`board-do-token-${move.token}`, {
        card: move.card ? cardName(move.card, words) : '',
        ticket: move.ticket ?? '',
        stake: move.ticket ? stakeInWords({ ticket: move.ticket, stake: move.stake ?? null }, [], words) : '',
      })
    case 'swap':
      return words('board-do-swap', { give: cardName(move.give, words), take: cardName(move.take, words) })
    case 'collect':
      return words(move.take ? 'board-do-collect' : 'board-do-keep')
    default:
      return words(`board-do-${move.type}`)
  }
}
