// Makes the files of a puzzle. Files are made once, stored under their SHA-256, and never made again, not even by a newer
// version of Puzzlewright.

import { rowsOf, shownGivens } from '../../families/cellNamesAndFaults.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import { publicRecord } from '../../page/publicRecord.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { writePdf } from '../../render/pdf.ts'
import { colourPng, pngOf } from '../../render/png.ts'
import { pageSvg, svgOf } from '../../render/svg.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { writeCertificate } from '../../solver/certificate/writeCertificate.ts'
import { say } from '../../words/formatMessage.ts'
import { dateText } from '../feedWordsAndDateTexts.ts'
import type { Paper } from '../plan/feedPlanAndOrders.ts'
import { publicSheet } from '../print/printableSheet.ts'
import type { PrintLook } from '../print/printParts.ts'
import { CARD_ENLARGEMENT, socialCard } from '../print/socialCard.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import { CERTIFICATE_FILE, PICTURE_DPI, type PuzzleFileName } from '../puzzleFileNames.ts'
import { puzzleTitle } from '../puzzleTexts.ts'

/** The settings for the files of all puzzles of a feed. */
export interface FilePress extends PrintLook {
  /** The paper of the sheets. */
  readonly paper: Paper
  /** Whether each puzzle has a certificate. */
  readonly hasCertificates: boolean
  /** The typeface. */
  readonly typeface: EmbeddableTypeface
}

/** The side of a cell in pictures: large enough to write in. */
const CELL = 9 * MILLIMETRE

/** Makes the files of a puzzle, by name. Throws a PuzzleError if the puzzle cannot be printed. */
export async function puzzleFiles(puzzle: PublishedPuzzle, solution: readonly number[], press: FilePress) {
  const { words, paper, typeface, hasCertificates } = press
  const { family, slot, date, id, grade } = puzzle
  const heading = puzzleTitle(puzzle, words)
  const board = (values: readonly number[], title: string) =>
    svgOf(family.drawing.scene(puzzle.puzzle, values), { cell: CELL, typeface, title })
  const svg = board(shownGivens(puzzle.puzzle), heading)
  const solved = board(solution, say(words.solutionOf, { date: dateText(words, date) }))
  const card = pageSvg({ ...socialCard(puzzle, press), title: heading }, typeface)
  const rows = rowsOf(
    solution.map((value, cell) => (puzzle.puzzle.givens[cell] === BLOCKED ? null : value)),
    puzzle.puzzle.shape,
  )
  return {
    'puzzle.json': json({ ...publicRecord(id, grade), date, slot: slot.name, title: heading }),
    'puzzle.svg': svg,
    'puzzle.png': pngOf(svg, { dpi: PICTURE_DPI }),
    'card.png': colourPng(card, CARD_ENLARGEMENT),
    'sheet.pdf': await writePdf(publicSheet(puzzle, press, paper), typeface),
    'solution.json': json({
      ...{ id, date, slot: slot.name, solution: rows },
      ...(hasCertificates && { certificate: CERTIFICATE_FILE }),
    }),
    'solution.svg': solved,
    'solution.png': pngOf(solved, { dpi: PICTURE_DPI }),
    ...(hasCertificates && { [CERTIFICATE_FILE]: writeCertificate(family, puzzle.puzzle, id, solution) }),
  } satisfies Partial<Record<PuzzleFileName, unknown>>
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
