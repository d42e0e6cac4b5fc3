// The parts from which a player's session is made.

import type { NoteKind } from './actions.ts'
import type { Progress } from './gameLog.ts'
import type { PlayedPuzzle } from './openPuzzleRecord.ts'
import type { makePathPen } from './pathPen.ts'
import type { BoardWords } from './playerWords.ts'
import type { Settings } from './settings.ts'
import type { PlayedSymbol } from './symbols.ts'

/** The parts of a session. */
export interface SessionParts {
  /** The puzzle. */
  readonly played: PlayedPuzzle
  /** The log of the game. */
  readonly progress: Progress
  /** The words. */
  readonly words: BoardWords
  /** The symbols that the board shows; left out for numbers. */
  readonly symbols?: readonly PlayedSymbol[] | undefined
  /** Makes the pen that writes paths, if the puzzle is a path. */
  readonly makePen?: typeof makePathPen | undefined
  /** What screen readers say of the sums that begin in a cell, if the puzzle has sums. */
  readonly sumLabels?: ((values: readonly number[], cell: number) => string[]) | undefined
  /** The player's settings. */
  settings: Settings
  /** The seconds played. */
  seconds(): number
  /** Asks for the next part of a hint. */
  askHint(): void
  /** Cancels the current question to the guide. */
  cancel(): void
  /** Called when the display must be updated. */
  changed(): void
  /** Called when the board has just been solved. */
  solved(): void
}

/** The kind of notes that numbers become; with `off` they are values. */
export type NotesMode = 'off' | NoteKind
