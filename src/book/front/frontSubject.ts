// What the picture of a title page or a cover shows: the first boards of each family of a book, and how many puzzles it has.

import { printedName } from '../../families/variantNames.ts'
import { byKey } from '../../print/boardGrid.ts'
import type { Typeface } from '../../render/typeface.ts'
import * as catalogue from '../../words/catalogue.ts'
import { say } from '../../words/formatMessage.ts'
import { languageOf } from '../../words/languages.ts'
import { type Book, type BookPuzzle, puzzlesInBook } from '../bookDesignAndPuzzles.ts'

/** What a picture shows. */
export interface FrontSubject {
  /** For each family, its first puzzles. */
  readonly boards: readonly (readonly Pick<BookPuzzle, 'family' | 'puzzle'>[])[]
  /** The number of puzzles in the book. */
  readonly count: number
  /** The number of puzzles in words, such as `48 Sudokus`. */
  readonly counted: string
  /** What is counted, such as `Sudokus`, or the names of several families. */
  readonly names: readonly string[]
  /** The fewest and the most stars of the puzzles; left out if the book is arranged by other things. */
  readonly stars?: readonly [least: number, most: number]
  readonly typeface: Typeface
}

/** The most boards of a family in a picture. */
const MOST_BOARDS = 12

/** What the picture of a book shows. */
export function frontSubject(book: Book, typeface: Typeface): FrontSubject {
  const puzzles = puzzlesInBook(book)
  const families = [...byKey(puzzles, ({ family }) => family).values()]
  const names = families.map((own) => nameOf(book, own))
  const count = puzzles.length
  const counted = countedNames(book, families)
  const all = puzzles.map(({ grade }) => grade.stars)
  const isByStars = book.sections.every(({ tier }) => tier === undefined)
  return {
    boards: families.map((own) => own.slice(0, MOST_BOARDS)),
    count,
    counted: counted.text,
    names: families.length === 1 && counted.names !== undefined ? [counted.names] : names,
    ...(isByStars && count > 0 && { stars: [Math.min(...all), Math.max(...all)] as const }),
    typeface,
  }
}

function nameOf({ design }: Book, puzzles: readonly BookPuzzle[]): string {
  const shapes = puzzles.map(({ puzzle }) => puzzle.shape)
  return printedName(design.familyWords[puzzles[0].family.name], shapes)
}

/**
 * The number of puzzles with what they are: `48 Sudokus`, or `48 puzzles` if they are of several families or have a name whose
 * plural is not known.
 */
function countedNames({ design, ...book }: Book, families: readonly (readonly BookPuzzle[])[]) {
  const count = families.flat().length
  const language = languageOf(design.language)
  if (language === undefined) return { text: say(design.words.colophonPuzzles, { count }) }
  const words: Readonly<Record<string, string>> = catalogue.front[language]
  const [own] = families
  const isAlike = families.length === 1
  const { family } = own?.[0] ?? {}
  const name = isAlike ? nameOf({ design, ...book }, own) : ''
  const isUsualName = family !== undefined && name === family.words[language]?.name
  const many = isUsualName ? words[family.name] : undefined
  const names = count === 1 && isAlike ? name : many
  return { text: say(words.count, { count, names: names ?? words.puzzles }), names }
}
