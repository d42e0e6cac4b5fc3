// What a run of contenders over a corpus found: a header and one row for each contender and puzzle, each a line of JSON.
// Node counts are exact and the same on every machine; times are those of the machine that ran it.

import { PuzzleError, quote } from '../families/error.ts'
import { STATUSES, type Status } from '../families/solve.ts'

/** The version of this form. */
export const RESULTS_VERSION = 1

/** The first line of a results file: what was run. Two runs with the same header have the same rows, but for times. */
export interface ResultsHeader {
  readonly results: typeof RESULTS_VERSION
  readonly corpus: CorpusName
  readonly contenders: readonly ContenderName[]
  readonly limits: RunLimits
  /** How often each row was timed; its time is the median. */
  readonly repeat: number
  /** Whether rows have times: without them the same run writes the same bytes everywhere. */
  readonly times: boolean
  /** Of the random orders. */
  readonly seed: string
}

/** Which puzzles they were. */
export interface CorpusName {
  /** SHA-256 of the ids of the puzzles, each with a line end, in hexadecimal. */
  readonly checksum: string
  readonly puzzles: number
}

export const CONTENDER_KINDS = ['own', 'profile', 'external'] as const

export interface ContenderName {
  readonly name: string
  readonly kind: (typeof CONTENDER_KINDS)[number]
  readonly what: string
  /** SHA-256 of the file with the orders of a contender that is made of somebody's own. */
  readonly checksum?: string
}

/** When a search was stopped; null is never. */
export interface RunLimits {
  readonly nodes: number | null
  readonly milliseconds: number | null
  /** Solutions that are enough. 2 tell unique from not; null asks for all. */
  readonly solutions: number | null
}

/**
 * What became of a puzzle:
 * `solved`   the question was answered, and nothing is known to contradict the answer;
 * `capped`   a limit came first;
 * `crashed`  the contender ended with an error;
 * `rubbish`  an external command wrote what is no answer;
 * `wrong`    the answer is not true.
 */
export const OUTCOMES = ['solved', 'capped', 'crashed', 'rubbish', 'wrong'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One contender on one puzzle. */
export interface Row {
  readonly contender: string
  /** The puzzle's id. */
  readonly puzzle: string
  readonly family: string
  readonly shape: string
  /** 1 to 5, or null where the corpus does not say. */
  readonly stars: number | null
  readonly outcome: Outcome
  readonly status: Status
  /** Solutions found; with `solved` all there are, or as many as were enough. */
  readonly solutions: number
  /** Which limit came first; of a capped row only. */
  readonly ended?: 'node-limit' | 'time-limit'
  /** States that were opened, as far as the search came; null where the contender does not tell. */
  readonly nodes: number | null
  readonly branchings: number | null
  readonly averageBranchingFactor: number | null
  readonly failures: number | null
  readonly maxDepth: number | null
  /** The median of the repeats; null where times were not wanted. */
  readonly milliseconds: number | null
  /** What went wrong, in a line: of a row that is `crashed`, `rubbish` or `wrong`. */
  readonly message?: string
}

/** What a results file holds. */
export interface Results {
  readonly header: ResultsHeader
  readonly rows: readonly Row[]
}

/** A results file: the header and the rows, a line of JSON each. */
export function resultsText({ header, rows }: Results): string {
  return [header, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Reads a results file. Throws a PuzzleError that names the line. */
export function parseResults(text: string): Results {
  const lines = text.split('\n').map((line) => line.trimEnd())
  if (lines.at(-1) === '') lines.pop()
  const header = parseHeader(lines[0] ?? '')
  const contenders = new Set(header.contenders.map(({ name }) => name))
  const seen = new Set<string>()
  const rows = lines.slice(1).map((line, index) => {
    const at = { line: index + 2 }
    const row = parseRow(line, at.line)
    if (!contenders.has(row.contender)) {
      throw new PuzzleError('record', `the first line knows no contender ${quote(row.contender)}`, at)
    }
    const key = `${row.contender}\n${row.puzzle}`
    if (seen.has(key)) {
      throw new PuzzleError('record', `a second row of ${quote(row.contender)} on the same puzzle`, at)
    }
    seen.add(key)
    return row
  })
  return { header, rows }
}

/** Reads the first line of a results file. Throws a PuzzleError. */
export function parseHeader(text: string): ResultsHeader {
  if (text === '') throw new PuzzleError('empty', 'there are no results in it', { line: 1 })
  const header = parseLine(text, 1, HEADER, 'the first line of results')
  if (header.results !== RESULTS_VERSION) {
    const message = `results of version ${quote(String(header.results))}; this program reads version ${RESULTS_VERSION}`
    throw new PuzzleError('record', message, { line: 1 })
  }
  return header as unknown as ResultsHeader
}

/** Reads a row, which stands in this line. Throws a PuzzleError. */
export function parseRow(text: string, line: number): Row {
  return parseLine(text, line, ROW, 'a row of results') as unknown as Row
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isMeasured: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const record =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    fault(value, checks) === undefined

const HEADER: Readonly<Record<keyof ResultsHeader, Check>> = {
  results: (value) => value !== undefined,
  corpus: record({ checksum: isText, puzzles: isCount }),
  contenders: listOf(
    record({ name: isText, kind: oneOf(CONTENDER_KINDS), what: isText, checksum: orNothing(isText) }),
  ),
  limits: record({ nodes: orNull(isCount), milliseconds: orNull(isCount), solutions: orNull(isCount) }),
  repeat: isCount,
  times: isFlag,
  seed: isText,
}

const ROW: Readonly<Record<keyof Row, Check>> = {
  contender: isText,
  puzzle: isText,
  family: isText,
  shape: isText,
  stars: orNull(oneOf([1, 2, 3, 4, 5])),
  outcome: oneOf(OUTCOMES),
  status: oneOf(STATUSES),
  solutions: isCount,
  ended: orNothing(oneOf(['node-limit', 'time-limit'])),
  nodes: orNull(isCount),
  branchings: orNull(isCount),
  averageBranchingFactor: orNull(isMeasured),
  failures: orNull(isCount),
  maxDepth: orNull(isCount),
  milliseconds: orNull(isMeasured),
  message: orNothing(isText),
}

/** The name of the first member that is not as it has to be. */
function fault(value: unknown, checks: Readonly<Record<string, Check>>): string | undefined {
  if (typeof value !== 'object' || value === null) return Object.keys(checks)[0]
  const members = value as Readonly<Record<string, unknown>>
  return Object.keys(checks).find((name) => !checks[name](members[name]))
}

function parseLine(
  text: string,
  line: number,
  checks: Readonly<Record<string, Check>>,
  what: string,
): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new PuzzleError('record', `${quote(text)} is no line of JSON, as ${what} has to be`, { line })
  }
  const name = fault(value, checks)
  if (name === undefined) return value as Readonly<Record<string, unknown>>
  throw new PuzzleError(
    'record',
    `this is not ${what}: ${quote(name)} is missing, or not what it has to be`,
    {
      line,
    },
  )
}

/** In what two runs differ, in a line each; nothing if they have the same rows. */
export function headerDifferences(there: ResultsHeader, wanted: ResultsHeader): string[] {
  if (there.corpus.checksum !== wanted.corpus.checksum) {
    const [old, now] = [there, wanted].map(
      ({ corpus }) => `${corpus.checksum.slice(0, 12)}, ${corpus.puzzles} puzzles`,
    )
    return [`these are results of another corpus (checksum ${old}; this one: ${now})`]
  }
  const setting = (name: string, old: unknown, now: unknown) =>
    JSON.stringify(old) === JSON.stringify(now) ? [] : [`${name}: ${say(old)} there, ${say(now)} here`]
  return [
    ...contenderDifferences(there.contenders, wanted.contenders),
    ...setting('limit on nodes', there.limits.nodes, wanted.limits.nodes),
    ...setting('limit on milliseconds', there.limits.milliseconds, wanted.limits.milliseconds),
    ...setting('enough solutions', there.limits.solutions, wanted.limits.solutions),
    ...setting('repeats', there.repeat, wanted.repeat),
    ...setting('times', there.times, wanted.times),
    ...setting('seed', there.seed, wanted.seed),
  ]
}

function contenderDifferences(there: readonly ContenderName[], wanted: readonly ContenderName[]): string[] {
  const names = (list: readonly ContenderName[]) => list.map(({ name }) => name).join(', ')
  if (names(there) !== names(wanted)) return [`contenders: ${names(there)} there, ${names(wanted)} here`]
  return wanted.flatMap((now, index) => {
    const old = there[index]
    if (old.checksum !== now.checksum) return [`${now.name}: its file with orders has changed`]
    if (old.kind !== now.kind || old.what !== now.what)
      return [`${now.name}: ${old.what} there, ${now.what} here`]
    return []
  })
}

function say(setting: unknown): string {
  return setting === null ? 'none' : String(setting)
}
