// A PDF of boards for a class or a table: puzzles with their names and their difficulty, then their solutions.

import { type BoardLabel, boardPages } from '../../book/sheet/boardOnlyPages.ts'
import { shownGivens } from '../../families/cellNamesAndFaults.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { nameWithSize } from '../../families/variantNames.ts'
import { readId } from '../../formats/readNameOrRecord.ts'
import { makeGrader } from '../../grader/grade.ts'
import type { Grade, Ungraded } from '../../grader/index.ts'
import { parsePaperSize } from '../../render/paperSize.ts'
import { writePdf } from '../../render/pdf.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import { makeSolver } from '../../solver/solve.ts'
import { say } from '../../words/formatMessage.ts'
import type { SheetRequest } from './bookTask.ts'

/** The number of solutions on a page. */
const SOLUTIONS_PER_PAGE = 12

/** Writes the PDF. Throws a PuzzleError for a puzzle that has not exactly one solution. */
export function sheetPdf(
  { puzzles, perPage, title, language, minutes }: SheetRequest,
  typeface: EmbeddableTypeface,
): Promise<Uint8Array> {
  const paper = parsePaperSize('A4')
  const solve = makeSolver()
  const gradeOf = makeGrader()
  const boards = puzzles.map(({ id, grade: known }, index) => {
    const { family, puzzle } = readId(id)
    const { status, solutions } = solve(family, puzzle)
    if (status !== 'unique')
      throw new PuzzleError('conflict', `puzzle ${index + 1} has not exactly one solution`)
    const name = nameWithSize(family.words[language] ?? family.words.en, puzzle.shape)
    return {
      label: {
        text: puzzles.length > 1 ? `${index + 1} · ${name}` : name,
        ...difficulty(known ?? gradeOf(family, puzzle), minutes),
      },
      puzzle: family.drawing.scene(puzzle, shownGivens(puzzle)),
      solution: family.drawing.scene(puzzle, solutions[0]),
    }
  })
  const pagesOf = (scenes: readonly Scene[], most: number, labels: readonly BoardLabel[] | undefined) =>
    boardPages(scenes, { paper, perPage: Math.min(most, scenes.length), labels, typeface })
  const numbers = boards.map((_, index) => ({ text: String(index + 1) }))
  const pages = [
    ...pagesOf(
      boards.map(({ puzzle }) => puzzle),
      perPage,
      boards.map(({ label }) => label),
    ),
    ...pagesOf(
      boards.map(({ solution }) => solution),
      SOLUTIONS_PER_PAGE,
      numbers.length > 1 ? numbers : undefined,
    ),
  ]
  return writePdf(
    { width: paper.width, height: paper.height, pages, title, language, isForScreen: true },
    typeface,
  )
}

/** The part of a label that tells the difficulty. */
function difficulty(grade: Grade | Ungraded, minutes: string | undefined): Omit<BoardLabel, 'text'> {
  if (typeof grade === 'string') return {}
  const usual = grade.minutes && Math.max(1, Math.round(grade.minutes.usual))
  return {
    stars: grade.stars,
    ...(minutes !== undefined && usual !== undefined && { note: say(minutes, { minutes: usual }) }),
  }
}
