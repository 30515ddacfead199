/** The ship's voice: the same words whatever happened, and from what everybody hears alone. */
import type { Told } from '../../lib/board'
import type { Event, View } from './types.gen'

export function voice({ view, told }: { view: View; told: Told[] }): string[] {
  const lines = told.flatMap((line) =>
    line.type === 'notice' ? (NOTICES[line.what] ?? []) : spoken(line.what as Event, view),
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

function spoken(event: Event, view: View): string[] {
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
      return view.decider === null ? ['voice-ballot'] : ['voice-ballot', 'voice-tie']
    case 'settled':
      return ['voice-settled']
    case 'died':
      return event.by === 'ballot' ? ['voice-executed'] : []
    case 'spared':
      return ['voice-spared']
    case 'ended':
      return [`voice-ended-${event.winner ?? 'nobody'}`]
    default:
      return []
  }
}
