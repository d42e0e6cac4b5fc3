// The types of `<number-puzzle>` in templates of Svelte: for its attributes in scripts, and for the elements of templates.

import type { HTMLAttributes } from 'svelte/elements'
import type { NumberPuzzle } from '../dom/numberPuzzle.ts'
import type { NumberPuzzleAttributes, NumberPuzzleListeners } from './attributes.ts'

export type * from '../player.ts'

interface Attributes extends HTMLAttributes<NumberPuzzle>, NumberPuzzleAttributes, NumberPuzzleListeners {}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    /** A puzzle to play. */
    'number-puzzle': Attributes
  }
}

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      /** A puzzle to play. */
      'number-puzzle': Attributes
    }
  }
}
