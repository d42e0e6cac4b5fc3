// Names the pictures of a book by number, or by a pattern such as `{date}-{family}`, as magazines and layout programs
// need.

import { InvalidArgumentError } from 'commander'
import { type Book, type BookPuzzle, puzzlesInBook } from '../../book/bookDesignAndPuzzles.ts'
import { plainName } from '../../families/familyWithSymbols.ts'
import { nearestOf } from '../../families/nearestName.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { addDays, type CalendarDate } from '../../feed/calendarDates.ts'
import { gapsOf, say } from '../../words/formatMessage.ts'

/** The placeholders of a pattern. */
const GAPS = ['number', 'date', 'id', 'family', 'stars', 'board'] as const

/** The placeholders that differ for each puzzle; a pattern needs at least one of them. */
const TELLING: readonly string[] = ['number', 'date', 'id']

const LIST = GAPS.map((gap) => `{${gap}}`).join(', ')

/** The maximum length of a pattern, so that names stay below the 255 bytes that file systems allow. */
const LONGEST = 100

/** Characters that are allowed in names of files everywhere, and need no quotation marks in a shell. */
const SAFE = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/

/** Names that Windows reserves for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** How pictures are named. */
export interface PictureNames {
  /** The name without its extension, with placeholders. */
  readonly pattern: string
  /** The date of the first puzzle; the others follow day by day. */
  readonly firstDate?: CalendarDate | undefined
}

/** The files of a puzzle. */
export interface PictureFiles {
  /** The picture of the puzzle. */
  readonly puzzle: string
  /** The picture of its solution. */
  readonly solution: string
}

/** Checks a pattern and its first date. Throws an InvalidArgumentError. */
export function expectPictureNames({ pattern, firstDate }: PictureNames): PictureNames {
  const refuse = (reason: string): never => {
    throw new InvalidArgumentError(`--image-names ${quote(pattern)}: ${reason}`)
  }
  const gaps = gapsOf(pattern)
  const unknown = gaps.find((gap) => !GAPS.some((known) => known === gap))
  if (unknown !== undefined) {
    const meant = nearestOf(unknown, GAPS)
    refuse(`unknown {${unknown}}; ${meant === undefined ? `expected ${LIST}` : `did you mean {${meant}}?`}`)
  }
  if (pattern.length > LONGEST) refuse(`must have at most ${LONGEST} characters`)
  const filled = pattern.replaceAll(/\{\w+\}/g, '0')
  if (!SAFE.test(filled)) {
    refuse(`must have only letters A to Z, digits, "-", "_", "." and ${LIST}, and not begin with "-" or "."`)
  }
  if (/\.(?:svg|png)$/i.test(pattern)) refuse('leave out the ending; --image-format chooses it')
  if (filled.endsWith('.') || DEVICE.test(filled))
    refuse('not a valid file name on every system; choose another name')
  if (!gaps.some((gap) => TELLING.includes(gap))) {
    refuse('all pictures would have the same name; add {number}, {date} or {id}')
  }
  const hasDate = gaps.includes('date')
  if (hasDate && firstDate === undefined) refuse('{date} needs --first-date, such as 2027-01-30')
  if (!hasDate && firstDate !== undefined) {
    throw new InvalidArgumentError('--first-date needs {date} in --image-names')
  }
  return { pattern, firstDate }
}

/**
 * The files of all puzzles, in their order. Throws a PuzzleError if two pictures would have the same name; upper and
 * lower case count as equal, because some systems do not distinguish them.
 */
export function pictureFiles(
  book: Book,
  format: string,
  { pattern, firstDate = '' }: PictureNames,
): PictureFiles[] {
  const puzzles = puzzlesInBook(book)
  const digits = String(puzzles.length).length
  const known = new Map<string, number>()
  return puzzles.map((puzzle, index) => {
    const parts = partsOf(puzzle, digits, pattern.includes('{date}') ? addDays(firstDate, index) : '')
    const nameOf = (board: string) => `${say(whole(pattern, board), { ...parts, board })}.${format}`
    const files = { puzzle: nameOf('puzzle'), solution: nameOf('solution') }
    for (const name of Object.values(files)) {
      const other = known.get(name.toLowerCase())
      if (other !== undefined) {
        throw new PuzzleError(
          'value',
          `--image-names ${quote(pattern)}: puzzles ${other} and ${puzzle.number} would both be named ${name}; add {number}`,
        )
      }
      known.set(name.toLowerCase(), puzzle.number)
    }
    return files
  })
}

/** The pattern itself or, for a solution, with `-{board}` appended unless it contains `{board}`. */
function whole(pattern: string, board: string): string {
  return pattern.includes('{board}') || board === 'puzzle' ? pattern : `${pattern}-{board}`
}

function partsOf({ number, family, grade, shortId }: BookPuzzle, digits: number, date: CalendarDate) {
  return {
    number: String(number).padStart(digits, '0'),
    date,
    id: shortId,
    family: plainName(family.name),
    stars: grade.stars,
  }
}
