// Checks that an existing file is an earlier edition of the book to write. Nothing else is overwritten.

import { statSync } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import type { ReadRecord } from '../../formats/readRecord.ts'
import { madeName } from '../../maker/madeName.ts'
import { makeSlots } from '../../maker/numberedPuzzles.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { escaped } from '../../render/xml.ts'
import { readBytes, readText } from '../shared/input.ts'

/** Throws a PuzzleError if the file exists and is not a book by Puzzlewright with this title. */
export async function expectOwnBook(pdf: string, title: string): Promise<void> {
  if (isFree(pdf)) return
  const text = (await readBytes(pdf, 'pdf')).toString()
  // The metadata of a PDF is uncompressed XML.
  const marks = ['<xmp:CreatorTool>Puzzlewright</xmp:CreatorTool>', `>${escaped(title)}</rdf:li>`]
  if (text.startsWith('%PDF-') && marks.every((mark) => text.includes(mark))) return
  throw foreign(pdf, 'is not an earlier edition of this book')
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
  const slots = makeSlots(orders, seed)
  const names = new Set<string>()
  for (let number = 0; number < slots.length; number++) {
    const { recipe, seed } = slots.at(number)
    names.add(madeName(recipe, seed))
  }
  const entries = readPuzzles(await readText(file, 'records'))
  if (entries.every((entry) => 'record' in entry && isOneOf(entry.record, names))) return
  throw foreign(file, 'holds other puzzles than those of this book')
}

/**
 * Whether a record is of one of these puzzles. If a puzzle was drawn again, its seed is `S/7/1` instead of
 * `S/7`.
 */
function isOneOf({ made = '', seed = '' }: ReadRecord, names: ReadonlySet<string>): boolean {
  const first = seed.replace(/\/[1-9]\d*$/, '')
  return names.has(made) || names.has(made.replace(`#${seed}@`, `#${first}@`))
}

/** Whether writing to this path destroys nothing: there is no file, or only an empty one. */
function isFree(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0
}

function foreign(path: string, what: string): PuzzleError {
  return new PuzzleError('conflict', `${path} exists and ${what}; choose another --out, or remove it`)
}
