// The parts from which a player's session is made.

import type { NoteKind } from './actions.ts'
import type { GameParts } from './keptGame.ts'
import type { lineRest } from './lineRest.ts'
import type { makePathPen } from './pathPen.ts'
import type { BoardWords, MenuWords, sumName } from './playerWords.ts'
import type { Settings } from './settings.ts'
import type { PlayedSymbol } from './symbols.ts'

/** The parts of a session. */
export interface SessionParts extends GameParts {
  /** The words. */
  readonly words: BoardWords
  /** The symbols that the board shows; left out for numbers. */
  readonly symbols?: readonly PlayedSymbol[] | undefined
  /** Makes the pen that writes paths, if the puzzle is a path. */
  readonly makePen?: typeof makePathPen | undefined
  /** What reads the sums of lines, if the puzzle has sums. */
  readonly sums?: { readonly lineRest: typeof lineRest; readonly sumName: typeof sumName } | undefined
  /** The player's settings. */
  settings: Settings
  /** Loads the words of the menu. */
  menu(): Promise<MenuWords>
  /** Asks for the next part of a hint, for the next number at once, or whether the chosen cells are right. */
  askHint(kind: 'hint' | 'number' | 'cells'): void
  /** Cancels the current question to the guide. */
  cancel(): void
  /** Called when the display must be updated. */
  changed(): void
}

/** The kind of notes that numbers become; with `off` they are values. */
export type NotesMode = 'off' | NoteKind
