// Reads the puzzle of a page: the record for the player, and the static board for print and for readers without scripts.

import type { Typeface } from '../../render/typeface.ts'
import { UnprovedError } from './drawnMarks.ts'
import { parseMarkup } from './markup.ts'
import { type PictureMarks, readPictureMarks } from './pictureMarks.ts'

/** The puzzle of a page. */
interface PageMarks {
  /** The text of its record. */
  readonly record: string
  /** The marks of its board. */
  readonly marks: PictureMarks
}

/** Reads the puzzle of a page. Throws an UnprovedError for anything unknown in it. */
export function readPageMarks(page: string, typeface: Typeface): PageMarks {
  const element = only(page, /<number-puzzle\b[^>]*>[\s\S]*?<\/number-puzzle>/g, 'puzzle')
  const record = only(
    element,
    /(?<=<script type="application\/json">)[\s\S]*?(?=<\/script>)/g,
    'record in its puzzle',
  )
  const board = only(element, /<svg\b[\s\S]*?<\/svg>/g, 'board in its puzzle')
  return { record, marks: readPictureMarks(parseMarkup(board), typeface) }
}

function only(text: string, pattern: RegExp, what: string): string {
  const found = text.match(pattern) ?? []
  if (found.length !== 1) throw new UnprovedError(`it has ${found.length || 'no'} ${what}`)
  return found[0]
}
