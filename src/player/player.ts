// The entry `puzzlewright/player`: importing it makes <number-puzzle> an element that shows a board.

import { NumberPuzzle } from './dom/numberPuzzle.ts'

export type { SolvedDetail } from './dom/puzzleView.ts'
export { NumberPuzzle }

if (!customElements.get('number-puzzle')) customElements.define('number-puzzle', NumberPuzzle)
