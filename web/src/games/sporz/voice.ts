/** The ship's voice: the same words whatever happened, and from what everybody hears alone. */
import type { Told } from '../../lib/board'
import type { Event, View } from './types.gen'

export function voice({ view, told }: { view: View; told: Told[] }): string[] {
  const lines = told.flatMap((line) =>
    line.type === 'notice' ? (NOTICES[line.what] ?? []) : spoken(line.what as Event),
  )
  return told.some(opensADay) ? [...lines, ...(OPENED[view.phase] ?? [])] : lines
}

const NOTICES: Record<string, string[]> = {
  started: ['voice-waking'],
  'talk-ended': ['voice-vote'],
}

/** Steps that open without an event of their own. */
const OPENED: Partial<Record<View['phase'], string[]>> = {
  election: ['voice-election'],
  day: ['voice-talk'],
}

const opensADay = (line: Told): boolean =>
  line.type === 'notice' ? line.what === 'started' : ['elected', 'day'].includes(line.what.type)

function spoken(event: Event): string[] {
  switch (event.type) {
    case 'run-off':
      return ['voice-run-off']
    case 'elected':
      return ['voice-elected']
    case 'night':
      return ['voice-night']
    case 'called':
      return [`voice-${event.step}`]
    case 'killing':
      return ['voice-killing']
    case 'day':
      return ['voice-dawn', event.deaths ? 'voice-dead' : 'voice-nobody-dead']
    case 'ballot':
      return event.first.length + Number(event.blank_first) > 1 ? ['voice-ballot', 'voice-tie'] : ['voice-ballot']
    case 'settled':
      return ['voice-settled']
    case 'died':
      return event.by === 'ballot' ? ['voice-executed'] : []
    case 'spared':
      return ['voice-spared']
    case 'ended':
      return [`voice-ended-${CAMPS[event.ending] ?? 'nobody'}`]
    default:
      return []
  }
}

const CAMPS: Record<string, string> = {
  healthy: 'healthy',
  forfeit: 'healthy',
  mutants: 'mutants',
  dusk: 'mutants',
}
