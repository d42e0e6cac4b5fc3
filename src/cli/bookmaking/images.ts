// The puzzles of a book as pictures, for people who lay out pages in a program of their own: a file for each puzzle and
// each solution, and a table in CSV (RFC 4180) that says what they are.

import { join } from 'node:path'
import type { Book, BookPuzzle } from '../../book/book.ts'
import { pngOf } from '../../render/png.ts'
import { svgOf } from '../../render/svg.ts'
import type { Typeface } from '../../render/typeface.ts'
import { MILLIMETRE } from '../../render/units.ts'
import { writeWhole } from '../files.ts'
import type { ImageFormat } from './imageFormats.ts'

export interface Images {
  readonly folder: string
  readonly format: ImageFormat
  /** Of PNG, in dots an inch. */
  readonly dpi: number
}

/** The side of a cell in points: large enough to write in. Pictures are scaled in the layout anyway. */
const CELL = 9 * MILLIMETRE

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

/** Writes all pictures, then `puzzles.csv`; hears of each puzzle that is done. Throws a PuzzleError. */
export function writeImages(
  { design, sections }: Book,
  typeface: Typeface,
  images: Images,
  onDone: () => void,
): void {
  const puzzles = sections.flatMap((section) => section.puzzles)
  const digits = String(puzzles.length).length
  const rows = puzzles.map((puzzle) => {
    const name = String(puzzle.number).padStart(digits, '0')
    const files = { puzzle: `${name}.${images.format}`, solution: `${name}-solution.${images.format}` }
    const title = `${design.familyWords[puzzle.family.name].name} ${puzzle.number}`
    writePicture(join(images.folder, files.puzzle), picture(puzzle, false, title, typeface), images)
    writePicture(join(images.folder, files.solution), picture(puzzle, true, title, typeface), images)
    onDone()
    return rowOf(puzzle, design.familyWords[puzzle.family.name].name, files)
  })
  const table = [COLUMNS, ...rows].map((row) => row.map(quoted).join())
  writeWhole(join(images.folder, 'puzzles.csv'), `${table.join('\r\n')}\r\n`)
}

function picture(
  { family, puzzle, solution }: BookPuzzle,
  isSolution: boolean,
  title: string,
  typeface: Typeface,
): string {
  const values = isSolution ? solution : puzzle.givens.map((given) => Math.max(given, 0))
  return svgOf(family.scene(puzzle, values), { cell: CELL, typeface, title })
}

function writePicture(path: string, svg: string, { format, dpi }: Images): void {
  writeWhole(path, format === 'svg' ? svg : pngOf(svg, { dpi }))
}

function rowOf(
  { number, family, puzzle, grade, shortId, id }: BookPuzzle,
  name: string,
  files: { readonly puzzle: string; readonly solution: string },
): (string | number)[] {
  return [
    number,
    family.name,
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

/** A field: in quotation marks if it needs them. */
function quoted(field: string | number): string {
  return /[",\r\n]/.test(String(field)) ? `"${String(field).replaceAll('"', '""')}"` : String(field)
}
