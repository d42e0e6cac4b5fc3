// What a game tells others while it is played: the events of `<number-puzzle>` without their prefix `puzzle-`, and
// their details.

import type { Action } from './actions.ts'

/** What every event says. */
export interface EventDetail {
  /** The id of the puzzle. */
  readonly id: string
  /** The seconds played. */
  readonly seconds: number
}

/** The detail of the event `puzzle-ready`: the board is shown. */
export interface ReadyDetail extends EventDetail {
  /** Whether the game has begun, now or on an earlier visit. */
  readonly isBegun: boolean
  /** Whether the board is full and right. */
  readonly isSolved: boolean
}

/** The detail of the event `puzzle-move`: the game has changed. */
export interface MoveDetail extends EventDetail {
  /** The action: an entered number, a note, undo, a restart, and so on. */
  readonly action: Action
  /** The value of each cell, row by row; 0 in an open or blocked cell. */
  readonly values: readonly number[]
  /** The number of open cells. */
  readonly open: number
}

/** The detail of the event `puzzle-hint`: a part of a hint is shown. */
export interface HintDetail extends EventDetail {
  /** The number of hints so far; the parts of one hint count once. */
  readonly hints: number
  /** The text, in the language of the player. */
  readonly text: string
  /** The cells that the hint marks. */
  readonly cells: readonly number[]
  /** The action that the hint has carried out; left out if the player is still to press. */
  readonly action?: Action
}

/** The detail of the event `puzzle-mistake`. */
export interface MistakeDetail extends EventDetail {
  /** The cells to look at; empty if the player has been told only that there is a mistake. */
  readonly cells: readonly number[]
  /** How the mistake was found: the last entry breaks a rule, or a check or a hint has found it. */
  readonly foundBy: 'rule' | 'check' | 'hint'
}

/** The detail of the event `puzzle-solved`. */
export interface SolvedDetail extends EventDetail {
  /** The number of hints. */
  readonly hints: number
  /** The number of uses of “Right so far?”. */
  readonly checks: number
}

/** The events of a game, each with its detail. */
export interface GameEvents {
  /** The game has changed. */
  readonly move: MoveDetail
  /** A part of a hint is shown. */
  readonly hint: HintDetail
  /** A mistake was found. */
  readonly mistake: MistakeDetail
  /** The board has just been solved. */
  readonly solved: SolvedDetail
}

/** Tells others of an event. */
export type Tell = <Name extends keyof GameEvents>(name: Name, detail: GameEvents[Name]) => void
