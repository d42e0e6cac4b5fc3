// What only some boards need. The player loads it with those boards, before they are shown.

import type { KeyCommand } from '../keyCommands.ts'
import type { PlayedPuzzle } from '../openPuzzleRecord.ts'
import type { HelpWords } from '../playerWords.ts'
import type { SessionParts } from '../sessionParts.ts'

/** What a board has beside its numbers. */
export interface BoardExtras {
  /** Paths. */
  readonly paths?: typeof import('./paths.ts') | undefined
  /** Sums at the sides. */
  readonly sums?: typeof import('./sums.ts') | undefined
  /** Signs of clues. */
  readonly signs?: typeof import('./signs.ts') | undefined
  /** What stands for a value in a cell: its figures unless the board has symbols. */
  signOf(value: number): Node | string
  /** The command of a key with a letter that is a symbol of the board. */
  letterCommand?(event: KeyboardEvent): KeyCommand | undefined
}

/** The words and the symbols of a board, and what only some boards need. */
export interface BoardLook extends Pick<SessionParts, 'words' | 'symbols'> {
  readonly extras: BoardExtras
  /** Loads the words of help and of the menu. */
  help(): Promise<HelpWords>
}

/** Loads what a puzzle's rules need. */
export async function loadExtras({ rules, lines, puzzle, scene }: PlayedPuzzle): Promise<BoardExtras> {
  return {
    paths: rules.neighbours && (await import('./paths.ts')),
    sums: lines.length > 0 ? await import('./sums.ts') : undefined,
    signs: scene(puzzle.givens).marks.some(({ mark }) => mark === 'picture')
      ? await import('./signs.ts')
      : undefined,
    signOf: String,
  }
}
