// The types of `<number-puzzle>` in JSX of React. React 19 sets the property and adds the listeners; React 18 sets
// attributes only, so there a `ref` sets `record` and listens.

import type * as React from 'react'
import type { NumberPuzzle } from '../dom/numberPuzzle.ts'
import type { NumberPuzzleAttributes, NumberPuzzleListeners } from './attributes.ts'

export type * from '../player.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A puzzle to play. */
      'number-puzzle': React.DetailedHTMLProps<React.HTMLAttributes<NumberPuzzle>, NumberPuzzle> &
        NumberPuzzleAttributes &
        NumberPuzzleListeners
    }
  }
}
