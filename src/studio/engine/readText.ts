// The puzzles of a text in any notation that `puzzlewright convert` reads.

import { draftOf } from '../../families/draft.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import type { Language } from '../../words/languages.ts'
import { showDraft } from './drawBoard.ts'
import { faultOf } from './taskFault.ts'
import type { ReadEntry } from './tasks.ts'

/** The greatest length of a text, in characters: thousands of puzzles. */
export const LONGEST_TEXT = 2_000_000

/** The maximum number of puzzles that are shown. */
const MOST_SHOWN = 500

/** Reads a text. Each puzzle becomes a board; each part that cannot be read, a sentence. */
export function readText(text: string, language: Language): readonly ReadEntry[] {
  return readPuzzles(text.slice(0, LONGEST_TEXT))
    .slice(0, MOST_SHOWN)
    .map((entry) => {
      const { line } = entry
      if ('error' in entry) return { line, error: { ...faultOf(entry.error), line } }
      return { line, ...showDraft(entry.family, draftOf(entry.family, entry.puzzle), language) }
    })
}
