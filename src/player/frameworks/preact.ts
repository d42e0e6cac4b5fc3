// The types of `<number-puzzle>` in JSX of Preact.

import type { HTMLAttributes } from 'preact'
import type { NumberPuzzle } from '../dom/numberPuzzle.ts'
import type { NumberPuzzleAttributes, NumberPuzzleListeners } from './attributes.ts'

export type * from '../player.ts'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** A puzzle to play. */
      'number-puzzle': HTMLAttributes<NumberPuzzle> & NumberPuzzleAttributes & NumberPuzzleListeners
    }
  }
}
