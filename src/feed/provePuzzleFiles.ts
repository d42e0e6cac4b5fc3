// The last check before a puzzle goes public. Code that shares nothing with the code that makes the files reads them, solves
// the puzzle of their id again, and compares the files with it. A newspaper once printed a grid that lacked one given, and its
// readers kept calling.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import { BLOCKED } from '../kernel/searchModel.ts'
import { type PixelPicture, readPngCells } from '../proof/checkPngBoard.ts'
import { marksWithoutSigns } from '../proof/checkSigns.ts'
import { expectPixelsOf } from '../proof/comparePixels.ts'
import { expectedBoard } from '../proof/expectedBoard.ts'
import { type DrawnMarks, UnprovedError } from '../proof/marks.ts'
import { UnreadableError } from '../proof/pdfFile.ts'
import { readPdfMarks } from '../proof/pdfSheet.ts'
import { boardDifference, type DrawnGrid, gridOf, readDrawnBoard } from '../proof/readDrawnBoard.ts'
import { readPageMarks, readSvgMarks } from '../proof/svgMarks.ts'
import type { Typeface } from '../render/typeface.ts'
import { checkCertificate } from '../solver/certificate/checkCertificate.ts'
import { makeSolver, type Status } from '../solver/index.ts'
import { say } from '../words/formatMessage.ts'
import { LANGUAGES } from '../words/languages.ts'
import { PICTURE_DPI } from './puzzleFileNames.ts'
import { tellsSolution } from './solutionDigits.ts'

/** The contents of the files that are proved: texts, bytes and pixels. */
interface ProvableFiles {
  readonly 'puzzle.json': string
  readonly 'puzzle.svg': string
  readonly 'index.html': string
  readonly 'sheet.pdf': Uint8Array
  readonly 'puzzle.png': PixelPicture
  readonly 'solution.json': string
  readonly 'solution.svg': string
  readonly 'certificate.txt': string
}

/** A puzzle, and those of its files that are to be proved. */
export interface PublishedFiles extends Partial<ProvableFiles> {
  /** Its family. */
  readonly family: Family
  /** Its id: family, shape and clues. */
  readonly id: string
  /** The typeface of its pictures. */
  readonly typeface: Typeface
}

/** The maximum number of nodes of a proof that a puzzle has one solution. */
const MOST_NODES = 10_000_000

/** The messages about puzzles that are not unique. */
const STATUS_WORDS: Readonly<Record<Exclude<Status, 'unique'>, string>> = {
  none: 'has no solution',
  multiple: 'has several solutions',
  unknown: `could not be proved unique in ${MOST_NODES} nodes`,
}

/** Proves the files of a puzzle. Returns a sentence about the first fault; undefined if there is none. */
export async function provePublished(files: PublishedFiles): Promise<string | undefined> {
  let puzzle: Puzzle
  try {
    puzzle = parsePuzzle(files.id, { family: files.family }).puzzle
  } catch (error) {
    if (error instanceof PuzzleError) return `${files.id} cannot be read: ${error.message}`
    throw error
  }
  const { status, solutions } = makeSolver()(files.family, puzzle, { nodes: MOST_NODES })
  if (status !== 'unique') return `${files.id} ${STATUS_WORDS[status]}`
  const proved: Proved = { files, puzzle, solution: solutions[0] }
  for (const [name, prove] of Object.entries(PROOFS)) {
    const content = files[name as keyof ProvableFiles]
    try {
      if (content !== undefined) await prove(proved, content as never)
    } catch (error) {
      if (error instanceof UnprovedError || error instanceof UnreadableError)
        return `${name}: ${error.message}`
      throw error
    }
  }
  return undefined
}

/** A puzzle with its only solution. */
interface Proved {
  readonly files: PublishedFiles
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
}

/** The proofs, by the names of files. A proof throws an UnprovedError if it fails. */
const PROOFS: {
  readonly [Name in keyof ProvableFiles]: (
    proved: Proved,
    content: ProvableFiles[Name],
  ) => void | Promise<void>
} = {
  'puzzle.json': proveRecord,
  'puzzle.svg': (proved, svg) => {
    expectNoSolution(proved, svg)
    provePicture(proved, readSvgMarks(svg, proved.files.typeface))
  },
  'index.html': (proved, page) => {
    expectNoSolution(proved, page)
    const { record, marks } = readPageMarks(page, proved.files.typeface)
    proveRecord(proved, record)
    provePicture(proved, marks)
  },
  'sheet.pdf': async (proved, pdf) => {
    const { marks, grid, texts } = await readPdfMarks(pdf)
    expectBoard(proved, marks, grid, false)
    expectNotes(proved, texts)
  },
  'puzzle.png': ({ files, puzzle }, png) => {
    const { family, typeface } = files
    if (!family.drawing.hasSigns?.(puzzle.shape)) {
      readPngCells(png, expectedBoard(family, puzzle), typeface)
      return
    }
    const svg = files['puzzle.svg']
    if (svg === undefined) throw new UnprovedError('cannot be proved without puzzle.svg')
    expectPixelsOf(svg, png, PICTURE_DPI)
  },
  'solution.json': ({ solution }, text) => {
    const { solution: rows } = JSON.parse(text) as { solution: (number | null)[][] }
    const told = rows.flat().map((value) => value ?? 0)
    const differs = solution.findIndex((value, cell) => Math.max(0, value) !== told[cell])
    if (differs >= 0 || told.length !== solution.length) throw new UnprovedError('is not the solution')
  },
  'solution.svg': ({ files, puzzle, solution }, svg) => {
    const givens = puzzle.givens.map((given, cell) => (given === BLOCKED ? given : solution[cell]))
    provePicture({ files, puzzle: { ...puzzle, givens } }, readSvgMarks(svg, files.typeface))
  },
  'certificate.txt': ({ files, puzzle }, text) => {
    const checked = checkCertificate(files.family, puzzle, files.id, text)
    if ('fault' in checked) throw new UnprovedError(checked.fault)
  },
}

function proveRecord(proved: Proved, text: string): void {
  const { id } = proved.files
  expectNoSolution(proved, text)
  let record: Record<string, unknown>
  try {
    record = JSON.parse(text)
  } catch {
    throw new UnprovedError('its record is not valid JSON')
  }
  const leaked = privateKeyIn(record)
  if (leaked !== undefined) throw new UnprovedError(`its record contains the private key “${leaked}”`)
  if (record.id !== id) throw new UnprovedError(`its record must be of ${id}, got ${record.id}`)
  const [family, shape] = id.split(':')
  for (const [key, value] of Object.entries({ family, shape })) {
    if (record[key] !== undefined && record[key] !== value) {
      throw new UnprovedError(`the "${key}" of its record must be ${value}, as in its id, got ${record[key]}`)
    }
  }
}

/** Expects that a picture shows a puzzle and nothing else. */
function provePicture(proved: Pick<Proved, 'files' | 'puzzle'>, marks: DrawnMarks): void {
  expectBoard(proved, marks, gridOf(marks.lines), true)
}

/** Expects that marks show a puzzle; if they are not those of a picture, there may be further marks around the board. */
function expectBoard(
  { files: { family }, puzzle }: Pick<Proved, 'files' | 'puzzle'>,
  marks: DrawnMarks,
  grid: DrawnGrid,
  isPicture: boolean,
): void {
  const board = marksWithoutSigns(marks, grid, isPicture, family.drawing.signs?.(puzzle))
  const difference = boardDifference(readDrawnBoard(board, grid, isPicture), expectedBoard(family, puzzle))
  if (difference !== undefined) throw new UnprovedError(difference)
}

function expectNoSolution({ solution }: Proved, text: string): void {
  if (tellsSolution(text, solution)) throw new UnprovedError('reveals the solution')
}

/** Expects that the sheet tells each fact that the board does not show: in one of the languages, as a note or in the rules. */
function expectNotes({ files: { family }, puzzle }: Proved, texts: readonly string[]): void {
  const squeezed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()
  const sheet = squeezed(texts.join(''))
  for (const { kind, facts } of family.drawing.notes?.(puzzle) ?? []) {
    const notes = LANGUAGES.flatMap((language) => {
      const { notes = {}, inShortNoted = {} } = family.words[language] ?? {}
      return [notes[kind], inShortNoted[kind]]
    })
      .filter((text) => text !== undefined)
      .map((text) => say(text, facts))
    if (!notes.some((text) => sheet.includes(squeezed(text)))) {
      throw new UnprovedError(`lacks the note “${notes[0]}”`)
    }
  }
}

// Finds data that no public file may have: the solution of a puzzle, and how it was made, which would reveal the puzzles of
// other days.

/** The private keys of records. */
const PRIVATE_KEYS: readonly string[] = ['solution', 'seed', 'made']

/** The first private key at any depth of some data; undefined if the data has none. */
function privateKeyIn(data: unknown): string | undefined {
  let found: string | undefined
  JSON.stringify(data, (key, value) => {
    if (PRIVATE_KEYS.includes(key)) found ??= key
    return value
  })
  return found
}
