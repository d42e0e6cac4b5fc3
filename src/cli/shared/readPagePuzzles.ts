// Reads puzzles for pages from files, proves that each has one solution, and leaves out everything that a player must
// not see.

import { PuzzleError } from '../../families/puzzleError.ts'
import { nameWithSize } from '../../families/variantNames.ts'
import { makeCurrentGrader } from '../../formats/currentGrades.ts'
import type { Read, ReadGrade } from '../../formats/readRecord.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { publicRecord } from '../../page/publicRecord.ts'
import type { PagePuzzle } from '../../page/puzzlePage.ts'
import type { SiteTools } from '../../page/site.ts'
import { symbolsAttribute } from '../../page/symbolsAttribute.ts'
import { PLAYER_TOOLS } from '../../runs/readPlayerFiles.ts'
import { sha256 } from '../../runs/sha256.ts'
import { makeSolver } from '../../solver/solve.ts'
import type { Language } from '../../words/languages.ts'
import type { Typed } from '../commandsFromTable.ts'
import { dresserOf } from './dresserOf.ts'
import { eachPuzzle } from './eachPuzzle.ts'
import { EXIT } from './output.ts'
import { refusal } from './puzzleTextAndJson.ts'
import { tellOutdated } from './tellOutdated.ts'

/** A proof of uniqueness is given up after this many nodes. */
const MOST_NODES = 10_000_000

/** The maximum number of puzzles of one site. */
const MOST_PUZZLES = 10_000

/** Reads the puzzles of files, or of standard input. If a puzzle is wrong, prints why and returns undefined. */
export async function readPagePuzzles(
  options: Typed<'files'> & Typed<'source'> & { readonly lang: Language; readonly symbols?: string },
): Promise<PagePuzzle[] | undefined> {
  const puzzles: PagePuzzle[] = []
  const solver = makeSolver()
  const grader = makeCurrentGrader()
  const dresser = await dresserOf(options.symbols)
  const looks = ({ family, puzzle }: Read): Partial<PagePuzzle> => {
    const dressed = dresser(family, puzzle)
    const { symbols: set, words } = dressed
    if (!set) return {}
    const heading = nameWithSize(words[options.lang] ?? words.en, puzzle.shape)
    return { dressed, heading, symbols: symbolsAttribute(set, options.lang) }
  }
  const exit = await eachPuzzle(options, (entry) => {
    const { status } = solver(entry.family, entry.puzzle, { nodes: MOST_NODES })
    if (status !== 'unique') throw new PuzzleError('conflict', refusal(status).message)
    if (puzzles.length === MOST_PUZZLES) {
      throw new PuzzleError(
        'length',
        `a site can have at most ${MOST_PUZZLES} puzzles; divide the puzzles among several sites`,
      )
    }
    // Puzzles without a grade have no stars on pages.
    const grade = entry.record?.grade && grader.gradeOf(entry)
    const shown = typeof grade === 'string' ? undefined : grade
    puzzles.push({ ...pagePuzzle(entry, shown, options), ...looks(entry) })
    return EXIT.fine
  })
  if (exit !== EXIT.fine) return undefined
  tellOutdated(grader)
  if (puzzles.length > 0) return puzzles
  throw new PuzzleError('empty', 'the input contains no puzzles; "puzzlewright families" lists the notations')
}

/** A puzzle with the data that its page needs; the page shows the grade, if there is one. */
export function pagePuzzle(
  { family, puzzle }: Pick<Read, 'family' | 'puzzle'>,
  grade: ReadGrade | undefined,
  { lang }: { readonly lang: Language },
): PagePuzzle {
  return {
    family,
    puzzle,
    record: publicRecord(puzzleName(family, puzzle), grade),
    heading: nameWithSize(family.words[lang] ?? family.words.en, puzzle.shape),
  }
}

/**
 * The files of the player, and the hash function that a site needs. Reading a file throws a PuzzleError if the package
 * was not built.
 */
export const SITE_TOOLS: SiteTools = {
  ...PLAYER_TOOLS,
  base64: (bytes) => Buffer.from(bytes).toString('base64'),
  sha256: (text) => Buffer.from(sha256(text), 'hex').toString('base64'),
}
