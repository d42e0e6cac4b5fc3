// The files of a puzzle. They are made once, kept by their SHA-256, and never made again: not by a new version, and not for another
// day.

import { rowsOf, shownGivens } from '../../families/grid.ts'
import { fillGaps } from '../../families/words.ts'
import { STAR_WORDS } from '../../grader/starWords.ts'
import { BLOCKED } from '../../kernel/model.ts'
import { publicRecord } from '../../page/publicRecord.ts'
import { pageSvg } from '../../render/pageSvg.ts'
import { writePdf } from '../../render/pdf.ts'
import { pngOf } from '../../render/png.ts'
import { svgOf } from '../../render/svg.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { MILLIMETRE } from '../../render/units.ts'
import { dateText, type FeedWords } from '../feedWords.ts'
import type { Paper } from '../print/papers.ts'
import type { PrintLook } from '../print/printLook.ts'
import { publicSheet } from '../print/publicSheet.ts'
import { CARD_DPI, socialCard } from '../print/socialCard.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import type { PuzzleFileName } from '../puzzleFileNames.ts'
import { addressOf, type SeriesMeta, wordLanguage } from '../seriesMeta.ts'

/** What all puzzles of a feed are printed with. */
export interface FilePress {
  /** What the feed is called, and where it is. */
  readonly meta: SeriesMeta
  /** What it says. */
  readonly words: FeedWords
  /** What sheets are printed on. */
  readonly paper: Paper
  /** What letters look like. */
  readonly typeface: EmbeddableTypeface
}

/** The side of a cell of a picture: large enough to write in. */
const CELL = 9 * MILLIMETRE

/** Of pictures in pixels, for screens: print takes the other files. */
const DPI = 200

/** The files of a puzzle with this solution, by name. Throws a PuzzleError where it cannot be printed. */
export async function puzzleFiles(
  puzzle: PublishedPuzzle,
  solution: readonly number[],
  press: FilePress,
): Promise<Record<PuzzleFileName, string | Uint8Array>> {
  const { meta, words, paper, typeface } = press
  const { family, slot, date, id, grade } = puzzle
  const look = printLook(puzzle, press)
  const heading = `${slot.title}, ${dateText(words, date)}`
  const board = (values: readonly number[], title: string) =>
    svgOf(family.drawing.scene(puzzle.puzzle, values), { cell: CELL, typeface, title })
  const svg = board(shownGivens(puzzle.puzzle), heading)
  const solved = board(solution, fillGaps(words.solutionOf, { date: dateText(words, date) }))
  const card = pageSvg({ ...socialCard(puzzle, { series: meta.title, look }), title: heading }, typeface)
  const address = addressOf(meta, pathOf(puzzle))
  const sheet = publicSheet(puzzle, { address, series: meta.title, paper, look, language: meta.language })
  const rows = rowsOf(
    solution.map((value, cell) => (puzzle.puzzle.givens[cell] === BLOCKED ? null : value)),
    puzzle.puzzle.shape,
  )
  return {
    'puzzle.json': json({ ...publicRecord(id, grade), date, slot: slot.name, title: heading }),
    'puzzle.svg': svg,
    'puzzle.png': pngOf(svg, { dpi: DPI }),
    'card.png': pngOf(card, { dpi: CARD_DPI }),
    'sheet.pdf': await writePdf(sheet, typeface),
    'solution.json': json({ id, date, slot: slot.name, solution: rows }),
    'solution.svg': solved,
    'solution.png': pngOf(solved, { dpi: DPI }),
  }
}

/** What a puzzle of a feed is printed with. */
export function printLook({ family }: PublishedPuzzle, { meta, words, typeface }: FilePress): PrintLook {
  const language = wordLanguage(meta)
  return {
    words,
    familyWords: family.words[language] ?? family.words.en,
    starWords: STAR_WORDS[language],
    typeface,
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
