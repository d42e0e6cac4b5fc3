// What pages say beside their puzzles.

import type { Language } from '../families/words.ts'

/** What pages say in a language. */
export interface PageWords {
  /** Over a list of puzzles. */
  readonly puzzles: string
  /** Where no script runs. */
  readonly noScript: string
  /** The way from a puzzle to the list. */
  readonly all: string
}

/** In each language that pages come in. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    puzzles: 'Puzzles',
    noScript: 'Without scripts this puzzle can be printed, but not played here.',
    all: 'All puzzles',
  },
  de: {
    puzzles: 'Rätsel',
    noScript: 'Ohne Skripte lässt sich dieses Rätsel drucken, aber nicht hier spielen.',
    all: 'Alle Rätsel',
  },
}
