// Makes sheets and their key: gathers the puzzles, deals them to the pupils, and writes both PDFs. Both files are moved
// into place only when both are complete.

import { dressSheets } from '../../book/applySymbols.ts'
import { layOutKey } from '../../book/sheet/answerKeyPages.ts'
import { sheetCodes } from '../../book/sheet/sheetCodes.ts'
import {
  type PupilSheet,
  type SheetDesign,
  type SheetPuzzle,
  sheetTitle,
} from '../../book/sheet/sheetModel.ts'
import { layOutSheets } from '../../book/sheet/sheetPages.ts'
import type { Family } from '../../families/family.ts'
import { makeDresser } from '../../families/familyWithSymbols.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Sameness } from '../../families/rules.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import type { PageDocument } from '../../render/pageItems.ts'
import { writePdf } from '../../render/pdf.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { removeIfThere } from '../../runs/fileSystem.ts'
import { inFile } from '../../runs/systemErrors.ts'
import { gather } from '../book/gatherPuzzles.ts'
import { expectOwnBook } from '../book/overwriteGuard.ts'
import { workOnFiles } from '../shared/claimOutputFiles.ts'
import { EXIT, tell } from '../shared/output.ts'
import { Stopped, stoppedBy } from '../shared/stoppedError.ts'

/** The puzzles of all sheets: orders for new puzzles, or the file to read. */
export type WantedPuzzles =
  | {
      /** Their family. */
      readonly family: Family
      /** The orders: one for each number of stars, with the puzzles for all pupils. */
      readonly orders: readonly CountedRecipe[]
      /** The number of puzzles on a sheet. */
      readonly number: number
      /** The rule by which two puzzles count as the same. */
      readonly distinct: Sameness
      /** For each order, the number of its puzzles on each sheet. */
      readonly shares: readonly number[]
    }
  | {
      readonly file: string
      /** The number of puzzles on a sheet; by default an equal share of the file's puzzles. */
      readonly number?: number | undefined
    }

/** An order of sheets. */
interface Sheetmaking {
  readonly wanted: WantedPuzzles
  readonly pupils: number
  readonly design: SheetDesign & { readonly typeface: EmbeddableTypeface }
  /** The symbols that replace numbers, if any. */
  readonly symbols: SymbolSet | undefined
  /** The seed; undefined for puzzles from a file if no seed was typed. */
  readonly seed: string | undefined
  /** The PDF of the sheets. */
  readonly out: string
  readonly workers: number
  readonly quiet: boolean
}

/** The file of the key next to the sheets. */
export function keyBeside(out: string): string {
  return `${out.replace(/\.pdf$/i, '')}.key.pdf`
}

/** Makes the sheets and prints a summary. Throws Stopped or a PuzzleError. */
export function makeSheets(making: Sheetmaking): Promise<void> {
  const files = [making.out, keyBeside(making.out)]
  return workOnFiles(files, ([out, key], signal) => makeAndPublish(making, { out, key }, signal))
}

/** The real paths of the sheets and their key. */
interface Places {
  readonly out: string
  readonly key: string
}

/** Makes the sheets and the key, and moves both files into place. */
async function makeAndPublish(making: Sheetmaking, places: Places, signal: AbortSignal): Promise<void> {
  const { wanted, pupils, design, symbols, seed, out, workers, quiet } = making
  const isMade = 'orders' in wanted
  // An existing file that is not an earlier edition of these sheets is refused before the work begins.
  if (isMade) {
    const { family, orders } = wanted
    const like = { shape: orders[0].recipe.shape, givens: [] }
    const { words: own } = symbols ? makeDresser(symbols)(family, like) : family
    const words = own[design.language] ?? own.en
    await expectOwnBook(out, design.title ?? words.name, THESE)
  }
  const part = `${places.out}.part`
  const gathered = await gather({
    orders: isMade ? wanted.orders : [],
    seed: seed ?? '',
    puzzles: isMade ? [] : [wanted.file],
    notIn: [],
    distinct: isMade ? wanted.distinct : 'essential',
    part,
    workers,
    quiet,
    signal,
  })
  const dealt = isMade
    ? dealOrders(gathered.puzzles, wanted.shares, pupils)
    : dealFile(gathered.puzzles, wanted, pupils)
  const codes = pupils > 1 ? sheetCodes(seed ?? seedOfPuzzles(dealt), pupils) : [undefined]
  const shown = symbols ? withSymbols(dealt, symbols, wanted) : dealt
  const sheets = shown.map((puzzles, pupil): PupilSheet => ({ code: codes[pupil], puzzles }))
  const documents = [layOutSheets(sheets, design), layOutKey(sheets, design)]
  await expectOwnBook(out, sheetTitle(design, sheets), THESE)
  await expectOwnBook(keyBeside(out), documents[1].title, THESE)
  const [bytes, keyBytes] = await writeAll(documents, design.typeface)
  if (signal.aborted) throw stoppedBy(signal)
  writeWhole(places.out, bytes, out)
  writeWhole(places.key, keyBytes, keyBeside(out))
  if (isMade) removeIfThere(part)
  if (!quiet) tell(summary(making, sheets, documents, gathered.puzzles.length))
}

/**
 * Replaces the numbers of the puzzles by symbols. If a puzzle from a file needs its numbers, the error names its
 * position in the file.
 */
function withSymbols(
  sheets: readonly (readonly SheetPuzzle[])[],
  symbols: SymbolSet,
  wanted: WantedPuzzles,
): SheetPuzzle[][] {
  try {
    return dressSheets(sheets, symbols)
  } catch (error) {
    throw error instanceof PuzzleError && 'file' in wanted ? inFile(nameOf(wanted.file), error) : error
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file
}

const THESE = 'these sheets'

async function writeAll(
  documents: readonly PageDocument[],
  typeface: EmbeddableTypeface,
): Promise<Uint8Array[]> {
  const written: Uint8Array[] = []
  // The documents are written one after the other, because both embed the same fonts.
  for (const document of documents) written.push(await writePdf(document, typeface))
  return written
}

/** Deals puzzles by order: each pupil gets an equal share of each number of stars. */
function dealOrders(
  puzzles: readonly SheetPuzzle[],
  shares: readonly number[],
  pupils: number,
): SheetPuzzle[][] {
  const firsts = shares.map((_, order) =>
    shares.slice(0, order).reduce((sum, share) => sum + share * pupils, 0),
  )
  return Array.from({ length: pupils }, (_, pupil) =>
    shares.flatMap((share, order) => {
      const from = firsts[order] + pupil * share
      return puzzles.slice(from, from + share)
    }),
  )
}

/** Deals the puzzles of a file in the order of the file. */
function dealFile(
  puzzles: readonly SheetPuzzle[],
  wanted: { readonly file: string; readonly number?: number | undefined },
  pupils: number,
): SheetPuzzle[][] {
  const { file, number = Math.max(1, Math.floor(puzzles.length / pupils)) } = wanted
  const needed = number * pupils
  if (puzzles.length < needed) {
    const each =
      pupils > 1 ? `${count(pupils, 'pupil')} with ${count(number, 'puzzle')} each need` : 'the sheet needs'
    const sentence = `${nameOf(file)}: ${count(puzzles.length, 'puzzle')}, but ${each} ${needed}`
    throw new Stopped(sentence, EXIT.badInput)
  }
  return Array.from({ length: pupils }, (_, pupil) => puzzles.slice(pupil * number, (pupil + 1) * number))
}

/** The seed of the codes for puzzles from a file: the name of the first puzzle. */
function seedOfPuzzles([[first]]: readonly (readonly SheetPuzzle[])[]): string {
  return puzzleName(first.family, first.puzzle)
}

function summary(
  { out, seed }: Sheetmaking,
  sheets: readonly PupilSheet[],
  [sheetPages, keyPages]: readonly PageDocument[],
  gathered: number,
): string {
  const puzzles = sheets.reduce((sum, sheet) => sum + sheet.puzzles.length, 0)
  const facts = [
    count(sheets.length, 'sheet'),
    count(sheetPages.pages.length, 'page'),
    count(puzzles, 'puzzle'),
    ...(gathered > puzzles ? [`${count(gathered - puzzles, 'puzzle')} of the file not used`] : []),
  ]
  const key = `${keyBeside(out)}: ${count(keyPages.pages.length, 'page')}`
  return `${out}: ${facts.join(', ')}; ${key}${seed === undefined ? '' : ` (seed ${seed})`}`
}
