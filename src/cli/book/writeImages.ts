// Writes the puzzles of a book as pictures, for use in a layout program: a file for each puzzle and each solution, and a
// table of them as CSV (RFC 4180).

import { join } from 'node:path'
import { type Book, type BookPuzzle, puzzlesInBook } from '../../book/bookDesignAndPuzzles.ts'
import { shownGivens } from '../../families/cellNamesAndFaults.ts'
import { plainName } from '../../families/familyWithSymbols.ts'
import { type CsvField, csvRow } from '../../formats/formatCsvRow.ts'
import type { Typeface } from '../../render/typeface.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import type { ImageFormat } from '../shared/imageFormats.ts'
import { paint, USUAL_CELL } from '../shared/paintSvgOrPng.ts'
import type { PictureFiles, PictureNames } from './pictureNames.ts'

export interface Images {
  readonly folder: string
  readonly format: ImageFormat
  /** The resolution of PNGs, in dots per inch. */
  readonly dpi: number
  /** How the files are named. */
  readonly names: PictureNames
}

const COLUMNS = [
  'number',
  'family',
  'name',
  'shape',
  'stars',
  'degree',
  'short_id',
  'id',
  'puzzle',
  'solution',
] as const

/**
 * Writes all pictures into their files, then `puzzles.csv`; calls `onDone` after each puzzle. Throws a PuzzleError.
 */
export function writeImages(
  book: Book,
  typeface: Typeface,
  images: Omit<Images, 'names'>,
  files: readonly PictureFiles[],
  onDone: () => void,
): void {
  const { design } = book
  const puzzles = puzzlesInBook(book)
  const rows = puzzles.map((puzzle, index) => {
    const own = files[index]
    const title = `${design.familyWords[puzzle.family.name].name} ${puzzle.number}`
    const look = { ...images, cell: USUAL_CELL, typeface, title, thinnest: design.thinnestLine }
    const { family, solution } = puzzle
    const boards = { puzzle: shownGivens(puzzle.puzzle), solution }
    for (const board of ['puzzle', 'solution'] as const) {
      const picture = paint(family.drawing.scene(puzzle.puzzle, boards[board]), look)
      writeWhole(join(images.folder, own[board]), picture)
    }
    onDone()
    return rowOf(puzzle, design.familyWords[puzzle.family.name].name, own)
  })
  const table = [COLUMNS, ...rows].map((row) => `${csvRow(row)}\r\n`).join('')
  writeWhole(join(images.folder, 'puzzles.csv'), table)
}

function rowOf(
  { number, family, puzzle, grade, shortId, id }: BookPuzzle,
  name: string,
  files: PictureFiles,
): CsvField[] {
  return [
    number,
    plainName(family.name),
    name,
    puzzle.shape.text,
    grade.stars,
    grade.degree,
    shortId,
    id,
    files.puzzle,
    files.solution,
  ]
}
