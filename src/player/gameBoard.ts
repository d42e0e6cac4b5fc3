// The board of a game, and the code that enters the first numbers. The code of other actions is loaded after the board
// is shown (`rareActions.ts`).

import type { CellValue } from './actions.ts'
import type { PlayedPuzzle } from './openPuzzleRecord.ts'

/** The rules that a game needs. */
export type GameRules = PlayedPuzzle['rules']

/** The notes of each cell, in ascending order. The notes of a cell with a value are kept, but hidden. */
export type Notes = readonly (readonly number[])[]

/** The entries of a player. */
export interface GameBoard {
  /** The value of each cell; 0 in an open or blocked cell. */
  readonly values: readonly number[]
  /** The notes of candidates, which are shown in the middle of cells. */
  readonly centre: Notes
  /** The notes in the corners of cells. */
  readonly corner: Notes
  /** The pieces of paths, numbered by `linkOf`. */
  readonly links: ReadonlySet<number>
  /** The savepoints, the last first. */
  readonly kept: Stack
  /** The colour of each cell, from 1; 0 for none. Left out if no cell has been coloured. */
  readonly colours?: readonly number[]
  /** The numbers that are struck out of the live notes of each cell. Left out if there have been none. */
  readonly struck?: Notes
}

/** Boards, the last first. */
type Stack = { readonly board: GameBoard; readonly below: Stack } | undefined

/** The state of a game. */
export interface Game {
  /** The current board. */
  readonly board: GameBoard
  /** The boards to which undo returns. */
  readonly past: Stack
  /** The boards that were undone. */
  readonly future: Stack
  /** The number of hints. */
  readonly hints: number
  /** The number of uses of “Right so far?”. */
  readonly checks: number
  /** Whether the solution was shown since the game began. */
  readonly isShown: boolean
  /** The seconds played. */
  readonly seconds: number
}

/** A game before its first action. */
export function newGame({ start }: GameRules): Game {
  const none = start.map(() => [])
  const board = { values: start, centre: none, corner: none, links: new Set<number>(), kept: undefined }
  return { board, past: undefined, future: undefined, hints: 0, checks: 0, isShown: false, seconds: 0 }
}

/** The board with these values; the same board if nothing changes. */
export function placed(rules: GameRules, board: GameBoard, entries: readonly CellValue[]): GameBoard {
  const open = entries.filter(([cell, value]) => !rules.isFixed(cell) && board.values[cell] !== value)
  if (open.length === 0) return board
  const values = board.values.slice()
  for (const [cell, value] of open) values[cell] = value
  return { ...board, values }
}
