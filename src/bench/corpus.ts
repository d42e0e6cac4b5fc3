// A corpus: the puzzles that a benchmark runs on, as a file of records. Its first line, the manifest,
// describes the puzzles and holds their checksum, so that results of different puzzles are not compared by
// mistake:
//
//   {"corpus":1,"checksum":"5fa0...","puzzles":200,"family":"sudoku","shape":"9x9","stars":{"1":40,...},...}
//   {"id":"sudoku:9x9:..3.75...","family":"sudoku",...}
//
// A file of puzzles in any other notation can also be a corpus; its checksum is computed when it is read.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { MANIFEST_START, makeReader } from '../formats/readPuzzlesByLine.ts'
import type { Read, ReadOptions } from '../formats/readRecord.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import { boardFaults } from '../solver/verify.ts'

/** The version of the manifest's format. */
export const CORPUS_VERSION = 1

/** The first line of a corpus. */
export interface Manifest {
  /** The version of the manifest's format. */
  readonly corpus: typeof CORPUS_VERSION
  /** The checksum from `checksumOf`. */
  readonly checksum: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The name of the frozen suite, or of the part of a suite, that these puzzles form; left out if they form none. */
  readonly suite?: string
  /** The checksum of the whole suite, also if the puzzles are only a part of it. */
  readonly suiteChecksum?: string
  /** The family; left out if there are several. */
  readonly family?: string
  /** The shape; left out if there are several. */
  readonly shape?: string
  /** The number of puzzles by stars. */
  readonly stars: Readonly<Record<string, number>>
  /** The seed of the puzzles; left out if they were not generated. */
  readonly seed?: string
  /** The generator version. */
  readonly generator: number
  /** The version of the calibration behind the grades. */
  readonly calibration: number
  /** The command that makes the corpus. */
  readonly made: string
}

/** A puzzle of a corpus. */
export interface CorpusPuzzle {
  /** The id of the puzzle. */
  readonly id: string
  /** The family of the puzzle. */
  readonly family: Family
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** The stars from 1 to 5; null if the corpus does not state them. */
  readonly stars: number | null
  /** The stated solution, which is verified: one value per cell, 0 in a blocked cell. */
  readonly solution?: readonly number[]
}

/** Returns the SHA-256 of a text, in hexadecimal. */
export type Hash = (text: string) => string

/**
 * The checksum of a corpus: the SHA-256 of one line per puzzle, with its id and, if it is graded, a blank and
 * its stars. The stars are included because results are grouped by them.
 */
export function checksumOf(puzzles: readonly Pick<CorpusPuzzle, 'id' | 'stars'>[], hash: Hash): string {
  return hash(puzzles.map(({ id, stars }) => `${id}${stars === null ? '' : ` ${stars}`}\n`).join(''))
}

/** A puzzle of a corpus text. */
export interface PlacedPuzzle {
  /** The number of the puzzle's line, from 1. */
  readonly line: number
  /** The puzzle. */
  readonly one: CorpusPuzzle
}

/** The contents of a corpus text, in order. */
export interface ReadCorpus {
  /** The puzzles with their lines. */
  readonly puzzles: readonly PlacedPuzzle[]
  /** The manifests; a text can hold several corpora. */
  readonly manifests: readonly Manifest[]
  /** The errors, in the order of lines. */
  readonly errors: readonly PuzzleError[]
}

/** The beginning of every results file, by which one is recognised. */
const RESULTS_START = '{"results":'

/**
 * Reads a corpus in any notation. Reports bad puzzles, and manifests that do not match the puzzles below
 * them, as errors.
 */
export function readCorpus(text: string, hash: Hash, options: ReadOptions = {}): ReadCorpus {
  if (text.startsWith(RESULTS_START)) {
    const error = new PuzzleError(
      'record',
      'this file holds the results of a run; give it to "bench report", or choose a file of puzzles',
      { line: 1 },
    )
    return { puzzles: [], manifests: [], errors: [error] }
  }
  const puzzles: PlacedPuzzle[] = []
  const errors: PuzzleError[] = []
  const found: { line: number; text: string }[] = []
  const reader = makeReader(options, (entry) => {
    const one = 'error' in entry ? placed(entry.error, entry.line) : corpusPuzzle(entry)
    if (one instanceof PuzzleError) errors.push(one)
    else puzzles.push({ line: entry.line, one })
  })
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trimStart().startsWith(MANIFEST_START)) found.push({ line: index + 1, text: line })
    reader.push(line)
  }
  reader.end()
  const manifests: Manifest[] = []
  const faults: PuzzleError[] = []
  for (const [index, { line, text: written }] of found.entries()) {
    const end = found[index + 1]?.line ?? Infinity
    const below = puzzles.filter((each) => each.line > line && each.line < end).map(({ one }) => one)
    try {
      const manifest = parseManifest(written, line)
      manifests.push(manifest)
      expectFit(manifest, below, hash, line)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      faults.push(error)
    }
  }
  // If a manifest is wrong, the error that the corpus is empty is left out.
  const others = faults.length > 0 ? errors.filter(({ code }) => code !== 'empty') : errors
  const all = [...others, ...faults].sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return { puzzles, manifests, errors: all }
}

function placed(error: PuzzleError, line: number): PuzzleError {
  if (error.line !== undefined) return error
  return new PuzzleError(error.code, error.message, { line })
}

function corpusPuzzle({ line, family, puzzle, record }: Read): CorpusPuzzle | PuzzleError {
  const solution = record?.solution?.flat()
  const [fault] = solution ? boardFaults(family, puzzle, solution) : []
  if (fault)
    return new PuzzleError(
      'record',
      `the record's "solution" is wrong: ${fault.rule}; correct it or leave it out`,
      { line },
    )
  const id = puzzleName(family, puzzle)
  return { id, family, puzzle, stars: record?.grade?.stars ?? null, ...(solution && { solution }) }
}

/** Reads a manifest. Throws a PuzzleError. */
function parseManifest(text: string, line: number): Manifest {
  const manifest = jsonOf(text) as Partial<Manifest> | undefined
  if (!manifest)
    throw new PuzzleError('record', 'the manifest of the corpus is not valid JSON; make the corpus again', {
      line,
    })
  if (manifest.corpus !== CORPUS_VERSION) {
    const message = `the corpus has version ${quote(String(manifest.corpus))}; this program reads version ${CORPUS_VERSION}; use the version of Puzzlewright that wrote the file`
    throw new PuzzleError('record', message, { line })
  }
  if (typeof manifest.checksum !== 'string' || typeof manifest.puzzles !== 'number') {
    throw new PuzzleError(
      'record',
      'the manifest of a corpus needs "checksum" and "puzzles"; make the corpus again',
      { line },
    )
  }
  return manifest as Manifest
}

function expectFit(manifest: Manifest, below: readonly CorpusPuzzle[], hash: Hash, line: number): void {
  const { checksum, puzzles } = manifest
  if (puzzles === below.length && checksum === checksumOf(below, hash)) return
  const change =
    puzzles === below.length
      ? 'other puzzles or other grades'
      : `expected ${puzzles} puzzles, got ${below.length}`
  const message = `the corpus has changed since it was made: ${change}; remove its first line to read it without a checksum`
  throw new PuzzleError('conflict', message, { line })
}
