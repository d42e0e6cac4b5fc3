// The puzzles of a text in any notation that `puzzlewright convert` reads.

import { draftOf } from '../../families/draft.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import type { Entry } from '../../formats/readRecord.ts'
import type { Language } from '../../words/languages.ts'
import { showDraft } from './drawBoard.ts'
import { withSaid } from './saidFault.ts'
import { faultOf } from './taskFault.ts'
import type { Tasks } from './tasks.ts'

/** The maximum number of puzzles that are shown. */
const MOST_SHOWN = 500

/** Reads a text. Each puzzle becomes a board; each part that cannot be read, a sentence. */
export function readText(text: string, language: Language): Tasks['read']['answer'] {
  const all = readPuzzles(text)
  // A text in no notation is one mistake, not one in each of its lines.
  const [first] = all
  if ('error' in first && all.every(isUnrecognized)) {
    const { line: _, column: __, ...error } = withSaid(faultOf(first.error), language)
    return { entries: [{ line: first.line, error }], left: 0 }
  }
  const entries = all.slice(0, MOST_SHOWN).map((entry) => {
    const { line } = entry
    if ('error' in entry) return { line, error: { ...withSaid(faultOf(entry.error), language), line } }
    return { line, ...showDraft(entry.family, draftOf(entry.family, entry.puzzle), language) }
  })
  return { entries, left: all.length - entries.length }
}

const isUnrecognized = (entry: Entry) =>
  'error' in entry && (entry.error.code === 'unrecognized' || entry.error.code === 'empty')
