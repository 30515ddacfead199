/** A line of the log in words: the game's for events, the house's for what happens around. */
import type { Args, Told, Words } from './board'
import type { Sitter } from './seating'
import type { Catalogue } from './words'

export function telling(
  line: Told,
  catalogue: Catalogue,
  sitting: readonly Sitter[],
  words: Words,
): string {
  if (line.type === 'event') {
    return catalogue.tell(
      line.what,
      sitting.map((sitter) => sitter.name),
    )
  }
  if (line.what === 'opened' || line.what === 'moved') return ''
  const args: Args = { who: nameOf(line.seat, line.person, sitting, words) }
  if (line.text) args.text = line.text
  if (line.level) args.level = words(`level-${line.level}`)
  args.why = line.why ?? 'none'
  args.yes = line.yes === false ? 'no' : 'yes'
  return words(`notice-${line.what}`, args)
}

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
