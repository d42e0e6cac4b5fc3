// What the picture of a title page or a cover shows: the first boards of each family of a book.

import { printedName } from '../../families/variantNames.ts'
import { byKey } from '../../print/boardGrid.ts'
import type { Typeface } from '../../render/typeface.ts'
import { type Book, puzzlesInBook } from '../bookDesignAndPuzzles.ts'
import type { FrontSubject } from './frontArt.ts'

/** The most boards of a family in a picture. */
const MOST_BOARDS = 12

/** What the picture of a book shows. */
export function frontSubject(book: Book, typeface: Typeface): FrontSubject {
  const puzzles = puzzlesInBook(book)
  const families = [...byKey(puzzles, ({ family }) => family)]
  return {
    boards: families.map(([, own]) => own.slice(0, MOST_BOARDS)),
    count: puzzles.length,
    names: families.map(([{ name }, own]) =>
      printedName(
        book.design.familyWords[name],
        own.map(({ puzzle }) => puzzle.shape),
      ),
    ),
    typeface,
  }
}
