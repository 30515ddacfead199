/** A step of the night on one's screen. Everybody is asked the same questions, one tap each:
    to look at the card, a word, a name, with the mutants another name, and the last word. What
    has no effect is asked all the same: who looks on learns nothing from light, time or fingers. */
import { sameMove } from '../../lib/moves'
import type { Move, View } from './types.gen'

export type Stage = 'look' | 'word' | 'target' | 'paralysed' | 'sleep'

/** Verbs, or with the informants files. */
export const wordsOf = ({ asked }: View): readonly string[] => (asked ? [...asked.verbs, ...asked.files] : [])

export function stagesOf(view: View): Stage[] {
  const word: Stage[] = wordsOf(view).length ? ['word'] : []
  const second: Stage[] = view.asked?.paralyse ? ['paralysed'] : []
  return ['look', ...word, 'target', ...second, 'sleep']
}

/** Alone one is asked what has an effect, and nothing else; what the card says is told in the open. */
export function ownStages(view: View, may: readonly Move[]): Stage[] {
  const pointing = may.filter((move) => 'seat' in move)
  const counts: Record<Stage, boolean> = {
    look: false,
    word: may.some(({ type }) => type === 'hack' || view.asked?.verbs.some((verb) => verb === type)),
    target: pointing.some(({ type }) => type !== 'paralyse'),
    paralysed: pointing.some(({ type }) => type === 'paralyse'),
    sleep: true,
  }
  return stagesOf(view).filter((stage) => counts[stage])
}

export class Night {
  place = $state(0)
  word = $state<string | null>(null)
  target = $state<number | null>(null)
  paralysed = $state<number | null>(null)
  /** Something was touched that cannot be; the card tells why. */
  refused = $state(false)

  /** Alone one is told at once, and touches again. Where people look on, the step goes on as
      everybody's does: to be refused something, one must have had something to do. */
  constructor(
    readonly alone: () => boolean,
    /** What the seat may do in this step. */
    readonly may: () => readonly Move[],
  ) {}

  begin(): void {
    this.place = 0
    this.word = this.target = this.paralysed = null
    this.refused = false
  }

  stages(view: View): Stage[] {
    return this.alone() ? ownStages(view, this.may()) : stagesOf(view)
  }

  stage(view: View): Stage {
    return this.stages(view)[this.place] ?? 'sleep'
  }

  look(view: View): void {
    if (this.stage(view) === 'look') this.place += 1
  }

  /** A verb; with the informants a file, which counts for the hacker alone. */
  say(legal: readonly Move[], word: string): void {
    const files = legal.filter((move) => move.type === 'hack')
    // Sent, it would be answered in the open, and for some roles only: the card tells why not.
    if (this.#stopped(files.length > 0 && !files.some((move) => move.role === word))) return
    this.word = word
    this.place += 1
  }

  /** A name, or nobody; what is to be sent of it. What may change is sent at once, for one's
      fellows to see. An answer that stands waits for the last word. */
  point(view: View, legal: readonly Move[], seat: number | null): Move | null {
    const second = this.stage(view) === 'paralysed'
    const named = legal.flatMap((move) => ('seat' in move ? [move] : []))
    const type = second ? 'paralyse' : view.asked!.verbs.find((verb) => verb === this.word)
    const wanted = named.find((move) => move.seat === seat && (!type || move.type === type)) ?? null
    // Where no name counts any name will do: the hacker's.
    const wrong = seat !== null && named.length > 0 && !wanted
    if (this.#stopped(wrong)) return null
    if (second) this.paralysed = seat
    else this.target = seat
    this.place += 1
    if (view.asked!.final || !named.length || wrong) return null
    const back = view.own!.take_back.find((move) => (move.type === 'paralyse') === second) ?? null
    // Somebody who is pointed at already stays so.
    return sameMove(wanted, back) ? null : (wanted ?? back)
  }

  /** The last word; where an answer stands it is the answer itself. */
  lastWord(view: View, legal: readonly Move[]): Move {
    const sleep: Move = { type: 'sleep' }
    if (!view.asked!.final) return sleep
    const hacked = legal.find((move) => move.type === 'hack' && move.role === this.word)
    return hacked ?? legal.find((move) => 'seat' in move && move.seat === this.target) ?? sleep
  }

  again(): void {
    this.begin()
    this.place = this.#first
  }

  /** After the last word too, but not before what was pointed at is with the house. */
  mayBeginAgain(asleep: boolean, sending: boolean): boolean {
    return (asleep || this.place > this.#first) && !sending
  }

  /** The first question after the card. */
  get #first(): number {
    return this.alone() ? 0 : 1
  }

  /** Whether what was touched is to be touched again, before the step goes on. */
  #stopped(wrong: boolean): boolean {
    const alone = this.alone()
    this.refused = wrong || (this.refused && !alone)
    return wrong && alone
  }
}
