// Reads results files, which other programs may have written, and reports each fault with its line.

import { PuzzleError, quote } from '../families/puzzleError.ts'
import { isRecord } from '../formats/readRecord.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { STATUSES } from '../solver/solve.ts'
import { mergeRepeats } from './makeAndMergeRows.ts'
import {
  CONTENDER_KINDS,
  ENDINGS,
  OUTCOMES,
  RESULTS_VERSION,
  type Results,
  type ResultsHeader,
  type Row,
  TASKS,
} from './results.ts'

/** Reads a results file. Throws a PuzzleError with the number of the invalid line. */
export function parseResults(text: string): Results {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const reader = makeResultsReader()
  for (const line of lines) reader.push(line)
  return reader.end()
}

/** Reads a results file line by line, so that the whole text need not be in memory. */
interface ResultsReader {
  /** Reads the next line. Throws a PuzzleError with the number of the line if it is invalid. */
  push(line: string): void
  /** Returns the results after the last line. Throws a PuzzleError if no line was read. */
  end(): Results
}

/** Makes a reader for one results file. */
export function makeResultsReader(): ResultsReader {
  let number = 0
  let header: ResultsHeader | undefined
  const texts = makeTexts()
  /** For each contender, the index in `firsts` of its first row for each puzzle; puzzles are numbered. */
  const places = new Map<string, number[]>()
  /** The first row of each contender and puzzle. `repeats` has further rows of the two, by the index of the first row. */
  const firsts: Row[] = []
  const repeats = new Map<number, Row[]>()

  function push(line: string): void {
    number++
    if (header) add(parseRow(line.trimEnd(), number))
    else {
      header = parseHeader(line.trimEnd())
      for (const { name } of header.contenders) places.set(name, [])
    }
  }

  function add(row: Row): void {
    const puzzle = texts.share(row)
    const taken = places.get(row.contender)
    if (!taken) {
      const message = `the contender ${quote(row.contender)} is not listed in the first line; measure the run again`
      throw new PuzzleError('record', message, { line: number })
    }
    while (taken.length <= puzzle) taken.push(NONE)
    const place = taken[puzzle]
    if (place === NONE) {
      taken[puzzle] = firsts.length
      firsts.push(row)
      return
    }
    const there = repeats.get(place)
    if (firsts[place].repeat === row.repeat || there?.some(({ repeat }) => repeat === row.repeat)) {
      const message = `duplicate row of ${quote(row.contender)} for the same puzzle; remove one of the rows`
      throw new PuzzleError('record', message, { line: number })
    }
    if (there) there.push(row)
    else repeats.set(place, [row])
  }

  function end(): Results {
    header ??= parseHeader('')
    const rows = firsts.map((row, place) => {
      const others = repeats.get(place)
      return others || row.repeat !== 1 ? mergeRepeats([row, ...(others ?? [])])[0] : row
    })
    return { header, rows }
  }

  return { push, end }
}

/** The index of a row that has not been read yet. */
const NONE = -1

const NAMES = ['contender', 'family', 'shape'] as const

/** Keeps each text once, however many rows have it. */
function makeTexts() {
  const names = new Map<string, string>()
  const numbers = new Map<string, number>()
  const ids: string[] = []
  return {
    /** Replaces the strings of a row by equal strings of earlier rows, and returns the number of the row's puzzle, from 0. */
    share(row: Row): number {
      // The row itself is changed, because copies of half a million rows would double the memory.
      const shared = row as { -readonly [Name in keyof Row]: Row[Name] }
      for (const name of NAMES) {
        const text = names.get(row[name])
        if (text === undefined) names.set(row[name], row[name])
        else shared[name] = text
      }
      const number = numbers.get(row.puzzle)
      if (number !== undefined) {
        shared.puzzle = ids[number]
        return number
      }
      numbers.set(row.puzzle, ids.length)
      return ids.push(row.puzzle) - 1
    },
  }
}

/** Reads the first line of a results file. Throws a PuzzleError. */
export function parseHeader(text: string): ResultsHeader {
  if (text === '')
    throw new PuzzleError('empty', 'the file holds no results; write them with: puzzlewright bench run', {
      line: 1,
    })
  if (isRecord(text)) {
    const message = 'these are records of puzzles, not results; measure results with: puzzlewright bench run'
    throw new PuzzleError('record', message, { line: 1 })
  }
  const what = 'the first line of results, as "puzzlewright bench run" writes it'
  // The version is checked first, because other versions have other members.
  const { results } = parseLine(text, 1, VERSION, what)
  if (results !== RESULTS_VERSION) {
    const message = `the results have version ${quote(String(results))}; this program reads version ${RESULTS_VERSION}; use the version of Puzzlewright that wrote the file`
    throw new PuzzleError('record', message, { line: 1 })
  }
  return parseLine(text, 1, HEADER, what) as unknown as ResultsHeader
}

/** Reads a row from a line of a results file. Throws a PuzzleError. */
export function parseRow(text: string, line: number): Row {
  return parseLine(text, line, ROW, 'a row of results') as unknown as Row
}

type Check = (value: unknown) => boolean
type Checks = Readonly<Record<string, Check>>

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isMeasured: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0

function oneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value)
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value)
}

function orNothing(check: Check): Check {
  return (value) => value === undefined || check(value)
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check)
}

function record(checks: Checks): Check {
  return (value) => fault(value, checks) === undefined
}

/** Applies the same check to several members. */
function each<Name extends string>(check: Check, ...names: readonly Name[]): Readonly<Record<Name, Check>> {
  return Object.fromEntries(names.map((name) => [name, check])) as Record<Name, Check>
}

const VERSION = { results: (value: unknown) => value !== undefined }

const HEADER: Readonly<Record<keyof ResultsHeader, Check>> = {
  ...VERSION,
  corpus: record({ checksum: isText, puzzles: isCount, suite: orNothing(isText) }),
  contenders: listOf(
    record({
      ...each(isText, 'name', 'what'),
      kind: oneOf(CONTENDER_KINDS),
      checksum: orNothing(isText),
      puzzles: orNothing(isCount),
    }),
  ),
  task: oneOf(TASKS),
  limits: record(each(orNull(isCount), 'nodes', 'milliseconds', 'solutions', 'memory')),
  repeat: isCount,
  times: isFlag,
  ...each(isText, 'seed', 'program'),
  commit: orNothing(isText),
  machine: orNull(isText),
  environment: orNothing(
    record({
      ...each(isText, 'began', 'command', 'os', 'processor', 'node'),
      ...each(isCount, 'workers', 'cores'),
      memory: isMeasured,
      load: listOf(isMeasured),
      memoryLimit: orNothing(oneOf(['cgroup', 'ulimit'])),
      solvers: listOf(
        record({ name: isText, version: orNull(isText), floorMilliseconds: orNull(isMeasured) }),
      ),
    }),
  ),
}

const ROW: Readonly<Record<keyof Row, Check>> = {
  ...each(isText, 'contender', 'puzzle'),
  repeat: isCount,
  ...each(isText, 'family', 'shape'),
  stars: orNull(oneOf([1, 2, 3, 4, 5])),
  outcome: oneOf(OUTCOMES),
  status: oneOf(STATUSES),
  solutions: isCount,
  ended: orNothing(oneOf(ENDINGS)),
  ...each(orNull(isCount), 'nodes', 'branchings'),
  averageBranchingFactor: orNull(isMeasured),
  ...each(orNull(isCount), 'failures', 'maxDepth'),
  ...each(orNull(isMeasured), 'milliseconds', 'cpuMilliseconds', 'solveMilliseconds', 'memory'),
  message: orNothing(isText),
}

/** Returns the name of the first invalid member. */
function fault(value: unknown, checks: Checks): string | undefined {
  if (typeof value !== 'object' || value === null) return Object.keys(checks)[0]
  const members = value as Readonly<Record<string, unknown>>
  return Object.keys(checks).find((name) => !checks[name](members[name]))
}

function parseLine(
  text: string,
  line: number,
  checks: Checks,
  what: string,
): Readonly<Record<string, unknown>> {
  const value = jsonOf(text)
  if (value === undefined) {
    throw new PuzzleError('record', `expected ${what}; ${quote(text)} is not valid JSON`, { line })
  }
  const name = fault(value, checks)
  if (name === undefined) return value as Readonly<Record<string, unknown>>
  const message = `expected ${what}; ${quote(name)} is missing or not valid`
  throw new PuzzleError('record', message, { line })
}
