// The parts of the player that only some boards need. The player loads them with these boards, before the boards are shown.

import type { KeyCommand } from '../keyCommands.ts'
import type { PlayedPuzzle } from '../openPuzzleRecord.ts'
import type { HelpWords, MenuWords } from '../playerWords.ts'
import type { SessionParts } from '../sessionParts.ts'

/** The parts of a board besides its numbers. */
export interface BoardExtras {
  /** Paths. */
  readonly paths?: typeof import('./paths.ts') | undefined
  /** Sums at the sides. */
  readonly sums?: typeof import('./sums.ts') | undefined
  /** Signs of clues. */
  readonly signs?: typeof import('./signs.ts') | undefined
  /** The sign for a value in a cell: its figures, or its symbol on a board with symbols. */
  signOf(value: number): Node | string
  /** The command of a key with a letter that is a symbol of the board. */
  letterCommand?(event: KeyboardEvent): KeyCommand | undefined
}

/** The words, the symbols and the extras of a board. */
export interface BoardLook extends Pick<SessionParts, 'words' | 'symbols'> {
  readonly extras: BoardExtras
  /** Loads the texts of the help. */
  help(): Promise<HelpWords>
  /** Loads the texts of the menu. */
  menu(): Promise<MenuWords>
}

/** Loads the extras that the board of a puzzle needs. */
export async function loadExtras({ rules, lines, emptyScene }: PlayedPuzzle): Promise<BoardExtras> {
  return {
    paths: rules.neighbours && (await import('./paths.ts')),
    sums: lines.length > 0 ? await import('./sums.ts') : undefined,
    signs: emptyScene.marks.some(({ mark }) => mark === 'picture') ? await import('./signs.ts') : undefined,
    signOf: String,
  }
}
