// The words of a page outside its puzzle.

import type { Language } from '../families/words.ts'

/** The words of pages in one language. */
export interface PageWords {
  /** The heading over a list of puzzles. */
  readonly puzzles: string
  /** The sentence shown when scripts are off. */
  readonly noScript: string
  /** The link from a puzzle back to the list. */
  readonly all: string
}

/** The words of pages by language. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    puzzles: 'Puzzles',
    noScript: 'Without scripts you can print this puzzle, but not play it here.',
    all: 'All puzzles',
  },
  de: {
    puzzles: 'Rätsel',
    noScript: 'Ohne JavaScript können Sie dieses Rätsel hier nur drucken, nicht spielen.',
    all: 'Alle Rätsel',
  },
}
