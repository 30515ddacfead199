/** A line of the log in words: the game's for events, the house's for what happens around. */
import type { Args, Told, Words } from './board'
import { levelName } from './bots'
import type { Notice } from './protocol.gen'
import type { Sitter } from './seating'
import type { Catalogue } from './words'

/** `sitting`: those who sat there when it was told. */
export function telling(
  line: Told,
  catalogue: Catalogue,
  sitting: readonly Sitter[],
  words: Words,
): string {
  if (line.type === 'event') return catalogue.at(sitting.map((sitter) => sitter.name)).tell(line.what)
  if (line.what === 'opened' || line.what === 'moved') return ''
  // Who asks for a chair does not sit on it yet.
  const seat = line.what === 'asked-in' ? null : line.seat
  const args: Args = { who: nameOf(seat, line.person, sitting, words) }
  if (line.text) args.text = line.text
  if (line.to) args.names = othersIn(line, sitting)
  if (line.level) args.level = levelName(line.level, words)
  args.why = line.why ?? 'none'
  args.yes = line.yes === false ? 'no' : 'yes'
  // Bots need not be asked: the move is taken back at once.
  const alone = sitting.every(({ seat, chair }) => seat === line.seat || !chair.person)
  return words(line.what === 'undo-asked' && alone ? 'notice-undone' : `notice-${line.what}`, args)
}

/** What happened, for those who listen: of what is to be heard the newest lines, the rest is in the log. */
export function spoken(
  told: readonly Told[],
  tell: (what: any) => string,
  { most = 40, isHeard = () => true }: { most?: number; isHeard?: (type: any) => boolean } = {},
): string {
  return told
    .flatMap((line) => (line.type === 'event' && isHeard(line.what.type) ? [line.what] : []))
    .slice(-most)
    .map(tell)
    .filter(Boolean)
    .join(' ')
}

/** The places of the lines that no longer hold: their moves were taken back. */
export function takenBack(log: readonly Told[]): Set<number> {
  const places = new Set<number>()
  for (const [end, line] of log.entries()) {
    const since = line.type === 'notice' ? line.since : null
    if (since == null) continue
    for (let place = end - 1; place >= 0 && log[place]!.at >= since; place--) {
      if (log[place]!.type === 'event') places.add(place)
    }
  }
  return places
}

/** With whom somebody whispers, by their names. */
export const othersIn = (line: Notice, sitting: readonly Sitter[]): string =>
  (line.to ?? [])
    .filter((seat) => seat !== line.seat)
    .map((seat) => sitting[seat]?.name ?? '')
    .join(', ')

export function nameOf(
  seat: number | null | undefined,
  person: string | null | undefined,
  sitting: readonly Sitter[],
  words: Words,
): string {
  const known = sitting.find((sitter) => person && sitter.chair.person === person)
  if (known) return known.name
  if (person && seat == null) return words('a-watcher')
  return seat == null ? '' : (sitting[seat]?.name ?? '')
}
