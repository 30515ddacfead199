/** The table in words: bets, what is possible, what happened, what one can do now, a move. */
import type { Args, Prompted, Told, Words } from '../../lib/board'
import type { Suit } from './cards'
import {
  fateOf,
  masters,
  nines,
  ofSuit,
  reach,
  tricksLeft,
  whereabouts,
} from './counting'
import { COUNTER_BET, kindOf, paysOf, TRACK, TURNS, type Stake, type Ticket } from './tickets'
import type { Event, Move, PlacedBet, View } from './types.gen'

export const cardName = (card: string, words: Words): string => words(`name-${card}`)

/** A stake as a word that a message can choose by. */
const key = (stake: Stake | null | undefined): string =>
  /^\d/.test(stake ?? '') ? `n${stake!.replace('+', 'up')}` : (stake ?? 'none')

/** "exactly two tricks", "no red card", "against Ronce". */
export function stakeInWords(
  bet: { ticket: Ticket; stake?: Stake | null | undefined; target?: number | null | undefined },
  names: readonly string[],
  words: Words,
): string {
  const kind = kindOf(bet.ticket)
  const name = names[bet.target ?? -1] ?? ''
  return words(`stake-${kind}`, { stake: key(bet.stake), name })
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

export function betInWords(bet: PlacedBet, names: readonly string[], words: Words): string {
  return words('board-bet', {
    ticket: bet.ticket,
    stake: stakeInWords(bet, names, words),
    pays: paysOf(bet),
    doubled: String(bet.doubled),
    modified: String(bet.modified),
  })
}

/** By counting what has been seen: what is possible for a bet. */
export function facts(
  view: View,
  seat: number | null,
  bet: { ticket: Ticket; stake?: Stake | undefined; target?: number | undefined },
  names: readonly string[],
  words: Words,
): string[] {
  const kind = kindOf(bet.ticket)
  const { inPlay, mine, shown, gone, unseen, talon } = whereabouts(view)
  const left = tricksLeft(view)
  const lines: string[] = []
  if (kind === 'counter') {
    const aimed = view.players[bet.target ?? -1]
    if (aimed) {
      lines.push(
        words('board-fact-counter', {
          name: names[bet.target ?? -1] ?? '',
          bets: aimed.bets.filter(({ ticket }) => ticket !== COUNTER_BET).length,
          turns: Math.max(0, TURNS - view.turn),
        }),
      )
    }
  } else if (kind === 'nines') {
    lines.push(
      words('board-fact-nines', {
        most: nines(inPlay),
        talon: nines(talon),
        mine: nines(mine),
        shown: nines(shown) + nines(gone),
        unseen: nines(unseen),
      }),
    )
  } else if (kind === 'tricks' || kind === 'last') {
    lines.push(words('board-fact-tricks', { left, players: view.players.length }))
    if (seat !== null) lines.push(words('board-fact-masters', { count: masters(view).length }))
  } else {
    const suit: Suit = kind
    lines.push(
      words(`board-fact-${suit}`, {
        most: ofSuit(inPlay, suit),
        talon: ofSuit(talon, suit),
        mine: ofSuit(mine, suit),
        shown: ofSuit(shown, suit) + ofSuit(gone, suit),
        unseen: ofSuit(unseen, suit),
      }),
    )
  }
  if (bet.stake && kind !== 'last' && kind !== 'counter') {
    const fate = fateOf(view, seat ?? 0, { ticket: bet.ticket, stake: bet.stake, target: null })
    if (fate !== 'open') lines.push(words(`board-fate-${fate}`))
    else if (kind !== 'nines') {
      const [least, most] = reach(view, seat ?? 0, bet.ticket)
      lines.push(words('board-fact-reach', { least, most }))
    }
  }
  return lines
}

/** What was told, for those who listen. */
export function spoken(told: readonly Told[], names: readonly string[], words: Words): string {
  return told
    .flatMap((line) => (line.type === 'event' ? [line.what as Event] : []))
    .slice(-MOST_SAID)
    .map((what) => sentence(what, names, words))
    .join(' ')
}

/** As many lines as the end of a round tells; the rest is in the log. */
const MOST_SAID = 40
const SEATS = new Set(['seat', 'dealer', 'target'])

export function sentence(what: Event, names: readonly string[], words: Words): string {
  const args: Args = {}
  for (const [field, value] of Object.entries(what) as [string, unknown][]) {
    if (SEATS.has(field)) args[`${field}-name`] = names[Number(value)] ?? ''
    if (field === 'seats') {
      args['seats-names'] = (value as number[]).map((seat) => names[seat] ?? '').join(', ')
    } else if (Array.isArray(value)) {
      args[field] = (value as string[]).map((card) => cardName(card, words)).join(', ')
    } else if (/^[GYBR]\d$/.test(String(value))) args[field] = cardName(String(value), words)
    else if (/^\d[-+]/.test(String(value))) args[field] = words(`name-${String(value).replace('+', 'up')}`)
    else args[field] = typeof value === 'number' ? value : String(value ?? 'none')
  }
  return words(`event-${what.type}`, args)
}

export function prompt({ view, legal, seat, names, words }: Prompted<View, Move>): string {
  if (view.ended) return words(`ended-${view.ended}`)
  if (seat === null || !legal.length) {
    const name = view.to_act === null ? '' : (names[view.to_act] ?? '')
    return words('board-waiting', { name, phase: view.phase, acting: String(view.acting) })
  }
  const can = (type: Move['type']) => legal.some((move) => move.type === type)
  if (view.phase === 'scoring') {
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

export function describe(move: Move, words: Words): string {
  switch (move.type) {
    case 'reveal':
    case 'play':
      return words(`board-do-${move.type}`, { card: cardName(move.card, words) })
    case 'bet': {
      const stake = stakeInWords({ ...move, target: null }, [], words)
      if (move.ticket === COUNTER_BET) return words('board-do-counter', { seat: move.target ?? 0 })
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
