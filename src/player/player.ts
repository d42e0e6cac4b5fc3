/**
 * The player for browsers: importing it defines `<number-puzzle>`, a custom element that shows a puzzle and
 * lets people play it. It needs a browser; the other entries of the package do not.
 *
 * @example
 * ```html
 * <script type="module" src="node_modules/puzzlewright/dist/player/player.js"></script>
 * <number-puzzle>
 *   <script type="application/json">{"id": "sudoku:4x4:1..4..2..3..4..1"}</script>
 * </number-puzzle>
 * ```
 *
 * @module puzzlewright/player
 */

import { NumberPuzzle } from './dom/numberPuzzle.ts'

export type { Action, CellValue, NoteKind } from './actions.ts'
export type { NumberPuzzleEventMap } from './dom/numberPuzzle.ts'
export type { PlayableRecord } from './openPuzzleRecord.ts'
export type {
  EventDetail,
  GameEvents,
  HintDetail,
  MistakeDetail,
  MoveDetail,
  ReadyDetail,
  SolvedDetail,
} from './playerEvents.ts'
export { NumberPuzzle }

if (!customElements.get('number-puzzle')) customElements.define('number-puzzle', NumberPuzzle)
