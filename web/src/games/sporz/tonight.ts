/** What a step is to one: asleep, awake among others, or alone with one's instrument. */
import type { Words } from '../../lib/board'
import { isAboard, isNight, listed } from './crew'
import { pointedInWords } from './telling'
import type { Move, Proposal, View } from './types.gen'

export function tonight(view: View, may: readonly Move[], names: readonly string[], words: Words): string[] {
  const own = view.own!
  const pointing = (one: Pick<Proposal, 'deed' | 'paralysed'>) => pointedInWords(one, names, words)
  const changeable = view.asked?.final === false
  if (!isAboard(view)) return [words('board-card-dead')]
  if (!isNight(view)) return changeable ? [words('board-card-ballot', { ballot: pointing(own.answer) })] : []
  const lines = [
    own.awake
      ? words('board-card-awake', { phase: view.phase, role: own.role })
      : words('board-card-asleep', { paralysed: own.paralysed ? 'yes' : 'no' }),
    words('board-card-step', { phase: view.phase }),
  ]
  if (own.dead.length) lines.push(words('board-note-saw-dead', { who: listed(own.dead, names) }))
  for (const one of own.proposals) {
    lines.push(words('board-card-fellow', { who: names[one.seat] ?? '', what: pointing(one) }))
  }
  if (changeable) lines.push(words('board-card-mine', { what: pointing(own.answer) }))
  const files = may.flatMap((move) => (move.type === 'hack' ? [words(`role-${move.role}`)] : []))
  if (own.awake && files.length) lines.push(words('board-card-files', { files: files.join(', ') }))
  return lines.filter(Boolean)
}
