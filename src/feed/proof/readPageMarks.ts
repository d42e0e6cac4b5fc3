// The puzzle of a page: the record that the player takes, and the static board that print and readers without scripts take.

import type { Typeface } from '../../render/typeface.ts'
import { UnprovedError } from './drawnMarks.ts'
import { parseMarkup } from './markup.ts'
import { type PictureMarks, readPictureMarks } from './pictureMarks.ts'

/** What a page has of a puzzle. */
interface PageMarks {
  /** The text of its record. */
  readonly record: string
  /** What its board is drawn of. */
  readonly marks: PictureMarks
}

/** The puzzle of a page that has one. UnprovedError for whatever is in it that is not known. */
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
