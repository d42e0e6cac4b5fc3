/**
 * The player without a page: a game with typed state, moves, undo, events and hints. It runs wherever the library does, so you
 * can show boards with your own framework. `<number-puzzle>` is built on the same games.
 *
 * @example
 * ```ts
 * import { findFamily } from 'puzzlewright'
 * import { makeGuide } from 'puzzlewright/grade'
 * import { PuzzleGame } from 'puzzlewright/player/core'
 *
 * const family = findFamily('sudoku')
 * const game = new PuzzleGame({ id: 'sudoku:4x4:1.....2..3.....4' }, family, { guide: makeGuide(family) })
 * game.on('move', ({ action, open }) => console.log(action.do, open))
 * game.on('mistake', ({ cells }) => console.log('broken rule', cells.join(' ')))
 * game.set(1, 1)
 * game.undo()
 * const next = game.nextStep()
 * if (next?.kind === 'step') game.take(next.step)
 * console.log(game.state.isSolved, game.state.hints)
 * ```
 *
 * @module puzzlewright/player/core
 */

export type { Action, CellValue, NoteKind } from './actions.ts'
export { type PlayableRecord, type Refusal, RefusedRecord } from './openPuzzleRecord.ts'
export type {
  EventDetail,
  GameEvents,
  HintDetail,
  MistakeDetail,
  MoveDetail,
  SolvedDetail,
} from './playerEvents.ts'
export { type GameOptions, type GameState, PuzzleGame } from './puzzleGame.ts'
