// Checks that an existing file is an earlier edition of the book to write. Other files are not overwritten.

import { statSync } from 'node:fs'
import { PuzzleError } from '../../families/puzzleError.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import type { ReadRecord } from '../../formats/readRecord.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { madeName } from '../../maker/recipeName.ts'
import { escaped } from '../../render/svgElements.ts'
import { readBytes, readText } from '../shared/input.ts'

/** Throws a PuzzleError if the file exists and is not a PDF by Puzzlewright with this title. */
export async function expectOwnBook(pdf: string, title: string, what = 'this book'): Promise<void> {
  if (isFree(pdf)) return
  const text = (await readBytes(pdf, 'pdf')).toString()
  // The metadata of our PDFs is uncompressed XML, so it can be searched as text.
  const marks = ['<xmp:CreatorTool>Puzzlewright</xmp:CreatorTool>', `>${escaped(title)}</rdf:li>`]
  if (text.startsWith('%PDF-') && marks.every((mark) => text.includes(mark))) return
  throw foreign(pdf, `is not an earlier edition of ${what}`)
}

/** Throws a PuzzleError if the file exists and is not a picture with this title. */
export async function expectOwnSvg(svg: string, title: string): Promise<void> {
  if (isFree(svg)) return
  const text = (await readBytes(svg, 'svg')).toString()
  if (text.startsWith('<svg ') && text.includes(`<title>${escaped(title)}</title>`)) return
  throw foreign(svg, 'is not an earlier edition of this cover')
}

/** Throws a PuzzleError if the file exists and has anything except records of these puzzles. */
export async function expectOwnRecords(
  file: string,
  orders: readonly CountedRecipe[],
  seed: string,
): Promise<void> {
  if (isFree(file)) return
  const names = new Set(orders.map(({ recipe }) => madeName(recipe, seed)))
  const entries = readPuzzles(await readText(file, 'records'))
  if (entries.every((entry) => 'record' in entry && isOneOf(entry.record, names, seed))) return
  throw foreign(file, 'holds other puzzles than those of this book')
}

/**
 * Whether the file has records of all puzzles of these orders. Like `expectOwnRecords`, throws a PuzzleError if it has
 * anything else.
 */
export async function hasOwnRecords(
  file: string,
  orders: readonly CountedRecipe[],
  seed: string,
): Promise<boolean> {
  if (isFree(file)) return false
  await expectOwnRecords(file, orders, seed)
  const ordered = orders.reduce((sum, { count }) => sum + count, 0)
  return readPuzzles(await readText(file, 'records')).length >= ordered
}

/**
 * Whether a record was made for one of these orders. `names` are the made names of the orders with the seed of the
 * book, `own`. The seed of a record adds the number of the puzzle, and of a repeated draw: `S/7`, or `S/7/1` if puzzle
 * 7 was drawn again.
 */
function isOneOf({ made = '', seed = '' }: ReadRecord, names: ReadonlySet<string>, own: string): boolean {
  const isNumbered = seed.startsWith(own) && /^(?:\/\d+){1,2}$/.test(seed.slice(own.length))
  return isNumbered && names.has(made.replace(`#${seed}@`, `#${own}@`))
}

/** Whether writing to this path destroys nothing, because the file does not exist or is empty. */
function isFree(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0
}

function foreign(path: string, what: string): PuzzleError {
  return new PuzzleError('conflict', `${path} exists and ${what}; choose another --out, or remove it`)
}
