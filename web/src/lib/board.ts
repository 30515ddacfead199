/** The contract between the house and a game's board. A board draws; it never computes a rule. */
import type { Component } from 'svelte'

import type { GameSeen, Ghosts, Happening, Notice } from './protocol.gen'
import type { Looks } from './seating'

/** One line of what was told: an event of the match, or something around the board. */
export type Told = Happening | Notice

export type Sound = 'wood' | 'paper' | 'coin' | 'chime' | 'airlock'
export type Args = Record<string, string | number>
export type Words = (id: string, args?: Args) => string

export interface BoardProps<View = any, Move = any> {
  /** What this seat (or a watcher) may know now. */
  view: View
  /** Every move the seat may make; it may be one that changes an answer already given. */
  legal: Move[]
  /** Whose move is awaited, as far as the seat may know: not its own, once it has answered. */
  awaited?: readonly number[]
  seat: number | null
  names: string[]
  /** How those who sit there look, by seat: a thing of the house, a chosen face, or two letters. */
  looks?: readonly Looks[]
  /** The page's, the game's and the board's messages. */
  words: Words
  /** An event in the game's words, with the names of those who sit there. */
  tell: (what: Record<string, any>) => string
  /** Sends the move, legal or not: the house answers an impossible one with its rule. */
  play: (move: Move) => void
  /** Says it in the live region, for those who listen. */
  say: (text: string) => void
  /** A move is on its way. */
  busy: boolean
  /** The lines of the newest frame, for animation. */
  told: Told[]
  /** What the strong bot would play, after one asked for it. */
  hint?: Move | null
  /** Nobody looks over one's shoulder: all others are bots, or the match is over. */
  alone?: boolean
  /** When the open step closes, by this machine's clock, where steps have their length. */
  deadline?: number | null
  /** One wishes to see at once what others do. */
  quick?: boolean
  /** The board has yet to show how it came about: until then log, prompt and end stay behind, and
      a replay that runs waits. */
  hold?: (until: Promise<unknown>) => void
  /** What one can do with what one has in hand stands in the prompt's place; nothing in hand is ''. */
  guide?: (text: string) => void
  /** A moment of the past is looked at: there is nothing to play. */
  past?: Past<View>
  /** The game as it stands on the shelf, for a board that serves several. */
  game?: GameSeen
  /** How far others had come on the day before, where it is a game of the day. */
  ghosts?: Ghosts | null
}

/** A match that is looked at again, from one of its moments. */
export interface Past<View = any> {
  /** How many moves have been made, and how many there are. */
  at: number
  of: number
  /** The match after so many moves. */
  moment: (moves: number) => Promise<{ view: View; told: Told[] }>
}

export interface Prompted<View = any, Move = any> {
  view: View
  legal: Move[]
  awaited?: readonly number[]
  seat: number | null
  names: string[]
  words: Words
}

/** A step of the playable introduction: what is said, what is on the table, what to do. */
export interface IntroStep {
  /** The id of the message that tells what to do. */
  text: string
  seat: number
  view: any
  /** What the board offers. A step without legal moves is only read. */
  legal: any[]
  /** What the step asks for. */
  accepted: any[]
  /** What is on the table after the move. */
  after?: any
}

export interface GameModule<View = any, Move = any> {
  Board: Component<BoardProps<View, Move>>
  /** One sentence: what one can do now. */
  prompt: (now: Prompted<View, Move>) => string
  /** A move in words, for buttons, hints and the log. */
  describe: (move: Move, words: Words) => string
  /** The pictures of "how it plays in a minute": one for each of the messages `minute-1` to `-4`. */
  Minute?: Component<{ step: number }>
  /** What plays from this chair, where the game has sides: Black, White. Before the match there is
      no view. */
  side?: (seat: number, view: View | null, words: Words) => string
  /** What an event sounds like, by its type; wood where nothing is said. */
  sounds?: Record<string, Sound>
  /** Whether nothing may be heard now, neither sounds nor what happens around the board. */
  hush?: (view: View | null) => boolean
  /** The board itself shows who is there and whom it waits for: there may be too many for plates. */
  crowded?: boolean
  /** Ghosts of the day before run along in its game of the day. */
  ghosts?: boolean
  /** How it ended, in a few large words, where that is no matter of names. */
  headline?: (view: View, words: Words) => string
  /** What the voice of the large screen says now, as ids of messages: from public facts alone. */
  voice?: (now: { view: View; told: Told[] }) => string[]
}

/** What a board that a package brings exports from its `board.js`. */
export interface BroughtBoard<View = any, Move = any> {
  mount: (element: HTMLElement, props: BoardProps<View, Move>) => MountedBoard<View, Move>
  prompt: GameModule<View, Move>['prompt']
  describe: GameModule<View, Move>['describe']
}

export interface MountedBoard<View = any, Move = any> {
  /** Something has changed: all props, those that are as they were too. */
  update: (props: BoardProps<View, Move>) => void
  destroy: () => void
}
