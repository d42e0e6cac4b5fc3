// A corpus: the puzzles that a benchmark runs on. A file of records that begins with a manifest, a line which says what they
// are and holds their checksum, so that nobody compares results of different puzzles unawares:
//
//   {"corpus":1,"checksum":"5fa0...","puzzles":200,"family":"sudoku","shape":"9x9","stars":{"1":40,...},...}
//   {"id":"sudoku:9x9:..3.75...","family":"sudoku",...}
//
// Puzzles in any other notation are a corpus, too; its checksum is made when it is read.

import { PuzzleError, quote } from '../families/error.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Read, ReadOptions } from '../formats/entry.ts'
import { MANIFEST_START, makeReader } from '../formats/puzzleReader.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import { boardFaults } from '../solver/verify.ts'

/** The version of the manifest's form. */
export const CORPUS_VERSION = 1

/** The first line of a corpus. */
export interface Manifest {
  /** The version of the manifest's form. */
  readonly corpus: typeof CORPUS_VERSION
  /** As `checksumOf` makes it. */
  readonly checksum: string
  /** How many puzzles there are. */
  readonly puzzles: number
  /** Left out where there are several. */
  readonly family?: string
  /** Left out where there are several. */
  readonly shape?: string
  /** How many puzzles there are of each number of stars. */
  readonly stars: Readonly<Record<string, number>>
  /** The seed they were generated from; left out where they were not generated. */
  readonly seed?: string
  /** The version of the generator. */
  readonly generator: number
  /** The version of the calibration by which they are graded. */
  readonly calibration: number
  /** The command that makes it. */
  readonly made: string
}

/** A puzzle of a corpus. */
export interface CorpusPuzzle {
  /** Its self-contained name. */
  readonly id: string
  /** The family it belongs to. */
  readonly family: Family
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** 1 to 5, or null where the corpus does not say. */
  readonly stars: number | null
  /** One that came with it and is right: one value a cell, 0 in a blocked one. */
  readonly solution?: readonly number[]
}

/** SHA-256 of a text, in hexadecimal. */
type Hash = (text: string) => string

/**
 * What makes puzzles the same corpus: the SHA-256 of a line for each, its id and, where it has a grade, a blank and its
 * stars: by these it is counted.
 */
export function checksumOf(puzzles: readonly Pick<CorpusPuzzle, 'id' | 'stars'>[], hash: Hash): string {
  return hash(puzzles.map(({ id, stars }) => `${id}${stars === null ? '' : ` ${stars}`}\n`).join(''))
}

/** A puzzle that was read, and its line; or what is wrong. */
type Entry = { readonly line: number; readonly one: CorpusPuzzle } | { readonly error: PuzzleError }

/** What a text held, in its order. */
interface ReadCorpus {
  readonly puzzles: readonly { readonly line: number; readonly one: CorpusPuzzle }[]
  readonly manifests: readonly Manifest[]
  readonly errors: readonly PuzzleError[]
}

/** How the results of a run begin. */
const RESULTS_START = '{"results":'

/** Reads a corpus in any notation. A manifest that does not fit the puzzles below it is an error, as is a bad puzzle. */
export function readCorpus(text: string, hash: Hash, options: ReadOptions = {}): ReadCorpus {
  if (text.startsWith(RESULTS_START)) {
    const error = new PuzzleError('record', 'these are results of a run, not puzzles', { line: 1 })
    return { puzzles: [], manifests: [], errors: [error] }
  }
  const entries: Entry[] = []
  const found: { line: number; text: string }[] = []
  const reader = makeReader(options, (entry) => {
    entries.push('error' in entry ? { error: placed(entry.error, entry.line) } : corpusEntry(entry))
  })
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trimStart().startsWith(MANIFEST_START)) found.push({ line: index + 1, text: line })
    reader.push(line)
  }
  reader.end()
  const puzzles = entries.flatMap((entry) => ('one' in entry ? [entry] : []))
  const errors = entries.flatMap((entry) => ('error' in entry ? [entry.error] : []))
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
  // That there is no puzzle is the lesser fault.
  const others = faults.length > 0 ? errors.filter(({ code }) => code !== 'empty') : errors
  const all = [...others, ...faults].sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return { puzzles, manifests, errors: all }
}

function placed(error: PuzzleError, line: number): PuzzleError {
  if (error.line !== undefined) return error
  return new PuzzleError(error.code, error.message, { line })
}

function corpusEntry({ line, family, puzzle, record }: Read): Entry {
  const solution = record?.solution?.flat()
  const [fault] = solution ? boardFaults(family, puzzle, solution) : []
  if (fault) {
    const message = `the record's "solution" is none: ${fault.rule}`
    return { error: new PuzzleError('record', message, { line }) }
  }
  const id = puzzleName(family, puzzle)
  return {
    line,
    one: { id, family, puzzle, stars: record?.grade?.stars ?? null, ...(solution && { solution }) },
  }
}

/** Reads a manifest. Throws a PuzzleError. */
function parseManifest(text: string, line: number): Manifest {
  let manifest: Partial<Manifest>
  try {
    manifest = JSON.parse(text)
  } catch {
    throw new PuzzleError('record', 'this begins like the manifest of a corpus, but it is no line of JSON', {
      line,
    })
  }
  if (manifest.corpus !== CORPUS_VERSION) {
    const message = `a corpus of version ${quote(String(manifest.corpus))}; this program reads version ${CORPUS_VERSION}`
    throw new PuzzleError('record', message, { line })
  }
  if (typeof manifest.checksum !== 'string' || typeof manifest.puzzles !== 'number') {
    throw new PuzzleError('record', 'the manifest of a corpus needs "checksum" and "puzzles"', { line })
  }
  return manifest as Manifest
}

function expectFit(manifest: Manifest, below: readonly CorpusPuzzle[], hash: Hash, line: number): void {
  const { checksum, puzzles } = manifest
  if (puzzles === below.length && checksum === checksumOf(below, hash)) return
  const change =
    puzzles === below.length
      ? 'its puzzles are others, or their grades'
      : `it had ${puzzles} puzzles and has ${below.length}`
  const message = `this corpus was changed since it was made: ${change} (without its first line it is read as any puzzles are)`
  throw new PuzzleError('conflict', message, { line })
}
