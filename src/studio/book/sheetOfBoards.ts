// A PDF of boards for a class or a table: puzzles with their numbers, then their solutions.

import { boardPages } from '../../book/sheet/boardOnlyPages.ts'
import { shownGivens } from '../../families/cellNamesAndFaults.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { readId } from '../../formats/readNameOrRecord.ts'
import { parsePaperSize } from '../../render/paperSize.ts'
import { writePdf } from '../../render/pdf.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { makeSolver } from '../../solver/solve.ts'
import type { SheetRequest } from './bookTask.ts'

/** The number of solutions on a page. */
const SOLUTIONS_PER_PAGE = 12

/** Writes the PDF. Throws a PuzzleError for a puzzle that has not exactly one solution. */
export function sheetPdf(
  { ids, perPage, title, language }: SheetRequest,
  typeface: EmbeddableTypeface,
): Promise<Uint8Array> {
  const paper = parsePaperSize('A4')
  const solve = makeSolver()
  const boards = ids.map((id, index) => {
    const { family, puzzle } = readId(id)
    const { status, solutions } = solve(family, puzzle)
    if (status !== 'unique')
      throw new PuzzleError('conflict', `puzzle ${index + 1} has not exactly one solution`)
    return {
      puzzle: family.drawing.scene(puzzle, shownGivens(puzzle)),
      solution: family.drawing.scene(puzzle, solutions[0]),
    }
  })
  const pagesOf = (name: 'puzzle' | 'solution', most: number) =>
    boardPages(
      boards.map((board) => board[name]),
      { paper, perPage: Math.min(most, boards.length), hasNumbers: boards.length > 1, typeface },
    )
  const pages = [...pagesOf('puzzle', perPage), ...pagesOf('solution', SOLUTIONS_PER_PAGE)]
  return writePdf(
    { width: paper.width, height: paper.height, pages, title, language, isForScreen: true },
    typeface,
  )
}
