// A suite: puzzles that are frozen under a name, so that others can cite them and run the same puzzles. A suite is data, not a
// recipe: a new generator, grader or calibration changes none of its puzzles. Its file has a head, which is one line of
// JSON, and a line for each puzzle, with tabs between the puzzle's id, its degree, and the counts of each contender of the
// baseline:
//
//   {"suite":"v1","format":1,"puzzles":1800,"checksum":"5fa0...","baseline":{...},...}
//   magic:4x4:,,2,7/,,13,12/,10,,6/,,,	22.2	12 3 2 2	>2000 31 40 9 0
//
// The numbers are nodes, branchings, failures and depth. With `>`, the node limit ended the search, and a fifth number
// states the solutions found until then; otherwise the search found one solution and proved that no other exists. `-`
// stands for a contender that does not take the puzzle.

import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'
import { starsOf } from '../../grader/stars.ts'
import type { ContenderName, RunLimits } from '../results.ts'

/** The version of the format of suites. */
export const SUITE_FORMAT = 1

/** The first line of a suite's file. */
export interface SuiteHead {
  /** The name of the suite. */
  readonly suite: string
  /** The version of the file's format. */
  readonly format: typeof SUITE_FORMAT
  /** The number of puzzles. */
  readonly puzzles: number
  /** The checksum of the corpus of all puzzles. */
  readonly checksum: string
  /** The day on which the suite was frozen. */
  readonly frozen: string
  /** The seed of the puzzles. */
  readonly seed: string
  /** The version of the generator that made the puzzles. */
  readonly generator: number
  /** The version of the grades. */
  readonly grade: number
  /** The version of the calibration behind the grades. */
  readonly calibration: number
  /** The run that counted the nodes of the baseline. */
  readonly baseline: BaselineHead
}

/** The run that counted the nodes of a suite's baseline. */
export interface BaselineHead {
  /** The contenders, in the order of the counts. */
  readonly contenders: readonly ContenderName[]
  /** The limits at which a search was stopped. */
  readonly limits: RunLimits
  /** The seed of the random orders. */
  readonly seed: string
  /** The name and version of the program. */
  readonly program: string
}

/** The counts of the search of one contender on one puzzle. */
export interface BaselineCount {
  /** Whether the node limit ended the search. */
  readonly isCapped: boolean
  /** The nodes opened. */
  readonly nodes: number
  /** The nodes with more than one open alternative. */
  readonly branchings: number
  /** The alternatives that led to a contradiction at once. */
  readonly failures: number
  /** The longest chain of choices. */
  readonly maxDepth: number
  /** The solutions found. */
  readonly solutions: number
}

/** A puzzle of a suite. */
export interface SuitePuzzle {
  /** The id of the puzzle. */
  readonly id: string
  /** The name of the puzzle's family. */
  readonly family: string
  /** Its shape. */
  readonly shape: string
  /** The degree of the puzzle when the suite was frozen. */
  readonly degree: number
  /** The stars of the degree. */
  readonly stars: number
  /** The counts of each contender of the baseline on this puzzle; null for a contender that does not take it. */
  readonly counts: readonly (BaselineCount | null)[]
}

/** A suite, or a part of it. */
export interface Suite {
  /** The first line of the suite's file. */
  readonly head: SuiteHead
  /** The puzzles of the suite, in order. */
  readonly puzzles: readonly SuitePuzzle[]
}

/** Reads the file of a suite. Throws a PuzzleError that names the line. */
export function parseSuite(text: string): Suite {
  const [first, ...lines] = text.trimEnd().split('\n')
  const head = parseHead(first)
  const puzzles = lines.map((line, index) => parseLine(line, head.baseline.contenders.length, index + 2))
  if (puzzles.length !== head.puzzles) {
    throw new PuzzleError(
      'record',
      `expected ${head.puzzles} puzzles, got ${puzzles.length}; install the package again`,
      { line: 1 },
    )
  }
  return { head, puzzles }
}

function parseHead(line: string): SuiteHead {
  const head = jsonOf(line) as Partial<SuiteHead> | undefined
  if (!head)
    throw new PuzzleError(
      'record',
      'expected the header of a suite, a line of JSON; install the package again',
      { line: 1 },
    )
  if (head.format !== SUITE_FORMAT) {
    const message = `the suite has format ${quote(String(head.format))}; this program reads format ${SUITE_FORMAT}; install the package again`
    throw new PuzzleError('record', message, { line: 1 })
  }
  return head as SuiteHead
}

function parseLine(text: string, contenders: number, line: number): SuitePuzzle {
  const [id, degreeText, ...cells] = text.split('\t')
  const [family, shape] = id.split(':')
  const degree = Number(degreeText)
  if (shape === undefined || !(degree >= 0) || cells.length !== contenders) {
    const message = `expected an id, a degree and ${contenders} counts, separated by tabs, got ${quote(text)}; install the package again`
    throw new PuzzleError('record', message, { line })
  }
  return {
    id,
    family,
    shape,
    degree,
    stars: starsOf(degree),
    counts: cells.map((cell) => parseCount(cell, line)),
  }
}

/** Stands in place of the counts of a contender that does not take a puzzle. */
const NOT_TAKEN = '-'

function parseCount(cell: string, line: number): BaselineCount | null {
  if (cell === NOT_TAKEN) return null
  const found = /^(>?)(\d+) (\d+) (\d+) (\d+)(?: (\d+))?$/.exec(cell)
  if (!found)
    throw new PuzzleError('record', `${quote(cell)} is not a node count; install the package again`, { line })
  const [nodes, branchings, failures, maxDepth] = found.slice(2, 6).map(Number)
  const solutions = Number(found[6] ?? 1)
  return { isCapped: found[1] === '>', nodes, branchings, failures, maxDepth, solutions }
}

/** Writes the file of a suite. */
export function formatSuite({ head, puzzles }: Suite): string {
  const lines = puzzles.map(({ id, degree, counts }) => [id, degree, ...counts.map(formatCount)].join('\t'))
  return [JSON.stringify(head), ...lines].map((line) => `${line}\n`).join('')
}

function formatCount(count: BaselineCount | null): string {
  if (!count) return NOT_TAKEN
  const { isCapped, nodes, branchings, failures, maxDepth, solutions } = count
  const numbers = [nodes, branchings, failures, maxDepth, ...(isCapped ? [solutions] : [])]
  return `${isCapped ? '>' : ''}${numbers.join(' ')}`
}

// The facts about a suite that the program knows without reading the suite's file.

/** A suite of this package. */
export interface SuiteName {
  /** The name, which is also part of the file's name: suites/NAME.tsv. */
  readonly name: string
  /** The SHA-256 of the file. */
  readonly file: string
  /** The names of the suite and of its parts by family and by shape; the keys are the checksums of their corpora. */
  readonly corpora: Readonly<Record<string, string>>
}
